"""Who works for the tables of a device: short work is done between two messages, long work by the
helper, if there is one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

from ..server.base.logs import reason
from ..server.table.executor import SPARE, Found, WorkerLost
from ..server.table.thinking import bot_choice
from .long_work import NAMES, packed_details, unpacked_result
from .recalling import Recalled

AT_ONCE: Final = 1

_log = logging.getLogger(__name__)


class Helper(Protocol):
    """Does long work elsewhere."""

    async def run(self, name: str, packed: bytes, limit: float) -> bytes:
        """What `long_work.do` returns; raises an error if it takes more than ``limit`` seconds."""


class InPlace:
    """Works in this thread, and lets ``helper`` do what is long."""

    def __init__(self, helper: Helper | None = None) -> None:
        self.helper = helper
        self.count = AT_ONCE
        self._turn = asyncio.Lock()
        self._closed = False
        self._recalled = Recalled()

    async def run(self, work: Callable[..., Found], *details: Any, limit: float = SPARE) -> Found:
        """The result of ``work``. Raises `WorkerLost` if the helper does not finish within
        ``limit`` seconds; work in this thread limits itself."""
        name = NAMES.get(work)
        if self.helper is None or name is None:
            here: Callable[..., Any] = self._recalled.bot_choice if work is bot_choice else work
            return await self.aside(lambda: here(*details))
        async with self._turn:
            found: Found = await self._ask(self.helper, name, details, limit)
            return found

    async def _ask(self, helper: Helper, name: str, details: tuple[Any, ...], limit: float) -> Any:
        try:
            packed = await helper.run(name, packed_details(details), limit)
        except Exception as error:
            _log.error("the helper is lost: %s", reason(error))
            raise WorkerLost("the helper did not answer") from None
        return unpacked_result(name, packed)

    async def aside(self, work: Callable[[], Found]) -> Found:
        """The result of ``work``, after what has been said is on its way."""
        await asyncio.sleep(0)
        if self._closed:
            raise WorkerLost("the tables of this device have been closed")
        return work()

    def close(self) -> None:
        """Begin nothing any more."""
        self._closed = True
