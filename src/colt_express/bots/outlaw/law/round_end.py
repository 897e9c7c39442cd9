"""The end of the round beside the law: events that a Marshal who plays changes (MP-EVENT-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....engine.places import CELL, car_of, inside, is_inside, roof
from ..targets import seen_by
from ..worth import BULLET_RECEIVED, LOOT_LATER

if TYPE_CHECKING:
    from ..scene import Scene
    from ..stage import Stage

Effect = Callable[["Stage", "Scene", int], int]


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
    purses = [stage.dollars[token] for token in scene.loot[bandit] if token in stage.purses]
    return -min(purses, default=0)


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


LAW_EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "marshals_revenge": marshals_revenge,
    "safe_place": safe_place,
}
