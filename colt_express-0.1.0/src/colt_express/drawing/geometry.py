"""Where things are in the scene, in its own units: as on the page, the locomotive is left.

The art is drawn to these measures (`web/src/scene/geometry.ts`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

RAIL: Final = 540
HORIZON: Final = 452
CEILING: Final = 334
TOP: Final = 176
BOTTOM: Final = 628
STAND_INSIDE: Final = CEILING + 132
STAND_ROOF: Final = CEILING - 29
LOOT_INSIDE: Final = CEILING + 170
LOOT_ROOF: Final = CEILING + 6

ENGINE: Final = 404
CAB: Final = 178
CAR: Final = 218
COUPLING: Final = 24
MARGIN: Final = 46
SHORTEST: Final = 4
"""A shorter train is not drawn larger for it."""

STAND: Final = 38
"""The width of a figure's stand, with a little air."""
FULL_SIZE: Final = 1.08
ELBOW_ROOM: Final = 60


class Span(NamedTuple):
    x: float
    width: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


class Spot(NamedTuple):
    """The point where a figure stands or a token lies, and its size."""

    x: float
    y: float
    scale: float


@dataclass
class Room:
    """The space a box needs around the train."""

    ahead: float = 0
    behind: float = 0
    top: float = TOP
    bottom: float = BOTTOM


@dataclass(frozen=True)
class Place:
    """A place on the table: the heights of feet and of loot, and how large people are here."""

    span: Span
    stand: float
    loot: float
    size: float = 1
    shelf: Span | None = None
    """The part that loot lies on, if not all of it."""
    mounted: tuple[Spot, ...] = field(default=())
    """The saddles, at a place without ground to stand on."""


def car_span(car: int, room: Room) -> Span:
    """The part of a car that people are in: of the locomotive, only the cab."""
    engine = MARGIN + room.ahead
    if car == 0:
        return Span(engine + ENGINE - CAB, CAB)
    return Span(engine + ENGINE + COUPLING + (car - 1) * (CAR + COUPLING), CAR)


def train_width(cars: int, room: Room) -> float:
    last = car_span(cars - 1, room)
    return last.x + last.width + MARGIN + room.behind


def in_car(car: int, room: Room) -> Place:
    span = car_span(car, room)
    return Place(Span(span.x + 5, span.width - 10), STAND_INSIDE, LOOT_INSIDE)


def on_roof(span: Span) -> Place:
    return Place(Span(span.x - 4, span.width + 8), STAND_ROOF, LOOT_ROOF)


def standing(place: Place, elbows: list[float]) -> list[Spot]:
    """Figures side by side in the middle of a place; a crowd stands closer and gets smaller.
    ``elbows``: how much more space each needs, on the left."""
    if place.mounted:
        return list(place.mounted)
    shares = [1 + more for more in elbows]
    total = sum(shares)
    step = min(ELBOW_ROOM, place.span.width / place.size / total)
    scale = FULL_SIZE * min(1, (step + 4) / (STAND * FULL_SIZE))
    right = place.span.middle - step * place.size * total / 2
    spots = []
    for share in shares:
        right += share * step * place.size
        spots.append(Spot(right - step * place.size / 2, place.stand, scale * place.size))
    return spots


def lying(place: Place, widths: list[float]) -> list[Spot]:
    """Loot in a row; much of it lies closer together."""
    shelf = place.shelf or place.span
    sizes = [width * place.size for width in widths]
    total = sum(sizes)
    squeeze = min(1, (shelf.width - 8 * place.size) / total)
    scale = place.size * max(0.72, min(1.08, 1.08 * squeeze))
    left = shelf.middle - total * squeeze / 2
    spots = []
    for size in sizes:
        left += size * squeeze
        spots.append(Spot(left - size * squeeze / 2, place.loot, scale))
    return spots
