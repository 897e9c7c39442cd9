"""The database connection: opened once, closed after pending operations."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ....errors import ColtExpressError
from ...base.database_address import engine_for, read_address, shown, try_file
from ...base.database_errors import StorageError, Unreachable, why
from ...base.logs import reason
from ...base.metrics import Metrics
from .ledger import Ledger, PostgresWriter, SqliteWriter

ONE_MOMENT: Final = {
    "sqlite": "BEGIN",
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ",
}
"""Starts a transaction that reads a consistent snapshot."""

OUT_OF_ORDER: Final = "the server cannot store anything at the moment; try again later"

PROBE: Final = text("INSERT INTO alembic_version VALUES (:row)")
PROBE_AWAY: Final = text("DELETE FROM alembic_version WHERE version_num = :row")

MOST_REPORTED: Final = 10_000
"""Maximum number of damaged tables that are named in the log."""

_log = logging.getLogger(__name__)

Owner = TypeVar("Owner", bound="DatabaseConnection")
Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")
Work = Callable[Concatenate[Owner, Arguments], Coroutine[Any, Any, Found]]


def database_operation(work: Work[Owner, Arguments, Found]) -> Work[Owner, Arguments, Found]:
    """Decorates a database operation: it runs to completion, even if the caller is cancelled, and
    is measured under its name. A failure, such as a full disk, is raised as a sentence."""

    async def measured(store: Owner, *values: Arguments.args, **named: Arguments.kwargs) -> Found:
        with store.metrics.database(work.__name__, ColtExpressError):
            return await work(store, *values, **named)

    @wraps(work)
    async def whole(store: Owner, /, *values: Arguments.args, **named: Arguments.kwargs) -> Found:
        if store.closed:
            raise StorageError("the database is closed")
        task = asyncio.create_task(measured(store, *values, **named))
        store.underway.add(task)
        task.add_done_callback(store.underway.discard)
        try:
            found = await asyncio.shield(task)
        except ColtExpressError:
            raise
        except Exception as error:
            store.note_trouble(work.__name__, reason(error))
            raise StorageError(OUT_OF_ORDER) from error
        store.note_recovery(work.__name__)
        return found

    return whole


class Trouble(NamedTuple):
    """Why an operation fails, and since when."""

    reason: str
    since: float


class DatabaseConnection:
    """A database that can be read and written."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        url = read_address(address)
        self.shown = shown(url)
        self.engine = engine_for(url)
        self.shared = self.engine.dialect.name == "postgresql"  # servers can notify each other
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self.underway: set[asyncio.Task[Any]] = set()
        self.closed = False  # or about to be
        self._damage: set[tuple[str, str]] = set()  # tables, and what was logged about them
        self.troubles: dict[str, Trouble] = {}  # what fails, until it works again
        # SQLite allows one writer at a time and may keep others waiting long; so wait before it.
        self._one_writer = contextlib.nullcontext() if self.shared else asyncio.Lock()
        self.ledger = Ledger(
            PostgresWriter(self.engine)
            if self.shared
            else SqliteWriter(self.engine, self._one_writer),
            self.metrics,
        )

    async def open(self, upgrading: bool = True) -> None:
        """Open the database with the newest schema. Without ``upgrading`` it must exist with that
        schema: a server may be using it."""
        from .schema import check, upgrade  # slow to import, and not always needed

        try:
            if not self.shared:
                if not upgrading and not Path(self.shown).is_file():
                    raise StorageError(f"there are no games in {self.shown}")
                try_file(self.engine.url)
            await (upgrade if upgrading else check)(self.engine)
        except StorageError:
            raise
        except Exception as error:
            kind = Unreachable if self.shared and isinstance(error, OSError) else StorageError
            raise kind(f"{self.shown} cannot be opened: {why(error)}") from None
        self.ledger.open()

    async def close(self) -> None:
        """Close the database after pending operations. A connection opened later would never be
        closed."""
        self.closed = True
        await self.ledger.close()
        await asyncio.gather(*self.underway, return_exceptions=True)
        await self.engine.dispose()

    def note_trouble(self, what: str, reason: str) -> None:
        """An operation has failed; logged once for each reason, not every time."""
        known = self.troubles.get(what)
        if known is None or known.reason != reason:
            _log.error("the database failed in %s: %s", what, reason)
        self.troubles[what] = Trouble(reason, monotonic() if known is None else known.since)

    def note_recovery(self, what: str) -> None:
        """An operation has succeeded; logged if it failed before."""
        if self.troubles and (trouble := self.troubles.pop(what, None)) is not None:
            _log.info(
                "the database works again in %s, after %.0f s", what, monotonic() - trouble.since
            )

    def note_damage(self, table_id: str, fault: str) -> None:
        """Something is wrong with one table, and everything else goes on; logged once."""
        if (table_id, fault) not in self._damage and len(self._damage) < MOST_REPORTED:
            self._damage.add((table_id, fault))
            _log.error("table %s is damaged%s", table_id, fault, extra={"table": table_id})

    @database_operation
    async def try_to_write(self) -> None:
        """Check that the database can be written: insert and delete a row, invisible to others, in
        one transaction. It goes into the table of schema versions, which always exists."""
        row = {"row": f"probe {token_hex(8)}"}
        async with self.writing() as connection:
            await connection.execute(PROBE, row)
            taken_away = await connection.execute(PROBE_AWAY, row)
            if taken_away.rowcount != 1:
                raise StorageError("data that was written cannot be read")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql(ONE_MOMENT[self.engine.dialect.name])
            yield connection


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
    connection.driver_connection.text_factory = _text


def _text(stored: bytes) -> str:
    """A stored text. One that is not UTF-8 spoils its own row, not every query that meets it."""
    return stored.decode(errors="surrogateescape")
