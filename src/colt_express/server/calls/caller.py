"""Calling players who are not at their tables: decides after every choice, sends what is due, and
makes up for what a server that died has left undecided."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from time import time
from typing import Final

from ..base.logs import reason
from ..base.metrics import Metrics
from ..base.settings import Settings
from ..registry.table_registry import TableRegistry
from ..storage.calls import CallStorage, TargetKind, TargetRow, WishRow
from ..table.live_table import LiveTable
from .deciding import calls_in, position_of, who_is_at
from .outgoing import Outgoing
from .sending import Sender

EVERY: Final = 5.0
"""Seconds between two looks at what is due."""

NOTED: Final = 20.0
"""Seconds after which it is stored again that a player is at a table."""

SWEPT: Final = 60.0
"""Seconds between two searches for games that were left undecided."""

LEFT_ALONE: Final = 30.0
"""Seconds that a server has to decide after a choice before others do."""

SWEPT_AT_ONCE: Final = 20
"""Maximum number of games that are loaded in one search."""

REMEMBERED: Final = 60.0
"""Seconds for which a table is believed to have no players to call."""

KEPT: Final = 30 * 86_400.0
"""Seconds for which calls that have ended are kept, so that none is sent twice."""

HOURLY: Final = 3600.0

LAST_SECONDS: Final = 3.0
"""Seconds that a server which stops takes for what it is sending."""

_log = logging.getLogger(__name__)


class Caller:
    """Calls the players of a registry's tables."""

    def __init__(
        self,
        registry: TableRegistry,
        store: CallStorage,
        metrics: Metrics,
        outgoing: Mapping[TargetKind, Outgoing] | None = None,
    ) -> None:
        settings = registry.settings
        self.registry = registry
        self.store = store
        self.on = settings.calls
        self.clock = time
        self.outgoing = outgoing or outgoing_by(settings)
        self.sender = Sender(
            store,
            registry.tables,
            registry.store.tables_called,
            self.outgoing,
            metrics,
            settings.call_lease,
            self.now,
        )
        self._waiting: dict[str, None] = {}  # tables to decide about, in order
        self._uncalled: dict[str, float] = {}  # tables without targets, and until when that holds
        self._noted: dict[tuple[str, str], float] = {}  # when who was last noted where
        self._swept = self._tidied = 0.0
        self._news = asyncio.Event()
        self._working = asyncio.Lock()
        self._closing = False
        if self.on:
            registry.when_moved = self.moved

    def now(self) -> float:
        return self.clock()

    def moved(self, table: LiveTable) -> None:
        """Something has happened at a table; it is decided about soon."""
        if self._uncalled.get(table.row.id, 0.0) < self.now():
            self._waiting[table.row.id] = None
            self._news.set()

    def look_at_all_tables_again(self) -> None:
        """A target has been added: any table may now have a player to call."""
        self._uncalled.clear()

    async def keep_calling(self) -> None:
        """Runs forever."""
        if not self.on:
            return
        self._tidied = self.now()
        while not self._closing:
            try:
                await self.work()
            except Exception as error:  # from the database; it is tried again
                _log.error("players could not be called: %s", reason(error))
                await asyncio.sleep(EVERY)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._news.wait()

    async def close(self) -> None:
        """Let what is being sent be noted as sent, so that no other server sends it again."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS), self._working:
                pass

    async def work(self) -> None:
        """Do everything once that is to be done now."""
        async with self._working:
            await self._work()

    async def _work(self) -> None:
        self._news.clear()
        await self.note_visits()
        await self.decide_all()
        while not self._closing and await self.sender.send_due():
            pass
        if not self._closing and self.now() >= self._swept + SWEPT:
            self._swept = self.now()
            await self.sweep()
        if self.now() >= self._tidied + HOURLY:
            self._tidied = self.now()
            await self.store.forget_calls(self.now() - KEPT)

    # Deciding

    async def decide_all(self) -> None:
        """Decide about the tables at which something has happened."""
        while self._waiting:
            name = next(iter(self._waiting))
            table = self.registry.in_memory(name)
            if table is not None:
                await self.decide(table)
            del self._waiting[name]

    async def decide(self, table: LiveTable) -> None:
        """Store the calls of a position."""
        position = position_of(table)
        targets = await self._targets(table)
        if not targets:
            return
        if table.row.next_table and any(one.table_id for one in targets):
            await self.store.move_hooks(table.row.id, table.row.next_table)
            self.look_at_all_tables_again()
        profiles = {one.profile for one in targets if one.profile}
        wishes: dict[str, list[WishRow]] = {}
        for wish in await self.store.wishes_of(profiles) if profiles else ():
            wishes.setdefault(wish.profile, []).append(wish)
        asked = {question.seat: question.number for question in position.questions}
        calls = calls_in(position, targets, wishes)
        await self.store.decide(position.table_id, position.number, asked, calls)

    async def _targets(self, table: LiveTable) -> list[TargetRow]:
        profiles = {seat.profile for seat in table.seats if seat.profile}
        targets = await self.store.called_at(table.row.id, profiles)
        if not targets:
            if len(self._uncalled) > 10_000:
                self._uncalled.clear()
            self._uncalled[table.row.id] = self.now() + REMEMBERED
        return targets

    async def sweep(self) -> None:
        """Decide about games that a server has left undecided. They are loaded for it."""
        before = self.now() - LEFT_ALONE
        for name in await self.store.undecided(before, SWEPT_AT_ONCE):
            table = await self.registry.get_or_load(name)
            if table is not None and table.message_log is not None:
                await self.decide(table)

    # Visits

    async def note_visits(self) -> None:
        """Store which players are at which tables, so that all servers know it."""
        now = self.now()
        here = {
            (who_is_at(table.seats[seat], table_id), table_id)
            for table_id, table in self.registry.tables.items()
            if self._uncalled.get(table_id, 0.0) < now
            for seat in table.subscribers.looking_here
        }
        new = {one for one in here if self._noted.get(one, 0.0) < now - NOTED}
        self._noted = {one: self._noted.get(one, now) for one in here} | dict.fromkeys(new, now)
        if new:
            await self.store.note_visits(new, now)


def outgoing_by(settings: Settings) -> dict[TargetKind, Outgoing]:
    """How browsers and webhooks are reached under these settings."""
    return {"push": Outgoing(settings.push_hosts), "hook": Outgoing(settings.hook_hosts)}
