"""Readiness: whether the server is fully working, checked in the background.

``/readyz`` shows the latest results, so that requests cost nothing, however frequent.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

import msgspec

from ..base.tasks import Tasks
from .database_registry import DatabaseRegistry

EVERY: Final = 5.0
"""Seconds between two checks."""
PATIENCE: Final = 5.0
"""Time limit for the database to answer, in seconds."""
OUTDATED: Final = 30.0
"""Seconds after which a result is out of date."""
LAG_EVERY: Final = 0.25
"""Seconds between two measurements of the event loop."""
LARGEST_LAG: Final = 1.0
"""Seconds of lag with which the server is not ready."""
REMEMBERED: Final = int(10 / LAG_EVERY)
"""Number of measurements kept: ten seconds' worth."""

OK: Final = "ok"
NOT_YET: Final = "this has not been checked for a while"
CLOSING: Final = "the server is about to stop"
NO_DATABASE: Final = "nothing can be written to the database; the log says why"
SLOW_DATABASE: Final = f"the database has not answered within {PATIENCE:.0f} seconds"
SLOW_LOOP: Final = f"the event loop was {LARGEST_LAG:.0f} second or more late within the last ten"
NO_BOTS: Final = "no bot worker answers"

_log = logging.getLogger(__name__)


class Ready(msgspec.Struct, frozen=True):
    """For each check, ``ok`` or a sentence."""

    ready: bool
    checks: dict[str, str]


class Readiness:
    """Checks the database, the bots and the event loop of a server."""

    def __init__(self, registry: DatabaseRegistry) -> None:
        self.registry = registry
        self._found = dict.fromkeys(("database", "bots", "loop"), NOT_YET)
        self._looked = dict.fromkeys(self._found, 0.0)
        self._lags: list[float] = []
        self._writing: asyncio.Task[None] | None = None
        self._tasks = Tasks("the checks")

    def open(self) -> None:
        self._tasks.spawn(self._watch_the_loop())
        self._tasks.spawn(self._look_at_the_database())
        self._tasks.spawn(self._look_at_the_bots())

    async def close(self) -> None:
        await self._tasks.close()

    def now(self) -> Ready:
        """The latest results."""
        outdated = monotonic() - OUTDATED
        checks = {
            check: found if self._looked[check] > outdated else NOT_YET
            for check, found in self._found.items()
        }
        if self.registry.closing:
            checks["closing"] = CLOSING
        return Ready(all(found == OK for found in checks.values()), checks)

    def _note(self, check: str, found: str) -> None:
        if found not in (self._found[check], OK):
            _log.error("not ready: %s", found)
        elif found == OK and self._found[check] not in (OK, NOT_YET):
            _log.info("ready again: %s", check)
        self._found[check] = found
        self._looked[check] = monotonic()
        self.registry.metrics.passed(check, found == OK)

    async def _watch_the_loop(self) -> None:
        """Measures the lag of the event loop."""
        while True:
            due = monotonic() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            lag = max(0.0, monotonic() - due)
            self.registry.metrics.loop_lagged(lag)
            self._lags = [*self._lags[1 - REMEMBERED :], lag]
            self._note("loop", OK if max(self._lags) < LARGEST_LAG else SLOW_LOOP)

    async def _look_at_the_database(self) -> None:
        while True:
            self._note("database", await self._write())
            await asyncio.sleep(EVERY)

    async def _write(self) -> str:
        """Whether the database can be written. An attempt that still hangs is not repeated;
        attempts would accumulate."""
        if self._writing is None:
            self._writing = asyncio.create_task(self.registry.store.try_to_write())
        done, _ = await asyncio.wait({self._writing}, timeout=PATIENCE)
        if not done:
            return SLOW_DATABASE
        error, self._writing = self._writing.exception(), None
        return OK if error is None else NO_DATABASE  # the store has logged why

    async def _look_at_the_bots(self) -> None:
        while True:
            well = await self.registry.workers.look_after()
            self._note("bots", OK if well else NO_BOTS)
            await asyncio.sleep(EVERY)
