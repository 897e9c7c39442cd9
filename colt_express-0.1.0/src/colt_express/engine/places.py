"""Places by number and name. How they lie to each other is in `geometry`.

Car ``n`` is ``2 * n`` inside and ``2 * n + 1`` on the roof; car 0 is the locomotive. Other places
follow the longest train, in the order of `permanent`: even numbers are like an inside, odd ones
like a roof.
"""

from __future__ import annotations

from typing import Final

from .permanent import PermanentNames

MAX_CARS: Final = 8

# Written out, because compiled code inlines a number, but not the result of a call.
COACH: Final = 16  # inside the stagecoach
COACH_ROOF: Final = 17
CELL: Final = 18
TIME_MACHINE: Final = 19
AWAY: Final = 20  # not on the train: not yet, or no longer
PLACE_COUNT: Final = 21

OTHER_PLACES: Final[PermanentNames] = PermanentNames("place")


def _check_place(name: str, number: int) -> None:
    listed = 2 * MAX_CARS + OTHER_PLACES.register(name)
    if number != listed:
        raise ValueError(f"the place {name!r} has the number {listed}, not {number}")


_check_place("coach", COACH)
_check_place("coach roof", COACH_ROOF)
_check_place("cell", CELL)
_check_place("time machine", TIME_MACHINE)
_check_place("away", AWAY)
if len(OTHER_PLACES.names) != PLACE_COUNT - 2 * MAX_CARS:
    raise ValueError(f"there are {2 * MAX_CARS + len(OTHER_PLACES.names)} places: set PLACE_COUNT")


def inside(car: int) -> int:
    return 2 * car


def roof(car: int) -> int:
    return 2 * car + 1


def car_of(place: int) -> int:
    return place >> 1


def is_roof(place: int) -> bool:
    return place & 1 == 1


def is_inside(place: int) -> bool:
    return place & 1 == 0


def is_of_a_car(place: int) -> bool:
    """Inside or on the roof of a car, and not one of the places beside the train."""
    return place < 2 * MAX_CARS


def other_level(place: int) -> int:
    """The roof above an inside, the inside below a roof."""
    return place ^ 1


def place_words(place: int) -> str:
    """``car 2``, ``roof 0``, ``away``"""
    if not is_of_a_car(place):
        return OTHER_PLACES.names[place - 2 * MAX_CARS]
    return f"roof {car_of(place)}" if is_roof(place) else f"car {car_of(place)}"


PLACE_WORDS: Final[list[str]] = [place_words(place) for place in range(PLACE_COUNT)]
PLACE_CALLED: Final[dict[str, int]] = {words: place for place, words in enumerate(PLACE_WORDS)}
"""Places by their words."""
