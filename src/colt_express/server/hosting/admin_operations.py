"""Operator commands on a server's database, while the server is running.

With PostgreSQL the server is notified at once; with SQLite it checks every minute.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, select

from ...errors import ColtExpressError
from ..storage.bans import EVERYWHERE
from ..storage.database.call_columns import OF_TABLES
from ..storage.database.columns import BANS, CHOICES, REPORTS, SEATS, STORIES, TABLES
from ..storage.database.database_connection import database_operation
from ..storage.database.statements import in_parts
from ..storage.database.table_store import Store
from ..storage.rows import (
    SeatKind,
    SeatRow,
    TableStatus,
    Taken,
    UnreadableRow,
    has_setup,
    seat_row,
)
from ..table import seating
from ..table.stories import record_of

TRIES: Final = 20
"""Attempts at a change while players keep changing the table."""


class AdminError(ColtExpressError):
    """The command cannot be carried out; the message says why."""


class ListedSeat(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    bot: str
    bandit: str
    program: str


class ListedTable(msgspec.Struct, frozen=True):
    """A table without its secrets."""

    table: str
    status: TableStatus
    rules: int
    public: bool
    clock: int
    created: float
    touched: float
    choices: int
    seats: list[ListedSeat]


class Exported(msgspec.Struct, frozen=True):
    """A game in its current position, with its seed."""

    table: str
    status: TableStatus
    record: msgspec.Raw


@database_operation
async def list_tables(
    store: Store, statuses: Sequence[TableStatus], before: float, limit: int
) -> list[ListedTable]:
    """Tables without activity since then, the latest first."""
    made = select(func.count()).where(CHOICES.c.table_id == TABLES.c.id).scalar_subquery()
    columns = ("status", "rules", "public", "clock", "created", "touched")
    tables = (
        select(TABLES.c.id.label("table"), *(TABLES.c[name] for name in columns))
        .add_columns(made.label("choices"))
        .where(TABLES.c.status.in_(statuses), TABLES.c.touched < before)
        .order_by(TABLES.c.touched.desc(), TABLES.c.id)
        .limit(limit)
    )
    sitting: dict[str, list[ListedSeat]] = {}
    async with store.engine.connect() as connection:
        rows = (await connection.execute(tables)).mappings().all()
        for some in in_parts(str(row["table"]) for row in rows):
            seats = select(SEATS).where(SEATS.c.table_id.in_(some)).order_by(SEATS.c.seat)
            for row in (await connection.execute(seats)).mappings():
                with contextlib.suppress(UnreadableRow):
                    seat = store.read(seat_row, row)
                    shown = _listed_seat(seat)
                    sitting.setdefault(row["table_id"], []).append(shown)
    return _listed(store, rows, sitting)


def _listed_seat(seat: SeatRow) -> ListedSeat:
    return ListedSeat(
        seat.kind, seat.name, seat.stand_in or seat.bot, seat.bandit, program=seat.program
    )


def _listed(
    store: Store, rows: Sequence[Mapping[Any, Any]], seats: Mapping[str, list[ListedSeat]]
) -> list[ListedTable]:
    """Rows as they are listed, without those that cannot be shown."""
    found = []
    for row in rows:
        try:
            table = {str(name): value for name, value in row.items()}
            table["seats"] = seats.get(row["table"], [])
            found.append(msgspec.convert(table, ListedTable))
        except msgspec.ValidationError as error:
            store.note_damage(row["table"], f" and is left out: {error}")
    return found


async def close_table(store: Store, table_id: str) -> None:
    """Close a table: its game ends, and it cannot be joined."""
    for _ in range(TRIES):
        stored = await store.load_table(table_id)
        if stored is None:
            raise AdminError(f"there is no table {table_id!r}")
        if stored.table.status == "closed":
            raise AdminError(f"table {table_id!r} is closed already")
        try:
            return await store.change(seating.change(stored.table, status="closed"))
        except Taken:
            continue
    raise AdminError(f"table {table_id!r} keeps changing; try again")


async def delete_table(store: Store, table_id: str) -> None:
    """Delete a table with all its data, including reports."""
    if not await store.forget(table_id):
        raise AdminError(f"there is no table {table_id!r}")
    await _delete_reports(store, table_id)


@database_operation
async def _delete_reports(store: Store, table_id: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(REPORTS).where(REPORTS.c.table_id == table_id))


async def ban(store: Store, table_id: str, *who: str) -> None:
    """Ban clients from an existing table, or everywhere; ``who`` are hashes."""
    if table_id != EVERYWHERE and not await store.versions([table_id]):
        raise AdminError(f"there is no table {table_id!r}")
    await store.ban(table_id, *who)


async def export(store: Store, table_id: str) -> Exported:
    stored = await store.load_table(table_id)
    if stored is None:
        raise AdminError(f"there is no table {table_id!r}")
    if not stored.table.setup:
        raise AdminError(f"the game at table {table_id!r} has not started")
    if not has_setup(stored.table):
        raise AdminError(f"the setup of table {table_id!r} cannot be read, so it has no record")
    made = [choice for choice in stored.choices if choice.seat >= 0]  # a seal is not a choice
    record = record_of(stored.table, made)
    return Exported(table_id, stored.table.status, msgspec.Raw(record.strip().encode()))


async def export_all(store: Store) -> AsyncIterator[Exported]:
    """Every game that has started, one after another. Those that cannot be read are named at the
    end, as an error."""
    left_out = []
    for table_id in await _begun(store):
        if not await store.versions([table_id]):  # deleted meanwhile
            continue
        try:
            yield await export(store, table_id)
        except (AdminError, UnreadableRow, UnicodeError):
            left_out.append(table_id)
    if left_out:
        raise AdminError(f"these tables are damaged and left out: {', '.join(left_out)}")


@database_operation
async def _begun(store: Store) -> list[str]:
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(TABLES.c.id).where(TABLES.c.setup != "{}").order_by(TABLES.c.id)
        )
        return [str(row[0]) for row in rows]


@database_operation
async def vacuum(store: Store) -> int:
    """Delete orphaned rows and free disk space. Returns the number of orphaned rows."""
    left_over = 0
    async with store.writing() as connection:
        for table in (SEATS, CHOICES, STORIES, BANS, *OF_TABLES):
            known = select(TABLES.c.id)
            done = await connection.execute(
                delete(table).where(table.c.table_id.not_in(known), table.c.table_id != "")
            )
            left_over += done.rowcount
    async with store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql("VACUUM")
    return left_over
