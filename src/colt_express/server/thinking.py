"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from ..bots import Eyes, make_bot
from ..engine.record import load_record

PATIENCE: Final = 0.9
"""Seconds that a bot may think, so that it answers within one."""

Found = TypeVar("Found")


def bot_choice(record: str, seat: int, bot: str, patience: float = PATIENCE) -> str:
    """What a bot at that seat chooses in the game of a record. Runs in a worker."""
    game = load_record(record, listening=False)
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    seed = f"{game.setup.seed} {len(game.choices)}"
    mind = make_bot(bot, seed, seat, game.setup.rulebook, patience)
    return str(mind.choose(decision, Eyes(game, seat)))


def _prepare_worker(politeness: int) -> None:
    """Ctrl-C is for the server, which then ends its workers; they end with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)


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


class Workers:
    """Processes that work for the server. Where one is killed, new ones do it once more.

    ``politeness`` is how far they give way to whatever else the machine has to do.
    """

    def __init__(self, count: int, politeness: int = 0) -> None:
        self.count = count
        self.politeness = politeness
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.count,
            mp_context=get_context("spawn"),
            initializer=_prepare_worker,
            initargs=(self.politeness,),
        )

    async def run(self, work: Callable[..., Found], *details: Any) -> Found:
        pool = self.pool
        try:
            return await self._ask(work, *details)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self._new_pool()
            return await self._ask(work, *details)

    async def _ask(self, work: Callable[..., Found], *details: Any) -> Found:
        with _deaf_to_interrupts():
            found = self.pool.submit(work, *details)
        return await asyncio.wrap_future(found)

    def close(self) -> None:
        """Whatever they work on is of no use any more, and the server would wait for it."""
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class Thinkers:
    """Who thinks for the bots of all tables."""

    def __init__(self, workers: int) -> None:
        self.workers = Workers(workers)
        self._asked = 0  # bots that have not answered yet

    async def choice(self, record: str, seat: int, bot: str) -> str:
        """What the bot chooses. Where many are asked at once, each thinks less, so that the last
        one does not answer much later than a single one would."""
        self._asked += 1
        try:
            await asyncio.sleep(0)  # the others of this table are being asked, too
            patience = PATIENCE / ceil(self._asked / self.workers.count)
            return await self.workers.run(bot_choice, record, seat, bot, patience)
        finally:
            self._asked -= 1

    def close(self) -> None:
        self.workers.close()
