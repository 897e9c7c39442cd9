"""Background tasks: none is lost, and failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


class Tasks:
    """The tasks of an owner, which cancels them when it is closed and starts none afterwards.
    ``owner`` names it in logs."""

    def __init__(self, owner: str, table: str = "") -> None:
        self.owner = owner
        self.table = table  # the name of the table that they are about, if any
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def __bool__(self) -> bool:
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(error)

    def report(self, error: BaseException) -> None:
        _log.error("failure at %s", self.owner, exc_info=error, extra={"table": self.table})

    async def close(self) -> None:
        self._closed = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
