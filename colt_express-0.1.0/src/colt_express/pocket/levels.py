"""How quickly bots choose on this device. They take a limit in time, so on a slow phone a
gunslinger either keeps a player waiting, or has not thought everything through when its time is
over."""

from __future__ import annotations

from collections import deque
from statistics import fmean
from time import perf_counter
from typing import Final, Literal

import msgspec

from ..bots import BOTS
from ..engine.configuration.setup import Setup
from ..engine.game import Game
from ..server.base.metrics import Metrics
from ..server.table.executor import Executor
from ..server.table.thinking import Patience, bot_choice

PATIENCE: Final = Patience(gunslinger=1.0)
"""A gunslinger may think longer than on a server, where it would keep other players waiting."""

MEASURED: Final = "gunslinger"
"""The level that tells how quick a device is: it thinks for a number of steps."""

LONG: Final = 0.8
"""Seconds for a choice from which on a player notices the wait."""

LEGENDARY: Final = 0.6
"""Seconds of a gunslinger from which on a legend, whose time is limited too, has thought too little
to be much better."""

RECENT: Final = 300
"""Number of choices of a level that are taken into account."""

SEED: Final = "how quick is this device"

Slow = Literal["", "long", "short"]
"""Whether choices take `long`, or bots are `short` of time and play below their strength."""


class LevelSpeed(msgspec.Struct, frozen=True):
    """How quickly bots of a level choose: the number of choices that were measured, and the seconds
    for one, on average and for 95 of 100."""

    level: str
    choices: int
    seconds: float
    p95: float
    slow: Slow


class Levels(Metrics):
    """Measures how long bots take for their choices."""

    def __init__(self) -> None:
        super().__init__()
        self._taken: dict[str, deque[float]] = {bot: deque(maxlen=RECENT) for bot in BOTS}

    def bot_answered(self, level: str, seconds: float) -> None:
        if level in self._taken:
            self._taken[level].append(seconds)

    async def speeds(self, workers: Executor) -> list[LevelSpeed]:
        """The speed of all levels. If no gunslinger has chosen so far, one does so for this."""
        if not self._taken[MEASURED]:
            await self._measure(workers)
        full = fmean(self._taken[MEASURED])
        return [_speed(level, taken, slow(level, full)) for level, taken in self._taken.items()]

    async def _measure(self, workers: Executor) -> None:
        game = Game(Setup(4, seed=SEED), listening=False)
        record, seat = game.record(), game.decisions[0].seat
        begun = perf_counter()
        await workers.run(bot_choice, record, seat, MEASURED, PATIENCE.gunslinger)
        self.bot_answered(MEASURED, perf_counter() - begun)


def slow(level: str, seconds: float) -> Slow:
    """Whether a level is slow where a gunslinger takes that long."""
    if level == MEASURED and seconds >= LONG:
        return "short" if seconds >= PATIENCE.gunslinger else "long"
    return "short" if level == "legend" and seconds >= LEGENDARY else ""


def _speed(level: str, taken: deque[float], slow: Slow) -> LevelSpeed:
    if not taken:
        return LevelSpeed(level, 0, 0.0, 0.0, slow)
    slowest = sorted(taken)[int(0.95 * len(taken))]
    return LevelSpeed(level, len(taken), fmean(taken), slowest, slow)
