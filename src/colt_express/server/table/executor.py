"""Executors do what takes long, so that no table waits for it.

Those of a server are processes (`workers`), those in a browser are beside it in a thread of their
own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

SPARE: Final = 10.0
"""Seconds that work may take beyond twice its time limit, since the machine may be busy."""

Found = TypeVar("Found")


class WorkerLost(Exception):
    """The process died, or did not answer in time and was killed."""


def limit_for(patience: float) -> float:
    """Seconds after which work with that time limit is considered to hang."""
    return SPARE + 2 * patience


def note_end(doing: asyncio.Future[Any]) -> None:
    """Take note of how work has ended, in case its client has gone; otherwise a failure would be
    logged as one that the server overlooked."""
    if not doing.cancelled():
        doing.exception()


class Executor(Protocol):
    """Does work, several at a time if there are several workers."""

    @property
    def count(self) -> int:
        """Number of workers."""

    async def run(self, work: Callable[..., Found], *details: Any, limit: float = SPARE) -> Found:
        """The result of ``work``, done by the first free worker. Raises `WorkerLost` if it cannot
        be done within ``limit`` seconds."""

    async def aside(self, work: Callable[[], Found]) -> Found:
        """The result of ``work`` that takes a few hundredths of a second. It is done here, so it
        need not be sent to a worker."""

    def close(self) -> None:
        """Stop all workers; their results are no longer needed."""
