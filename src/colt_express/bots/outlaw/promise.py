"""What a scene promises a bandit: the loot within his reach."""

from __future__ import annotations

from .riding import rides
from .scene import Scene
from .stage import Stage
from .travelling import hiding_places, travels
from .worth import LOOT_LATER, LOOT_NOW


def promise(stage: Stage, scene: Scene, bandit: int, kinds: list[str]) -> float:
    """What a bandit can still make of where he is."""
    place = scene.at[bandit]
    here = scene.floor[place]
    worth = LOOT_NOW * stage.total(here[: kinds.count("rob")])
    if not stage.last_round:
        ways = reach(stage, scene, bandit)
        near = [stage.best(scene.floor[there]) for there in ways if there != scene.marshal]
        worth += LOOT_LATER * (stage.best(here) + max(near, default=0))
    return worth


def reach(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """Where he may be before long; a time traveller where he likes (TM-5)."""
    if travels(scene, bandit):
        return hiding_places(stage)
    place = scene.at[bandit]
    return stage.ways.moves[place] + stage.ways.climbs[place] + rides(stage, scene, bandit)
