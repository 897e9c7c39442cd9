"""The end of the round: events that differ if a player is the Marshal (MP-EVENT-4)."""

from __future__ import annotations

from typing import Final

from .....engine.places import CELL, car_of, inside, is_inside, roof
from ...constants import GameConstants
from ...round_end import Effect, purses
from ...round_end import passengers_rebellion as rebellion_in_cars
from ...state import ModelState
from ...targets import seen_by
from ...worth import BULLET_RECEIVED, LOOT_LATER


def car_on_the_train(constants: GameConstants, place: int) -> int:
    """The car of a place, or -1 beside the train."""
    if place == CELL:
        return constants.cars - 1
    return car_of(place) if car_of(place) < constants.cars else -1


def angry_marshal(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """He may shoot at one or two bandits in sight."""
    seen = seen_by(constants, state, constants.lawman)
    return -2 * BULLET_RECEIVED // max(2, len(seen)) if bandit in seen else 0


def marshals_revenge(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """Bandits in and on his car lose their least purse; CASE-32: those in the cell, too."""
    car = car_on_the_train(constants, state.at[constants.lawman])
    if car < 0 or car_on_the_train(constants, state.at[bandit]) != car:
        return 0
    return -min(purses(constants, state.loot[bandit]), default=0)


def passengers_rebellion(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """CASE-32: the cell is inside a car, too."""
    if state.at[bandit] == CELL:
        return -BULLET_RECEIVED
    return rebellion_in_cars(constants, state, bandit)


def safe_place(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """MP-EVENT-1: the loot inside the Marshal's car will be on its roof."""
    car = car_on_the_train(constants, state.at[constants.lawman])
    if car < 0:
        return 0
    best = round(LOOT_LATER * constants.best(state.floor[inside(car)]))
    place = state.at[bandit]
    if place == roof(car):
        return best
    return -best if is_inside(place) and place == inside(car) else 0


MARSHAL_EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "marshals_revenge": marshals_revenge,
    "passengers_rebellion": passengers_rebellion,
    "safe_place": safe_place,
}
