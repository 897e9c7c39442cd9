"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
from math import ceil
from time import perf_counter
from typing import Final

from ..bots import Eyes, make_bot
from ..engine.record import load_record
from .metrics import Metrics
from .workers import Workers, limit_for

PATIENCE: Final = 0.9
"""Seconds that a bot may think, so that it answers within one."""
POLITENESS: Final = 5
"""How far bots give way to the server, which must not be late because a legend thinks."""


def bot_choice(record: str, seat: int, bot: str, patience: float = PATIENCE) -> str:
    """What a bot at that seat chooses in the game of a record. Runs in a worker."""
    game = load_record(record, listening=False)
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    seed = f"{game.setup.seed} {len(game.choices)}"
    mind = make_bot(bot, seed, seat, game.setup.rulebook, patience)
    return str(mind.choose(decision, Eyes(game, seat)))


class Thinkers:
    """Who thinks for the bots of all tables."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self.workers = Workers(workers, POLITENESS, lambda: metrics.worker_replaced("bots"))
        self._asked = 0  # bots that have not answered yet
        metrics.gauge("bots_waiting", "Bots that have not answered yet", lambda: self._asked)

    async def choice(self, record: str, seat: int, bot: str) -> str:
        """What the bot chooses. Where many are asked at once, each thinks less, so that the last
        one does not answer much later than a single one would."""
        self._asked += 1
        begun = perf_counter()
        try:
            await asyncio.sleep(0)  # the others of this table are being asked, too
            patience = PATIENCE / ceil(self._asked / self.workers.count)
            limit = limit_for(patience)
            return await self.workers.run(bot_choice, record, seat, bot, patience, limit=limit)
        finally:
            self._asked -= 1
            self.metrics.bot_answered(bot, perf_counter() - begun)

    def close(self) -> None:
        self.workers.close()
