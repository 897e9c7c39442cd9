"""Attendance: who was at a table when is written down now and then; seats and tables in which
nobody is interested any more are given up.

What is written by one server is read by all, so a guest may be at any of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from time import time
from typing import Final

from . import leaving
from .ledger import Taken
from .listing import note_presence, untouched, with_absent_guests
from .logs import reason
from .seating import Decide
from .settings import Settings
from .storage import Store
from .tables import LiveTable

NOTED_SECONDS: Final = 25.0
"""How often it is written down who is there."""

HIDDEN_AFTER: Final = 60.0
"""Seconds after which a host who is not there is taken to be gone. More than twice the above."""

AT_ONCE: Final = 50
"""Tables noted in one transaction, so that choices need not wait long for their turn."""

_log = logging.getLogger(__name__)


class Attendance:
    """Of all tables of a server."""

    def __init__(self, store: Store, tables: Mapping[str, LiveTable], settings: Settings) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings

    async def keep(self) -> None:
        """For ever. Nobody is taken to be gone before people could come back: after the server,
        or its database, was away."""
        quiet_until = time() + self.settings.seat_seconds
        while True:
            await asyncio.sleep(min(NOTED_SECONDS, self.settings.seat_seconds / 3))
            try:
                await self.note(time())
                if time() > quiet_until:
                    await self.tidy_up(time())
            except Exception as error:
                _log.error("who is at the tables is not written down: %s", reason(error))
                quiet_until = time() + self.settings.seat_seconds

    async def note(self, now: float) -> None:
        """Write down who is here."""
        present = sorted(
            (table_id, table.audience.present_here)
            for table_id, table in self.tables.items()
            if table.audience.present_here and _matters(table)
        )
        for first in range(0, len(present), AT_ONCE):
            await note_presence(self.store, dict(present[first : first + AT_ONCE]), now)

    async def tidy_up(self, now: float) -> None:
        """Free the seats of guests who are gone, close tables where nobody waits any more, and
        forget those that were closed long ago. `retention` sees to those that had a game."""
        away, old = now - self.settings.seat_seconds, now - self.settings.keep_waiting
        for table_id in await with_absent_guests(self.store, away):
            await self._free_seats(table_id, away)
        for table_id in await untouched(self.store, "waiting", old):
            await self._change(table_id, lambda row, _: leaving.expire(row, old))
        for table_id in await untouched(self.store, "closed", old):
            await self.store.forget(table_id, before=old)

    async def _free_seats(self, table_id: str, since: float) -> None:
        table = self.tables.get(table_id)
        present = table.audience.present if table is not None else set()
        await self._change(
            table_id, lambda row, seats: leaving.free_absent(row, seats, present, since)
        )

    async def _change(self, table_id: str, decide: Decide) -> None:
        """As the database has the table, for when people were there is known only to it. If
        somebody else changes the table meanwhile, it is looked at another time."""
        stored = await self.store.load_table(table_id)
        change = None if stored is None else decide(stored.table, stored.seats)
        if change is None:
            return
        with contextlib.suppress(Taken):
            await self.store.change(change)
        if table_id in self.tables:
            await self.tables[table_id].catch_up()


def _matters(table: LiveTable) -> bool:
    """Whether anybody wants to know who is there: before the start, and of public tables."""
    return table.row.status == "waiting" or (table.row.public and table.row.status == "playing")
