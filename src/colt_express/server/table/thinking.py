"""Bots think aside, on a server in processes of their own, so that no table ever waits for
another's bot."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from ...bots import Eyes
from ...bots.advice import advise
from ...bots.tables import choice_at_table
from ...engine.serialization.record import load_record
from ..base.fair_queue import FairQueue
from ..base.metrics import Metrics
from .executor import Executor, limit_for

PATIENCE: Final = 0.9
"""Seconds that a bot may think, so that it answers within one."""
A_MOMENT: Final = 0.4
"""Seconds that a gunslinger may think, so that players need not wait. It takes that long only
without a compiled engine, with several boxes."""
HINT_PATIENCE: Final = 2.0
"""Seconds that a hint may take."""


class Patience(NamedTuple):
    """Seconds that bots may think for a choice."""

    gunslinger: float = A_MOMENT
    others: float = PATIENCE

    def of(self, bot: str) -> float:
        """Those of that bot."""
        return self.gunslinger if bot == "gunslinger" else self.others


USUAL: Final = Patience()


def bot_choice(record: str, seat: int, bot: str, patience: float = PATIENCE) -> str:
    """The choice of a bot at that seat in the game of a record. Runs in a worker."""
    return choice_at_table(load_record(record, listening=False), seat, bot, patience)


def make_hint(record: str, seat: int, patience: float) -> bytes:
    """The hint as it is sent. Runs in a worker."""
    game = load_record(record, listening=False)
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    advice = advise(decision, Eyes(game, seat), game.setup.rulebook, patience)
    return msgspec.json.encode(advice)


class Thinkers:
    """Runs the bots of all tables."""

    def __init__(self, workers: Executor, metrics: Metrics, patience: Patience = USUAL) -> None:
        self.metrics = metrics
        self.workers = workers
        self.patience = patience
        self.queue = FairQueue(workers.count)
        self.hints = FairQueue(max(1, workers.count - 1))  # so that a worker is left for bots
        self.hint_patience = HINT_PATIENCE if workers.count > 1 else PATIENCE
        metrics.gauge("bots_waiting", "Pending requests to bots", lambda: self.queue.asked)

    async def choice(self, record: str, seat: int, bot: str, address: str) -> str:
        """The bot's choice, at a table that was opened from that address."""
        begun = perf_counter()
        try:
            async with self.queue.turn(address) as share:
                patience = self.patience.of(bot) * share
                limit = limit_for(patience)
                return await self.workers.run(bot_choice, record, seat, bot, patience, limit=limit)
        finally:
            self.metrics.bot_answered(bot, perf_counter() - begun)

    async def hint(self, record: str, seat: int, address: str) -> bytes:
        """A hint: the choice of a gunslinger, for a player at that address. Hints never occupy all
        workers, and with a single one they are as quick as a bot, since the bots of others wait for
        it."""
        async with self.hints.turn(address) as fair, self.queue.turn(address) as share:
            patience = self.hint_patience * min(fair, share)
            limit = limit_for(patience)
            return await self.workers.run(make_hint, record, seat, patience, limit=limit)

    def close(self) -> None:
        self.workers.close()
