"""Another game after the end: who wants one, and when it begins. As in `seating`, every function is
a pure decision.

Bots always want one. It begins as soon as every player who is present wants it. Players who are
away do not hold it up: a bot plays for them at the new table until they come. Programs do not begin
one without a person.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ..base.credentials import new_seed
from ..base.refusals import Refused
from ..storage.rows import Change, SeatRow, StoredTable, TableRow
from .leaving import following
from .seating import STAND_IN, Seats, change, is_in, may_host, must_be_host, start


def want(
    row: TableRow, seats: Seats, present: Collection[int], seat: int, wanted: bool
) -> Change | None:
    """A player wants another game, or no longer does. It begins as soon as all players who are
    present want it."""
    _must_be_over(row, seats, seat)
    if row.next_table:
        return None
    wishes = [replace(one, again=wanted) if one.seat == seat else one for one in seats]
    if wanted and _all_want(wishes, {*present, seat}):
        return _begin(row, wishes, {*present, seat})
    return None if seats[seat].again == wanted else change(row, wishes[seat])


def begin_now(row: TableRow, seats: Seats, present: Collection[int], seat: int) -> Change | None:
    """The host starts another game without waiting for the others; while the host is away, any
    player may do so."""
    _must_be_over(row, seats, seat)
    if row.host in present or seats[seat].program:
        must_be_host(row, seat)
    if row.next_table:
        return None
    wishes = [replace(one, again=True) if one.seat == seat else one for one in seats]
    return _begin(row, wishes, {*present, seat})


def begin_if_all_want(row: TableRow, seats: Seats, present: Collection[int]) -> Change | None:
    """The change that begins another game if all players who are present want it, for example after
    the last one who did not has left."""
    if row.status != "over" or row.next_table or not _all_want(seats, present):
        return None
    return _begin(row, seats, present)


def _must_be_over(row: TableRow, seats: Seats, seat: int) -> None:
    if row.status != "over":
        raise Refused("a rematch is possible only after the game", code="not_over")
    if seat < 0 or seats[seat].resigned:
        raise Refused("only players can ask for a rematch", code="players")


def _all_want(seats: Seats, present: Collection[int]) -> bool:
    here = [one for one in seats if is_in(one) and one.seat in present]
    return any(may_host(one) for one in here) and all(one.again for one in here)


def _begin(row: TableRow, wishes: Seats, present: Collection[int]) -> Change:
    """The change that opens a new table with the same people, where the game has started. The host
    stays the host, if present and willing to play."""
    ready = [one.seat for one in wishes if is_in(one) and one.again and one.seat in present]
    hosts = [seat for seat in ready if may_host(wishes[seat])]
    host = row.host if row.host in hosts else hosts[0]
    waiting = following(row, wishes, host, new_seed())
    started = start(waiting.table, waiting.seats, host)
    people = [_stood_in_for(one) if one.seat not in ready else one for one in started.seats]
    begun = change(row, *wishes, next_table=started.table.id)
    return replace(begun, opened=StoredTable(started.table, people))


def _stood_in_for(seat: SeatRow) -> SeatRow:
    return replace(seat, stand_in=STAND_IN) if seat.kind == "human" else seat
