"""Worker processes: only the parent handles Ctrl-C, and no worker outlives it.

The server keeps its workers and replaces lost ones (`server/table/workers.py`); the arena uses some
for as long as it plays games (`arena/in_workers.py`).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

LAST: Final = 19
"""The niceness of a worker that runs only when the machine is otherwise idle."""

Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")


class Processes:
    """A pool of worker processes, started on demand.

    ``politeness`` is their niceness.
    """

    def __init__(self, count: int, politeness: int = 0) -> None:
        self.count = count
        self._pool = ProcessPoolExecutor(
            count,
            mp_context=get_context("spawn"),
            initializer=prepare_worker,
            initargs=(politeness,),
        )

    def submit(
        self,
        work: Callable[Arguments, Found],
        *details: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Future[Found]:
        """Run a function in the first free worker; raises `BrokenProcessPool` if no worker is
        left."""
        with interrupts_delayed():
            try:
                return self._pool.submit(work, *details, **named)
            except OSError as error:  # the system allows no more processes
                raise BrokenProcessPool from error

    def close(self) -> None:
        """Wait until everything is done."""
        with interrupts_ignored():  # a second Ctrl-C would leave workers behind
            self._pool.shutdown(wait=True)

    def end(self) -> None:
        """The results are no longer needed: kill the workers, and wait for their end."""
        with interrupts_ignored():
            self._kill(wait=True)

    def kill(self) -> None:
        """Kill all workers, even stopped ones, without waiting for their end; from any thread."""
        self._kill(wait=False)

    def _kill(self, wait: bool) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=wait, cancel_futures=True)


def prepare_worker(politeness: int) -> None:
    """Ctrl-C is handled by the parent, which then ends its workers; they also end when it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    if politeness and sys.platform != "win32":
        os.nice(politeness)
    if (
        politeness == LAST and sys.platform == "linux"
    ):  # otherwise it may finish its time slice first
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def interrupts_delayed() -> Iterator[None]:
    """A Ctrl-C takes effect when this is over. Workers started here never get it, not even before
    `prepare_worker`: they inherit the signal mask."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """A Ctrl-C meanwhile is lost."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
