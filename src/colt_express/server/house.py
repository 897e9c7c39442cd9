"""House cards: cars, round cards and stations of an operator's own, offered as one more box."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..engine.components import Box
from ..engine.errors import SetupError
from ..engine.setup import BOXES, Setup
from .seating import Refused

HOUSE: Final = "house"
NOT_OFFERED: Final = "this server offers no house cards"
SEATS: Final = (3, 4, 5, 6)


class HouseCards(msgspec.Struct, frozen=True):
    """Cards that only this server has, by the names their maker gave them."""

    cars: list[str]
    rounds: list[str]
    stations: list[str]


def cards_of(box: Box) -> HouseCards:
    """A round card that differs between small and large tables has one name."""
    return HouseCards(
        cars=list(box.cars),
        rounds=list(dict.fromkeys([*box.rounds_2_4, *box.rounds_5_6])),
        stations=list(box.stations),
    )


def check_playable(box: Box) -> None:
    """Raises the reason if so many people cannot play with these cards, not even with all boxes:
    an operator should hear of it, and not the first who wants them."""
    for seats in SEATS:
        try:
            Setup(seats, house=box)
        except SetupError as reason:
            try:
                Setup(seats, boxes=BOXES, house=box)
            except SetupError:
                raise reason from None


def dealt_in(options: dict[str, Any], house: Box | None) -> dict[str, Any]:
    """The options of a new table as they are kept: with the cards themselves, so that its game can
    be played on, and again, whatever becomes of the file."""
    if HOUSE not in options:
        return options
    if options[HOUSE] is not True:
        raise Refused("the option 'house' is true, or left out")
    if house is None:
        raise Refused(NOT_OFFERED)
    return {**options, HOUSE: msgspec.to_builtins(house)}


def shown(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table as everybody sees them: its house cards by their names."""
    if HOUSE not in options:
        return options
    cards = cards_of(msgspec.convert(options[HOUSE], Box))
    return {**options, HOUSE: msgspec.to_builtins(cards)}
