"""Transitions of this box: riding, the stagecoach and the Shotgun (HS)."""

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
from ...constants import GameConstants
from ...evaluation import coming_of, evaluate
from ...state import ModelState
from ...targets import at_hand
from ...transitions import go_somewhere, put, take
from ...transitions import punch as punch_somebody
from ...transitions import rob as rob_anything
from .hostages import best_hostage, take_hostage
from .parts import horses_in, horses_on, own_horses

CARS: Final = [inside(car) for car in range(MAX_CARS)]


def car_beside(constants: GameConstants, place: int) -> int:
    if place < COACH:
        return car_of(place)
    if place == CELL or place in constants.train.behind:
        return constants.cars - 1
    return AT_MACHINE if place == TIME_MACHINE else constants.train.coach


def rides(constants: GameConstants, state: ModelState, bandit: int) -> list[int]:
    """The places a bandit can ride to, `AWAY` if he can escape. MIX-2, TM-2: the Marshal rides
    along the train or to the stagecoach only."""
    place = state.at[bandit]
    if place in (AWAY, CELL):
        return []
    part = horses_in(state)
    car = car_beside(constants, place)
    if not part.horses[car] or part.hostage[bandit] == ZEALOT:
        return []
    first, last = max(LOCOMOTIVE, car - REACH), min(constants.cars - 1, car + REACH)
    places = CARS[first : last + 1]
    robber = bandit != constants.lawman
    if robber and TIME_MACHINE in constants.train.ahead and car - REACH <= AT_MACHINE:
        places.append(TIME_MACHINE)
    if first <= constants.train.coach <= last:
        places.append(COACH)
    if robber and constants.event == "escape":
        places.append(AWAY)
    return places


def ride_to(constants: GameConstants, state: ModelState, bandit: int, place: int) -> ModelState:
    new = state.copy()
    horses = own_horses(new).horses
    horses[car_beside(constants, new.at[bandit])] -= 1
    new.at[bandit] = place
    if place != AWAY:
        horses[car_beside(constants, place)] += 1
        put(constants, new, bandit, place)
    return new


def arrive_beside(constants: GameConstants, state: ModelState, bandit: int) -> None:
    """A bandit who arrives may meet the Shotgun or take a hostage, in a fresh state; the Marshal
    does neither (MIX-2)."""
    place = state.at[bandit]
    if bandit == constants.lawman:
        return
    if place in state.blockers and place < COACH:
        flee(constants, state, bandit)
    elif place == COACH:
        part = horses_in(state)
        if part.hostages and part.hostage[bandit] < 0:
            take_hostage(constants, state, bandit, best_hostage(constants, state, bandit))


def flee(constants: GameConstants, state: ModelState, bandit: int) -> None:
    """HS-GUN-3: move a bandit to the neighbouring roof of the highest value, in a fresh state."""
    state.earn(constants.sides[bandit], -constants.bite)
    near, nothing = constants.ways.neighbours[state.at[bandit]], coming_of(state, [])
    worths: list[float] = []
    for place in near:
        state.at[bandit] = place
        worths.append(evaluate(constants, state, bandit, nothing))
    state.at[bandit] = near[worths.index(max(worths))]


def pass_the_shotgun(
    constants: GameConstants, state: ModelState, bandit: int, origin: int, place: int
) -> None:
    """HS-GUN-3: a bullet for a bandit who passes the Shotgun along the roofs of the train, or
    between one of them and the stagecoach's, in a fresh state."""
    guard = horses_in(state).guard
    on_roofs = is_roof(origin) and is_roof(place)
    if bandit == constants.lawman or not on_roofs or guard in (AWAY, COACH_ROOF):
        return
    if origin == COACH_ROOF or place == COACH_ROOF:
        passed = guard not in (origin, place)
    else:
        line = constants.train.line
        start, end = min(line[origin], line[place]), max(line[origin], line[place])
        passed = 0 <= start < line[guard] < end
    if passed:
        state.earn(constants.sides[bandit], -constants.bite)


def throw_the_shotgun(constants: GameConstants, state: ModelState) -> ModelState:
    """HS-GUN-2"""
    new = state.copy()
    guard = own_horses(new).guard = roof(constants.train.coach)
    new.blockers = (guard,)
    for bandit in new.who_is_at(guard):
        if bandit != constants.lawman:
            flee(constants, new, bandit)
    return new


def move(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """With the old lady, one roof at a time."""
    slow = horses_in(state).hostage[bandit] == OLD_LADY
    ways = constants.ways.steps if slow else constants.ways.moves
    return go_somewhere(constants, state, bandit, ways[state.at[bandit]])


def rob(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """HS-GUN-1: without the strongbox that the Shotgun sits on."""
    place = state.at[bandit]
    if place != horses_in(state).guard:
        return rob_anything(constants, state, bandit)
    guarded = horses_on(constants).guarded
    tokens = [token for token in state.floor[place] if token != guarded]
    return [take(constants, state, bandit, tokens[0])] if tokens else [state]


def punch(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """The Shotgun can be a target, too (HS-GUN-2); a bandit with the teacher cannot punch."""
    part = horses_in(state)
    if part.hostage[bandit] == TEACHER:
        return [state]
    if state.at[bandit] != part.guard:
        return punch_somebody(constants, state, bandit)
    thrown = throw_the_shotgun(constants, state)
    targets = at_hand(constants, state, bandit)
    for target in targets:
        if not constants.can(target, BELLE):
            return [thrown, *punch_somebody(constants, state, bandit)]
    return [thrown]


def ride(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """HS-RIDE-1"""
    places = rides(constants, state, bandit)
    return [ride_to(constants, state, bandit, place) for place in places] or [state]


def on_horseback(
    constants: GameConstants, state: ModelState, bandit: int, reach: list[int]
) -> list[int]:
    """The places a bandit can reach on foot or on a horse."""
    ridden = rides(constants, state, bandit)
    return reach + ridden if ridden else reach
