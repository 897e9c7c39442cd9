"""Requests of clients to change a table and its seats.

Each becomes a pure decision of `seating` or a module beside it, which `LiveTable.change` carries
out. Only choices in the game go another way: through `LiveTable.choose` and `take_back`.
"""

from __future__ import annotations

from typing import assert_never

from ..base.credentials import hashed, new_token
from ..storage.rows import Change, TableRow
from ..table import leaving, rematch, seating, stand_ins, voting
from ..table.consent import consent
from ..table.live_table import LiveTable
from ..table.message_log import SPECTATOR
from ..table.messages import (
    Abort,
    Back,
    Consent,
    Fill,
    Filter,
    HandOver,
    Kick,
    Leave,
    Programs,
    Rematch,
    Resign,
    Start,
    Substitute,
    TableRequest,
    Vote,
)
from ..table.seating import Program, Seats


async def take_seat(
    table: LiveTable,
    name: str,
    bandit: str,
    address: str = "",
    program: Program | None = None,
    profile: str = "",
) -> tuple[int, str]:
    """The seat that a player takes, and the token that proves it, which is sent only this once; of
    a profile, its devices prove it."""
    token = new_token()
    stands_for = hashed(token), address
    await table.change(
        lambda row, seats: seating.join(row, seats, name, bandit, *stands_for, program, profile)
    )
    token_hash, _ = stands_for
    taken = [seat.seat for seat in table.seats if seat.token_hash == token_hash]
    return taken[0] if taken else SPECTATOR, token


async def connect(table: LiveTable, seat: int) -> None:
    """A player connects to the seat."""

    def decide(row: TableRow, seats: Seats) -> Change | None:
        connected = stand_ins.connect if row.status == "playing" else seating.connect
        return connected(row, seats, seat)

    await table.change(decide)


async def carry_out(table: LiveTable, seat: int, request: TableRequest) -> None:
    """Carry out a request from a seat, or refuse it with a reason."""
    await table.change(lambda row, seats: _decide(table, seat, request, row, seats))


def _decide(
    table: LiveTable, seat: int, request: TableRequest, row: TableRow, seats: Seats
) -> Change | None:
    """The change that is requested, for the current row and seats of the table."""
    subscribers, present = table.subscribers, table.subscribers.present
    match request:
        case Start():
            return seating.start(row, seats, seat)
        case Kick():
            return seating.kick(row, seats, seat, request.seat)
        case Fill():
            return seating.fill(row, seats, seat, request.seat, request.bot)
        case Filter():
            return seating.cover_rude_words(row, seat, request.on)
        case Programs():
            return seating.allow_programs(row, seat, request.on)
        case Consent():
            return consent(row, seats, seat, request.names, request.times, request.study)
        case Substitute():
            away = subscribers.away(request.seat)
            return stand_ins.substitute(
                row, seats, seat, request.seat, request.bot, away, table.absence_seconds
            )
        case Back():
            return None if table.frozen is not None else stand_ins.come_back(row, seats, seat)
        case Vote():
            asked = table.asked(request.seat)
            return voting.vote(row, seats, present, seat, request.seat, asked, table.vote_seconds)
        case Leave():
            return leaving.leave(row, seats, present, seat)
        case Resign():
            return leaving.resign(row, seats, present, seat)
        case HandOver():
            return leaving.hand_over(row, seats, seat, request.seat)
        case Abort():
            table.running()  # or why it cannot be called off
            return leaving.abort(row, seats, table.number, seat)
        case Rematch():
            if request.now:
                return rematch.begin_now(row, seats, present, seat)
            return rematch.want(row, seats, present, seat, request.wanted)
        case _:
            assert_never(request)
