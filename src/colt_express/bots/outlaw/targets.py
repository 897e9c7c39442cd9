"""Targets: whom a bandit can shoot or punch in a scene, and whom he would rather."""

from __future__ import annotations

from typing import Final

from ...engine.figures import BELLE, TUCO
from .constants import Stage
from .state import Scene

NO_FRIEND: Final = 1_000_000
"""More than anybody can have."""


def in_sight(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    return spared(stage, seen_by(stage, scene, bandit))


def seen_by(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """SHOOT-3, SHOOT-4: in each direction those on the nearest place where anybody is."""
    place = scene.at[bandit]
    occupied = 0  # a bit for each place
    for there in scene.at:
        occupied |= 1 << there
    seen: list[int] = []
    for line in stage.ways.sights[place]:
        for there in line:
            if occupied >> there & 1:
                seen += scene.who_is_at(there)
                break
            if there in scene.blockers:
                break
    if stage.can(bandit, TUCO):
        for above_or_below in stage.ways.climbs[place]:
            seen += scene.who_is_at(above_or_below)
    return seen


def at_hand(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """PUNCH-1: everyone else at his place."""
    place = scene.at[bandit]
    if scene.at.count(place) == 1:
        return []
    return spared(stage, [other for other in scene.who_is_at(place) if other != bandit])


def spared(stage: Stage, targets: list[int]) -> list[int]:
    """CHAR-BELLE: she is no target while there is another; CASE-13: who has her companion is
    spared before all but her."""
    if len(targets) < 2:
        return targets
    others = [target for target in targets if not stage.can(target, BELLE)]
    if others:
        return others
    belle = stage.cast.number[BELLE]
    return [target for target in targets if target != belle] or targets


def worth_hitting(stage: Stage, scene: Scene, bandit: int, targets: list[int]) -> list[int]:
    """Those worth thinking about: the richest, and a Marshal who plays."""
    if stage.lawman not in targets:
        return [richest(stage, scene, bandit, targets)]
    others = [target for target in targets if target != stage.lawman]
    return [richest(stage, scene, bandit, others), stage.lawman] if others else [stage.lawman]


def richest(stage: Stage, scene: Scene, bandit: int, targets: list[int]) -> int:
    """The one with the most loot; a friend only where nobody else can be hit (CASE-4)."""
    ours, chosen, most = stage.sides[bandit], -1, -1
    for target in targets:
        worth = stage.total(scene.loot[target])
        if stage.sides[target] != ours:
            worth += NO_FRIEND
        if worth > most:
            chosen, most = target, worth
    return chosen
