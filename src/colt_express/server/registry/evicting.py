"""Eviction: which tables leave memory, and when.

Tables without connected clients leave after a while, and earlier if together they take too much
memory: the least recently used go first. A table with players connected never leaves, but when such
tables fill the memory, no others are loaded or opened. The story of every game that leaves is
stored, since a newer server may be unable to replay it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time
from typing import Final

from ..base.logs import reason
from ..base.memory import Sweeper
from ..base.refusals import NoRoom
from ..base.settings import Settings
from ..storage.pubsub import PubSub
from ..storage.storage import Storage
from ..table.live_table import LiveTable
from ..table.stories import story_of
from .deadlines import DeadlineQueue

MEGABYTE: Final = 1024 * 1024

UNUSED_SHARE: Final = 0.25
"""Share of the memory for tables that tables without connected clients may take."""

CHECKED_SHARE: Final = 1 / 64
"""Share of the memory for tables that may be loaded before it is added up again."""

LEFT_FREE: Final = 0.1
"""Share of a limit that is freed at once when it is reached, so that it takes a while to be reached
again."""

STORIES_AT_ONCE: Final = 20
"""Maximum number of stories written in one transaction."""

FULL: Final = "the server has no memory left for another table; try again later"

_log = logging.getLogger(__name__)


class Evictor:
    """Evicts tables, and puts their next deadlines into a queue. ``in_memory`` returns a table that
    has been loaded completely."""

    def __init__(
        self,
        settings: Settings,
        store: Storage,
        pubsub: PubSub,
        tables: dict[str, LiveTable],
        deadlines: DeadlineQueue,
        in_memory: Callable[[str], LiveTable | None],
    ) -> None:
        self.settings = settings
        self.store = store
        self.pubsub = pubsub
        self.tables = tables
        self.deadlines = deadlines
        self._in_memory = in_memory
        self.limit = settings.memory * MEGABYTE  # bytes of all tables
        self.sweeper = Sweeper()
        self.full = False  # whether tables that cannot be evicted take all of it
        self._added = 0  # bytes of the tables that were loaded or opened since it was added up
        self._clearing = asyncio.Lock()

    @property
    def used(self) -> int:
        """Bytes that all tables take, as estimated."""
        return sum(table.weight for table in self.tables.values())

    # Evicting --------------------------------------------------------------------------------

    async def evict_idle_tables(self) -> None:
        """Evict tables that have not been used for a while, and keep the limits."""
        old = time() - self.settings.idle_seconds
        await self._evict_all(
            [table for table in self.tables.values() if _is_unused(table, old)], old
        )
        await self._clear()

    def note(self, table: LiveTable) -> None:
        """Count a table that has just been loaded or opened."""
        self._added += table.weight

    async def make_room(self) -> None:
        """Keep the limits. Called before a table is loaded or opened, so the memory of all tables
        is added up only now and then."""
        if self.full or self._added >= CHECKED_SHARE * self.limit:
            await self._clear()

    def check_room(self) -> None:
        """Raises `NoRoom` if tables in use take all the memory."""
        if self.full:
            raise NoRoom(FULL)

    async def _clear(self) -> None:
        async with self._clearing:
            self._added = 0
            await self._evict_surplus()
        full = self.used > self.limit and not self._dismiss_spectators()
        if full and not self.full:
            _log.error("tables in use take all the memory they may (--memory): %s", FULL)
        elif self.full and not full:
            _log.info("there is memory for tables again")
        self.full = full

    async def _evict_surplus(self) -> None:
        used, now = self.used, time()
        unused = [table for table in self.tables.values() if _is_unused(table, now)]
        idle = sum(table.weight for table in unused)
        surplus = max(_surplus(idle, UNUSED_SHARE * self.limit), _surplus(used, self.limit))
        leaving = []
        for table in sorted(unused, key=lambda table: table.touched):
            if surplus <= 0:
                break
            surplus -= table.weight
            leaving.append(table)
        await self._evict_all(leaving, now)

    def _dismiss_spectators(self) -> bool:
        """Disconnect the spectators of tables that have only spectators, the least recently used
        tables first; returns whether that frees enough memory."""
        surplus = _surplus(self.used, self.limit)
        watched = [
            table
            for table in self.tables.values()
            if table.subscribers.connected
            and not table.subscribers.present
            and not table.driver.busy
        ]
        for table in sorted(watched, key=lambda table: table.touched):
            if surplus <= 0:
                break
            surplus -= table.weight
            for subscriber in table.subscribers.connected[:]:
                subscriber.dismiss(FULL, "crowded")
        return surplus <= 0

    async def _evict_all(self, tables: list[LiveTable], old: float) -> None:
        """Evict these tables, except those that clients connect to meanwhile."""
        try:
            await self.keep_stories(tables)
        except Exception as error:  # the choices are safe; other rules may never be played
            _log.error("stories could not be written: %s", reason(error))
        for table in tables:
            if _is_unused(table, old):
                await self.evict(table)
        if tables:
            self.sweeper.give_back()

    async def evict(self, table: LiveTable) -> None:
        """Evict a table. Its deadline is noted before another server may drive it."""
        table_id = table.row.id
        if self._in_memory(table_id) is not table:
            return
        del self.tables[table_id]
        if table.deadline:
            self.deadlines.put(table_id, table.deadline)
        await table.dissolve()
        await self.pubsub.leave(table_id)

    # Stories ---------------------------------------------------------------------------------

    async def keep_stories(self, tables: list[LiveTable]) -> None:
        """Store the stories of these tables, if they have changed."""
        games = {
            table.row.id: table.message_log for table in tables if table.message_log is not None
        }
        kept = await self.store.story_numbers(list(games))
        new = [name for name, game in games.items() if game.number > kept.get(name, -1)]
        for first in range(0, len(new), STORIES_AT_ONCE):
            stories = []
            for table_id in new[first : first + STORIES_AT_ONCE]:
                stories.append(story_of(table_id, games[table_id]))
                await asyncio.sleep(0)
            await self.store.keep_stories(stories)

    async def keep_last_stories(self) -> None:
        """Store the stories of all tables when the server stops: its successor may play by other
        rules."""
        try:
            await self.keep_stories(list(self.tables.values()))
        except Exception as error:
            _log.error("stories could not be written: %s", reason(error))


def _is_unused(table: LiveTable, old: float) -> bool:
    """Whether no client is connected, nothing happens there without players, and the table was last
    used before ``old``."""
    used = table.touched >= old or table.subscribers.connected or table.held or table.driver.busy
    return not used and not table.lock.locked()


def _surplus(used: float, limit: float) -> float:
    """Bytes to free if the limit is exceeded, and a little more; otherwise 0."""
    return used - (1 - LEFT_FREE) * limit if used > limit else 0.0
