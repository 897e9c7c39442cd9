"""Leaving: giving up a seat or a game, choosing the next host, and closing abandoned tables. As in
`seating`, every function is a pure decision."""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import Final

from msgspec.structs import replace

from ...engine.game import RULES_VERSION
from ..base.credentials import name_after
from ..base.refusals import Refused
from ..storage.rows import Change, SeatRow, StoredTable, TableRow
from .seating import (
    STAND_IN,
    Seats,
    change,
    may_host,
    must_be,
    must_be_host,
    must_not_count,
    seat_at,
)

FORGOTTEN: Final = "—"
"""The name of a player whose traces were deleted."""

# People --------------------------------------------------------------------------------------


def leave(row: TableRow, seats: Seats, present: Collection[int], seat: int) -> Change | None:
    """A player leaves permanently. Before the start the seat becomes free; afterwards a bot takes
    it."""
    if seat < 0 or row.status in ("over", "closed"):
        return None
    if row.status == "playing":
        return _resigned(row, seats, present, seat)
    return _freed(row, seats, present, [seat])


def resign(row: TableRow, seats: Seats, present: Collection[int], seat: int) -> Change | None:
    """A player leaves the game; a bot plays on."""
    must_be(row, "playing")
    if seat < 0:
        raise Refused("only players can resign", code="players")
    return _resigned(row, seats, present, seat)


def _resigned(row: TableRow, seats: Seats, present: Collection[int], seat: int) -> Change | None:
    """The change when a player resigns. Without people the table is closed: bots need not play on
    alone."""
    leaving = seats[seat]
    if leaving.resigned:
        return None
    left = replace(leaving, resigned=True, stand_in=leaving.stand_in or STAND_IN, votes="")
    host = _next_host(row, seats, present, [seat])
    return change(row, left, status="closed") if host is None else change(row, left, host=host)


def forget(row: TableRow, seats: Seats, seat: int) -> Change:
    """A player leaves the table, if it is still in use, and their seat forgets them: the name
    becomes a dash, and nothing tells any more who played there."""
    left = None
    if row.status in ("waiting", "playing"):
        left = leave(row, seats, range(len(seats)), seat)
    changed = left or change(row)
    known = next((one for one in changed.seats if one.seat == seat), seats[seat])
    others = [one for one in changed.seats if one.seat != seat]
    if known.kind == "human":
        known = replace(known, name=FORGOTTEN, token_hash="", address="", profile="")
    return replace(changed, seats=[*others, known])


def free_absent(
    row: TableRow, seats: Seats, present: Collection[int], since: float
) -> Change | None:
    """Before the start, the seats of guests who have been absent since then become free."""
    absent = [
        seat.seat
        for seat in seats
        if seat.kind == "human"
        and seat.seat != row.host
        and seat.seat not in present
        and seat.seen < since
    ]
    return _freed(row, seats, present, absent) if absent and row.status == "waiting" else None


def _freed(row: TableRow, seats: Seats, present: Collection[int], gone: list[int]) -> Change:
    freed = [SeatRow(seat, "open") for seat in gone]
    host = _next_host(row, seats, present, gone)
    return change(row, *freed, status="closed") if host is None else change(row, *freed, host=host)


def hand_over(row: TableRow, seats: Seats, host: int, seat: int) -> Change:
    """Another player becomes the host."""
    must_be_host(row, host)
    if row.status != "playing":
        must_be(row, "waiting")
    if seat == host or not may_host(seat_at(seats, seat)):
        raise Refused("only another player can be the host, and no program", code="taken")
    return change(row, host=seat)


def _next_host(
    row: TableRow, seats: Seats, present: Collection[int], gone: list[int]
) -> int | None:
    """The host; if the host is gone, the next person, preferably one who is present; None if no
    person is left, though programs may be."""
    if row.host not in gone:
        return row.host
    in_order = [*seats[row.host :], *seats[: row.host]]
    people = [one.seat for one in in_order if may_host(one) and one.seat not in gone]
    return next((seat for seat in people if seat in present), people[0] if people else None)


# Tables --------------------------------------------------------------------------------------


def expire(row: TableRow, since: float) -> Change | None:
    """The change that closes a waiting table without activity since then."""
    if row.status != "waiting" or row.touched >= since:
        return None
    return change(row, status="closed")


def abort(row: TableRow, seats: Seats, number: int, host: int) -> Change:
    """The host calls the game off before its first choice, and all players return to a lobby. This
    is a new table, because another server may be writing the first choice at this one. It keeps the
    seed: the same people are dealt the same game again, so that there is nothing to gain by
    starting over."""
    must_be_host(row, host)
    must_be(row, "playing")
    must_not_count(row)
    if row.evening:
        raise Refused("a table of an evening cannot be called off; its host can end it")
    if row.rated:
        raise Refused("a game that counts for the ladder cannot be called off")
    if number:
        raise Refused(
            "the first choice has been made, so the game can no longer be called off", code="begun"
        )
    lobby = following(row, seats, host, row.seed)
    called_off = change(row, status="closed", next_table=lobby.table.id)
    return replace(called_off, opened=lobby, unplayed=True)


def following(row: TableRow, seats: Seats, host: int, seed: str) -> StoredTable:
    """The table that follows this one, with the same people and their tokens. Seats of players who
    resigned are open there."""
    now = time()
    table = replace(
        row,
        id=name_after(row.id),
        created=now,
        touched=now,
        status="waiting",
        host=host,
        seed=seed,
        setup={},
        started=0.0,
        ended=0.0,
        version=0,
        rules=RULES_VERSION,
        origin=None,
        day="",
        counts=False,
        evening="",
        rated=False,
    )
    people = [
        SeatRow(one.seat, "open")
        if one.resigned
        else replace(
            one,
            stand_in="",
            missed=0.0,
            lapses=0,
            votes="",
            again=False,
            seen=now,
            study=False,  # players agree to one game at a time
        )
        for one in seats
    ]
    if table.options.two_bandits:
        people = [replace(one, bandit="") for one in people]
    return StoredTable(table, people)
