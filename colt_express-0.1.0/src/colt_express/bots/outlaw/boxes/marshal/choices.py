"""Choices of this box: the outlaw's answers as the Marshal, and as a bandit."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.actions import THROW_OFF
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.prison import ARREST
from .....engine.boxes.marshal.shooting import SIDES
from .....engine.cards import CLIMB, MOVE, ROB, SHOOT
from .....engine.game import Decision
from .....engine.options import DONE, TARGET, Option
from .....engine.places import CELL
from ...choices import best_end
from ...situation import Situation
from ...state import ModelState
from ...targets import seen_by, spared
from ...transitions import go, knock_back
from .ideas import free, take_companion
from .shooting import arrest, hit, shots
from .state import marshal_in
from .transitions import falls

HIS_KEEPSAKES: Final[list[int]] = [ARREST, MOVE_PLUS, CLIMB_PLUS, SHOOT, MOVE]
"""Kinds of cards that the Marshal keeps, the most useful first."""
CAPTIVES: Final[list[int]] = [IDEA, ROB, SHOOT, MOVE, CLIMB]
"""Kinds of cards that a bandit in the cell keeps."""


def whom_to_shoot_first(decision: Decision, now: Situation) -> Option:
    """MP-SHOOT: the first target, considering the second shot that may follow."""
    return best_end(decision, now, [_first_shot(now, o) for o in decision.options])


def _first_shot(now: Situation, option: Option) -> list[ModelState]:
    constants = now.constants
    figure, side = divmod(option.value, len(SIDES))
    target = now.bandit(figure)
    state = hit(constants, now.state, target, side)
    if not marshal_in(state).cylinders[1 - side]:
        return [state]
    seen = seen_by(constants, state, constants.lawman)
    others = seen if len(seen) == 2 else spared(constants, seen)
    both = [hit(constants, state, other, 1 - side) for other in others if other != target]
    return [state, *both]


def whom_to_shoot_next(decision: Decision, now: Situation) -> Option:
    return best_end(decision, now, [[_next_shot(now, o)] for o in decision.options])


def _next_shot(now: Situation, option: Option) -> ModelState:
    if option is DONE:
        return now.state
    figure, side = divmod(option.value, len(SIDES))
    return hit(now.constants, now.state, now.bandit(figure), side)


def whom_to_arrest(decision: Decision, now: Situation) -> Option:
    states = [[arrest(now.constants, now.state, now.bandit(o.value))] for o in decision.options]
    return best_end(decision, now, states)


def shoot_in_anger(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-4"""
    shooting = shots(now.constants, now.state, now.constants.lawman)
    return best_end(decision, now, _or_not(decision, now, shooting))


def walk_in_anger(decision: Decision, now: Situation) -> Option:
    walk = now.constants.model.transitions[MOVE]
    assert walk is not None
    walking = walk(now.constants, now.state, now.constants.lawman)
    return best_end(decision, now, _or_not(decision, now, walking))


def _or_not(decision: Decision, now: Situation, states: list[ModelState]) -> list[list[ModelState]]:
    """By option: ``states``, or for `DONE` the current state."""
    return [[now.state] if option is DONE else states for option in decision.options]


def whom_to_free(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: a prisoner to come along, or a bandit out of the cell."""
    bandit = now.bandit(decision.bandit)
    return best_end(decision, now, [[_freed(now, bandit, o)] for o in decision.options])


def _freed(now: Situation, bandit: int, option: Option) -> ModelState:
    if option.kind == TARGET:
        return free(now.constants, now.state, bandit, now.bandit(option.value))
    return take_companion(now.constants, now.state, bandit, option.value)


def what_else_to_rob(decision: Decision, now: Situation) -> Option:
    """MP-PRISONER: the second token, with his own companion; `DONE` if none has any value."""
    dollars = now.constants.dollars
    worths = [0.0 if o is DONE else float(dollars[o.value]) for o in decision.options]
    return now.best(decision.options, worths)


def what_to_give(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: the least valuable token, as thanks for being freed."""
    dollars = now.constants.dollars
    return now.best(decision.options, [-float(dollars[o.value]) for o in decision.options])


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2; MP-STATION-2: or off the train."""
    target = now.bandit(decision.target)
    return best_end(decision, now, [[_pushed(now, target, o)] for o in decision.options])


def _pushed(now: Situation, target: int, option: Option) -> ModelState:
    if option is THROW_OFF:
        return falls(now.constants, now.state, target)
    return go(now.constants, now.state, target, option.value)


def push_or_throw_off(decision: Decision, now: Situation) -> Option:
    """MP-STATION-2: after a shot of Django's."""
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    pushed = now.state.copy()
    knock_back(now.constants, pushed, bandit, target)
    thrown_off = falls(now.constants, now.state, target)
    states = [[thrown_off if option is THROW_OFF else pushed] for option in decision.options]
    return best_end(decision, now, states)


def keepsakes(now: Situation) -> list[int]:
    """KEEP-1, EXPERT-2: kinds of cards to keep as the Marshal or in the cell, the most useful
    first; an empty list for others, who keep those of the base game."""
    if now.constants.me == now.constants.lawman:
        return HIS_KEEPSAKES
    return CAPTIVES if now.state.at[now.constants.me] == CELL else []
