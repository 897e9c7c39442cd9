"""The life of an evening: who opens it, joins, leaves and looks after it, and what each of its
rounds is.

As in `seating`, every function looks at an evening and returns the change to be written; it has no
side effects. What the evening does not allow is refused with a reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import time
from typing import Final, Literal, NamedTuple, TypedDict, Unpack

from msgspec.structs import replace

from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ...engine.errors import SetupError
from ..base.names import shown_name
from ..base.refusals import Refused
from ..storage.evenings import (
    BOT,
    EveningChange,
    EveningRow,
    EveningStatus,
    EveningTableRow,
    GuestRow,
    SeatEnd,
    StoredEvening,
)
from .drawing_tables import LARGEST, MOST_PEOPLE, SMALLEST, DrawnTable, Sizes

Phase = Literal["gathering", "playing", "between", "over"]
"""What happens now: guests come, tables play, the next round is waited for, or nothing more."""

MOST_ROUNDS: Final = 8
MOST_GUESTS: Final = 2 * MOST_PEOPLE
"""Maximum number of guests of an evening, with those who have left."""

FEWEST_TO_DRAW: Final = 2
"""Minimum number of people for a round; bots fill the table."""

HOST_AWAY: Final = 180.0
"""Seconds without the host, while no table plays, after which a guest may take over."""

OVER: Final = "this evening is over"


class Fields(TypedDict, total=False):
    """The fields of an evening that may change."""

    status: EveningStatus
    host: int
    rounds: int
    round: int


def change(
    row: EveningRow, guests: Sequence[GuestRow] = (), **fields: Unpack[Fields]
) -> EveningChange:
    """The evening's next version."""
    later = replace(row, version=row.version + 1, touched=time(), **fields)
    return EveningChange(later, list(guests))


def after(stored: StoredEvening, made: EveningChange) -> StoredEvening:
    """The evening after a change has been written."""
    guests = {guest.number: guest for guest in (*stored.guests, *made.guests)}
    tables = {(one.round, one.number): one for one in (*stored.tables, *made.tables)}
    return StoredEvening(
        made.evening,
        [guests[key] for key in sorted(guests)],
        [tables[key] for key in sorted(tables)],
    )


# What is going on ----------------------------------------------------------------------------


def phase_of(stored: StoredEvening) -> Phase:
    row = stored.evening
    if row.status == "over":
        return "over"
    if not row.round:
        return "gathering"
    return "playing" if playing(stored) else "between"


def playing(stored: StoredEvening) -> list[EveningTableRow]:
    """The tables that are still played."""
    return [table for table in stored.tables if table.stage == "playing"]


def there(stored: StoredEvening) -> list[GuestRow]:
    """The guests who have not left."""
    return [guest for guest in stored.guests if not guest.left]


def guest_of(stored: StoredEvening, profile: str) -> GuestRow | None:
    """The guest with that profile."""
    known = (guest for guest in stored.guests if profile and guest.profile == profile)
    return next(known, None)


def table_of(stored: StoredEvening, guest: int) -> EveningTableRow | None:
    """The table at which a guest plays now."""
    return next((table for table in playing(stored) if guest in table.seats), None)


def host_is_away(stored: StoredEvening, now: float) -> bool:
    """Whether a guest may take over, since the host is needed and has not been seen for long."""
    host = guest_at(stored, stored.evening.host)
    waits = phase_of(stored) in ("gathering", "between")
    ended = max((table.ended for table in stored.tables), default=0.0)
    return waits and max(host.seen, ended) < now - HOST_AWAY


# Guests --------------------------------------------------------------------------------------


def join(stored: StoredEvening, profile: str, name: str) -> EveningChange | None:
    """A person comes, and plays from the next round on; one who has left may come back."""
    row, now = stored.evening, time()
    _must_be_open(row)
    known = guest_of(stored, profile)
    if known is not None and known.removed:
        raise Refused("the host has asked you to leave this evening", code="host")
    if known is not None and not known.left:
        return None
    if row.round >= row.rounds:
        raise Refused("the last round is being played; you can watch it", code="late")
    if sum(guest.plays for guest in there(stored)) >= MOST_PEOPLE:
        raise Refused(f"an evening has at most {MOST_PEOPLE} people", code="full")
    if known is not None:
        back = replace(known, left=0.0, since=row.round + 1, plays=True, seen=now)
        return change(row, [back])
    if len(stored.guests) >= MOST_GUESTS:
        raise Refused("too many people have come and left at this evening", code="full")
    shown = shown_name(name, (guest.name for guest in stored.guests if guest.name))
    guest = GuestRow(len(stored.guests), profile, shown, now, since=row.round + 1, seen=now)
    return change(row, [guest])


def leave(stored: StoredEvening, number: int) -> EveningChange | None:
    """A guest leaves. If it is the host, the guest who has been there longest takes over; without
    guests the evening is over."""
    row, now = stored.evening, time()
    guest = guest_at(stored, number)
    if guest.left or row.status == "over":
        return None
    rest = [one for one in there(stored) if one.number != number]
    gone = replace(guest, left=now)
    if not rest:
        return change(row, [gone], status="over")
    host = row.host if row.host != number else min(rest, key=lambda one: one.joined).number
    return change(row, [gone], host=host)


def remove(stored: StoredEvening, host: int, number: int) -> EveningChange | None:
    """The host asks a guest to leave, who may not come back."""
    _must_be_host(stored, host)
    _must_be_open(stored.evening)
    if number == host:
        raise Refused("the host can leave, but not be removed")
    guest = guest_at(stored, number)
    if guest.removed:
        return None
    return change(stored.evening, [replace(guest, left=guest.left or time(), removed=True)])


def hand_over(stored: StoredEvening, host: int, number: int) -> EveningChange | None:
    """Another guest looks after the evening."""
    _must_be_host(stored, host)
    _must_be_open(stored.evening)
    if guest_at(stored, number).left:
        raise Refused("that guest has left")
    return None if number == host else change(stored.evening, host=number)


def take_over(stored: StoredEvening, number: int) -> EveningChange | None:
    """A guest takes over from a host who is needed and does not come."""
    _must_be_open(stored.evening)
    if stored.evening.host == number:
        return None
    if guest_at(stored, number).left:
        raise Refused("only a guest of this evening can look after it", code="players")
    if not host_is_away(stored, time()):
        raise Refused("the host is still there; only the host may do that", code="host")
    return change(stored.evening, host=number)


# Rounds --------------------------------------------------------------------------------------


def set_rounds(stored: StoredEvening, host: int, rounds: int) -> EveningChange | None:
    """The host adds rounds, or leaves some out that have not begun."""
    row = stored.evening
    _must_be_host(stored, host)
    _must_be_open(row)
    fewest = max(1, row.round)
    if not fewest <= rounds <= MOST_ROUNDS:
        raise Refused(f"there can be {fewest} to {MOST_ROUNDS} rounds")
    if rounds == row.rounds:
        return None
    over = rounds == row.round and not playing(stored)
    return change(row, rounds=rounds, status="over" if over else "open")


def end(stored: StoredEvening, host: int) -> EveningChange | None:
    """The host ends the evening before its last round."""
    _must_be_host(stored, host)
    if stored.evening.status == "over":
        return None
    if playing(stored):
        raise Refused("some tables still play; wait for them, or end them first", code="not_over")
    return change(stored.evening, status="over")


def close(stored: StoredEvening) -> EveningChange | None:
    """The operator closes the evening; tables that still play count as they end."""
    return None if stored.evening.status == "over" else change(stored.evening, status="over")


def must_be_drawable(stored: StoredEvening, host: int, number: int) -> list[GuestRow]:
    """The people of the next round, which must be that ``number``; refused if it cannot begin."""
    row = stored.evening
    _must_be_host(stored, host)
    _must_be_open(row)
    if number != row.round + 1:
        raise Refused(f"round {number} has been drawn already", code="begun")
    if number > row.rounds:
        raise Refused("the last round has been played", code="over")
    if playing(stored):
        raise Refused("some tables still play; wait for them, or end them first", code="not_over")
    people = [guest for guest in there(stored) if guest.plays]
    if len(people) < FEWEST_TO_DRAW:
        raise Refused("a round needs at least two people", code="players")
    return people


def earlier_rounds(stored: StoredEvening) -> list[list[DrawnTable]]:
    """The rounds that were drawn, with guests' numbers as people."""
    rounds: list[list[DrawnTable]] = [[] for _ in range(stored.evening.round)]
    for table in stored.tables:
        people = tuple(str(guest) for guest in table.seats if guest != BOT)
        rounds[table.round - 1].append(DrawnTable(people, table.seats.count(BOT)))
    return rounds


def sizes_for(options: TableOptions, best: int) -> Sizes:
    """How many seats the tables of an evening may have; refused if no number can play with these
    options."""
    if options.variant is not None:
        raise Refused("an evening is played without variants: everybody plays alone", code="setup")
    possible, reason = [], None
    for seats in range(SMALLEST, LARGEST + 1):
        try:
            Setup.of(seats, options)
            possible.append(seats)
        except SetupError as error:
            reason = error
    if reason is not None and not possible:
        raise reason
    nearest = min(possible, key=lambda seats: abs(seats - best))
    least = most = nearest
    while least - 1 in possible:
        least -= 1
    while most + 1 in possible:
        most += 1
    return Sizes(nearest, least, most)


class Ended(NamedTuple):
    """How a table has ended, by seat; ``early``: without a result."""

    seats: Sequence[SeatEnd]
    early: bool = False


def settle(stored: StoredEvening, ends: Mapping[str, Ended]) -> EveningChange | None:
    """Tables have ended, given by name. What a table brought is written once: one that has ended
    stays as it is."""
    now = time()
    ended = [
        replace(table, stage="early" if end.early else "over", ends=list(end.seats), ended=now)
        for table in playing(stored)
        if (end := ends.get(table.table_id)) is not None
    ]
    if not ended:
        return None
    row = stored.evening
    over = len(ended) == len(playing(stored)) and row.round >= row.rounds
    return replace(change(row, status="over" if over else row.status), tables=ended)


# Checks --------------------------------------------------------------------------------------


def guest_at(stored: StoredEvening, number: int) -> GuestRow:
    """The guest of that number."""
    found = next((guest for guest in stored.guests if guest.number == number), None)
    if found is None:
        raise Refused(f"there is no guest {number} at this evening")
    return found


def _must_be_host(stored: StoredEvening, number: int) -> None:
    if stored.evening.host != number:
        raise Refused("only the host of the evening may do that", code="host")


def _must_be_open(row: EveningRow) -> None:
    if row.status == "over":
        raise Refused(OVER, code="over")
