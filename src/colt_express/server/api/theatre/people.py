"""The people of a finished game, as far as they agreed to be named."""

from __future__ import annotations

from typing import NamedTuple

from ....replays.telling import ReplaySeat
from ...storage.rows import SeatRow, StoredTable
from ...table.consent import may_be_studied, times_are_kept


class People(NamedTuple):
    """Who played, whether times may be told, and whether the game may be studied."""

    seats: list[ReplaySeat]
    timed: bool
    study: bool


def people_of(stored: StoredTable) -> People:
    """While the game is played its players are named, as at the table."""
    over = stored.table.status == "over"
    return People(
        [_seat(seat, named=seat.named or not over) for seat in stored.seats],
        times_are_kept(stored.seats) or not over,
        may_be_studied(stored.seats),
    )


def _seat(seat: SeatRow, named: bool) -> ReplaySeat:
    if seat.kind == "bot":
        return ReplaySeat(seat.seat, seat.name, "bot", seat.bot)
    author = seat.author if named else ""
    name = seat.name if named else ""
    return ReplaySeat(seat.seat, name, "human", program=seat.program, author=author)
