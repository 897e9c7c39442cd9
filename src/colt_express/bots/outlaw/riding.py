"""Riding and the stagecoach, as the outlaw imagines them (HS)."""

from __future__ import annotations

from typing import Final

from ...engine.boxes.horses.hostages import HOSTAGES, RANSOMS
from ...engine.boxes.horses.riding import REACH
from ...engine.boxes.horses.table import AT_MACHINE
from ...engine.geometry import LOCOMOTIVE
from ...engine.places import AWAY, CELL, COACH, TIME_MACHINE, car_of, inside, roof
from .scene import Scene
from .stage import Stage
from .worth import BULLET_RECEIVED

ROUNDS: Final = 5
# What a hostage's quirk costs in a round
QUIRKS: Final[dict[str, int]] = {
    "poodle": BULLET_RECEIVED,
    "minister": 120,
    "teacher": 60,
    "zealot": 50,
    "old_lady": 60,
    "poker_player": 80,
    "photographer": 30,
}


def car_beside(stage: Stage, place: int) -> int:
    if place < COACH:
        return car_of(place)
    if place == CELL:
        return stage.cars - 1
    return AT_MACHINE if place == TIME_MACHINE else stage.coach


def rides(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """Where a horse can bring him; away where that is the way to win. MIX-2, TM-2: the Marshal
    leaves the train for nothing but the stagecoach."""
    place = scene.at[bandit]
    if place in (AWAY, CELL) or scene.hostage[bandit] == "zealot":
        return []
    car = car_beside(stage, place)
    if not scene.horses[car]:
        return []
    last = len(scene.horses) - 2  # the last but one are at the caboose
    reach = range(max(LOCOMOTIVE, car - REACH), min(last, car + REACH) + 1)
    places = [inside(n) for n in reach]
    robber = bandit != stage.lawman
    if robber and stage.machine and car - REACH <= AT_MACHINE:
        places.append(TIME_MACHINE)
    if stage.coach in reach:
        places.append(COACH)
    if robber and stage.event == "escape":
        places.append(AWAY)
    return places


def ride_to(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    new = scene.copy()
    new.horses[car_beside(stage, new.at[bandit])] -= 1
    new.at[bandit] = place
    if place != AWAY:
        new.horses[car_beside(stage, place)] += 1
        arrive_beside(stage, new, bandit)
    return new


def arrive_beside(stage: Stage, scene: Scene, bandit: int) -> None:
    """In a scene just made: he may meet the Shotgun, or find a hostage; the Marshal does not
    care for either (MIX-2)."""
    place = scene.at[bandit]
    if bandit == stage.lawman:
        return
    if place == scene.guard and place < COACH:
        flee(stage, scene, bandit)
    elif place == COACH and not scene.hostage[bandit] and scene.hostages:
        take_hostage(stage, scene, bandit, best_hostage(stage, scene, bandit))


def flee(stage: Stage, scene: Scene, bandit: int) -> None:
    """HS-GUN-3"""
    scene.gains[stage.sides[bandit]] -= stage.bite
    scene.at[bandit] = stage.ways.neighbours[scene.guard][0]


def throw_the_shotgun(stage: Stage, scene: Scene) -> Scene:
    """HS-GUN-2"""
    new = scene.copy()
    new.guard = roof(stage.coach)
    for bandit in new.who_is_at(new.guard):
        if bandit != stage.lawman:
            flee(stage, new, bandit)
    return new


def take_hostage(stage: Stage, scene: Scene, bandit: int, hostage: str) -> None:
    scene.hostages = tuple(other for other in scene.hostages if other != hostage)
    scene.hostage[bandit] = hostage
    scene.gains[stage.sides[bandit]] += hostage_worth(stage, scene, bandit, hostage)


def best_hostage(stage: Stage, scene: Scene, bandit: int) -> str:
    return max(scene.hostages, key=lambda name: hostage_worth(stage, scene, bandit, name))


def hostage_worth(stage: Stage, scene: Scene, bandit: int, hostage: str) -> int:
    """The ransom as things stand, less what the quirk will cost."""
    ransom = RANSOMS[HOSTAGES.index(hostage)]
    kinds = [stage.kinds[token] for token in scene.loot[bandit]]
    if hostage == "banker":
        ransom = ransom if "strongbox" in kinds else ransom // 5
    elif hostage == "old_lady":
        ransom *= kinds.count("jewel")
    elif hostage == "poker_player":
        ransom *= kinds.count("purse")
    elif hostage == "photographer":
        ransom *= stage.wounds[bandit]
    return ransom - QUIRKS.get(hostage, 0) * stage.rounds_left
