"""Storage: the log of every table. A choice is in the database before anyone hears of it.

The key (table, number) makes two servers safe on one table: the slower one is told so.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..engine.errors import ColtExpressError

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("pace", Float, nullable=False),
    Column("host", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("next_table", String(16), nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("bandit", String(12), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
)
CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", String(60), nullable=False),
    Column("made", Float, nullable=False),
)


NOT_WRITTEN: Final = "the choice could not be written down; try again"

_log = logging.getLogger(__name__)


class StorageError(ColtExpressError):
    """The database cannot be used."""


class Taken(ColtExpressError):
    """Somebody else has made the choice with that number."""


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    name: str = ""
    bandit: str = ""
    bot: str = ""
    token_hash: str = ""


class TableRow(msgspec.Struct):
    id: str
    created: float
    status: str
    public: bool
    clock: int
    pace: float
    host: int
    options: dict[str, Any]
    seed: str
    setup: dict[str, Any]
    next_table: str = ""


class Store:
    """The database. Choices of many tables are written together, each is told when it is safe."""

    def __init__(self, address: str) -> None:
        try:
            self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        except Exception as error:  # the address may hold a password, so it is not shown
            raise StorageError(f"this database cannot be used: {type(error).__name__}") from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        from .schema import upgrade

        try:
            await upgrade(self.engine)
        except Exception as error:
            raise StorageError(f"the database cannot be opened: {error}") from None
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        for _, done in self._waiting:
            _fail(done, StorageError("the database is closed"))
        await self.engine.dispose()

    # Tables and seats

    async def create_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(**_table_values(table)))
            for seat in seats:
                values = {"table_id": table.id, **msgspec.structs.asdict(seat)}
                await connection.execute(insert(SEATS).values(**values))

    async def update_table(self, table: TableRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table.id).values(**_table_values(table))
            )

    async def update_seat(self, table_id: str, seat: SeatRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
                .values(**msgspec.structs.asdict(seat))
            )

    async def load_table(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[str]] | None:
        """A table with its seats and its choices as a record keeps them."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            table = _table_row(dict(row))
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            )
            seat_rows = [_seat_row(dict(seat)) for seat in seats.mappings()]
            choices = await connection.execute(
                select(CHOICES.c.seat, CHOICES.c.option)
                .where(CHOICES.c.table_id == table_id)
                .order_by(CHOICES.c.number)
            )
            return table, seat_rows, [f"{seat} {option}" for seat, option in choices]

    async def unfinished(self) -> list[str]:
        """Games to be taken up again when the server starts."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing"))
            return [str(row[0]) for row in rows]

    async def public_tables(self, limit: int) -> list[str]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.public, TABLES.c.status != "over")
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            return [str(row[0]) for row in rows]

    async def forget(self, table_id: str) -> None:
        async with self.engine.begin() as connection:
            for table in (CHOICES, SEATS):
                await connection.execute(delete(table).where(table.c.table_id == table_id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    # Choices

    async def append(self, table_id: str, number: int, seat: int, option: str) -> None:
        """Returns when the choice is durable; raises `Taken` if that number has been used."""
        row = {
            "table_id": table_id,
            "number": number,
            "seat": seat,
            "option": option,
            "made": time(),
        }
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            try:
                await self._write([row for row, _ in batch])
            except IntegrityError:
                await self._write_one_by_one(batch)
            except Exception as error:
                _log.error("choices could not be written: %s", error)
                for _, done in batch:
                    _fail(done, StorageError(NOT_WRITTEN))
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _write(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(CHOICES), rows)

    async def _write_one_by_one(
        self, batch: list[tuple[dict[str, Any], asyncio.Future[None]]]
    ) -> None:
        for row, done in batch:
            try:
                await self._write([row])
            except IntegrityError:
                _fail(done, Taken("somebody else was faster"))
            except Exception as error:
                _log.error("a choice could not be written: %s", error)
                _fail(done, StorageError(NOT_WRITTEN))
            else:
                if not done.done():
                    done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _table_values(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    values["options"] = msgspec.json.encode(table.options).decode()
    values["setup"] = msgspec.json.encode(table.setup).decode()
    return values


def _table_row(values: dict[str, Any]) -> TableRow:
    values["options"] = msgspec.json.decode(values["options"])
    values["setup"] = msgspec.json.decode(values["setup"])
    return TableRow(**{str(name): value for name, value in values.items()})


def _seat_row(values: dict[str, Any]) -> SeatRow:
    del values["table_id"]
    return SeatRow(**{str(name): value for name, value in values.items()})
