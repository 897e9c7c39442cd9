"""A fair queue for a few places. Addresses take turns, so that one with many requests delays only
itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from time import perf_counter
from typing import Final

LONGEST_REST: Final = 0.1
"""Maximum pause of a place after a turn, in seconds."""


class FairQueue:
    """A queue for ``places``, shared fairly between addresses. ``rest`` is how long a place pauses
    after each turn, as a multiple of the duration of that turn."""

    def __init__(self, places: int, rest: float = 0.0) -> None:
        self.places = places
        self.rest = rest
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the first is next
        self._asked: dict[str, int] = {}  # per address: waiting or having a place

    @property
    def asked(self) -> int:
        """Number of requests that wait or have a place."""
        return sum(self._asked.values())

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[float]:
        """Wait for a place and hold it; yields the fraction of the time limit that its holder may
        use, from 0 to 1. If many ask at once, each gets less, so that the last does not wait much
        longer than the first."""
        self._asked[address] = self._asked.get(address, 0) + 1
        try:
            await asyncio.sleep(0)  # others may be asking at the same moment
            share = self._share(address)
            await self._take(address)
            begun = perf_counter()
            try:
                yield min(share, self._share(address))
            finally:
                self._leave(perf_counter() - begun)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    def _share(self, address: str) -> float:
        return 1 / ceil(len(self._asked) * self._asked[address] / self.places)

    async def _take(self, address: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._give_back()  # the place came too late
            raise

    def _leave(self, after: float) -> None:
        if self.rest:
            seconds = min(self.rest * after, LONGEST_REST)
            asyncio.get_running_loop().call_later(seconds, self._give_back)
        else:
            self._give_back()

    def _give_back(self) -> None:
        """Give a place to the next request in the queue, if any."""
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            waiting = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind the other addresses
            if not waiting.done():
                waiting.set_result(None)
                return
        self._free += 1
