"""Judgement: what a scene is worth to a player, in dollars.

What his side has made in it, less a part of what the others have made, and what the scene
promises: loot within reach, and what the end of the round will bring.
"""

from __future__ import annotations

from .law.judgement import worth_to_a_bandit, worth_to_the_marshal
from .promise import promise
from .round_end import effect_of_event
from .scene import Scene
from .stage import Stage
from .travelling import fare

Coming = list[list[str]]
"""By bandit: the kinds of cards he is expected to do after the scene."""


def judge(stage: Stage, scene: Scene, bandit: int, coming: Coming) -> float:
    """What the scene is worth to the player who leads this bandit."""
    law = stage.law
    if law is not None and bandit == law.lawman:
        return worth_to_the_marshal(stage, law, scene, coming[bandit])
    side = stage.sides[bandit]
    worth = (1 + stage.envy[side]) * scene.gains[side]
    for envy, gain in zip(stage.envy, scene.gains, strict=True):
        worth -= envy * gain
    for companion in stage.companions[bandit]:
        worth += promise(stage, scene, companion, coming[companion])
        worth += effect_of_event(stage, scene, companion) + fare(stage, scene, companion)
    if law is not None:
        worth += worth_to_a_bandit(stage, law, scene, bandit, coming[bandit])
    return worth
