"""Work done here, in several processes or on a cluster, with results in order.

Everything that is counted over many games goes through here: a function that plays a chunk of
games, and the arguments of each chunk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ..errors import ColtExpressError

if TYPE_CHECKING:
    from concurrent.futures import Future

Done = TypeVar("Done")


class WorkerDied(ColtExpressError):
    """A worker process was killed."""


class Workers(Protocol):
    """Where chunks are played: the processes of this machine, or the machines of a cluster.

    ``count``: how many chunks are played at once.
    """

    @property
    def count(self) -> int: ...

    def submit(self, work: Callable[..., Done], /, *piece: Any) -> Future[Done]:
        """Play a chunk in the first free worker."""


Jobs: TypeAlias = int | Workers
"""A number of processes, or workers, which can be used again."""


def in_order(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: Jobs = 1
) -> Iterator[Done]:
    """The results of ``work`` for the arguments of every chunk, in order, for any workers. Closing
    the generator stops the work."""
    if jobs == 1:
        return (work(*piece) for piece in pieces)
    from .in_workers import in_workers  # there are no processes in a browser

    return in_workers(work, pieces, jobs)
