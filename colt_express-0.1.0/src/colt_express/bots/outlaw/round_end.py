"""The end of the round: what a bandit gains or loses by the event or station, in dollars."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.base.stations import CONDUCTOR_MONEY
from ...engine.geometry import LOCOMOTIVE
from ...engine.places import car_of, inside, is_inside, other_level
from ...engine.tokens import PURSE
from .constants import GameConstants
from .state import ModelState
from .worth import BULLET_RECEIVED

Effect = Callable[[GameConstants, ModelState, int], int]


def angry_marshal(_constants: GameConstants, state: ModelState, bandit: int) -> int:
    """EVENT-1: a bullet for bandits on his roof, and for those in the next car, whom he meets."""
    place = state.at[bandit]
    next_car = inside(car_of(state.marshal_at) + 1)
    return -BULLET_RECEIVED if place in (other_level(state.marshal_at), next_car) else 0


def passengers_rebellion(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """EVENT-5"""
    place = state.at[bandit]
    in_a_car = is_inside(place) and car_of(place) < constants.cars
    return -BULLET_RECEIVED if in_a_car else 0


def marshals_revenge(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """STATION-1: the least purse is lost on the Marshal's roof."""
    if state.at[bandit] != other_level(state.marshal_at):
        return 0
    return -min(purses(constants, state.loot[bandit]), default=0)


def pickpocketing(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """STATION-2: a purse for a bandit who is alone at its place."""
    place = state.at[bandit]
    alone = state.at.count(place) == 1
    return max(purses(constants, state.floor[place]), default=0) if alone else 0


def hostage_conductor(_constants: GameConstants, state: ModelState, bandit: int) -> int:
    """STATION-3"""
    return CONDUCTOR_MONEY if car_of(state.at[bandit]) == LOCOMOTIVE else 0


def purses(constants: GameConstants, tokens: tuple[int, ...]) -> list[int]:
    return [constants.dollars[token] for token in tokens if constants.kinds[token] == PURSE]


EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "passengers_rebellion": passengers_rebellion,
    "marshals_revenge": marshals_revenge,
    "pickpocketing": pickpocketing,
    "hostage_conductor": hostage_conductor,
}
