"""Playing at a table: a seat is taken, and games are played there until there is no other."""

from __future__ import annotations

from collections.abc import Callable

from .addresses import TableAddress
from .errors import RefusedByServer, SentAway
from .joining import Guest, join, take_seat
from .kept_seats import KeptSeat, KeptSeats
from .telling import Telling
from .visit import Visit, Wishes

NO_SEAT = "belongs to no seat"
"""In the server's refusal of a token whose seat was freed."""


def play(
    address: TableAddress,
    guest: Guest,
    wishes: Wishes,
    kept: KeptSeats,
    telling: Callable[[str], Telling],
) -> int:
    """Play until the last game is over; returns the number of games. ``telling`` is made for each
    table by its name."""
    seat = take_seat(address, guest, kept)
    games = 0
    while True:
        tells = telling(seat.table)
        tells.tell(f"{guest.name} has seat {seat.seat} at table {seat.table} of {seat.server}")
        next_table, seat = _visit(seat, guest, wishes, kept, tells)
        kept.forget(seat.token)
        games += 1
        if not next_table:
            return games
        seat = KeptSeat(seat.server, next_table, seat.bot, seat.seat, seat.token)
        kept.keep(seat)


def _visit(
    seat: KeptSeat, guest: Guest, wishes: Wishes, kept: KeptSeats, telling: Telling
) -> tuple[str, KeptSeat]:
    """The next table, and the seat that was played."""
    try:
        return Visit(seat, wishes, telling).play(), seat
    except SentAway as away:
        kept.forget(seat.token)
        if NO_SEAT not in str(away):
            raise
    except RefusedByServer:
        kept.forget(seat.token)
        raise
    telling.tell("the former seat is gone; taking another one")
    new = join(seat.address, guest, kept)
    return Visit(new, wishes, telling).play(), new
