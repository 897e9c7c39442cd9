"""Riding, the stagecoach and the Shotgun: what cards do with this box (HS)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.hostages import OLD_LADY, TEACHER, ZEALOT
from .....engine.boxes.horses.riding import REACH
from .....engine.boxes.horses.table import AT_MACHINE
from .....engine.figures import BELLE
from .....engine.geometry import LOCOMOTIVE
from .....engine.places import (
    AWAY,
    CELL,
    COACH,
    COACH_ROOF,
    MAX_CARS,
    TIME_MACHINE,
    car_of,
    inside,
    is_roof,
    roof,
)
from ...constants import Stage
from ...evaluation import coming_of, judge
from ...state import Scene
from ...targets import at_hand
from ...transitions import go_somewhere, put, take
from ...transitions import punch as punch_somebody
from ...transitions import rob as rob_anything
from .hostages import best_hostage, take_hostage
from .parts import horses_in, horses_on, own_horses

CARS: Final = [inside(car) for car in range(MAX_CARS)]


def car_beside(stage: Stage, place: int) -> int:
    if place < COACH:
        return car_of(place)
    if place == CELL or place in stage.train.behind:
        return stage.cars - 1
    return AT_MACHINE if place == TIME_MACHINE else stage.train.coach


def rides(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """Where a horse can bring him; away where that is the way to win. MIX-2, TM-2: the Marshal
    leaves the train for nothing but the stagecoach."""
    place = scene.at[bandit]
    if place in (AWAY, CELL):
        return []
    part = horses_in(scene)
    car = car_beside(stage, place)
    if not part.horses[car] or part.hostage[bandit] == ZEALOT:
        return []
    first, last = max(LOCOMOTIVE, car - REACH), min(stage.cars - 1, car + REACH)
    places = CARS[first : last + 1]
    robber = bandit != stage.lawman
    if robber and TIME_MACHINE in stage.train.ahead and car - REACH <= AT_MACHINE:
        places.append(TIME_MACHINE)
    if first <= stage.train.coach <= last:
        places.append(COACH)
    if robber and stage.event == "escape":
        places.append(AWAY)
    return places


def ride_to(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    new = scene.copy()
    horses = own_horses(new).horses
    horses[car_beside(stage, new.at[bandit])] -= 1
    new.at[bandit] = place
    if place != AWAY:
        horses[car_beside(stage, place)] += 1
        put(stage, new, bandit, place)
    return new


def arrive_beside(stage: Stage, scene: Scene, bandit: int) -> None:
    """In a scene just made: he may meet the Shotgun, or find a hostage; the Marshal does not
    care for either (MIX-2)."""
    place = scene.at[bandit]
    if bandit == stage.lawman:
        return
    if place in scene.blockers and place < COACH:
        flee(stage, scene, bandit)
    elif place == COACH:
        part = horses_in(scene)
        if part.hostages and part.hostage[bandit] < 0:
            take_hostage(stage, scene, bandit, best_hostage(stage, scene, bandit))


def flee(stage: Stage, scene: Scene, bandit: int) -> None:
    """HS-GUN-3: to the roof where he would rather be."""
    scene.earn(stage.sides[bandit], -stage.bite)
    near, nothing = stage.ways.neighbours[scene.at[bandit]], coming_of(scene, [])
    worths: list[float] = []
    for place in near:
        scene.at[bandit] = place
        worths.append(judge(stage, scene, bandit, nothing))
    scene.at[bandit] = near[worths.index(max(worths))]


def pass_the_shotgun(stage: Stage, scene: Scene, bandit: int, origin: int, place: int) -> None:
    """HS-GUN-3: along the roofs, between others of the train or between one and the stagecoach's,
    in a scene just made."""
    guard = horses_in(scene).guard
    on_roofs = is_roof(origin) and is_roof(place)
    if bandit == stage.lawman or not on_roofs or guard in (AWAY, COACH_ROOF):
        return
    if origin == COACH_ROOF or place == COACH_ROOF:
        passed = guard not in (origin, place)
    else:
        line = stage.train.line
        start, end = min(line[origin], line[place]), max(line[origin], line[place])
        passed = 0 <= start < line[guard] < end
    if passed:
        scene.earn(stage.sides[bandit], -stage.bite)


def throw_the_shotgun(stage: Stage, scene: Scene) -> Scene:
    """HS-GUN-2"""
    new = scene.copy()
    guard = own_horses(new).guard = roof(stage.train.coach)
    new.blockers = (guard,)
    for bandit in new.who_is_at(guard):
        if bandit != stage.lawman:
            flee(stage, new, bandit)
    return new


def move(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """The old lady walks no further than a roof at a time."""
    slow = horses_in(scene).hostage[bandit] == OLD_LADY
    ways = stage.ways.steps if slow else stage.ways.moves
    return go_somewhere(stage, scene, bandit, ways[scene.at[bandit]])


def rob(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """HS-GUN-1: not what the Shotgun sits on."""
    place = scene.at[bandit]
    if place != horses_in(scene).guard:
        return rob_anything(stage, scene, bandit)
    guarded = horses_on(stage).guarded
    tokens = [token for token in scene.floor[place] if token != guarded]
    return [take(stage, scene, bandit, tokens[0])] if tokens else [scene]


def punch(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """The Shotgun, too (HS-GUN-2); with the teacher nobody."""
    part = horses_in(scene)
    if part.hostage[bandit] == TEACHER:
        return [scene]
    if scene.at[bandit] != part.guard:
        return punch_somebody(stage, scene, bandit)
    thrown = throw_the_shotgun(stage, scene)
    targets = at_hand(stage, scene, bandit)
    for target in targets:
        if not stage.can(target, BELLE):
            return [thrown, *punch_somebody(stage, scene, bandit)]
    return [thrown]


def ride(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """HS-RIDE-1"""
    places = rides(stage, scene, bandit)
    return [ride_to(stage, scene, bandit, place) for place in places] or [scene]


def on_horseback(stage: Stage, scene: Scene, bandit: int, reach: list[int]) -> list[int]:
    """Where one gets on foot, and with a horse."""
    ridden = rides(stage, scene, bandit)
    return reach + ridden if ridden else reach
