"""Choices: what the outlaw answers when one of his cards is done, and between rounds.

Where it matters what comes after, each option is tried in the head and the rest of the pile
rehearsed; elsewhere he takes what is worth most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.cards import KIND_NAMES, kind_of
from ...engine.game import Decision
from ...engine.options import DONE, KEEP, TAKE, Option
from .deeds import drive, go, knock_off, shoot_at
from .judgement import judge
from .rehearsal import best_of, coming_of, rehearse
from .scene import Scene
from .situation import Situation

KEEPSAKES: Final = ("rob", "shoot", "move", "climb")
KEPT_AT_MOST: Final = 4


def where_to(decision: Decision, now: Situation) -> Option:
    """Of a move or a climb."""
    bandit = now.bandit(decision.bandit)
    return try_each(decision, now, lambda o: [go(now.stage, now.scene, bandit, o.value)])


def whom_to_shoot(decision: Decision, now: Situation) -> Option:
    bandit = now.bandit(decision.bandit)
    return try_each(
        decision, now, lambda o: [shoot_at(now.stage, now.scene, bandit, now.bandit(o.value))]
    )


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    stage, bandit = now.stage, now.bandit(decision.bandit)
    return try_each(
        decision,
        now,
        lambda o: stage.lore.punch_him(stage, now.scene, bandit, now.bandit(o.value)),
    )


def what_to_knock_off(decision: Decision, now: Situation) -> Option:
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    return try_each(
        decision, now, lambda o: [knock_off(now.stage, now.scene, bandit, target, o.value)]
    )


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2"""
    target = now.bandit(decision.target)
    return try_each(decision, now, lambda o: [go(now.stage, now.scene, target, o.value)])


def where_to_drive_the_marshal(decision: Decision, now: Situation) -> Option:
    return try_each(decision, now, lambda o: [drive(now.stage, now.scene, o.value)])


def try_each(decision: Decision, now: Situation, scenes: Callable[[Option], list[Scene]]) -> Option:
    """The option after which the rest of the pile leads to the best end of the round."""
    stage = now.stage
    bandit = now.bandit(decision.bandit)
    coming = coming_of(now.scene, now.pile)
    nothing = coming_of(now.scene, [])

    def worth(option: Option) -> float:
        scene = best_of(stage, scenes(option), bandit, coming)
        return judge(stage, rehearse(stage, scene, now.pile, []), bandit, nothing)

    return now.best(decision.options, worth)


def most_valuable_token(decision: Decision, now: Situation) -> Option:
    """Of those that can be robbed or picked."""
    return now.best(decision.options, lambda option: now.stage.dollars[option.value])


def keep_it(_decision: Decision, _now: Situation) -> Option:
    """CHAR-CHEYENNE: a purse in the hand is better than one on the floor."""
    return KEEP


def take_it(_decision: Decision, _now: Situation) -> Option:
    """STATION-2"""
    return TAKE


def what_to_keep(decision: Decision, now: Situation) -> Option:
    """EXPERT-2: a few cards that are always of use, and room for new ones."""
    kinds = {KIND_NAMES[kind_of(o.value)]: o for o in decision.options if o is not DONE}
    if len(now.player.kept or ()) < KEPT_AT_MOST:
        for kind in _keepsakes(now):
            if kind in kinds:
                return kinds[kind]
    return DONE


def _keepsakes(now: Situation) -> tuple[str, ...]:
    for others in now.stage.lore.keepsakes:
        if kinds := others(now):
            return kinds
    return KEEPSAKES
