"""Ways: where each place of a train leads, in the numbers the outlaw thinks in."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...engine.geometry import Train
from ...engine.options import PLACES, Option
from ...engine.places import COACH, COACH_ROOF, TIME_MACHINE, inside, is_roof, roof

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

    def __init__(self, cars: int, coach: int, machine: bool) -> None:
        train = Train(cars, coach, machine)
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
        if machine:
            self._stand_ahead(cars)
        # SHOOT-3: inside, one sees no further than the neighbouring car
        self.sights = [
            rows if is_roof(place) else [row[:1] for row in rows]
            for place, rows in enumerate(self.rows)
        ]
        if machine:  # TM-3
            self.sights[TIME_MACHINE] = [[inside(0)], [roof(car) for car in range(cars)]]
        if coach >= 0:
            self._look_across(train, coach)

    def _row(self, start: int, neighbour: int) -> list[int]:
        row = [start, neighbour]
        while True:
            onward = [place for place in self.neighbours[row[-1]] if place != row[-2]]
            if not onward:
                return row[1:]
            row += onward

    def _stand_ahead(self, cars: int) -> None:
        """TM-4, CASE-15: at either level the time machine ends the row that leads forward."""
        for place in range(2 * cars):
            if place > roof(0):
                self.rows[place][0].append(TIME_MACHINE)
            else:
                self.rows[place].insert(0, [TIME_MACHINE])
        self.rows[TIME_MACHINE] = [
            [level + 2 * car for car in range(cars)] for level in (inside(0), roof(0))
        ]

    def _look_across(self, train: Train, coach: int) -> None:
        """HS-COACH-3, HS-COACH-4, TM-3: between coach and train, whatever stands between."""
        for place in train.lined_up:
            self.sights[place] = [*self.sights[place], [COACH_ROOF]]
        self.sights[COACH_ROOF] = [[place] for place in train.lined_up]
        self.sights[inside(coach)] = [*self.sights[inside(coach)], [COACH]]
        self.sights[COACH] = [[inside(coach)]]


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in leading] for leading in options]


@cache
def ways_of(cars: int, coach: int, machine: bool) -> Ways:
    """The ways of a train with so many cars, the locomotive among them, beside one of which is
    the stagecoach (-1: there is none), with or without the time machine in front."""
    return Ways(cars, coach, machine)
