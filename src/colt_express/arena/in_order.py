"""Pieces of work done in one process or several, and handed back in order.

Whatever is counted over many games goes through here: a function that plays a piece, and the
arguments of each piece.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..errors import ColtExpressError
from ..processes import Processes

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
    workers = Processes(jobs)
    running: deque[Future[Done]] = deque()
    finished = False
    try:
        for piece in pieces:
            running.append(workers.submit(work, *piece))
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
        if finished:
            workers.close()
        else:  # nobody waits for them any more, and a long game takes minutes
            workers.end()
