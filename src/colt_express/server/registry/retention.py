"""Retention: games that have not been viewed for long are deleted in small batches, so that players
do not notice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence
from datetime import date
from time import time
from typing import Final

from ..base.logs import reason
from ..base.settings import Settings
from ..storage.rows import TableStatus
from ..storage.storage import Storage

DAY: Final = 86_400.0
FIRST_SWEEP: Final = 300.0
"""Seconds from the start of the server to the first deletion."""
EVERY: Final = 3600.0
"""Seconds between two deletions."""
AT_ONCE: Final = 20
"""Tables deleted in one transaction; choices wait for it."""
PAUSE: Final = 0.2
"""Seconds between two of these transactions."""

DAYS_KEPT: Final = 60
"""Days for which the list of a train of the day, and the legend's game on it, are kept."""

NAMED_FOR: Final = 1.0
"""Days after the end of a game until names and times are deleted whose owners do not want them to
be kept; until then there may be a rematch."""

FINISHED: Final[tuple[TableStatus, ...]] = ("over", "closed")
ABANDONED: Final[tuple[TableStatus, ...]] = ("waiting", "playing")

_log = logging.getLogger(__name__)


class Retention:
    """Deletes old tables. Those in memory are skipped: they are in use, or were recently."""

    def __init__(self, store: Storage, in_use: Container[str], settings: Settings) -> None:
        self.store = store
        self.in_use = in_use
        self.settings = settings
        self.others: list[Callable[[float], Awaitable[None]]] = []  # also delete what is old then

    async def keep(self) -> None:
        """Runs forever."""
        await asyncio.sleep(FIRST_SWEEP)
        while True:
            try:
                await self.sweep(time())
            except Exception as error:
                _log.error("old games could not be deleted: %s", reason(error))
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> int:
        """Delete all tables that are old now; returns how many."""
        forgotten = 0
        days = {FINISHED: self.settings.keep_finished, ABANDONED: self.settings.keep_abandoned}
        for statuses, kept in days.items():
            if kept:
                before = now - kept * DAY
                forgotten += await forget_old(self.store, statuses, before, self.in_use)
        await self.store.forget_days(str(date.fromtimestamp(now - DAYS_KEPT * DAY)))
        await forget_people(self.store, now - NAMED_FOR * DAY, self.in_use)
        for sweep in self.others:
            await sweep(now)
        if self.settings.keep_finished:
            await self.store.forget_reports(now - self.settings.keep_finished * DAY)
        return forgotten


async def forget_old(
    store: Storage, statuses: Sequence[TableStatus], before: float, in_use: Container[str] = ()
) -> int:
    """Delete all tables of these statuses that have been inactive since then; returns how many."""
    forgotten, last = 0, ""
    while names := await store.old_tables(statuses, before, last, AT_ONCE):
        last = names[-1]
        unused = [name for name in names if name not in in_use]
        forgotten += len(await store.forget(*unused, before=before))
        await asyncio.sleep(PAUSE)
    return forgotten


async def forget_people(store: Storage, before: float, in_use: Container[str] = ()) -> None:
    """Delete names and times of games that were over before then, where players do not want them to
    be kept."""
    for of_times in (False, True):
        found = await store.people_to_forget(before, of_times)
        names = [name for name in found if name not in in_use]
        for first in range(0, len(names), AT_ONCE):
            await store.forget_people(names[first : first + AT_ONCE], of_times)
            await asyncio.sleep(PAUSE)
