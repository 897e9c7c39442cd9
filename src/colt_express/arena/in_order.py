"""Work done in one process or several, with results in order.

Everything that is counted over many games goes through here: a function that plays a chunk of
games, and the arguments of each chunk.
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
    """A worker process was killed."""


def in_order(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: int = 1
) -> Iterator[Done]:
    """The results of ``work`` for the arguments of every chunk, in order, for any number of
    processes. Closing the generator stops the work."""
    if jobs == 1:
        return (work(*piece) for piece in pieces)
    return _in_workers(work, pieces, jobs)


def _in_workers(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: int
) -> Iterator[Done]:
    """Submits a few chunks at a time, so that memory does not grow with the number of games, and
    returns them in order, so that sums are reproducible to the last digit."""
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
            "a worker process was killed; perhaps there was too little memory for so many"
        ) from None
    finally:
        if finished:
            workers.close()
        else:  # their results are not needed any more, and a long game takes minutes
            workers.end()
