"""Hostages: the value of each to a bandit who takes it (HS-COACH-5)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.hostages import (
    BANKER,
    HOSTAGES,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
    RANSOMS,
    TEACHER,
    ZEALOT,
)
from .....engine.tokens import JEWEL, PURSE, STRONGBOX
from ...constants import GameConstants
from ...state import ModelState
from ...worth import BULLET_RECEIVED
from .parts import horses_in, horses_on, own_horses

_QUIRKS: Final[dict[int, int]] = {
    POODLE: BULLET_RECEIVED,
    MINISTER: 120,
    TEACHER: 60,
    ZEALOT: 50,
    OLD_LADY: 60,
    POKER_PLAYER: 80,
    PHOTOGRAPHER: 30,
}
QUIRKS: Final[list[int]] = [_QUIRKS.get(hostage, 0) for hostage in range(len(HOSTAGES))]
"""By hostage: the cost of its quirk in a round, in dollars."""


def take_hostage(constants: GameConstants, state: ModelState, bandit: int, hostage: int) -> None:
    """Give a hostage to a bandit, in a fresh state."""
    part = own_horses(state)
    part.hostages = [other for other in part.hostages if other != hostage]
    part.hostage[bandit] = hostage
    state.earn(constants.sides[bandit], hostage_worth(constants, state, bandit, hostage))


def best_hostage(constants: GameConstants, state: ModelState, bandit: int) -> int:
    hostages = horses_in(state).hostages
    best, most = hostages[0], hostage_worth(constants, state, bandit, hostages[0])
    for hostage in hostages[1:]:
        worth = hostage_worth(constants, state, bandit, hostage)
        if worth > most:
            best, most = hostage, worth
    return best


def hostage_worth(constants: GameConstants, state: ModelState, bandit: int, hostage: int) -> int:
    """The current ransom of a hostage, less the cost of its quirk for the rest of the game."""
    ransom = RANSOMS[hostage]
    if hostage == BANKER:
        ransom = ransom if _held(constants, state, bandit, STRONGBOX) else ransom // 5
    elif hostage == OLD_LADY:
        ransom *= _held(constants, state, bandit, JEWEL)
    elif hostage == POKER_PLAYER:
        ransom *= _held(constants, state, bandit, PURSE)
    elif hostage == PHOTOGRAPHER:
        ransom *= horses_on(constants).wounds[bandit]
    return ransom - QUIRKS[hostage] * constants.rounds_left


def _held(constants: GameConstants, state: ModelState, bandit: int, kind: int) -> int:
    """The number of tokens of a kind that a bandit holds."""
    held = 0
    for token in state.loot[bandit]:
        if constants.kinds[token] == kind:
            held += 1
    return held
