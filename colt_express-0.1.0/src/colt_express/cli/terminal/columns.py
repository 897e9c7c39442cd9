"""The columns of a drawn train: one for each car, and for each place at its ends."""

from __future__ import annotations

from typing import Final, NamedTuple


class Walls(NamedTuple):
    """The signs that a car is drawn with."""

    ceiling: str
    side: str
    floor: str
    wheel: str
    coupling: str


LOCOMOTIVE: Final = Walls("╔═╗", "║", "╚═╝", "o", "═")
CAR: Final = Walls("┌─┐", "│", "└─┘", "o", "═")
OPEN: Final = Walls("   ", " ", "└─┘", "o", " ")


class Column(NamedTuple):
    """A car, or something like it that may have no roof, or a cell behind bars."""

    walls: Walls
    roof: str
    inside: str
    label: str
    cell: str = ""
