"""Retention: games that have not been viewed for long are deleted in small batches, so that players
do not notice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container, Sequence
from time import time
from typing import Final

from sqlalchemy import and_, delete, exists, select, update

from ..base.logs import reason
from ..base.settings import Settings
from .columns import CHOICES, REPORTS, SEATS, TABLES
from .database_connection import database_operation
from .rows import TableStatus
from .statements import in_parts
from .table_store import Store

DAY: Final = 86_400.0
FIRST_SWEEP: Final = 300.0
"""Seconds from the start of the server to the first deletion."""
EVERY: Final = 3600.0
"""Seconds between two deletions."""
AT_ONCE: Final = 20
"""Tables deleted in one transaction; choices wait for it."""
PAUSE: Final = 0.2
"""Seconds between two of these transactions."""

NAMED_FOR: Final = 1.0
"""Days after the end of a game until names and times are deleted whose owners do not want them to
be kept; until then there may be a rematch."""

FINISHED: Final[tuple[TableStatus, ...]] = ("over", "closed")
ABANDONED: Final[tuple[TableStatus, ...]] = ("waiting", "playing")

_log = logging.getLogger(__name__)


class Retention:
    """Deletes old tables. Those in memory are skipped: they are in use, or were recently."""

    def __init__(self, store: Store, in_use: Container[str], settings: Settings) -> None:
        self.store = store
        self.in_use = in_use
        self.settings = settings

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
        await forget_people(self.store, now - NAMED_FOR * DAY, self.in_use)
        if self.settings.keep_finished:
            await forget_reports(self.store, now - self.settings.keep_finished * DAY)
        return forgotten


async def forget_old(
    store: Store, statuses: Sequence[TableStatus], before: float, in_use: Container[str] = ()
) -> int:
    """Delete all tables of these statuses that have been inactive since then; returns how many."""
    forgotten, last = 0, ""
    while names := await old_tables(store, statuses, before, last, AT_ONCE):
        last = names[-1]
        unused = [name for name in names if name not in in_use]
        forgotten += len(await store.forget(*unused, before=before))
        await asyncio.sleep(PAUSE)
    return forgotten


@database_operation
async def old_tables(
    store: Store, statuses: Sequence[TableStatus], before: float, after: str, limit: int
) -> list[str]:
    """Names of such tables, in alphabetical order, the first ``limit`` after that name."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(statuses), TABLES.c.id > after)
            .where(TABLES.c.touched < before, TABLES.c.created < before)
            .order_by(TABLES.c.id)
            .limit(limit)
        )
        return [str(row[0]) for row in rows]


async def forget_people(store: Store, before: float, in_use: Container[str] = ()) -> None:
    """Delete names and times of games that were over before then, where players do not want them to
    be kept."""
    for of_times in (False, True):
        found = await _unwanted(store, before, of_times)
        names = [name for name in found if name not in in_use]
        for some in in_parts(names, AT_ONCE):
            await _erase(store, some, of_times)
            await asyncio.sleep(PAUSE)


@database_operation
async def _unwanted(store: Store, before: float, of_times: bool) -> list[str]:
    """Games that were over before then with names, or times, that are still to be deleted."""
    of_table = SEATS.c.table_id == TABLES.c.id
    if of_times:
        left = exists().where(CHOICES.c.table_id == TABLES.c.id, CHOICES.c.made != 0.0)
        unwanted = and_(exists().where(of_table, SEATS.c.kind == "human", ~SEATS.c.timed), left)
    else:
        unwanted = exists().where(of_table, ~SEATS.c.named, SEATS.c.name != "")
    over = TABLES.c.status == "over", TABLES.c.ended > 0.0, TABLES.c.ended < before
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(TABLES.c.id).where(*over, unwanted))
        return [str(row[0]) for row in rows]


@database_operation
async def _erase(store: Store, names: list[str], of_times: bool) -> None:
    async with store.writing() as connection:
        if of_times:
            every = update(CHOICES).where(CHOICES.c.table_id.in_(names))
            await connection.execute(every.values(made=0.0))
        else:
            unwanted = update(SEATS).where(SEATS.c.table_id.in_(names), ~SEATS.c.named)
            await connection.execute(unwanted.values(name=""))


@database_operation
async def forget_reports(store: Store, before: float) -> None:
    """Delete reports made before then. They are kept longer than their tables, so that the operator
    can read them."""
    async with store.writing() as connection:
        await connection.execute(delete(REPORTS).where(REPORTS.c.made < before))
