"""The end of the round: what the event or station will do to a bandit where he is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.base.stations import CONDUCTOR_MONEY
from ...engine.geometry import LOCOMOTIVE
from ...engine.places import car_of, inside, is_inside, other_level
from ...engine.tokens import PURSE
from .constants import Stage
from .state import Scene
from .worth import BULLET_RECEIVED

Effect = Callable[[Stage, Scene, int], int]


def angry_marshal(_stage: Stage, scene: Scene, bandit: int) -> int:
    """EVENT-1: he shoots through his roof, and meets whoever is in the next car."""
    place = scene.at[bandit]
    next_car = inside(car_of(scene.marshal_at) + 1)
    return -BULLET_RECEIVED if place in (other_level(scene.marshal_at), next_car) else 0


def passengers_rebellion(stage: Stage, scene: Scene, bandit: int) -> int:
    """EVENT-5"""
    place = scene.at[bandit]
    in_a_car = is_inside(place) and car_of(place) < stage.cars
    return -BULLET_RECEIVED if in_a_car else 0


def marshals_revenge(stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-1: the least purse is lost on the Marshal's roof."""
    if scene.at[bandit] != other_level(scene.marshal_at):
        return 0
    return -min(purses(stage, scene.loot[bandit]), default=0)


def pickpocketing(stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-2: a purse for who is alone with it."""
    place = scene.at[bandit]
    alone = scene.at.count(place) == 1
    return max(purses(stage, scene.floor[place]), default=0) if alone else 0


def hostage_conductor(_stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-3"""
    return CONDUCTOR_MONEY if car_of(scene.at[bandit]) == LOCOMOTIVE else 0


def purses(stage: Stage, tokens: tuple[int, ...]) -> list[int]:
    return [stage.dollars[token] for token in tokens if stage.kinds[token] == PURSE]


EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "passengers_rebellion": passengers_rebellion,
    "marshals_revenge": marshals_revenge,
    "pickpocketing": pickpocketing,
    "hostage_conductor": hostage_conductor,
}
