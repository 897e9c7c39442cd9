"""Eviction: which tables leave memory, and when.

Tables without anybody connected leave after a while, and earlier if together they take too much
memory: the least recently used go first. A table with players connected never leaves, but when such
tables fill the memory, no others are loaded or opened. The story of every game that leaves is
stored, since a newer server may be unable to replay it.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from ..base.logs import reason
from ..base.memory import Sweeper
from ..base.refusals import NoRoom
from ..table.live_table import LiveTable
from ..table.stories import story_of

if TYPE_CHECKING:
    from .table_registry import Hall

MEGABYTE: Final = 1024 * 1024

UNUSED_SHARE: Final = 0.25
"""Share of the memory for tables that tables without anybody connected may take."""

CHECKED_SHARE: Final = 1 / 64
"""Share of the memory for tables that may be loaded before it is added up again."""

LEFT_FREE: Final = 0.1
"""Share of a limit that is freed at once when it is reached, so that it takes a while to be reached
again."""

STORIES_AT_ONCE: Final = 20

FULL: Final = "the server has no memory left for another table; try again later"

_log = logging.getLogger(__name__)


class Evictor:
    """Evicts the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limit = hall.settings.memory * MEGABYTE  # bytes of all tables
        self.sweeper = Sweeper()
        self.full = False  # whether tables that cannot be evicted take all of it
        self._added = 0  # bytes of the tables that were loaded or opened since it was added up
        self._clearing = asyncio.Lock()

    @property
    def used(self) -> int:
        """Bytes that all tables take, as estimated."""
        return sum(table.weight for table in self.hall.tables.values())

    # Evicting --------------------------------------------------------------------------------

    async def put_away_idle_tables(self) -> None:
        """Evict tables that have not been used for a while, and keep the limits."""
        old = time() - self.hall.settings.idle_seconds
        await self._put_away_all(
            [table for table in self.hall.tables.values() if _is_unused(table, old)], old
        )
        await self._clear()

    def note(self, table: LiveTable) -> None:
        """A table is in memory that was not there before."""
        self._added += table.weight

    async def make_room(self) -> None:
        """Keep the limits. Called before a table is loaded or opened, so it adds up what all tables
        take only now and then."""
        if self.full or self._added >= CHECKED_SHARE * self.limit:
            await self._clear()

    def check_room(self) -> None:
        """Raises `NoRoom` if tables in use take all the memory."""
        if self.full:
            raise NoRoom(FULL)

    async def _clear(self) -> None:
        async with self._clearing:
            self._added = 0
            await self._put_away_surplus()
        full = self.used > self.limit and not self._dismiss_spectators()
        if full and not self.full:
            _log.error("tables in use take all the memory they may (--memory): %s", FULL)
        elif self.full and not full:
            _log.info("there is memory for tables again")
        self.full = full

    async def _put_away_surplus(self) -> None:
        used, now = self.used, time()
        unused = [table for table in self.hall.tables.values() if _is_unused(table, now)]
        idle = sum(table.weight for table in unused)
        surplus = max(_surplus(idle, UNUSED_SHARE * self.limit), _surplus(used, self.limit))
        leaving = []
        for table in sorted(unused, key=lambda table: table.touched):
            if surplus <= 0:
                break
            surplus -= table.weight
            leaving.append(table)
        await self._put_away_all(leaving, now)

    def _dismiss_spectators(self) -> bool:
        """Tables with spectators only are the last to leave, the least recently used first; returns
        whether that will be enough."""
        surplus = _surplus(self.used, self.limit)
        watched = [
            table
            for table in self.hall.tables.values()
            if table.audience.listeners and not table.audience.present and not table.driver.busy
        ]
        for table in sorted(watched, key=lambda table: table.touched):
            if surplus <= 0:
                break
            surplus -= table.weight
            for listener in table.audience.listeners[:]:
                listener.dismiss(FULL, "crowded")
        return surplus <= 0

    async def _put_away_all(self, tables: list[LiveTable], old: float) -> None:
        """Unless somebody comes to them meanwhile."""
        try:
            await self.keep_stories(tables)
        except Exception as error:  # the choices are safe; other rules may never be played
            _log.error("stories could not be written: %s", reason(error))
        for table in tables:
            if _is_unused(table, old):
                await self.put_away(table)
        if tables:
            self.sweeper.give_back()

    async def put_away(self, table: LiveTable) -> None:
        """Evict a table. Its deadline is noted before another server may drive it."""
        table_id = table.row.id
        if self.hall.at_hand(table_id) is not table:
            return
        del self.hall.tables[table_id]
        if table.deadline:
            self.hall.caretaker.agenda.put(table_id, table.deadline)
        await table.dissolve()
        await self.hall.telegraph.leave(table_id)

    # Stories ---------------------------------------------------------------------------------

    async def keep_stories(self, tables: list[LiveTable]) -> None:
        """Store the stories of these tables, if they have changed."""
        store = self.hall.store
        games = {table.row.id: table.chronicle for table in tables if table.chronicle is not None}
        kept = await store.story_numbers(list(games))
        new = [name for name, game in games.items() if game.number > kept.get(name, -1)]
        for first in range(0, len(new), STORIES_AT_ONCE):
            stories = []
            for table_id in new[first : first + STORIES_AT_ONCE]:
                stories.append(story_of(table_id, games[table_id]))
                await asyncio.sleep(0)
            await store.keep_stories(stories)

    async def keep_last_stories(self) -> None:
        """The server stops; its successor may play by other rules."""
        try:
            await self.keep_stories(list(self.hall.tables.values()))
        except Exception as error:
            _log.error("stories could not be written: %s", reason(error))


def _is_unused(table: LiveTable, old: float) -> bool:
    """Whether nobody is connected, nothing happens there without players, and it was last touched
    before ``old``."""
    used = table.touched >= old or table.audience.listeners or table.held or table.driver.busy
    return not used and not table.lock.locked()


def _surplus(used: float, limit: float) -> float:
    """Bytes that must go, and a little more, if they are over the limit."""
    return used - (1 - LEFT_FREE) * limit if used > limit else 0.0
