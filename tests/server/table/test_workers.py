"""Workers that are killed, stopped or spin are replaced, without effect on others."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager

import pytest

from colt_express.processes import LAST
from colt_express.server.table import workers as module
from colt_express.server.table.executor import WorkerLost
from colt_express.server.table.workers import Workers

from ...patience import busy
from .work import die, fail, process_in_a_while, spin

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="signals"),
    pytest.mark.usefixtures("own_processes"),
]

SOON = 1.0  # seconds after which a worker is considered to hang; nothing here takes as long


class Watched(Workers):
    """Counts those that were replaced."""

    def __init__(self, count: int, politeness: int = 0) -> None:
        super().__init__(count, politeness, self._count)
        self.replaced = 0

    def _count(self) -> None:
        self.replaced += 1

    async def processes(self) -> list[int]:
        """One of each worker."""
        return await asyncio.gather(*(self.run(process_in_a_while) for _ in self._workers))


@asynccontextmanager
async def working(count: int, politeness: int = 0) -> AsyncIterator[Watched]:
    workers = Watched(count, politeness)
    try:
        yield workers
    finally:
        workers.close()


@pytest.mark.parametrize("blow", [signal.SIGSTOP, signal.SIGKILL])
def test_work_of_a_stopped_or_killed_worker_is_done_by_a_new_one(blow: signal.Signals) -> None:
    async def work() -> None:
        async with working(2) as workers:
            one, other = await workers.processes()
            os.kill(one, blow)
            limit = SOON * busy()
            answers = await asyncio.gather(
                *(workers.run(process_in_a_while, limit=limit) for _ in range(4))
            )
            assert one not in answers
            assert other in answers, "the other one goes on"
            assert workers.replaced == 1
            assert set(answers) == set(await workers.processes())
            with pytest.raises(ProcessLookupError):
                os.kill(one, 0)

    asyncio.run(work())


def test_work_that_hangs_two_workers_is_given_up() -> None:
    async def work() -> None:
        async with working(1) as workers:
            with pytest.raises(WorkerLost):
                await workers.run(spin, limit=0.2)
            assert workers.replaced == 2
            with pytest.raises(ValueError, match="no such car"):
                await workers.run(fail)
            assert await workers.run(os.getpid) > 0
            assert workers.replaced == 2, "a mistake in the work is none of the worker"

    asyncio.run(work())


def test_one_that_dies_again_and_again_is_started_more_and_more_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def work() -> None:
        async with working(1) as workers:
            for _ in range(4):
                with pytest.raises(WorkerLost):
                    await workers.run(die)
            assert workers.replaced == 8
            assert pauses == [1, 2, 4, 8, 16, 30]
            await workers.run(os.getpid)
            pauses.clear()
            with pytest.raises(WorkerLost):
                await workers.run(die)
            assert pauses == [], "it has answered meanwhile"

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pause)
    asyncio.run(work())


def test_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_values: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    async def work() -> None:
        async with working(1) as workers:
            with monkeypatch.context() as patch:
                patch.setattr(ProcessPoolExecutor, "submit", refuse)
                with pytest.raises(WorkerLost):
                    await workers.run(os.getpid)
                assert workers.replaced == 2
            assert await workers.run(os.getpid) > 0

    asyncio.run(work())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such thing")
def test_the_politest_worker_runs_only_on_an_idle_processor() -> None:
    async def work() -> None:
        async with working(1, politeness=LAST) as workers:
            assert await workers.run(os.sched_getscheduler, 0) == os.SCHED_IDLE

    asyncio.run(work())


def test_one_with_nothing_to_do_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOKING", SOON * busy())

    async def work() -> None:
        async with working(1, politeness=3) as workers:
            assert await workers.look_after(), "nobody has needed it yet"
            assert await workers.run(os.nice, 0) == os.nice(0) + 3
            stopped = await workers.run(os.getpid)
            assert await workers.look_after()
            os.kill(stopped, signal.SIGSTOP)
            assert not await workers.look_after()
            assert await workers.look_after(), "there is a new one"
            assert await workers.run(os.getpid) != stopped
            assert workers.replaced == 1

    asyncio.run(work())


def test_a_worker_is_not_free_before_cancelled_work_is_done() -> None:
    async def work() -> None:
        async with working(1) as workers:
            await workers.run(os.getpid)
            begun = time.monotonic()
            asking = asyncio.create_task(workers.run(time.sleep, 0.5))
            await asyncio.sleep(0.05)
            asking.cancel()
            await workers.run(os.getpid)
            assert time.monotonic() - begun > 0.5
            assert workers.replaced == 0

    asyncio.run(work())
