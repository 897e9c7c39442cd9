"""The deadlines of evicted tables: when each must be checked again."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from time import time


class DeadlineQueue:
    """A queue of tables by their next deadlines, which take less memory than their games."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._order: list[tuple[float, int, str]] = []  # a heap; outdated entries stay in it
        self._numbers = count()
        self._news = asyncio.Event()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._due

    def __len__(self) -> int:
        return len(self._due)

    def put(self, table_id: str, due: float) -> None:
        """Check the table at that time; replaces an earlier entry."""
        self._due[table_id] = due
        heappush(self._order, (due, next(self._numbers), table_id))
        self._news.set()

    def forget(self, table_id: str) -> None:
        self._due.pop(table_id, None)

    async def next(self) -> str:
        """Waits until a table is due, and returns it."""
        while True:
            wait = self._first_due() - time()
            if wait <= 0:
                _, _, table_id = heappop(self._order)
                del self._due[table_id]
                return table_id
            self._news.clear()
            try:
                async with asyncio.timeout(min(wait, 3600.0)):
                    await self._news.wait()
            except TimeoutError:
                pass

    def _first_due(self) -> float:
        while self._order:
            due, _, table_id = self._order[0]
            if self._due.get(table_id) == due:
                return due
            heappop(self._order)
        return float("inf")
