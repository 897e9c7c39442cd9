"""Housekeeping: what a server does every minute with the tables in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import time
from typing import Final

from ..base.credentials import hashed_address
from ..base.logs import reason
from ..base.settings import Settings
from ..storage.bans import BANNED, EVERYWHERE
from ..storage.pubsub_messages import GONE
from ..storage.storage import Storage
from ..table.live_table import LiveTable
from .evicting import Evictor

ROUND_SECONDS: Final = 60.0
"""Interval of checking all tables."""

_log = logging.getLogger(__name__)


class Housekeeping:
    """Stores which tables are in use, notices changes and bans by operators, and evicts idle
    tables. ``catch_up`` reads the changes that others made to a table."""

    def __init__(
        self,
        settings: Settings,
        store: Storage,
        tables: Mapping[str, LiveTable],
        evictor: Evictor,
        catch_up: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.evictor = evictor
        self._catch_up = catch_up
        self._last_round = time()
        self.others: list[Callable[[], Awaitable[None]]] = []  # dismiss other clients

    async def run(self) -> None:
        """Runs forever."""
        while True:
            await asyncio.sleep(min(ROUND_SECONDS, self.settings.idle_seconds))
            try:
                await self.check_tables()
            except Exception as error:  # from the database; it is tried again
                _log.error("tables could not be checked: %s", reason(error))
            self.evictor.sweeper.sweep(len(self.tables))

    async def check_tables(self) -> None:
        """Do everything once."""
        since, self._last_round = self._last_round, time()
        await self.note_visits(
            [
                table
                for table in self.tables.values()
                if table.subscribers.connected or table.touched >= since
            ]
        )
        await self.look_for_changes()
        await self.dismiss_banned()
        await self.evictor.evict_idle_tables()

    async def note_visits(self, tables: list[LiveTable]) -> None:
        """Store which tables are in use, so that they are not deleted. Not frozen games: it would
        look as if another server were still playing them."""
        names = [one.row.id for one in tables if one.frozen is None or one.row.status == "over"]
        await self.store.touch(names, time())

    async def look_for_changes(self) -> None:
        """Read changes by an operator, who cannot notify the server if the database is SQLite."""
        versions = await self.store.versions(list(self.tables))
        for table_id, table in list(self.tables.items()):
            if versions.get(table_id, GONE) > table.row.version:
                await self._catch_up(table)

    async def dismiss_banned(self) -> None:
        """Disconnect clients whom the operator has banned from all tables, and others who may no
        longer be connected."""
        for dismiss in self.others:
            await dismiss()
        banned = {ban.who for ban in await self.store.bans(EVERYWHERE)}
        for table in self.tables.values() if banned else ():
            for subscriber in table.subscribers.connected[:]:
                if hashed_address(subscriber.address) in banned:
                    subscriber.dismiss(BANNED, "banned")
