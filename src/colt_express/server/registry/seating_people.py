"""Tables that the server opens for people: their seats are those of their profiles, whose devices
prove them, so that no token is sent. The game may begin at once, even before the first of them is
there."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import NamedTuple

from ...engine.configuration.table_options import TableOptions
from ..base.credentials import hashed, new_seed, new_token
from ..base.names import shown_name
from ..storage.rows import SeatRow, StoredTable, TableRow
from ..table import seating
from ..table.live_table import LiveTable
from ..table.seating import bot_seat, free_bandit
from .table_registry import TableRegistry


class SeatedPerson(NamedTuple):
    """The person for whom a seat is kept: a profile, the name that is shown, and a bandit, or an
    empty string for any."""

    profile: str
    name: str
    bandit: str = ""
    address: str = ""  # its hash, if known


class PeoplesTable(NamedTuple):
    """What is played at a table, and whether the game begins at once. Otherwise its first person is
    the host."""

    options: TableOptions
    clock: int = 0
    public: bool = False
    pace: float = 0.8
    begins: bool = True
    rated: bool = False  # whether the game is to count on the ladder


def people_rows(
    table_id: str, wanted: PeoplesTable, seats: Sequence[SeatedPerson | str]
) -> StoredTable:
    """The rows of a new table. In ``seats`` a bot is given by its name; the first seat must be a
    person's."""
    now = time()
    row = TableRow(
        id=table_id,
        created=now,
        touched=now,
        status="waiting",
        public=wanted.public,
        clock=wanted.clock,
        pace=wanted.pace,
        host=0,
        options=wanted.options,
        seed=new_seed(),
        setup={},
        rated=wanted.rated,
    )
    sitting: list[SeatRow] = []
    for seat, one in enumerate(seats):
        if isinstance(one, str):
            sitting.append(bot_seat(seat, one))
            continue
        name = shown_name(one.name, (other.name for other in sitting if other.kind == "human"))
        bandit = free_bandit(row, sitting, one.bandit)
        token_hash = hashed(new_token())  # stands for the seat; the token itself is not needed
        sitting.append(
            SeatRow(
                seat,
                "human",
                name,
                bandit,
                "",
                token_hash,
                address=one.address,
                seen=now,
                profile=one.profile,
            )
        )
    if not wanted.begins:
        return StoredTable(row, sitting)
    begun = seating.start(row, sitting, host=0)
    changed = {seat.seat: seat for seat in begun.seats}
    return StoredTable(begun.table, [changed.get(seat.seat, seat) for seat in sitting])


async def seat_people(
    registry: TableRegistry, wanted: PeoplesTable, seats: Sequence[SeatedPerson | str]
) -> LiveTable:
    """Open a table for these people and bots; its game is driven from now on if it has begun."""
    registry.evictor.check_room()
    return await registry.open_table(people_rows(registry.new_name(), wanted, seats))
