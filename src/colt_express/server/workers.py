"""Workers: processes that work for the server, each for itself.

One that dies or does not answer in time is replaced, and what it worked on is asked once more; the
others do not notice. So neither a killed nor a stopped nor a spinning process holds up the tables.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

WAKING: Final = 60.0  # seconds in which a new process must be there, on however busy a machine
SPARE: Final = 10.0
"""Seconds that work may take beyond twice its patience, for the machine may be busy."""
LOOKING: Final = 10.0  # seconds in which one that has nothing to do must answer
TRIES: Final = 2
LAST: Final = 19
"""The politeness of one that works only while nobody else does."""
LONGEST_PAUSE: Final = 30.0  # seconds before a process that fails again and again is replaced

Found = TypeVar("Found")

_log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """The process died, or did not answer in time and was killed."""


def limit_for(patience: float) -> float:
    """Seconds after which work that was given so many is taken to hang."""
    return SPARE + 2 * patience


def nothing() -> None:
    """Done by a worker to show that it is there."""


def _prepare_worker(politeness: int) -> None:
    """Ctrl-C is for the server, which then ends its workers; they end with it in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if politeness and sys.platform != "win32":
        os.nice(politeness)
    if politeness == LAST and sys.platform == "linux":  # else it may finish its turn first
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


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


class Worker:
    """One process, started when there is something to do, and again after it was lost."""

    def __init__(self, politeness: int) -> None:
        self.politeness = politeness
        self.losses = 0  # since it last answered
        self._pool: ProcessPoolExecutor | None = None

    @property
    def started(self) -> bool:
        return self._pool is not None

    async def ask(self, limit: float, work: Callable[..., Found], *details: Any) -> Found:
        """Have it do something within so many seconds, or raise `WorkerLost`."""
        try:
            if self._pool is None:
                await self._start()
            found = await self._answer(limit, work, *details)
        except (BrokenProcessPool, TimeoutError) as error:
            self.losses += 1
            self.end()
            how = "has died" if isinstance(error, BrokenProcessPool) else "did not answer"
            _log.error("a worker %s and is replaced", how)
            raise WorkerLost(f"a worker {how}") from None
        self.losses = 0
        return found

    async def _start(self) -> None:
        """Later and later, if it is of no use."""
        if self.losses > 1:
            await asyncio.sleep(min(LONGEST_PAUSE, 2.0 ** (self.losses - 2)))
        self._pool = ProcessPoolExecutor(
            1,
            mp_context=get_context("spawn"),
            initializer=_prepare_worker,
            initargs=(self.politeness,),
        )
        await self._answer(WAKING, nothing)

    async def _answer(self, limit: float, work: Callable[..., Found], *details: Any) -> Found:
        assert self._pool is not None
        with _deaf_to_interrupts():
            try:
                found = self._pool.submit(work, *details)
            except OSError as error:  # the system lets us have no more processes
                raise BrokenProcessPool from error
        return await asyncio.wait_for(asyncio.wrap_future(found), limit)

    def end(self) -> None:
        """At once, even if the process is stopped."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Workers:
    """So many processes, and whoever waits for one.

    ``politeness`` is how far they give way to whatever else the machine has to do; ``lost`` is
    called whenever one is replaced.
    """

    def __init__(
        self, count: int, politeness: int = 0, lost: Callable[[], None] = lambda: None
    ) -> None:
        self.count = count
        self.lost = lost
        self._workers = [Worker(politeness) for _ in range(count)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(self, work: Callable[..., Found], *details: Any, limit: float = SPARE) -> Found:
        """Have it done by the first that is free. Raises `WorkerLost` if a second one, too, did
        not do it within so many seconds."""
        worker = await self._idle.get()
        if self._closed:
            raise WorkerLost("the workers are gone")
        doing = asyncio.create_task(self._do(worker, limit, work, *details))
        self._tasks.add(doing)
        doing.add_done_callback(self._done)
        # Who asked may be gone meanwhile; the process is not free before it has answered.
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Task[Any]) -> None:
        self._tasks.discard(doing)
        if not doing.cancelled():
            doing.exception()  # whoever waits for it has been told

    async def _do(
        self, worker: Worker, limit: float, work: Callable[..., Found], *details: Any
    ) -> Found:
        try:
            for _ in range(TRIES - 1):
                try:
                    return await worker.ask(limit, work, *details)
                except WorkerLost:
                    self.lost()
            return await worker.ask(limit, work, *details)
        except WorkerLost:
            self.lost()
            raise
        finally:
            self._idle.put_nowait(worker)

    async def look_after(self) -> bool:
        """Replace those that have nothing to do and yet do not answer; whether there is one that
        can work. Those at work are seen to by whoever asked them."""
        idle = []
        while not self._idle.empty():
            idle.append(self._idle.get_nowait())
        await asyncio.gather(*(self._look_at(worker) for worker in idle))
        return any(not worker.losses for worker in self._workers)

    async def _look_at(self, worker: Worker) -> None:
        try:
            if worker.started or worker.losses:
                await worker.ask(LOOKING, nothing)
        except WorkerLost:
            self.lost()
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """Whatever they work on is of no use any more, and the server would wait for it."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        self.kill()

    def kill(self) -> None:
        """The processes alone; from any thread."""
        for worker in self._workers:
            worker.end()
