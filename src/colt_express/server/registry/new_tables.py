"""New tables: what a client may wish for, and the rows that are stored for it."""

from __future__ import annotations

from time import time
from typing import Annotated, Final, Literal, get_args

import msgspec

from ...engine.configuration.components import Box
from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ..base.credentials import new_seed
from ..storage.rows import SeatRow, StoredTable, TableRow
from ..table.messages import Name
from ..table.operator_cards import WantedOptions, stored_options
from ..table.seating import bot_seat, human_seat

Clock = Literal[0, 30, 60, 86400]
"""Seconds per decision: unlimited, half a minute, a minute, a day."""
CLOCKS: Final[tuple[Clock, ...]] = get_args(Clock)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table; its host sits at seat 0."""

    name: Name
    seats: list[Annotated[str, msgspec.Meta(max_length=60)]]  # "open" or a bot, from seat 1
    bandit: Annotated[str, msgspec.Meta(max_length=12)] = ""
    options: WantedOptions = WantedOptions()
    public: bool = False
    clock: Clock = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.8
    help: bool = False  # whether players may see ahead and ask for hints
    programs: bool = False  # whether programs of others may take a seat


def new_rows(
    table_id: str, wanted: NewTable, house: Box | None, token_hash: str, address: str
) -> StoredTable:
    """The rows of a new table of that name. ``token_hash`` and ``address`` are hashes that stand
    for its host."""
    row = TableRow(
        id=table_id,
        created=time(),
        touched=time(),
        status="waiting",
        public=wanted.public,
        clock=wanted.clock,
        pace=wanted.pace,
        help=wanted.help,
        programs=wanted.programs,
        host=0,
        options=checked_options(wanted.options, 1 + len(wanted.seats), house),
        seed=new_seed(),
        setup={},
    )
    seats = [human_seat(row, [], 0, wanted.name, wanted.bandit, token_hash, address)]
    for seat, kind in enumerate(wanted.seats, 1):
        seats.append(SeatRow(seat, "open") if kind == "open" else bot_seat(seat, kind))
    return StoredTable(row, seats)


def checked_options(wanted: WantedOptions, seats: int, house: Box | None) -> TableOptions:
    """The options of a table. An illegal combination is refused with the reason."""
    options = stored_options(wanted, house)
    Setup.of(seats, options)
    return options
