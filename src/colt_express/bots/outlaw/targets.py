"""Targets: whom a bandit can shoot or punch in a scene, and whom he would rather."""

from __future__ import annotations

from .scene import Scene
from .stage import Stage


def in_sight(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """SHOOT-3, SHOOT-4: in each direction those on the nearest place where anybody is."""
    place = scene.at[bandit]
    seen: list[int] = []
    for line in stage.ways.sights[place]:
        for there in line:
            if there == scene.guard:  # HS-GUN-4: he hides who is behind him
                break
            if there in scene.at:
                seen += scene.who_is_at(there)
                break
    if "tuco" in stage.abilities[bandit]:
        for above_or_below in stage.ways.climbs[place]:
            seen += scene.who_is_at(above_or_below)
    return spared(stage, seen)


def at_hand(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """PUNCH-1: everyone else at his place."""
    place = scene.at[bandit]
    if scene.at.count(place) == 1:
        return []
    return spared(stage, [other for other in scene.who_is_at(place) if other != bandit])


def spared(stage: Stage, targets: list[int]) -> list[int]:
    """CHAR-BELLE: she is no target while there is another."""
    if len(targets) < 2:
        return targets
    return [target for target in targets if "belle" not in stage.abilities[target]] or targets


def richest(stage: Stage, scene: Scene, bandit: int, targets: list[int]) -> int:
    """The one with the most loot; a friend only where nobody else can be hit (CASE-4)."""
    ours = stage.sides[bandit]
    return max(targets, key=lambda n: (stage.sides[n] != ours, stage.total(scene.loot[n])))
