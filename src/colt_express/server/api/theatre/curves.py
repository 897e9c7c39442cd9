"""Curves: each player's chance to win during a finished game, worked out in the background.

The worker of the reviews makes them, a few steps at a time, so that reviews come in between; they
count as reviews in the quota of an address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ....bots.curve import Curve, Measured, assemble, measure
from ....engine.errors import RecordError
from ....engine.serialization.record import read_record
from ...base.refusals import Refused
from ...table.workers import limit_for
from ..reviews import Reviewers
from .making import NotTold, Packed, packed
from .sources import Source

CURVE: Final = -2
"""In place of a seat, among what reviewers are asked for: all seats."""
AT_ONCE: Final = 16
"""Number of steps that the worker measures in one go, which takes about a second."""
PATIENCE: Final = 20.0
"""Seconds that the worker may take for them, even if the machine is busy."""


class CurveAnswer(msgspec.Struct, frozen=True):
    """The curve of a game. Without ``ready`` it is still being made: ``done`` of its ``steps`` have
    been measured; ask again."""

    ready: bool
    done: int
    steps: int
    curve: Curve | None = None


def measured_part(record: str | bytes, first: int, last: int) -> list[Measured]:
    """The measurements of the steps from ``first`` up to ``last``. Runs in a worker."""
    try:
        return measure(read_record(record), range(first, last))
    except RecordError as error:
        raise NotTold(str(error)) from None


class Curves:
    """Makes the curves of finished games, each once."""

    def __init__(self, reviewers: Reviewers) -> None:
        self.reviewers = reviewers
        self._done: dict[str, int] = {}  # by game: the number of steps that have been measured

    async def find(self, source: Source, address: str) -> Packed | None:
        """The curve of a game; None while it is being made."""
        if not source.is_open:
            raise Refused("the curve is drawn when the game is over", code="not_over")
        make = partial(self._make, source.game, source.record, source.number + 1)
        try:
            made = await self.reviewers.find((source.game, CURVE), make, address)
        except NotTold as reason:
            raise Refused(str(reason)) from None
        return None if made is None else Packed.of(made)

    def progress(self, source: Source) -> CurveAnswer:
        """How far the curve of a game has got."""
        return CurveAnswer(False, self._done.get(source.game, 0), source.number + 1)

    async def _make(self, game: str, text: Callable[[], str | bytes], steps: int) -> bytes:
        record, measured = text(), list[Measured]()
        try:
            for first in range(0, steps, AT_ONCE):
                last = min(first + AT_ONCE, steps)
                limit = limit_for(PATIENCE)
                workers = self.reviewers.workers
                measured += await workers.run(measured_part, record, first, last, limit=limit)
                self._done[game] = last
        finally:
            self._done.pop(game, None)
        return await asyncio.to_thread(_packed, measured)


def _packed(measured: list[Measured]) -> bytes:
    """The answer as it is sent."""
    steps = len(measured)
    return packed(CurveAnswer(True, steps, steps, assemble(measured))).body
