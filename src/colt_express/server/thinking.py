"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from ..bots import make_bot
from ..engine.record import load_record


def bot_choice(record: str, seat: int, bot: str) -> str:
    """What a bot at that seat chooses in the game of a record. Runs in a worker."""
    game = load_record(record, listening=False)
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    seed = f"{game.setup.seed} {len(game.choices)}"
    mind = make_bot(bot, seed, seat, game.setup.rulebook)
    return str(mind.choose(decision, lambda: game.view(seat)))


def _prepare_worker() -> None:
    """Ctrl-C is for the server, which then ends its workers; they end with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=_prepare_worker
        )

    async def choice(self, record: str, seat: int, bot: str) -> str:
        """What the bot chooses. Once more with new workers, if one of them was killed."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, bot_choice, record, seat, bot)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self._new_pool()
            return await loop.run_in_executor(self.pool, bot_choice, record, seat, bot)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
