"""Making replays: what is sent of a game, compressed, each made once and cached within bounded
memory.

A game of the server takes a few hundredths of a second in a thread. A record from outside is told
by a worker of the bots, which is killed if it does not finish.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec

from ....engine.errors import IllegalChoice, RecordError
from ....engine.serialization.record import read_record
from ....errors import printable
from ....notation.outside import record_in
from ....replays.telling import Replay, ReplaySeat, tell
from ...base.fair_queue import FairQueue
from ...base.rate_limits import Places, hourly
from ...base.refusals import Code, Refused
from ...table.executor import limit_for, note_end
from ...table.thinking import Thinkers

MEMORY: Final = 16_000_000
"""Bytes of cached replays at most; one of a long game has fewer than a hundred thousand."""
AT_ONCE: Final = 4
"""Maximum number of replays of one address that wait or are being made."""
PATIENCE: Final = 5.0
"""Seconds that telling a record from outside should take at most; it takes a fraction of one."""
LEVEL: Final = 6
"""Of compression: a step repeats most of the one before, so a replay shrinks to a fiftieth."""

Key = tuple[str, str, int]
"""A table, what is asked of it, and the number of choices that were made."""


class Packed(msgspec.Struct, frozen=True):
    """A JSON document, compressed, or a picture, with its entity tag."""

    body: bytes
    tag: str

    @staticmethod
    def of(body: bytes) -> Packed:
        """A compressed document with its tag."""
        return Packed(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')

    def text(self) -> bytes:
        """The document itself."""
        return gzip.decompress(self.body)


class NotTold(Exception):
    """A record that cannot be told, with the reason. It can travel between processes."""


def packed(document: object) -> Packed:
    return Packed.of(gzip.compress(msgspec.json.encode(document), LEVEL, mtime=0))


def told_record(text: bytes | str, seat: int, people: list[ReplaySeat] | None = None) -> Replay:
    """The game of a record, told from ``seat``; raises `NotTold` with a sentence if ``text`` is
    not a record, or the game has no such seat."""
    try:
        return tell(read_record(text, any_rules=True), seat, people)
    except (RecordError, IllegalChoice) as error:
        raise NotTold(printable(str(error))) from None


def packed_record(text: bytes, seat: int) -> Packed:
    """A record or a game in notation from outside, as it is sent. Runs in a worker."""
    try:
        record = record_in(text)
    except RecordError as error:
        raise NotTold(printable(str(error))) from None
    return packed(told_record(record, seat))


class Replays:
    """Makes replays and keeps them for a while. ``what`` is made, for refusals; ``code`` is that of
    a refusal until the next hour."""

    def __init__(
        self, thinkers: Thinkers, per_hour: int, what: str = "replays", code: Code = "replays"
    ) -> None:
        self.thinkers = thinkers
        self.what = what
        self.code: Code = code
        self.asking = hourly(per_hour)
        self.waiting = Places(AT_ONCE)
        self.queue = FairQueue(1)
        self.size = 0  # bytes that are cached
        self._ready: OrderedDict[Key, Packed] = OrderedDict()
        self._made: dict[Key, asyncio.Task[Packed]] = {}

    async def find(self, key: Key, make: Callable[[], Packed], address: str) -> Packed:
        """What was asked for, from the cache, or made."""
        return await self.find_or_await(key, partial(self.thinkers.workers.aside, make), address)

    async def find_or_await(
        self, key: Key, make: Callable[[], Awaitable[Packed]], address: str
    ) -> Packed:
        """What was asked for, from the cache, or made elsewhere."""
        if key in self._ready:
            self._ready.move_to_end(key)
            return self._ready[key]
        if key not in self._made:
            self._take(address)
            task = asyncio.create_task(self._make(key, make, address))
            self._made[key] = task
            task.add_done_callback(lambda _: self._made.pop(key))
            task.add_done_callback(note_end)
        return await asyncio.shield(self._made[key])

    async def from_record(self, text: bytes, seat: int, address: str) -> Packed:
        """The replay of a record from outside; nothing of it is kept."""
        self._take(address)
        try:
            async with self.queue.turn(address):
                limit = limit_for(PATIENCE)
                return await self.thinkers.workers.run(packed_record, text, seat, limit=limit)
        finally:
            self.waiting.give_back(address)

    def _take(self, address: str) -> None:
        if not self.waiting.take(address):
            raise Refused(
                f"other {self.what} for you are being made; ask again in a moment", code="busy"
            )
        if not self.asking.take(address):
            self.waiting.give_back(address)
            raise Refused(
                f"too many {self.what} for this address; ask again in an hour",
                code=self.code,
                wait=self.asking.wait(address),
            )

    async def _make(self, key: Key, make: Callable[[], Awaitable[Packed]], address: str) -> Packed:
        try:
            async with self.queue.turn(address):
                made = await make()
        finally:
            self.waiting.give_back(address)
        self._ready[key] = made
        self.size += len(made.body)
        while self.size > MEMORY:
            _, oldest = self._ready.popitem(last=False)
            self.size -= len(oldest.body)
        return made
