"""The Marshal's shots (MP-SHOOT, MP-BULLET), and his arrests (MP-ARREST)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.ending import POSTER
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.boxes.marshal.table import (
    DROP_THE_BAG,
    GOTCHA,
    LOST_GUN,
    WOUNDED_KNEE,
    WOUNDED_SHOULDER,
)
from .....engine.places import CELL
from ...constants import GameConstants
from ...state import ModelState
from ...targets import seen_by, spared
from ...treasure import without
from .ideas import companion_worth
from .state import MarshalState, marshal_in, own_marshal
from .worth import WOUND

SIDES: Final[list[int]] = [0, 1]
LASTING: Final[list[int]] = [LOST_GUN, WOUNDED_KNEE, WOUNDED_SHOULDER]


def shots(constants: GameConstants, state: ModelState, lawman: int) -> list[ModelState]:
    """The states after the Marshal shoots one or two bandits in sight, with either cylinder; two if
    he can, since more hits never harm him."""
    seen = seen_by(constants, state, lawman)
    loaded = [side for side in SIDES if marshal_in(state).cylinders[side]]
    if not seen or not loaded:
        return [state]
    targets = seen if len(seen) == 2 else spared(constants, seen)
    if len(loaded) == 2 and len(targets) > 1:
        return [
            hit(constants, first, other, 1)
            for one in targets
            for first in [hit(constants, state, one, 0)]
            for other in targets
            if other != one
        ]
    return [
        hit(constants, state, target, side) for target in spared(constants, seen) for side in loaded
    ]


def hit(constants: GameConstants, state: ModelState, target: int, side: int) -> ModelState:
    """MP-BULLET: the state after the next bullet of a cylinder hits a bandit."""
    new = state.copy()
    part = own_marshal(new)
    cylinder, victim = part.cylinders[side], constants.sides[target]
    effect = cylinder[-1]
    part.cylinders[side] = cylinder[:-1]
    part.hits[target] += 1
    new.earn(victim, -constants.bite)
    if effect in LASTING:
        part.wounds[target] = [*part.wounds[target], effect]
        new.earn(victim, -WOUND)
    elif effect == GOTCHA:
        lose_companion(constants, new, part, target)
    elif effect == DROP_THE_BAG:
        lose_bag(constants, new, target)
    return new


def lose_companion(
    constants: GameConstants, state: ModelState, part: MarshalState, target: int
) -> None:
    """The bandit's companion goes back to the law, in a fresh state; ``part``: its fresh part."""
    if part.companion[target] >= 0:
        state.earn(
            constants.sides[target], -companion_worth(constants, target, part.companion[target])
        )
        part.companion[target] = -1
        part.with_the_law += 1


def lose_bag(constants: GameConstants, state: ModelState, target: int) -> None:
    """The Marshal gets a mailbag of the bandit, in a fresh state; CASE-34: one, if he has two."""
    for token in state.loot[target]:
        if constants.kinds[token] == MAILBAG:
            state.give(target, without(state.loot[target], token))
            state.give(constants.lawman, (*state.loot[constants.lawman], token))
            state.earn(constants.sides[target], -constants.dollars[token])
            return


def arrests(constants: GameConstants, state: ModelState, lawman: int) -> list[ModelState]:
    """CASE-31: any bandit at the Marshal's place, Belle included."""
    here = [n for n in state.who_is_at(state.at[lawman]) if n != lawman]
    return [arrest(constants, state, bandit) for bandit in here] or [state]


def arrest(constants: GameConstants, state: ModelState, bandit: int) -> ModelState:
    new = state.copy()
    new.at[bandit] = CELL
    if marshal_in(new).wanted[bandit]:
        own_marshal(new).wanted[bandit] = False
        new.earn(constants.sides[bandit], -POSTER)
    return new
