"""Curves: each player's chance to win during a finished game, worked out in the background and
stored.

The worker of the reviews makes them, a few steps at a time, so that reviews come in between; they
count as reviews in the quota of an address. A game that has just ended gets its curve without being
asked, within the quota that the server gives itself; any other game when it is first asked for. The
curve of a record from outside is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from ....bots.curve import OUTLOOK_VERSION, Curve, Measured, assemble, measure
from ....engine.errors import IllegalChoice, RecordError
from ....engine.serialization.record import read_record
from ....errors import printable
from ....notation.outside import record_in
from ...base.database_errors import StorageError
from ...base.logs import reason
from ...base.refusals import Refused
from ...storage.rows import CurveRow
from ...storage.storage import Storage
from ...table.executor import WorkerLost, limit_for
from ..reviews import Reviewers
from .making import NotTold, Packed, packed
from .sources import Source, stored_game

CURVE: Final = -2
"""In place of a seat, among what reviewers are asked for: all seats."""
AT_ONCE: Final = 16
"""Number of steps that the worker measures in one go, which takes about a second."""
PATIENCE: Final = 20.0
"""Seconds that the worker may take for them, even if the machine is busy."""
AFTER_THE_END: Final = 10.0
"""Seconds from the end of a game until its curve is begun: the players watch the finale first."""
MOST_ENDED: Final = 64
"""Maximum number of games that wait for that; others get their curves when first asked for."""
THE_SERVER: Final = "the server itself"
"""In place of an address, for the quota."""

_log = logging.getLogger(__name__)


class CurveAnswer(msgspec.Struct, frozen=True):
    """The curve of a game. Without ``ready`` it is still being made: ``done`` of its ``steps`` have
    been measured; ask again."""

    ready: bool
    done: int
    steps: int
    curve: Curve | None = None


class Part(NamedTuple):
    """Some measured steps of a game that has ``steps`` of them."""

    steps: int
    measured: list[Measured]


def measured_part(record: str | bytes, first: int) -> Part:
    """The measurements of some steps, from ``first`` on. Runs in a worker."""
    try:
        game = read_record(record_in(record))
        return Part(len(game.choices) + 1, measure(game, range(first, first + AT_ONCE)))
    except (RecordError, IllegalChoice) as error:
        raise NotTold(printable(str(error))) from None


class Curves:
    """Makes the curves of finished games, each once, and stores them."""

    def __init__(self, reviewers: Reviewers, store: Storage) -> None:
        self.reviewers = reviewers
        self.store = store
        self.pause = AFTER_THE_END
        self._underway: dict[str, CurveAnswer] = {}  # how far those being made have got
        self._ended: asyncio.Queue[str] = asyncio.Queue(MOST_ENDED)

    async def find(self, source: Source, address: str) -> Packed | None:
        """The curve of a game; None while it is being made."""
        if not source.is_open:
            raise Refused("the curve is drawn when the game is over", code="not_over")
        asked = (source.game, CURVE)
        if source.kept and asked not in self.reviewers:
            told = await self.store.curve(source.game, OUTLOOK_VERSION)
            if told is not None:
                return Packed.of(told)
        make = partial(self._of_game, source)
        try:
            made = await self.reviewers.find(asked, make, address)
        except NotTold as sentence:
            raise Refused(str(sentence)) from None
        return None if made is None else Packed.of(made)

    async def of_record(self, text: bytes, address: str) -> Packed | None:
        """The curve of a record from outside, which is not stored; None while it is being made.
        Raises `NotTold` if it has none."""
        name = _name_of(text)
        make = partial(self._of_record, name, text)
        made = await self.reviewers.find((name, CURVE), make, address)
        return None if made is None else Packed.of(made)

    def progress(self, game: str) -> CurveAnswer:
        """How far the curve of a game has got."""
        return self._underway.get(game, CurveAnswer(False, 0, 0))

    def progress_of_record(self, text: bytes) -> CurveAnswer:
        """The same for a record from outside."""
        return self.progress(_name_of(text))

    # After the end of a game ------------------------------------------------------------------

    def game_over(self, game: str) -> None:
        """Make the curve of a game that has just ended, soon, unless many are waiting."""
        with contextlib.suppress(asyncio.QueueFull):
            self._ended.put_nowait(game)

    async def keep_making(self) -> None:
        """Makes the curves of games that have ended, one after another, until the server stops: a
        cancellation may be lost in a curve that fails at that moment."""
        while not self.reviewers.closed:
            game = await self._ended.get()
            await asyncio.sleep(self.pause)
            try:
                stored = await self.store.load_table(game)
                if stored is not None:
                    await self._make_ahead(stored_game(stored))
            except (Refused, NotTold):
                continue  # the quota is used up, or the game cannot be replayed
            except Exception as error:
                _log.error("the curve of %s could not be made: %s", game, reason(error))

    async def _make_ahead(self, source: Source) -> None:
        while not self.reviewers.closed and await self.find(source, THE_SERVER) is None:
            pass

    # Making -----------------------------------------------------------------------------------

    async def _of_game(self, source: Source) -> bytes:
        curve = await self._measure(source.game, source.record())
        told = await self.reviewers.workers.aside(lambda: _packed(curve))
        if source.kept:
            row = CurveRow(source.game, OUTLOOK_VERSION, told)
            try:
                await self.store.keep_curve(row, luck_of_winner(curve))
            except StorageError as error:  # it is sent all the same
                _log.error("the curve of %s could not be stored: %s", source.game, error)
        return told

    async def _of_record(self, name: str, text: bytes) -> bytes:
        try:
            curve = await self._measure(name, text)
        except WorkerLost:
            raise NotTold("the curve of this record takes too long") from None
        return await self.reviewers.workers.aside(lambda: _packed(curve))

    async def _measure(self, name: str, record: str | bytes) -> Curve:
        measured: list[Measured] = []
        workers, limit = self.reviewers.workers, limit_for(PATIENCE)
        try:
            while True:
                part = await workers.run(measured_part, record, len(measured), limit=limit)
                measured += part.measured
                self._underway[name] = CurveAnswer(False, len(measured), part.steps)
                if len(measured) >= part.steps:
                    return assemble(measured)
        finally:
            self._underway.pop(name, None)


def luck_of_winner(curve: Curve) -> int | None:
    """What luck added to the winner's chance; of several winners, to that of the luckiest."""
    return max((seat.luck for seat in curve.seats if seat.end > 0), default=None)


def _name_of(text: bytes) -> str:
    """The name under which a record from outside is known meanwhile; no game has such a name."""
    return f"record {blake2b(text, digest_size=16).hexdigest()}"


def _packed(curve: Curve) -> bytes:
    """The answer as it is sent."""
    steps = len(curve.steps)
    return packed(CurveAnswer(True, steps, steps, curve)).body
