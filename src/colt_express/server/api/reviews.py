"""Reviews: after a game, a player asks what a legend would have done. The theatre asks for any seat
of a game that is over.

They are made one after another by a worker of their own with lower priority than bots, since no
game waits for them. Each is made once and cached for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

import msgspec

from ...bots.review import LegendsChoice, Regret, look_through
from ...engine.errors import RecordError
from ...engine.serialization.record import read_record
from ...errors import printable
from ..base.metrics import Metrics
from ..base.rate_limits import Places, hourly
from ..base.refusals import Refused
from ..table.executor import Executor, WorkerLost, limit_for, note_end
from ..table.live_table import LiveTable

TOO_BUSY: Final = "the server is too busy to work this out now; ask again in a minute"

HELD: Final = 3.0
"""Seconds that a request is held before the client must ask again; a server that is about to stop
waits as long."""
KEPT: Final = 256
"""Number of cached reviews."""
QUEUE: Final = 16
"""Maximum length of the queue."""
QUEUE_OF_AN_ADDRESS: Final = 4
"""Maximum number of waiting reviews of one address."""


class Review(msgspec.Struct, frozen=True):
    """The choices that cost a seat most, the worst first, and what a legend would have chosen each
    time. Without ``ready`` it is still being made: ask again."""

    ready: bool
    regrets: list[Regret]
    choices: list[LegendsChoice] = []


class NotReviewed(Exception):
    """A record that cannot be replayed, with the reason. It can travel between processes."""


Asked = tuple[str, int]
"""A table and a seat."""


def make_review(record: str | bytes, seat: int, patience: float) -> bytes:
    """The review as it is sent. Runs in a worker."""
    try:
        regrets, choices = look_through(read_record(record), seat, patience)
    except RecordError as error:
        raise NotReviewed(str(error)) from None
    return msgspec.json.encode(Review(True, regrets, choices))


class Reviewers:
    """Makes reviews of finished games."""

    def __init__(self, patience: float, per_hour: int, workers: Executor, metrics: Metrics) -> None:
        self.patience = patience  # seconds that a review may take
        self.asking = hourly(per_hour)
        self.waiting = Places(QUEUE_OF_AN_ADDRESS)
        self.workers = workers
        self.held = HELD
        self.closed = False
        self._ready: OrderedDict[Asked, bytes] = OrderedDict()
        self._made: dict[Asked, asyncio.Task[bytes]] = {}
        metrics.gauge("reviews_waiting", "Pending reviews", lambda: len(self._made))

    def __contains__(self, asked: Asked) -> bool:
        """Whether it is cached or being made."""
        return asked in self._ready or asked in self._made

    async def review(self, table: LiveTable, seat: int, address: str) -> bytes | None:
        """The review of a seat's choices; None while it is being made."""
        if seat < 0:
            raise Refused(
                "only players of this game can have their choices reviewed", code="players"
            )
        table.running()  # if it can be replayed
        record = table.record()
        return await self.review_record(table.row.id, lambda: record, seat, address)

    async def review_record(
        self, game: str, record: Callable[[], str | bytes], seat: int, address: str
    ) -> bytes | None:
        """The review of a seat's choices in a game that is over, wherever its record comes from;
        None while it is being made."""
        try:
            return await self.find((game, seat), partial(self._review, record, seat), address)
        except NotReviewed as reason:
            raise Refused(printable(str(reason))) from None

    async def find(
        self, asked: Asked, make: Callable[[], Coroutine[None, None, bytes]], address: str
    ) -> bytes | None:
        """What was asked for: from the cache, or made; None while it is being made."""
        if asked in self._ready:
            self._ready.move_to_end(asked)
            return self._ready[asked]
        if asked not in self._made:
            self._begin(asked, make, address)
        try:
            # A client that disconnects may come back for it.
            return await asyncio.wait_for(asyncio.shield(self._made[asked]), self.held)
        except TimeoutError:
            return None
        except WorkerLost:
            raise Refused(TOO_BUSY, code="busy") from None
        except asyncio.CancelledError:
            if self.closed:
                return None  # to be requested again, from the next server
            raise

    def _begin(
        self, asked: Asked, make: Callable[[], Coroutine[None, None, bytes]], address: str
    ) -> None:
        if len(self._made) >= QUEUE:
            raise Refused("too many reviews are waiting; ask again in a minute", code="busy")
        if not self.waiting.take(address):
            raise Refused(
                "other games of yours are being reviewed; ask again in a minute", code="busy"
            )
        if not self.asking.take(address):
            self.waiting.give_back(address)
            raise Refused("too many reviews for this address; ask again in an hour", code="reviews")
        self._made[asked] = task = asyncio.create_task(self._make(asked, make()))
        task.add_done_callback(lambda _: self.waiting.give_back(address))
        task.add_done_callback(note_end)

    async def _review(self, record: Callable[[], str | bytes], seat: int) -> bytes:
        limit = limit_for(self.patience)
        return await self.workers.run(make_review, record(), seat, self.patience, limit=limit)

    async def _make(self, asked: Asked, making: Coroutine[None, None, bytes]) -> bytes:
        try:
            made = await making
        finally:
            del self._made[asked]
        self._ready[asked] = made
        if len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return made

    async def close(self) -> None:
        self.closed = True
        for task in list(self._made.values()):
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)
        self.workers.close()
