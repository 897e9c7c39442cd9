"""Ways: where each place of a train leads, in the numbers the outlaw thinks in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...engine.geometry import Train
from ...engine.options import Option
from ...engine.places import is_roof

if TYPE_CHECKING:
    from .lore import Lore


class Layout(NamedTuple):
    """What a `Train` is made of: so many cars, the locomotive among them; the car that the
    stagecoach faces, -1 where there is none; and whether the time machine stands in front."""

    cars: int
    coach: int = -1
    machine: bool = False


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

    def __init__(self, layout: Layout, lore: Lore) -> None:
        train = Train(layout.cars, layout.coach, layout.machine)
        self.places = len(train.moves)
        self.moves = _numbers(train.moves)
        self.steps = _numbers(train.steps)
        self.climbs = _numbers(train.climbs)
        self.diagonals = _numbers(train.diagonals)
        self.pushes = _numbers(train.pushes)
        self.walks = _numbers(train.walks)
        self.neighbours = _numbers(Train(layout.cars).pushes)  # along the train
        # In each direction: all places of the same level, the nearest first
        self.rows = [
            [self._row(place, neighbour) for neighbour in self.neighbours[place]]
            for place in range(self.places)
        ]
        for add in lore.rows:
            add(self, layout)
        # SHOOT-3: inside, one sees no further than the neighbouring car
        self.sights = [
            rows if is_roof(place) else [row[:1] for row in rows]
            for place, rows in enumerate(self.rows)
        ]
        for add in lore.sights:
            add(self, layout)

    def _row(self, start: int, neighbour: int) -> list[int]:
        row = [start, neighbour]
        while True:
            onward = [place for place in self.neighbours[row[-1]] if place != row[-2]]
            if not onward:
                return row[1:]
            row += onward


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in leading] for leading in options]


def ways_of(layout: Layout, lore: Lore) -> Ways:
    if layout not in lore.ways:
        lore.ways[layout] = Ways(layout, lore)
    return lore.ways[layout]
