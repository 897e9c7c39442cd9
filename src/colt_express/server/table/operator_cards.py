"""House cards: the operator's own cars, round cards and stations, offered as an additional box."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...engine.configuration.components import Box
from ...engine.configuration.setup import BOXES, Setup
from ...engine.configuration.table_options import OpenOptions, TableOptions
from ...engine.errors import SetupError
from ..base.refusals import Refused

NOT_OFFERED: Final = "this server offers no house cards"
SEATS: Final = (3, 4, 5, 6)
"""Numbers of players for which the cards must be sufficient."""


class HouseCards(msgspec.Struct, frozen=True):
    """Cards that only this server has, by the names their author gave them."""

    cars: list[str]
    rounds: list[str]
    stations: list[str]


def cards_of(box: Box) -> HouseCards:
    """A round card with different versions for small and large tables has one name."""
    return HouseCards(
        cars=list(box.cars),
        rounds=list(dict.fromkeys([*box.rounds_2_4, *box.rounds_5_6])),
        stations=list(box.stations),
    )


def check_playable(box: Box) -> None:
    """Raises an error if the game cannot be set up with these cards for one of the numbers of
    `SEATS`, not even with all boxes. Thus the operator learns of it, not the first player who
    chooses them."""
    for seats in SEATS:
        try:
            Setup(seats, house=box)
        except SetupError as reason:
            try:
                Setup(seats, boxes=BOXES, house=box)
            except SetupError:
                raise reason from None


class WantedOptions(
    OpenOptions, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The options of a new table; with the house cards if ``house`` is true."""

    house: bool = False


class ShownOptions(OpenOptions, frozen=True, kw_only=True, omit_defaults=True):
    """The options of a table as everybody sees them, with the names of its house cards."""

    house: HouseCards | None = None


def stored_options(wanted: WantedOptions, house: Box | None) -> TableOptions:
    """The options of a new table as they are stored: with the cards themselves, so that its game
    can be continued and replayed even if the file changes."""
    if wanted.house and house is None:
        raise Refused(NOT_OFFERED, code="setup")
    return TableOptions(house=house if wanted.house else None, **_open(wanted))


def shown(options: TableOptions) -> ShownOptions:
    cards = None if options.house is None else cards_of(options.house)
    return ShownOptions(house=cards, **_open(options))


def _open(options: OpenOptions) -> dict[str, Any]:
    """The options that are the same in all forms."""
    return {name: getattr(options, name) for name in OpenOptions.__struct_fields__}
