"""Work done in several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..processes import Processes
from .in_order import Done, WorkerDied


def in_workers(
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
