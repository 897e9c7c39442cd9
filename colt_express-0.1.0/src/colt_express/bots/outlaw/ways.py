"""Ways: the neighbours of each place of a train and its lines of sight, as ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.geometry import Train, train_of
from ...engine.options import Option
from ...engine.places import car_of, is_of_a_car, is_roof, other_level

if TYPE_CHECKING:
    from .forward_model import ForwardModel


class Ways:
    """By place: the places that each kind of movement leads to, and the lines of sight."""

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

    def __init__(self, train: Train, model: ForwardModel) -> None:
        places = range(len(train.moves))
        self.moves: list[list[int]] = _numbers(train.moves)
        self.steps: list[list[int]] = _numbers(train.steps)
        self.climbs: list[list[int]] = _numbers(train.climbs)
        self.diagonals: list[list[int]] = _numbers(train.diagonals)
        self.pushes: list[list[int]] = _numbers(train.pushes)
        self.walks: list[list[int]] = _numbers(train.walks)
        # Places within one card
        self.reach: list[list[int]] = [self.moves[place] + self.climbs[place] for place in places]
        self.near: list[int] = [_bits(reach) for reach in self.reach]  # the same as bits
        # Along the train, without what stands beside it
        self.neighbours: list[list[int]] = _numbers(train_of(train.cars).pushes)
        # In each direction: all places of the same level, the nearest first
        self.rows: list[list[list[int]]] = [
            [self._row(place, neighbour) for neighbour in self.neighbours[place]]
            for place in places
        ]
        self._extend_rows(train)
        # SHOOT-3: inside, one sees no further than the neighbouring car
        self.sights: list[list[list[int]]] = [
            rows if is_roof(place) else [row[:1] for row in rows]
            for place, rows in enumerate(self.rows)
        ]
        for end in (*train.ahead, *train.behind):
            insides, *others = self.rows[end]
            self.sights[end] = [insides[:1], *others] if is_of_a_car(insides[0]) else others
        for add in model.sights:
            add(self, train)

    def _row(self, start: int, neighbour: int) -> list[int]:
        row = [start, neighbour]
        while True:
            onward = [place for place in self.neighbours[row[-1]] if place != row[-2]]
            if not onward:
                return row[1:]
            row += onward

    def _extend_rows(self, train: Train) -> None:
        """TM-4, CASE-15: at either level the places at an end of the train continue the rows that
        lead there."""
        ahead, behind = [*train.ahead[::-1]], [*train.behind]
        for place in range(2 * train.cars):
            rows = self.rows[place]
            if ahead:
                rows[:1] = [rows[0] + ahead] if car_of(place) else [ahead, *rows[:1]]
            if behind:
                last = car_of(place) == train.caboose
                rows[-1:] = [*rows[-1:], behind] if last else [rows[-1] + behind]
        for end in (*train.ahead, *train.behind):
            line = train.lined_up if end in train.ahead else train.lined_up[::-1]
            at = line.index(end)
            roofs, outward = line[at + 1 :], line[:at][::-1]
            insides = [other_level(p) if is_of_a_car(p) else p for p in roofs]
            self.rows[end] = [insides, roofs, outward] if outward else [insides, roofs]


def _bits(places: list[int]) -> int:
    """An int with a bit set for each place."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _numbers(options: list[list[Option]]) -> list[list[int]]:
    return [[option.value for option in leading] for leading in options]
