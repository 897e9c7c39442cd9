"""Judgement: what a scene is worth to a player, in dollars.

What his side has made in it, less a part of what the others have made, and what the scene
promises: loot within reach, and what the end of the round will bring.
"""

from __future__ import annotations

from .riding import rides
from .round_end import effect_of_event
from .scene import Scene
from .stage import Stage
from .travelling import fare, hiding_places, travels
from .worth import LOOT_LATER, LOOT_NOW

Coming = list[list[str]]
"""By bandit: the kinds of cards he is expected to do after the scene."""


def judge(stage: Stage, scene: Scene, bandit: int, coming: Coming) -> float:
    """What the scene is worth to the player who leads this bandit."""
    side = stage.sides[bandit]
    worth = (1 + stage.envy[side]) * scene.gains[side]
    for envy, gain in zip(stage.envy, scene.gains, strict=True):
        worth -= envy * gain
    for companion in stage.companions[bandit]:
        worth += promise(stage, scene, companion, coming[companion])
        worth += effect_of_event(stage, scene, companion) + fare(stage, scene, companion)
    return worth


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
