"""The end of the round: events that a Marshal who plays changes (MP-EVENT-4)."""

from __future__ import annotations

from typing import Final

from .....engine.places import CELL, car_of, inside, is_inside, roof
from ...constants import Stage
from ...round_end import Effect, purses
from ...round_end import passengers_rebellion as rebellion_in_cars
from ...state import Scene
from ...targets import seen_by
from ...worth import BULLET_RECEIVED, LOOT_LATER


def car_on_the_train(stage: Stage, place: int) -> int:
    """The car of a place; -1 beside the train."""
    if place == CELL:
        return stage.cars - 1
    return car_of(place) if car_of(place) < stage.cars else -1


def angry_marshal(stage: Stage, scene: Scene, bandit: int) -> int:
    """He may shoot at one or two whom he sees."""
    seen = seen_by(stage, scene, stage.lawman)
    return -2 * BULLET_RECEIVED // max(2, len(seen)) if bandit in seen else 0


def marshals_revenge(stage: Stage, scene: Scene, bandit: int) -> int:
    """The least purse is lost in and on his car; CASE-32: in the cell, too."""
    car = car_on_the_train(stage, scene.at[stage.lawman])
    if car < 0 or car_on_the_train(stage, scene.at[bandit]) != car:
        return 0
    return -min(purses(stage, scene.loot[bandit]), default=0)


def passengers_rebellion(stage: Stage, scene: Scene, bandit: int) -> int:
    """CASE-32: the cell is inside a car, too."""
    if scene.at[bandit] == CELL:
        return -BULLET_RECEIVED
    return rebellion_in_cars(stage, scene, bandit)


def safe_place(stage: Stage, scene: Scene, bandit: int) -> int:
    """MP-EVENT-1: the loot inside the Marshal's car will be on its roof."""
    car = car_on_the_train(stage, scene.at[stage.lawman])
    if car < 0:
        return 0
    best = round(LOOT_LATER * stage.best(scene.floor[inside(car)]))
    place = scene.at[bandit]
    if place == roof(car):
        return best
    return -best if is_inside(place) and place == inside(car) else 0


MARSHAL_EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "marshals_revenge": marshals_revenge,
    "passengers_rebellion": passengers_rebellion,
    "safe_place": safe_place,
}
