"""Judgement: what a scene is worth to a player, in dollars.

What his side has made in it, less a part of what the others have made, and what the scene
promises: loot within reach, and what the end of the round will bring.
"""

from __future__ import annotations

from .round_end import effect_of_event
from .scene import Scene
from .stage import Stage
from .worth import LOOT_LATER, LOOT_NOW

Coming = list[list[str]]
"""By bandit: the kinds of cards he is expected to do after the scene."""


def judge(stage: Stage, scene: Scene, bandit: int, coming: Coming) -> float:
    """What the scene is worth to the player who leads this bandit."""
    if bandit in stage.aims:
        return stage.aims[bandit](stage, scene, coming[bandit])
    side, lore = stage.sides[bandit], stage.lore
    worth = (1 + stage.envy[side]) * scene.gains[side]
    for envy, gain in zip(stage.envy, scene.gains, strict=True):
        worth -= envy * gain
    for companion in stage.companions[bandit]:
        worth += promise(stage, scene, companion, coming[companion])
        gained = effect_of_event(stage, scene, companion)
        for bonus in lore.bonuses:
            gained += bonus(stage, scene, companion)
        worth += gained
    for beside_money in lore.worths:
        worth += beside_money(stage, scene, bandit, coming[bandit])
    return worth


def promise(stage: Stage, scene: Scene, bandit: int, kinds: list[str]) -> float:
    """The loot that a bandit can still get at from where he is."""
    place = scene.at[bandit]
    here = scene.floor[place]
    worth = LOOT_NOW * stage.total(here[: kinds.count("rob")])
    if not stage.last_round:
        ways = stage.lore.reach(stage, scene, bandit)
        near = [stage.best(scene.floor[there]) for there in ways if there != scene.marshal_at]
        worth += LOOT_LATER * (stage.best(here) + max(near, default=0))
    return worth


def reach(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """Where he may be before long."""
    place = scene.at[bandit]
    return stage.ways.moves[place] + stage.ways.climbs[place]
