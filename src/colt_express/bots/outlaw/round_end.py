"""The end of the round: what the event or station will do to a bandit where he is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.base.stations import CONDUCTOR_MONEY
from ...engine.geometry import LOCOMOTIVE
from ...engine.places import AWAY, CELL, COACH, COACH_ROOF, car_of, inside, is_inside, other_level
from .law.round_end import LAW_EFFECTS
from .riding import car_beside
from .scene import Scene
from .stage import Stage
from .worth import BULLET_RECEIVED, LIBERTY

Effect = Callable[[Stage, Scene, int], int]


def effect_of_event(stage: Stage, scene: Scene, bandit: int) -> int:
    """In dollars, gained or lost."""
    effects = EFFECTS if stage.law is None else EFFECTS_BESIDE_THE_LAW
    effect = effects.get(stage.event)
    return effect(stage, scene, bandit) if effect else 0


def angry_marshal(_stage: Stage, scene: Scene, bandit: int) -> int:
    """EVENT-1: he shoots through his roof, and meets whoever is in the next car."""
    place = scene.at[bandit]
    next_car = inside(car_of(scene.marshal) + 1)
    return -BULLET_RECEIVED if place in (other_level(scene.marshal), next_car) else 0


def passengers_rebellion(_stage: Stage, scene: Scene, bandit: int) -> int:
    """EVENT-5"""
    place = scene.at[bandit]
    in_a_car = (is_inside(place) and place < COACH) or place == CELL  # CASE-32
    return -BULLET_RECEIVED if in_a_car else 0


def marshals_revenge(stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-1: the least purse is lost on the Marshal's roof."""
    if scene.at[bandit] != other_level(scene.marshal):
        return 0
    return -min(_purses(stage, scene.loot[bandit]), default=0)


def pickpocketing(stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-2: a purse for who is alone with it."""
    place = scene.at[bandit]
    alone = scene.at.count(place) == 1
    return max(_purses(stage, scene.floor[place]), default=0) if alone else 0


def hostage_conductor(_stage: Stage, scene: Scene, bandit: int) -> int:
    """STATION-3"""
    return CONDUCTOR_MONEY if car_of(scene.at[bandit]) == LOCOMOTIVE else 0


def _purses(stage: Stage, tokens: tuple[int, ...]) -> list[int]:
    return [stage.dollars[token] for token in tokens if token in stage.purses]


def shotguns_rage(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-EVENT-4"""
    place = scene.at[bandit]
    near = place != AWAY and car_beside(stage, place) == stage.coach
    return -BULLET_RECEIVED if near else 0


def sharing_the_loot(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-STATION-1: his share of others' strongboxes, less theirs of his."""
    company = [n for n in scene.who_is_at(scene.at[bandit]) if n != stage.lawman]
    if len(company) == 1:
        return 0
    gain = 0
    for holder in company:
        for token in scene.loot[holder]:
            if stage.kinds[token] == "strongbox":
                share = stage.dollars[token] // len(company)
                gain += share - stage.dollars[token] if holder == bandit else share
    return gain


def escape(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-STATION-2: all is lost who stays with the train."""
    if scene.at[bandit] in (COACH, COACH_ROOF, AWAY):
        return 0
    return -stage.total(scene.loot[bandit]) - LIBERTY


EFFECTS: Final[dict[str, Effect]] = {
    "angry_marshal": angry_marshal,
    "passengers_rebellion": passengers_rebellion,
    "marshals_revenge": marshals_revenge,
    "pickpocketing": pickpocketing,
    "hostage_conductor": hostage_conductor,
    "shotguns_rage": shotguns_rage,
    "sharing_the_loot": sharing_the_loot,
    "escape": escape,
}
EFFECTS_BESIDE_THE_LAW: Final[dict[str, Effect]] = {**EFFECTS, **LAW_EFFECTS}
