"""Workers: pieces of work done in one process or several, and handed back in order.

Whatever is counted over many games goes through here: a function that plays a piece, and the
arguments of each piece.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from ..errors import ColtExpressError

Done = TypeVar("Done")


class WorkerDied(ColtExpressError):
    """A process that worked for us was killed."""


def in_order(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: int = 1
) -> Iterator[Done]:
    """What ``work`` makes of the arguments of every piece, in the order of the pieces, however
    many processes share them. Whoever stops listening stops the work."""
    if jobs == 1:
        return (work(*piece) for piece in pieces)
    return _in_workers(work, pieces, jobs)


def _in_workers(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: int
) -> Iterator[Done]:
    """Hands out a few pieces at a time, so that memory does not grow with the games, and takes
    them back in order, so that sums come out the same to the last digit."""
    others = active_children()
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_end_with_the_parent
    )
    running: deque[Future[Done]] = deque()
    finished = False
    try:
        for piece in pieces:
            with _interrupts_later():
                running.append(pool.submit(work, *piece))
            if len(running) > 2 * jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
        finished = True
    except BrokenProcessPool:
        raise WorkerDied(
            "a process that played games was killed; was there too little memory for so many?"
        ) from None
    finally:
        with _deaf_to_interrupts():  # a second Ctrl-C would leave workers behind that nobody ends
            if not finished:  # nobody waits for them any more, and a long game takes minutes
                for worker in active_children():
                    if worker not in others:
                        worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _end_with_the_parent() -> None:
    """A worker does not outlive whoever started it, even one who was killed."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Workers started in here do not hear Ctrl-C, not even while they wake up: it is for the
    parent, which hears it as soon as this is over, and then ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
