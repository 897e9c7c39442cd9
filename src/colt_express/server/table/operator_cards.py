"""House cards: the operator's own cars, round cards and stations, offered as an additional box."""

from __future__ import annotations

from typing import Final

from ...engine.configuration.components import Box
from ...engine.configuration.setup import BOXES, Setup
from ...engine.configuration.table_options import OpenOptions, TableOptions
from ...engine.errors import SetupError
from ...replays.shown_options import open_fields
from ..base.refusals import Refused

NOT_OFFERED: Final = "this server offers no house cards"
SEATS: Final = (3, 4, 5, 6)
"""Numbers of players for which the cards must be sufficient."""


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


def stored_options(wanted: WantedOptions, house: Box | None) -> TableOptions:
    """The options of a new table as they are stored: with the cards themselves, so that its game
    can be continued and replayed even if the file changes."""
    if wanted.house and house is None:
        raise Refused(NOT_OFFERED, code="setup")
    return TableOptions(house=house if wanted.house else None, **open_fields(wanted))
