"""Games that must go on although no player is connected: their clocks run.

They are loaded when their next deadline is due. If several servers share a database, one of them
drives each game, and another takes over when that server is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from time import time
from typing import Any, Final

from ..base.logs import reason
from ..storage.pubsub import PubSub
from ..storage.storage import Storage
from ..table.live_table import LiveTable
from .deadlines import DeadlineQueue
from .evicting import Evictor
from .loading import Load

TAKE_OVER_SECONDS: Final = 5.0
"""Interval of checking for games that another server has abandoned."""

SURELY_GONE_SECONDS: Final = 60.0
"""Seconds after which the database has noticed that a machine is dead."""

BETWEEN_LOADS: Final = 0.05
"""Seconds between loading tables that are due."""

AFTER_TROUBLE: Final = 30.0
"""Seconds before another attempt at a table that could not be loaded."""

_log = logging.getLogger(__name__)


class DueGames:
    """Continues the games in ``deadlines`` when they are due. ``load`` is called with the name of a
    table that may be in memory already; ``spawn`` runs something in the background."""

    def __init__(
        self,
        store: Storage,
        pubsub: PubSub,
        tables: Mapping[str, LiveTable],
        deadlines: DeadlineQueue,
        evictor: Evictor,
        load: Load,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.tables = tables
        self.deadlines = deadlines
        self.evictor = evictor
        self._load = load
        self._spawn = spawn

    async def find(self) -> None:
        """Put every game with a running clock that is not in memory into the queue. Games without a
        clock wait for their players."""
        for table_id in await self.store.ticking():
            if table_id not in self.tables and table_id not in self.deadlines:
                self.deadlines.put(table_id, 0.0)  # as soon as possible

    async def take_over(self) -> None:
        """Take over the games of a server that is gone: at once, and again when the database has
        certainly noticed."""
        await self.find()
        await asyncio.sleep(SURELY_GONE_SECONDS)
        await self.find()

    async def keep_loading(self) -> None:
        """Load one table after another when it is due. Runs forever."""
        while True:
            table_id = await self.deadlines.next()
            try:
                await self._continue(table_id)
            except Exception as error:
                told, table = reason(error), {"table": table_id}
                _log.error("table %s cannot be loaded: %s", table_id, told, extra=table)
                self.deadlines.put(table_id, time() + AFTER_TROUBLE)
                await self.pubsub.leave(table_id)  # another server may succeed
            await asyncio.sleep(BETWEEN_LOADS)

    async def _continue(self, table_id: str) -> None:
        """Load a table, unless another server drives it. If it is not due after all, it is evicted
        again."""
        if table_id in self.tables or not await self.pubsub.take(table_id):
            return
        table = await self._load(table_id)
        if table is None:
            await self.pubsub.leave(table_id)
        elif not table.driver.busy:
            await self.evictor.keep_stories([table])
            if not table.touched and not table.driver.busy:  # no client came meanwhile
                await self.evictor.evict(table)

    async def keep_driving(self) -> None:
        """Continue games in memory that another server has abandoned. Runs forever."""
        while True:
            await asyncio.sleep(TAKE_OVER_SECONDS)
            for table_id, table in self.tables.items():
                if table.driver.needed and not self.pubsub.drives(table_id):
                    self._spawn(table.driver.take_over())
