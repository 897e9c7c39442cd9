"""Geometry: who is whose neighbour, for which purpose, and who sees whom.

Only this module and `places`, which numbers them, do arithmetic with places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .options import PLACES, Option
from .places import MAX_CARS, car_of, is_inside, other_level

if TYPE_CHECKING:
    from .state import Bandit, State

LOCOMOTIVE: Final = 0
ROOF_REACH: Final = 3  # MOVE-2


class Train:
    """The fixed part of the geometry for one length of train, as tables by place."""

    __slots__ = ("caboose", "cars", "climbs", "diagonals", "moves", "pushes", "walks")

    def __init__(self, cars: int) -> None:
        self.cars: int = cars
        self.caboose: int = cars - 1
        self.moves: list[list[Option]] = []
        self.pushes: list[list[Option]] = []
        self.climbs: list[list[Option]] = []
        self.diagonals: list[list[Option]] = []
        self.walks: list[list[Option]] = []
        for place in range(2 * cars):
            neighbours = self._along(place, 1)
            self.pushes.append(_options(neighbours))
            self.walks.append(_options(neighbours if is_inside(place) else []))
            self.moves.append(
                _options(neighbours if is_inside(place) else self._along(place, ROOF_REACH))
            )
            self.climbs.append(_options([other_level(place)]))
            # CHAR-MEI: straight up or down, or to the other level of a neighbouring car
            self.diagonals.append(
                _options(sorted([other_level(place), *map(other_level, neighbours)]))
            )

    def _along(self, place: int, reach: int) -> list[int]:
        """Places on the same level at most ``reach`` cars away, front to back."""
        car = car_of(place)
        level = place & 1
        first = max(0, car - reach)
        last = min(self.caboose, car + reach)
        return [2 * n + level for n in range(first, last + 1) if n != car]


def _options(places: list[int]) -> list[Option]:
    return [PLACES[place] for place in places]


def moves(state: State, place: int) -> list[Option]:
    """Where a move card may lead (MOVE-1, MOVE-2)."""
    return state.rules.train.moves[place]


def climbs(state: State, place: int, diagonally: bool) -> list[Option]:
    """Where a climb card may lead (CLIMB-1, CHAR-MEI)."""
    train = state.rules.train
    return train.diagonals[place] if diagonally else train.climbs[place]


def pushes(state: State, place: int) -> list[Option]:
    """Where a punched bandit may be sent from there (PUNCH-2)."""
    return state.rules.train.pushes[place]


def walks(state: State, place: int) -> list[Option]:
    """Where the Marshal may go from there (MARSHAL-1)."""
    return state.rules.train.walks[place]


def in_a_car(state: State, place: int) -> bool:
    """Inside the locomotive or a car of the train."""
    return place & 1 == 0 and car_of(place) < state.rules.train.cars


def on_a_train_roof(state: State, place: int) -> bool:
    return place & 1 == 1 and car_of(place) < state.rules.train.cars


def pushed_on(state: State, origin: int, place: int) -> int:
    """One car further than ``place``, seen from ``origin``; the same place at the train's end
    (EVENT-6) and straight above or below (CHAR-DJANGO)."""
    if car_of(origin) == car_of(place):
        return place
    return backward(state, place) if place > origin else forward(place)


def forward(place: int) -> int:
    """One car towards the locomotive, which is the end (EVENT-6)."""
    return place - 2 if place >= 2 else place


def backward(state: State, place: int) -> int:
    """One car towards the caboose, which is the end (EVENT-6)."""
    return place + 2 if car_of(place) < state.rules.train.caboose else place


def in_sight(state: State, bandit: Bandit) -> list[Bandit]:
    """Everyone this bandit could shoot at from where he stands (SHOOT-2, SHOOT-3, SHOOT-4)."""
    place = bandit.place
    if is_inside(place):
        return [b for b in state.bandits if b.place == place - 2 or b.place == place + 2]
    # Roofs: in each direction the nearest occupied roof hides whatever is behind it.
    ahead = -1
    behind = 2 * MAX_CARS
    for b in state.bandits:
        there = b.place
        if there & 1 == 1:
            if ahead < there < place:
                ahead = there
            elif place < there < behind:
                behind = there
    return [b for b in state.bandits if b.place == ahead or b.place == behind]


def place_number(words: str) -> int:
    """The place called ``car 2``, ``roof 0`` or ``away``; -1 if there is none of that name."""
    for number, option in enumerate(PLACES):
        if str(option) == words:
            return number
    return -1
