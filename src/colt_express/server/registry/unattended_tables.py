"""The caretaker: manages tables without anybody present.

It has them evicted from memory, keeps track of their deadlines, and takes over games from servers
that are gone.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from ..base.credentials import hashed_address
from ..base.logs import reason
from ..storage.bans import BANNED, EVERYWHERE
from ..storage.pubsub_messages import GONE
from ..table.live_table import LiveTable
from .deadlines import Agenda

if TYPE_CHECKING:
    from .table_registry import Hall

ROUND_SECONDS: Final = 60.0
"""Interval of checking all tables."""

TAKE_OVER_SECONDS: Final = 5.0
"""Interval of checking for games that another server has abandoned."""

SURELY_GONE_SECONDS: Final = 60.0
"""Seconds after which the database has noticed that a machine is dead."""

BETWEEN_LOADS: Final = 0.05
"""Seconds between loading tables that are due."""

AFTER_TROUBLE: Final = 30.0
"""Seconds before another attempt at a table that could not be loaded."""

_log = logging.getLogger(__name__)


class Caretaker:
    """The caretaker of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.agenda = Agenda()
        self._noted = time()

    # Tables in memory ------------------------------------------------------------------------

    async def keep_order(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND_SECONDS, self.hall.settings.idle_seconds))
            try:
                await self.go_round()
            except Exception as error:  # from the database; it is tried again
                _log.error("tables could not be checked: %s", reason(error))
            self.hall.evictor.sweeper.sweep(len(self.hall.tables))

    async def go_round(self) -> None:
        since, self._noted = self._noted, time()
        tables = self.hall.tables.values()
        visited = [one for one in tables if one.audience.listeners or one.touched >= since]
        await self.note_visits(visited)
        await self.look_for_changes()
        await self.dismiss_the_banned()
        await self.hall.evictor.put_away_idle_tables()

    async def note_visits(self, tables: list[LiveTable]) -> None:
        """Store which tables are in use, so that they are not deleted. Not frozen games: it would
        look as if another server were still playing them."""
        names = [one.row.id for one in tables if one.frozen is None or one.row.status == "over"]
        await self.hall.store.touch(names, time())

    async def look_for_changes(self) -> None:
        """Changes by somebody who cannot notify us: with SQLite, an operator."""
        versions = await self.hall.store.versions(list(self.hall.tables))
        for table_id, table in list(self.hall.tables.items()):
            if versions.get(table_id, GONE) > table.row.version:
                await self.hall.look_at(table)

    async def dismiss_the_banned(self) -> None:
        """Disconnect clients whom the operator has banned."""
        banned = {ban.who for ban in await self.hall.store.bans(EVERYWHERE)}
        for table in self.hall.tables.values() if banned else ():
            for listener in table.audience.listeners[:]:
                if hashed_address(listener.address) in banned:
                    listener.dismiss(BANNED, "banned")

    # Tables that are due ---------------------------------------------------------------------

    async def take_up_games(self) -> None:
        """Clocks keep running without players. Games without a clock wait for their players."""
        for table_id in await self.hall.store.ticking():
            if table_id not in self.hall.tables and table_id not in self.agenda:
                self.agenda.put(table_id, 0.0)  # as soon as possible

    async def take_over(self) -> None:
        """Take over the games of a server that is gone: at once, and again when the database has
        certainly noticed."""
        await self.take_up_games()
        await asyncio.sleep(SURELY_GONE_SECONDS)
        await self.take_up_games()

    async def keep_deadlines(self) -> None:
        """Load one table after another when it is due."""
        while True:
            table_id = await self.agenda.next()
            try:
                await self._look_after(table_id)
            except Exception as error:
                told, table = reason(error), {"table": table_id}
                _log.error("table %s cannot be loaded: %s", table_id, told, extra=table)
                self.agenda.put(table_id, time() + AFTER_TROUBLE)
                await self.hall.telegraph.leave(table_id)  # another server may succeed
            await asyncio.sleep(BETWEEN_LOADS)

    async def _look_after(self, table_id: str) -> None:
        """Unless another server drives it. If it is not due after all, it is evicted again."""
        if table_id in self.hall.tables or not await self.hall.telegraph.take(table_id):
            return
        table = await self.hall.take_out(table_id)
        if table is None:
            await self.hall.telegraph.leave(table_id)
        elif not table.driver.busy:
            await self.hall.evictor.keep_stories([table])
            if not table.touched and not table.driver.busy:  # nobody came meanwhile
                await self.hall.evictor.put_away(table)

    async def keep_driving(self) -> None:
        """Continue games in memory that another server has abandoned."""
        while True:
            await asyncio.sleep(TAKE_OVER_SECONDS)
            for table_id, table in self.hall.tables.items():
                if table.driver.needed and not self.hall.telegraph.drives(table_id):
                    self.hall.spawn(table.driver.take_over())
