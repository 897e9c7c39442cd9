"""Voting: in a game without a clock, players may let a bot play for another who is asked and does
not choose. More than half of those present must agree. As in `seating`, these are pure decisions.

A vote is about one question, so it is stored with the question's number: how often that seat has
chosen before.
"""

from __future__ import annotations

from collections.abc import Collection
from time import time

from msgspec.structs import replace

from ..base.refusals import Refused
from ..storage.rows import Change, SeatRow, TableRow
from .seating import Seats, change, is_in, may_host, must_be, seat_at
from .stand_ins import Asked, has_missed, replaced


def votes_for(seat: SeatRow, question: int) -> list[int]:
    """Seats that want a stand-in for a player who is asked that question."""
    about, _, voters = seat.votes.partition(":")
    return [int(voter) for voter in voters.split(",")] if about == str(question) else []


def vote(
    row: TableRow,
    seats: Seats,
    present: Collection[int],
    voter: int,
    seat: int,
    asked: Asked | None,
    patience: float,
) -> Change | None:
    """A player votes for a stand-in for another; the last vote needed puts it in place."""
    must_be(row, "playing")
    idle = seat_at(seats, seat)
    if row.clock:
        raise Refused("this game has a clock, so there is no vote", code="vote_clock")
    if not is_in(idle) or idle.stand_in or seat == voter:
        raise Refused("only another player can be replaced by a vote", code="taken")
    jury = [one.seat for one in seats if _may_vote(one, present) and one.seat != seat]
    if voter not in jury:
        raise Refused("only players can vote", code="players")
    if asked is None:
        raise Refused("that player is not asked anything", code="taken")
    if has_missed(idle, asked.since):
        raise Refused("a bot is making that player's decision already", code="taken")
    wait = asked.since + patience - time()
    if wait > 0:
        raise Refused(
            f"a vote about that player is possible in {wait:.0f} seconds",
            code="vote_wait",
            wait=wait,
        )
    before = votes_for(idle, asked.question)
    voters = sorted({*before, voter})
    if 2 * len([one for one in voters if one in jury]) > len(jury):
        return change(row, replaced(seats, seat, asked.since))
    if voters == before:
        return None
    ballot = f"{asked.question}:{','.join(str(one) for one in voters)}"
    return change(row, replace(idle, votes=ballot))


def _may_vote(seat: SeatRow, present: Collection[int]) -> bool:
    """Programs may not: they would have to be asked, and count for a majority until then."""
    return may_host(seat) and not seat.stand_in and seat.seat in present
