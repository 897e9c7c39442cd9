"""The ledger: a write-ahead log of choices. Choices of many tables are committed together, and each
is published when it is durable. Since nothing else is written as often, it has a connection of its
own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from itertools import chain
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...base.database_errors import StorageError
from ...base.logs import reason
from ...base.metrics import Metrics
from ..pubsub_messages import CHANNEL, Changed, News, encode_message
from ..rows import ChoiceRow, Taken
from .columns import CHOICES

NOT_WRITTEN: Final = "the choice could not be stored; try again"

AT_ONCE: Final = 500
"""Maximum number of choices in one commit."""

USED: Final = (IntegrityError, sqlite3.IntegrityError)
"""Errors raised for a duplicate key."""

NOTIFY: Final = text(
    "SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message"
)

_log = logging.getLogger(__name__)


class PendingChoice(NamedTuple):
    """A row of `CHOICES`."""

    table_id: str
    number: int
    seat: int
    option: str
    made: float


Waiting = tuple[PendingChoice, asyncio.Future[None]]
"""A choice, and a future that resolves when it is durable."""


class ChoiceWriter(Protocol):
    """Writes choices in one transaction: all of them, or none."""

    async def write(self, choices: list[PendingChoice]) -> None: ...

    async def close(self) -> None: ...


class Ledger:
    """Writes choices in batches. `append` returns when the choice is durable."""

    def __init__(self, writer: ChoiceWriter, metrics: Metrics) -> None:
        self.writer = writer
        self.metrics = metrics
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._trouble = ""  # why the last choices could not be written
        self._since = 0.0  # since when
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Close the ledger after pending choices."""
        self._closing = True
        self._wake.set()
        if self._writing is not None:
            await self._writing
        await self.writer.close()

    async def append(self, table_id: str, number: int, choice: ChoiceRow) -> None:
        """Write a choice; raises `Taken` if that number has been used."""
        if self._closing:
            raise StorageError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pending = PendingChoice(table_id, number, choice.seat, choice.option, choice.made)
        self._waiting.append((pending, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """Write a batch of choices in a fixed order, so that two servers with the same tables
        cannot deadlock."""
        choices = sorted(choice for choice, _ in batch)
        try:
            with self.metrics.database("write_choices", USED):
                await self.writer.write(choices)
        except USED:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
            else:
                _fail(batch, Taken("somebody else was faster"))
        except Exception as error:
            if self._trouble != reason(error):  # logged once, not for every choice
                _log.error("choices could not be written: %s", reason(error))
            self._since = self._since if self._trouble else monotonic()
            self._trouble = reason(error)
            _fail(batch, StorageError(NOT_WRITTEN))
        else:
            if self._trouble:
                _log.info("choices are written again, after %.0f s", monotonic() - self._since)
                self._trouble = ""
            for _, done in batch:
                if not done.done():
                    done.set_result(None)


class SqliteWriter:
    """Writes to SQLite through its driver, in a single statement that is its own transaction: every
    further step would be another round trip between two threads."""

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[None]) -> None:
        self.engine = engine
        self.turn = turn  # held during a write
        self.columns = ", ".join(PendingChoice._fields)
        self._held: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, choices: list[PendingChoice]) -> None:
        if self._held is None:
            self._held = await self.engine.connect()
            self._driver = (await self._held.get_raw_connection()).driver_connection
            self._driver.isolation_level = None
        rows = ", ".join(["(?, ?, ?, ?, ?)"] * len(choices))
        statement = f"INSERT INTO {CHOICES.name} ({self.columns}) VALUES {rows}"
        async with self.turn:
            try:
                await self._driver.execute_insert(statement, [*chain.from_iterable(choices)])
            except sqlite3.IntegrityError:
                raise
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()  # others must not get it with our settings
            await held.close()


class PostgresWriter:
    """Writes to PostgreSQL, and notifies the other servers in the same transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, choices: list[PendingChoice]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(CHOICES), [choice._asdict() for choice in choices])
            news = [Changed(choice.table_id, number=choice.number + 1) for choice in choices]
            await wake_others(connection, news)

    async def close(self) -> None:
        pass


async def wake_others(connection: AsyncConnection, news: Sequence[News]) -> None:
    """Notify the other servers if and when this transaction is committed."""
    messages = [encode_message(one) for one in news]
    await connection.execute(NOTIFY, {"channel": CHANNEL, "messages": messages})


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
