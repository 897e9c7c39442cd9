"""Work done by several workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..processes import Processes
from .in_order import Done, Jobs, WorkerDied, Workers


def in_workers(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: Jobs
) -> Iterator[Done]:
    """Submits a few chunks at a time, so that memory does not grow with the number of games, and
    returns them in order, so that sums are reproducible to the last digit."""
    if not isinstance(jobs, int):
        yield from _in_order(work, pieces, jobs)
        return
    processes = Processes(jobs)
    finished = False
    try:
        yield from _in_order(work, pieces, processes)
        finished = True
    except BrokenProcessPool:
        raise WorkerDied(
            "a worker process was killed; perhaps there was too little memory for so many"
        ) from None
    finally:
        if finished:
            processes.close()
        else:  # their results are not needed any more, and a long game takes minutes
            processes.end()


def _in_order(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], workers: Workers
) -> Iterator[Done]:
    running: deque[Future[Done]] = deque()
    try:
        for piece in pieces:
            running.append(workers.submit(work, *piece))
            if len(running) > 2 * workers.count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        for future in running:
            future.cancel()
