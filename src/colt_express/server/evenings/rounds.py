"""The rounds of an evening: drawing one, with the tables that are opened for it, and reading how a
table has ended."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from msgspec.structs import replace

from ...replays.results import Result
from ..registry.seating_people import PeoplesTable, SeatedPerson, people_rows
from ..storage.evenings import (
    BOT,
    EveningChange,
    EveningTableRow,
    SeatEnd,
    StoredEvening,
)
from ..storage.rows import SeatRow, StoredTable
from .drawing_tables import DrawnTable, draw_tables
from .life import Ended, change, earlier_rounds, must_be_drawable, sizes_for

PACE: float = 0.8
"""Seconds that a bot takes at least for a choice."""


def draw_round(
    stored: StoredEvening, host: int, number: int, new_name: Callable[[], str]
) -> EveningChange:
    """The round of that number, whose games begin at once."""
    row = stored.evening
    people = must_be_drawable(stored, host, number)
    sizes = sizes_for(row.options, row.best)
    drawn = draw_tables(
        [str(guest.number) for guest in people], earlier_rounds(stored), sizes, row.seed
    )
    tables, opened = [], []
    for place, table in enumerate(drawn, 1):
        new = _opened(stored, table, new_name())
        opened.append(new)
        seats = [*map(int, table.people), *[BOT] * table.bots]
        tables.append(EveningTableRow(number, place, new.table.id, seats))
    made = change(row, round=number)
    return replace(made, tables=tables, opened=opened)


def _opened(stored: StoredEvening, table: DrawnTable, name: str) -> StoredTable:
    """The rows of a table, whose game begins at once."""
    row = stored.evening
    guests = {str(guest.number): guest for guest in stored.guests}
    people = [SeatedPerson(guests[one].profile, guests[one].name) for one in table.people]
    wanted = PeoplesTable(options=row.options, clock=row.clock, pace=PACE)
    new = people_rows(name, wanted, [*people, *[row.bot] * table.bots])
    now = time()
    return StoredTable(replace(new.table, evening=row.id, touched=now), new.seats)


def ended_with(result: Result | None, seats: list[SeatRow]) -> Ended:
    """How a table has ended: with that result, or without one."""
    if result is None or len(result.money) != len(seats):
        return Ended([SeatEnd(1, 0, seat.resigned) for seat in seats], early=True)
    money = result.money
    ends = []
    for seat in seats:
        richer = sum(one > money[seat.seat] for one in money)
        place = 1 if seat.seat in result.winners else max(2, richer + 1)
        ends.append(SeatEnd(place, money[seat.seat], seat.resigned))
    return Ended(ends)
