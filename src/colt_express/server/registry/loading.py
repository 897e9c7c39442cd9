"""Loading: a table is read from the database and its game replayed up to the current position.

A table is loaded once, however many ask for it; the replay of a long game yields to other work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from ..storage.rows import StoredTable
from ..table.live_table import LiveTable, Shared
from ..table.message_log import Damaged, MessageLog, begin
from ..table.stories import FrozenGame, damaged, has_game, is_of_other_rules, of_other_rules

TURN: Final = 0.002
"""Seconds of replaying before other work gets its turn."""

AT_ONCE: Final = 2
"""Maximum number of games that are replayed at the same time; many would together delay other
work."""

READ_AT_ONCE: Final = 16
"""Maximum number of games that are read or wait to be replayed; their choices are in memory
meanwhile."""

Load = Callable[[str], Awaitable[LiveTable | None]]


class SingleFlight:
    """Loads each table once, even if several clients ask for it at the same time."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._underway: dict[str, asyncio.Future[LiveTable | None]] = {}

    def __contains__(self, table_id: str) -> bool:
        """Whether the table is being loaded now."""
        return table_id in self._underway

    async def load(self, table_id: str) -> LiveTable | None:
        underway = self._underway.get(table_id)
        if underway is None:
            underway = asyncio.ensure_future(self._load(table_id))
            self._underway[table_id] = underway
            underway.add_done_callback(lambda _: self._underway.pop(table_id))
        return await asyncio.shield(
            underway
        )  # a client that disconnects does not cancel it for others

    async def close(self) -> None:
        """Cancel all loading."""
        for underway in (waiting := list(self._underway.values())):
            underway.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


class Loader:
    """Loads tables from the database."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.store = shared.store
        self._playing = asyncio.Semaphore(AT_ONCE)
        self._reading = asyncio.Semaphore(READ_AT_ONCE)

    async def load(self, table_id: str) -> LiveTable | None:
        """The table as it was when it was read."""
        async with self._reading:
            stored = await self.store.load_table(table_id)
            if stored is None:
                return None
            return LiveTable(stored, self.shared, await self.game_of(stored))

    async def game_of(self, stored: StoredTable) -> MessageLog | FrozenGame | None:
        """Its game, if it has started, replayed up to the last choice."""
        row = stored.table
        if not has_game(row):
            return None
        if is_of_other_rules(row):
            return of_other_rules(row, stored.choices, await self.store.story(row.id))
        try:
            async with self._playing:
                return await _play_again(stored)
        except Damaged as damage:
            return damaged(row, damage, self.store)


async def _play_again(stored: StoredTable) -> MessageLog:
    message_log = begin(stored.table, stored.seats)
    turn = monotonic() + TURN
    for choice in stored.choices:
        message_log.choose(choice)
        if monotonic() > turn:
            await asyncio.sleep(0)
            turn = monotonic() + TURN
    return message_log
