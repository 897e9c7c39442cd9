"""Stand-ins: bots that play for players who are late, voted out or away, and when those players may
return. As in `seating`, every function is a pure decision.

A question whose time is over is lost to its player, whether or not the player returns meanwhile: a
stand-in answers it, and the next one is the player's again. So a player cannot gain time by coming
and going, nor undo a vote. The question is stored with the seat, as the time when it was asked,
which follows from the stored choices and is therefore the same on every server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...bots import BOTS
from ..base.refusals import Refused
from ..storage.rows import Change, SeatRow, TableRow
from .seating import (
    STAND_IN,
    Seats,
    change,
    known_bot,
    must_be,
    must_be_host,
    must_still_play,
    only_person,
    seat_at,
)

COMEBACKS: Final = 3
"""Maximum number of times in one game that a player may return after being late or voted out. A
player alone against bots may always return, since no other person waits."""

TOO_OFTEN: Final = (
    f"a bot has taken over from you {COMEBACKS + 1} times because you did not choose, "
    "so it plays on to the end of this game"
)
TOO_LATE: Final = "your time for this decision is over; a bot makes it, and the next one is yours"


class Asked(NamedTuple):
    """A question that a seat has to answer."""

    question: int  # how often the seat has chosen before
    since: float


def bot_at(seat: SeatRow, since: float | None) -> str:
    """The bot that answers for the seat what it has been asked since then; an empty string for a
    player."""
    if seat.kind == "bot":
        return seat.bot
    return seat.stand_in or (STAND_IN if has_missed(seat, since) else "")


def has_missed(seat: SeatRow, since: float | None) -> bool:
    """Whether the player's time is over for what the seat has been asked since then."""
    return seat.missed > 0 and seat.missed == since


def must_be_in_time(seat: SeatRow, since: float | None) -> None:
    if has_missed(seat, since):
        raise Refused(TOO_LATE, code="late")


# Putting a stand-in in place -----------------------------------------------------------------


def replace_late(row: TableRow, seats: Seats, late: Mapping[int, float]) -> Change | None:
    """Bots play for those whose time has run out; ``late`` has the time when each of these seats
    was asked."""
    if not late:
        return None
    return change(row, *(replaced(seats, seat, since) for seat, since in late.items()))


def replaced(seats: Seats, seat: int, since: float) -> SeatRow:
    """The seat of a player who has not answered in time what was asked since then."""
    before = seats[seat]
    lapses = before.lapses + (only_person(seats) != seat)
    return replace(before, stand_in=STAND_IN, missed=since, lapses=lapses, votes="")


def substitute(
    row: TableRow, seats: Seats, host: int, seat: int, bot: str, away: float, patience: float
) -> Change | None:
    """The host lets a bot play for a player who has been ``away`` for at least ``patience``
    seconds; an empty ``bot`` ends that."""
    must_be_host(row, host)
    must_be(row, "playing")
    if seat_at(seats, seat).kind != "human":
        raise Refused("only a player can be substituted", code="taken")
    must_still_play(seats, seat)
    if not bot:
        return _let_play(row, seats, seat)
    _must_be_a_fair_match(bot)
    if not away:
        raise Refused("that player is here", code="here")
    if away < patience:
        raise Refused(
            f"that player has only just left; a bot can play for them in "
            f"{patience - away:.0f} seconds",
            code="just_left",
        )
    if seats[seat].stand_in:
        return None
    return change(row, replace(seats[seat], stand_in=bot, missed=0.0))


def _let_play(row: TableRow, seats: Seats, seat: int) -> Change | None:
    """The host lets an absent player play again. Players who were late or voted out must return
    themselves."""
    if seats[seat].stand_in and seats[seat].missed:
        raise Refused(
            "only that player can take the seat back, since it was lost by not choosing",
            code="own_seat",
        )
    return _returned(row, seats, seat)


def _must_be_a_fair_match(bot: str) -> None:
    if BOTS.index(known_bot(bot)) < BOTS.index(STAND_IN):
        raise Refused(
            f"a bot that plays for somebody must be at least of the level {STAND_IN!r}",
            code="weak",
        )


# Returning -----------------------------------------------------------------------------------


def connect(row: TableRow, seats: Seats, seat: int) -> Change | None:
    """A player connects. A stand-in put in for an absent player stops. A player who was late or
    voted out must take the seat back explicitly, because a page may reconnect while its player is
    not looking."""
    if seat < 0 or seats[seat].missed:
        return None
    return _returned(row, seats, seat)


def come_back(row: TableRow, seats: Seats, seat: int) -> Change | None:
    """A player takes the seat back. The clock goes on where it was."""
    if seat >= 0 and seats[seat].stand_in and not comebacks(seats[seat]):
        raise Refused(TOO_OFTEN, code="too_often")
    return _returned(row, seats, seat)


def comebacks(seat: SeatRow) -> int:
    """Number of times that the seat's player may still return to this game; at least 1 while the
    seat is theirs."""
    return max(0, COMEBACKS + 1 - seat.lapses)


def _returned(row: TableRow, seats: Seats, seat: int) -> Change | None:
    if seat < 0 or not seats[seat].stand_in or seats[seat].resigned:
        return None
    return change(row, replace(seats[seat], stand_in=""))
