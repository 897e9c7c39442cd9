"""Attendance: stores now and then who is present, and frees seats and tables that are abandoned.

All servers read what one has written, so a guest may be connected to any of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from time import time
from typing import Final

from ..base.logs import reason
from ..base.settings import Settings
from ..storage.rows import Taken, UnreadableRow
from ..storage.storage import Storage
from ..table import leaving
from ..table.live_table import LiveTable
from ..table.seating import Decide

NOTED_SECONDS: Final = 25.0
"""Interval of storing who is present."""

HIDDEN_AFTER: Final = 60.0
"""Seconds of absence after which a host counts as gone. More than twice the interval above."""

AT_ONCE: Final = 50
"""Tables written in one transaction, so that choices need not wait long for theirs."""

_log = logging.getLogger(__name__)


class Attendance:
    """Attendance at all tables of a server."""

    def __init__(self, store: Storage, tables: Mapping[str, LiveTable], settings: Settings) -> None:
        self.store = store
        self.tables = tables
        self.settings = settings

    async def keep(self) -> None:
        """Runs forever. Players do not count as gone before they could reconnect after an outage of
        the server or its database."""
        quiet_until = time() + self.settings.seat_seconds
        while True:
            await asyncio.sleep(min(NOTED_SECONDS, self.settings.seat_seconds / 3))
            try:
                await self.note(time())
                if time() > quiet_until:
                    await self.tidy_up(time())
            except Exception as error:
                _log.error("attendance could not be stored: %s", reason(error))
                quiet_until = time() + self.settings.seat_seconds

    async def note(self, now: float) -> None:
        """Store who is present."""
        present = sorted(
            (table_id, table.subscribers.present_here)
            for table_id, table in self.tables.items()
            if table.subscribers.present_here and _matters(table)
        )
        for first in range(0, len(present), AT_ONCE):
            await self.store.note_presence(dict(present[first : first + AT_ONCE]), now)

    async def tidy_up(self, now: float) -> None:
        """Free the seats of absent guests, close abandoned lobbies, and delete those that were
        closed long ago. `retention` takes care of tables that had a game."""
        away, old = now - self.settings.seat_seconds, now - self.settings.keep_waiting
        for table_id in await self.store.with_absent_guests(away):
            await self._free_seats(table_id, away)
        for table_id in await self.store.untouched("waiting", old):
            await self._change(table_id, lambda row, _: leaving.expire(row, old))
        for table_id in await self.store.untouched("closed", old):
            await self.store.forget(table_id, before=old)

    async def _free_seats(self, table_id: str, since: float) -> None:
        table = self.tables.get(table_id)
        present = table.subscribers.present if table is not None else set()
        await self._change(
            table_id, lambda row, seats: leaving.free_absent(row, seats, present, since)
        )

    async def _change(self, table_id: str, decide: Decide) -> None:
        """Change a table, based on its row in the database, which alone knows when people were
        present. If it is changed by others meanwhile, it is checked again another time."""
        try:
            stored = await self.store.load_table(table_id)
        except UnreadableRow:  # the store has logged it; the others are looked after
            return
        change = None if stored is None else decide(stored.table, stored.seats)
        if change is None:
            return
        with contextlib.suppress(Taken):
            await self.store.change(change)
        if table_id in self.tables:
            await self.tables[table_id].catch_up()


def _matters(table: LiveTable) -> bool:
    """Whether attendance matters: before the start, and at public tables."""
    return table.row.status == "waiting" or (table.row.public and table.row.status == "playing")
