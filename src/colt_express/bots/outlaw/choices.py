"""Choices: what the outlaw answers when one of his cards is done, and between rounds.

Where it matters what comes after, each option is tried in the head and the rest of the pile
rehearsed; elsewhere he takes what is worth most.
"""

from __future__ import annotations

from typing import Final

from ...engine.cards import CLIMB, KIND_MASK, MOVE, ROB, SHOOT
from ...engine.game import Decision
from ...engine.options import DONE, KEEP, TAKE, Option
from .evaluation import best_of, coming_of, judge, rehearse
from .situation import Situation
from .state import Scene
from .transitions import drive, go, knock_off, walk

KEEPSAKES: Final[list[int]] = [ROB, SHOOT, MOVE, CLIMB]
KEPT_AT_MOST: Final = 4


def where_to(decision: Decision, now: Situation) -> Option:
    """Of a move or a climb."""
    bandit = now.bandit(decision.bandit)
    scenes = [[walk(now.stage, now.scene, bandit, o.value)] for o in decision.options]
    return best_end(decision, now, scenes)


def whom_to_shoot(decision: Decision, now: Situation) -> Option:
    stage, bandit = now.stage, now.bandit(decision.bandit)
    scenes = [
        stage.lore.shoot_him(stage, now.scene, bandit, now.bandit(o.value))
        for o in decision.options
    ]
    return best_end(decision, now, scenes)


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    stage, bandit = now.stage, now.bandit(decision.bandit)
    scenes = [
        stage.lore.punch_him(stage, now.scene, bandit, now.bandit(o.value))
        for o in decision.options
    ]
    return best_end(decision, now, scenes)


def what_to_knock_off(decision: Decision, now: Situation) -> Option:
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    scenes = [[knock_off(now.stage, now.scene, bandit, target, o.value)] for o in decision.options]
    return best_end(decision, now, scenes)


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2"""
    target = now.bandit(decision.target)
    scenes = [[go(now.stage, now.scene, target, o.value)] for o in decision.options]
    return best_end(decision, now, scenes)


def where_to_drive_the_marshal(decision: Decision, now: Situation) -> Option:
    scenes = [[drive(now.stage, now.scene, o.value)] for o in decision.options]
    return best_end(decision, now, scenes)


def best_end(decision: Decision, now: Situation, scenes: list[list[Scene]]) -> Option:
    """The option after which the rest of the pile leads to the best end of the round; ``scenes``:
    by option, what it may lead to at once."""
    stage = now.stage
    bandit = now.bandit(decision.bandit)
    coming = coming_of(now.scene, now.pile)
    nothing = coming_of(now.scene, [])
    worths: list[float] = []
    for after in scenes:
        end = rehearse(stage, best_of(stage, after, bandit, coming), now.pile, coming)
        worths.append(judge(stage, end, bandit, nothing))
    return now.best(decision.options, worths)


def most_valuable_token(decision: Decision, now: Situation) -> Option:
    """Of those that can be robbed or picked."""
    dollars = now.stage.dollars
    return now.best(decision.options, [float(dollars[o.value]) for o in decision.options])


def keep_it(_decision: Decision, _now: Situation) -> Option:
    """CHAR-CHEYENNE: a purse in the hand is better than one on the floor."""
    return KEEP


def take_it(_decision: Decision, _now: Situation) -> Option:
    """STATION-2"""
    return TAKE


def what_to_keep(decision: Decision, now: Situation) -> Option:
    """EXPERT-2: a few cards that are always of use, and room for new ones."""
    if now.sight.kept < KEPT_AT_MOST:
        for kind in _keepsakes(now):
            kept = [o for o in decision.options if o is not DONE and o.value & KIND_MASK == kind]
            if kept:
                return kept[-1]
    return DONE


def _keepsakes(now: Situation) -> list[int]:
    for others in now.stage.lore.keepsakes:
        if kinds := others(now):
            return kinds
    return KEEPSAKES
