"""Ways: where each place of a train leads, in the numbers the outlaw thinks in."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...engine.geometry import Train
from ...engine.options import PLACES, Option
from ...engine.places import COACH, COACH_ROOF, inside, is_roof, roof

PLACE_CALLED: Final[dict[str, int]] = {str(option): option.value for option in PLACES}
"""The number of a place by its words, such as ``roof 2``."""


class Ways:
    """By place: where a card leads from there, and what one sees from there."""

    __slots__ = (
        "climbs",
        "diagonals",
        "moves",
        "neighbours",
        "places",
        "pushes",
        "rows",
        "sights",
        "steps",
        "walks",
    )

    def __init__(self, cars: int, coach: int) -> None:
        train = Train(cars, coach)
        self.places = len(train.moves)
        self.moves = _numbers(train.moves)
        self.steps = _numbers(train.steps)
        self.climbs = _numbers(train.climbs)
        self.diagonals = _numbers(train.diagonals)
        self.pushes = _numbers(train.pushes)
        self.walks = _numbers(train.walks)
        self.neighbours = _numbers(Train(cars).pushes)  # along the train
        # In each direction: all places of the same level, the nearest first
        self.rows = [
            [self._row(place, neighbour) for neighbour in self.neighbours[place]]
            for place in range(self.places)
        ]
        # SHOOT-3: inside, one sees no further than the neighbouring car
        self.sights = [
            rows if is_roof(place) else [row[:1] for row in rows]
            for place, rows in enumerate(self.rows)
        ]
        if coach >= 0:
            self._look_across(cars, coach)

    def _row(self, start: int, neighbour: int) -> list[int]:
        row = [start, neighbour]
        while True:
            onward = [place for place in self.neighbours[row[-1]] if place != row[-2]]
            if not onward:
                return row[1:]
            row += onward

    def _look_across(self, cars: int, coach: int) -> None:
        """HS-COACH-3, HS-COACH-4: between coach and train, whatever stands between."""
        roofs = [roof(car) for car in range(cars)]
        for place in roofs:
            self.sights[place] = [*self.sights[place], [COACH_ROOF]]
        self.sights[COACH_ROOF] = [[place] for place in roofs]
        self.sights[inside(coach)] = [*self.sights[inside(coach)], [COACH]]
        self.sights[COACH] = [[inside(coach)]]


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in leading] for leading in options]


@cache
def ways_of(cars: int, coach: int) -> Ways:
    """The ways of a train with so many cars, the locomotive among them, beside one of which is
    the stagecoach (-1: there is none)."""
    return Ways(cars, coach)
