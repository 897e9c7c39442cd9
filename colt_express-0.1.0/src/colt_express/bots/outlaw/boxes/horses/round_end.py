"""The end of the round, with events and stations of the box."""

from __future__ import annotations

from typing import Final

from .....engine.places import AWAY, COACH, COACH_ROOF
from .....engine.tokens import STRONGBOX
from ...constants import GameConstants
from ...round_end import Effect
from ...state import ModelState
from ...worth import BULLET_RECEIVED, LIBERTY
from .transitions import car_beside


def shotguns_rage(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """HS-EVENT-4"""
    place = state.at[bandit]
    near = place != AWAY and car_beside(constants, place) == constants.train.coach
    return -BULLET_RECEIVED if near else 0


def sharing_the_loot(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """HS-STATION-1: the bandit's share of others' strongboxes, less their share of his."""
    company = [n for n in state.who_is_at(state.at[bandit]) if n != constants.lawman]
    if len(company) == 1:
        return 0
    gain = 0
    for holder in company:
        for token in state.loot[holder]:
            if constants.kinds[token] == STRONGBOX:
                share = constants.dollars[token] // len(company)
                gain += share - constants.dollars[token] if holder == bandit else share
    return gain


def escape(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """HS-STATION-2: a bandit who stays with the train loses everything."""
    if state.at[bandit] in (COACH, COACH_ROOF, AWAY):
        return 0
    return -constants.total(state.loot[bandit]) - LIBERTY


HORSES_EFFECTS: Final[dict[str, Effect]] = {
    "shotguns_rage": shotguns_rage,
    "sharing_the_loot": sharing_the_loot,
    "escape": escape,
}
