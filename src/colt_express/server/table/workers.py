"""Workers: independent processes that work for the server.

One that dies or does not answer in time is replaced, and its request is retried once; the others
are not affected. So a killed, stopped or spinning process does not hold up the tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ...processes import Processes
from .executor import SPARE, Found, WorkerLost, note_end

WAKING: Final = 60.0
"""Time limit for a new process to start, in seconds, even on a busy machine."""
LOOKING: Final = 10.0
"""Time limit for an idle process to answer, in seconds."""
POLITENESS: Final = 10
"""Niceness of bots: the server must not be late because a legend is thinking."""
TRIES: Final = 2
"""Attempts at a request; a lost worker is replaced in between."""
LONGEST_PAUSE: Final = 30.0
"""Maximum seconds before a process that keeps failing is replaced."""

_log = logging.getLogger(__name__)


def nothing() -> None:
    """Done by a worker to show that it is alive."""


class Worker:
    """One process, started on demand, and again after it was lost."""

    def __init__(self, politeness: int) -> None:
        self.politeness = politeness
        self.losses = 0  # since it last answered
        self._process: Processes | None = None

    @property
    def started(self) -> bool:
        return self._process is not None

    async def ask(self, limit: float, work: Callable[..., Found], *details: Any) -> Found:
        """The result of ``work``, done by this process within ``limit`` seconds; otherwise raises
        `WorkerLost`."""
        try:
            if self._process is None:
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
        """With increasing delays if it keeps failing."""
        if self.losses > 1:
            await asyncio.sleep(min(LONGEST_PAUSE, 2.0 ** (self.losses - 2)))
        self._process = Processes(1, self.politeness)
        await self._answer(WAKING, nothing)

    async def _answer(self, limit: float, work: Callable[..., Found], *details: Any) -> Found:
        assert self._process is not None
        found = asyncio.wrap_future(self._process.submit(work, *details))
        return await asyncio.wait_for(found, limit)

    def end(self) -> None:
        """End the process at once, even if it is stopped."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()


class Workers:
    """``count`` processes, and a queue for them.

    ``politeness`` is their niceness; ``lost`` is called whenever one is replaced.
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
        """The result of ``work``, done by the first free process. Raises `WorkerLost` if a second
        process also failed to finish within ``limit`` seconds."""
        worker = await self._idle.get()
        if self._closed:
            raise WorkerLost("the workers have been stopped")
        doing = asyncio.create_task(self._do(worker, limit, work, *details))
        self._tasks.add(doing)
        doing.add_done_callback(self._done)
        # The caller may be cancelled; the process is not free before it has answered.
        return await asyncio.shield(doing)

    async def aside(self, work: Callable[[], Found]) -> Found:
        """The result of ``work``, done in a thread."""
        return await asyncio.to_thread(work)

    def _done(self, doing: asyncio.Task[Any]) -> None:
        self._tasks.discard(doing)
        note_end(doing)  # the caller has been told

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
        """Replace idle processes that do not answer; returns whether any can work. Busy ones are
        checked by their callers."""
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
        """Stop all workers. Their results are no longer needed, and the server would wait for
        them."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        self.kill()

    def kill(self) -> None:
        """Kill the processes. May be called from any thread."""
        for worker in self._workers:
            worker.end()
