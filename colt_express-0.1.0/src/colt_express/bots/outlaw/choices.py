"""Choices: the outlaw's answers when one of his cards is resolved, and between rounds.

If later cards matter, each option is played out in the model with the rest of the pile; otherwise
he takes the most valuable one.
"""

from __future__ import annotations

from typing import Final

from ...engine.cards import CLIMB, KIND_MASK, MOVE, ROB, SHOOT
from ...engine.game import Decision
from ...engine.options import DONE, KEEP, TAKE, Option
from .evaluation import best_of, coming_of, evaluate, roll_out
from .situation import Situation
from .state import ModelState
from .transitions import drive, go, knock_off, walk

KEEPSAKES: Final[list[int]] = [ROB, SHOOT, MOVE, CLIMB]
"""Kinds of cards to keep, the most useful first."""
KEPT_AT_MOST: Final = 4
"""Maximum number of cards kept, to leave room for new ones."""


def where_to(decision: Decision, now: Situation) -> Option:
    """The place to move or climb to."""
    bandit = now.bandit(decision.bandit)
    states = [[walk(now.constants, now.state, bandit, o.value)] for o in decision.options]
    return best_end(decision, now, states)


def whom_to_shoot(decision: Decision, now: Situation) -> Option:
    constants, bandit = now.constants, now.bandit(decision.bandit)
    states = [
        constants.model.shoot_him(constants, now.state, bandit, now.bandit(o.value))
        for o in decision.options
    ]
    return best_end(decision, now, states)


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    constants, bandit = now.constants, now.bandit(decision.bandit)
    states = [
        constants.model.punch_him(constants, now.state, bandit, now.bandit(o.value))
        for o in decision.options
    ]
    return best_end(decision, now, states)


def what_to_knock_off(decision: Decision, now: Situation) -> Option:
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    states = [
        [knock_off(now.constants, now.state, bandit, target, o.value)] for o in decision.options
    ]
    return best_end(decision, now, states)


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2"""
    target = now.bandit(decision.target)
    states = [[go(now.constants, now.state, target, o.value)] for o in decision.options]
    return best_end(decision, now, states)


def where_to_drive_the_marshal(decision: Decision, now: Situation) -> Option:
    states = [[drive(now.constants, now.state, o.value)] for o in decision.options]
    return best_end(decision, now, states)


def best_end(decision: Decision, now: Situation, states: list[list[ModelState]]) -> Option:
    """The option after which the rest of the pile leads to the best end of the round; ``states``:
    by option, what it may lead to at once."""
    constants = now.constants
    bandit = now.bandit(decision.bandit)
    coming = coming_of(now.state, now.pile)
    nothing = coming_of(now.state, [])
    worths: list[float] = []
    for after in states:
        end = roll_out(constants, best_of(constants, after, bandit, coming), now.pile, coming)
        worths.append(evaluate(constants, end, bandit, nothing))
    return now.best(decision.options, worths)


def most_valuable_token(decision: Decision, now: Situation) -> Option:
    """The most valuable of the tokens that can be robbed or picked."""
    dollars = now.constants.dollars
    return now.best(decision.options, [float(dollars[o.value]) for o in decision.options])


def keep_it(_decision: Decision, _now: Situation) -> Option:
    """CHAR-CHEYENNE: a purse in the hand is better than one on the floor."""
    return KEEP


def take_it(_decision: Decision, _now: Situation) -> Option:
    """STATION-2"""
    return TAKE


def what_to_keep(decision: Decision, now: Situation) -> Option:
    """EXPERT-2: the next card to keep, or `DONE`."""
    if now.observation.kept < KEPT_AT_MOST:
        for kind in _keepsakes(now):
            kept = [o for o in decision.options if o is not DONE and o.value & KIND_MASK == kind]
            if kept:
                return kept[-1]
    return DONE


def _keepsakes(now: Situation) -> list[int]:
    for others in now.constants.model.keepsakes:
        if kinds := others(now):
            return kinds
    return KEEPSAKES
