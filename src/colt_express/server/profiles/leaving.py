"""Leaving for good. Other parts of the server that keep something about profiles take part in it,
and when people take their data along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Protocol

from ..storage.profiles import ProfileStorage
from ..storage.rows import Change, TableRow
from ..storage.storage import Storage
from ..table import leaving
from ..table.seating import Decide, Seats

AT_ONCE: Final = 100
"""Tables that are read at once."""

ChangeTable = Callable[[str, Decide], Awaitable[bool]]
"""Carries out a decision about a table; returns whether there was anything to do."""


class ProfilePart(Protocol):
    """A part of the server that keeps something about profiles."""

    @property
    def section(self) -> str:
        """What it is called in the file with one's data."""

    async def own_data(self, profile: str) -> object:
        """Everything that it keeps about a profile, as JSON; no secrets."""

    async def leave(self, profile: str) -> None:
        """Delete all of it. Doing it again does no harm."""


class PeopleStorage(ProfileStorage, Storage, Protocol):
    """Keeps tables and profiles."""


async def leave_for_good(
    store: PeopleStorage, profile_id: str, parts: Sequence[ProfilePart], change: ChangeTable
) -> list[str]:
    """Delete everything about a profile. Bots play on in its place, and finished games stay,
    without a name. The profile itself is deleted last, so that after a failure it can be done
    again. Returns the tables at which it had a seat."""
    for part in parts:
        await part.leave(profile_id)
    tables = [name for names in await tables_of(store, profile_id) for name in names]
    await store.unlist_results(tables)
    for name in tables:
        await change(name, partial(_forgotten, profile_id))
    await store.delete_profile(profile_id)
    return tables


def _forgotten(profile_id: str, row: TableRow, seats: Seats) -> Change | None:
    """The change by which the first seat of a profile at a table forgets it."""
    seat = next((one.seat for one in seats if one.profile == profile_id), None)
    return None if seat is None else leaving.forget(row, seats, seat)


async def tables_of(store: ProfileStorage, profile_id: str) -> list[list[str]]:
    """The tables at which a profile has a seat, some at a time; a table with several of its seats
    is listed as often."""
    tables: list[list[str]] = []
    after = ""
    while found := await store.seats_of(profile_id, after, AT_ONCE):
        tables.append([table for table, _ in found])
        after = tables[-1][-1]
    return tables
