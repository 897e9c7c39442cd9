"""Ways: where each place of a train leads, in the numbers the outlaw thinks in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.geometry import Train
from ...engine.options import Option
from ...engine.places import is_roof

if TYPE_CHECKING:
    from .lore import Lore


class Ways:
    """By place: where a card leads from there, and what one sees from there."""

    __slots__ = (
        "climbs",
        "diagonals",
        "moves",
        "near",
        "neighbours",
        "pushes",
        "reach",
        "rows",
        "sights",
        "steps",
        "walks",
    )

    def __init__(self, train: Train, lore: Lore) -> None:
        places = range(len(train.moves))
        self.moves: list[list[int]] = _numbers(train.moves)
        self.steps: list[list[int]] = _numbers(train.steps)
        self.climbs: list[list[int]] = _numbers(train.climbs)
        self.diagonals: list[list[int]] = _numbers(train.diagonals)
        self.pushes: list[list[int]] = _numbers(train.pushes)
        self.walks: list[list[int]] = _numbers(train.walks)
        # Where somebody may be before long
        self.reach: list[list[int]] = [self.moves[place] + self.climbs[place] for place in places]
        self.near: list[int] = [_bits(reach) for reach in self.reach]  # the same
        # Along the train, whatever stands beside it
        self.neighbours: list[list[int]] = _numbers(Train(train.cars).pushes)
        # In each direction: all places of the same level, the nearest first
        self.rows: list[list[list[int]]] = [
            [self._row(place, neighbour) for neighbour in self.neighbours[place]]
            for place in places
        ]
        for add in lore.rows:
            add(self, train)
        # SHOOT-3: inside, one sees no further than the neighbouring car
        self.sights: list[list[list[int]]] = [
            rows if is_roof(place) else [row[:1] for row in rows]
            for place, rows in enumerate(self.rows)
        ]
        for add in lore.sights:
            add(self, train)

    def _row(self, start: int, neighbour: int) -> list[int]:
        row = [start, neighbour]
        while True:
            onward = [place for place in self.neighbours[row[-1]] if place != row[-2]]
            if not onward:
                return row[1:]
            row += onward


def _bits(places: list[int]) -> int:
    """A bit for each place."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in leading] for leading in options]
