"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread

from ..bots import Eyes, make_bot
from ..engine.record import load_record


def bot_choice(record: str, seat: int, bot: str) -> str:
    """What a bot at that seat chooses in the game of a record. Runs in a worker."""
    game = load_record(record, listening=False)
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    seed = f"{game.setup.seed} {len(game.choices)}"
    mind = make_bot(bot, seed, seat, game.setup.rulebook)
    return str(mind.choose(decision, Eyes(game, seat)))


def _prepare_worker() -> None:
    """Ctrl-C is for the server, which then ends its workers; they end with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Workers started in here do not hear Ctrl-C, not even while they wake up. We hear it
    afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
        pool = self.pool
        try:
            return await self._ask(record, seat, bot)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self._new_pool()
            return await self._ask(record, seat, bot)

    async def _ask(self, record: str, seat: int, bot: str) -> str:
        with _deaf_to_interrupts():
            choice = self.pool.submit(bot_choice, record, seat, bot)
        return await asyncio.wrap_future(choice)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
