"""Wishes: requests of a client to change the table and its seats."""

from __future__ import annotations

from typing import assert_never

from ..storage.rows import Change, SeatRow, TableRow
from ..table import leaving, seating, voting
from ..table.live_table import LiveTable
from ..table.messages import (
    Abort,
    Back,
    Fill,
    Filter,
    HandOver,
    Kick,
    Leave,
    Resign,
    Start,
    Substitute,
    Vote,
    Wish,
)


async def grant(table: LiveTable, seat: int, wish: Wish) -> None:
    """Carry out a request from a seat, or refuse it with a reason."""
    match wish:
        case Start():
            await table.start(seat)
        case Kick():
            await table.kick(seat, wish.seat)
        case Fill():
            await table.fill(seat, wish.seat, wish.bot)
        case Substitute():
            await table.substitute(seat, wish.seat, wish.bot)
        case Back():
            await table.back(seat)
        case Filter():
            await table.change(lambda row, _: seating.cover_rude_words(row, seat, wish.on))
        case Leave():
            await table.change(
                lambda row, seats: leaving.leave(row, seats, table.audience.present, seat)
            )
        case Resign():
            await table.change(
                lambda row, seats: leaving.resign(row, seats, table.audience.present, seat)
            )
        case HandOver():
            await table.change(lambda row, seats: leaving.hand_over(row, seats, seat, wish.seat))
        case Abort():
            table.running()
            await table.change(lambda row, seats: leaving.abort(row, seats, table.number, seat))
        case Vote():
            await _vote(table, seat, wish.seat)
        case _:
            assert_never(wish)


async def _vote(table: LiveTable, voter: int, seat: int) -> None:
    def decide(row: TableRow, seats: list[SeatRow]) -> Change | None:
        asked, present = table.asked(seat), table.audience.present
        return voting.vote(row, seats, present, voter, seat, asked, table.vote_seconds)

    await table.change(decide)
