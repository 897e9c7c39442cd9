"""Work done in one process or several, with results in order.

Everything that is counted over many games goes through here: a function that plays a chunk of
games, and the arguments of each chunk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from ..errors import ColtExpressError

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
    from .in_workers import in_workers  # there are no processes in a browser

    return in_workers(work, pieces, jobs)
