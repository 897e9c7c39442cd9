"""Ways: where one gets from each place of a train, in the numbers the outlaw thinks in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...engine.geometry import Train
from ...engine.places import is_roof
from ...engine.options import PLACES, Option

PLACE_CALLED: Final[dict[str, int]] = {str(option): option.value for option in PLACES}
"""The number of a place by its words, such as ``roof 2``."""


class Ways:
    """By place: where a card leads from there, and what one sees from there."""

    __slots__ = ("climbs", "diagonals", "lines", "moves", "places", "pushes", "walks")

    def __init__(self, cars: int) -> None:
        train = Train(cars)
        self.moves = _numbers(train.moves)
        self.climbs = _numbers(train.climbs)
        self.diagonals = _numbers(train.diagonals)
        self.pushes = _numbers(train.pushes)
        self.walks = _numbers(train.walks)
        self.places = len(train.moves)
        self.lines = [self._lines_of_sight(place) for place in range(self.places)]

    def _lines_of_sight(self, place: int) -> list[list[int]]:
        """Both directions, the nearest place first; the first one taken hides the rest."""
        reach = self.places if is_roof(place) else 1
        return [self._line(place, neighbour, reach) for neighbour in self.pushes[place]]

    def _line(self, start: int, neighbour: int, reach: int) -> list[int]:
        line = [start, neighbour]
        while len(line) <= reach:
            onward = [place for place in self.pushes[line[-1]] if place != line[-2]]
            if not onward:
                break
            line += onward
        return line[1:]


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in row] for row in options]


@lru_cache(maxsize=16)
def ways_of(cars: int) -> Ways:
    """The ways of a train with so many cars, the locomotive among them."""
    return Ways(cars)
