"""Consent: what may be kept of a game after its end. Each player decides for themselves, and may
change their mind until the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from ..base.refusals import Refused
from ..storage.rows import Change, SeatRow, TableRow
from .seating import Seats, change


def consent(
    row: TableRow, seats: Seats, seat: int, names: bool, times: bool, study: bool
) -> Change | None:
    """What a player agrees to: that their name is kept, that times are kept, and that the game may
    be studied. A name is kept if its owner agrees, the others if everybody does."""
    if seat < 0 or seats[seat].kind != "human":
        raise Refused("only players decide what is kept of their game", code="players")
    if row.status not in ("waiting", "playing"):
        raise Refused("the game is over, and what is kept of it is decided", code="over")
    new = replace(seats[seat], named=names, timed=times, study=study)
    return None if new == seats[seat] else change(row, new)


def times_are_kept(seats: Seats) -> bool:
    return all(seat.timed for seat in _people(seats))


def may_be_studied(seats: Seats) -> bool:
    """Whether every player agrees. A game between bots alone may always be studied."""
    return all(seat.study for seat in _people(seats))


def _people(seats: Seats) -> list[SeatRow]:
    return [seat for seat in seats if seat.kind == "human"]
