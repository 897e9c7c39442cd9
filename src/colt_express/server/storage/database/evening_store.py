"""Evenings in the database: with their guests, and the tables of their rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..evenings import (
    EveningChange,
    EveningRow,
    EveningStatus,
    EveningTableRow,
    GuestRow,
    StoredEvening,
)
from ..rows import Taken, UnreadableRow, seat_values, table_values
from .columns import SEATS, TABLES
from .database_connection import DatabaseConnection, database_operation
from .evening_columns import EVENING_GUESTS, EVENING_TABLES, EVENINGS
from .statements import INSERT

JSON_COLUMNS = ("options", "seats", "ends")
"""Columns whose values are stored as JSON."""


class EveningStore(DatabaseConnection):
    """The evenings."""

    @database_operation
    async def create_evening(self, evening: StoredEvening) -> None:
        """Write a new evening."""
        row = evening.evening
        async with self.writing() as connection:
            await connection.execute(insert(EVENINGS).values(**_values(row)))
            await self._write_parts(connection, EVENING_GUESTS, row.id, evening.guests)
            await self._write_parts(connection, EVENING_TABLES, row.id, evening.tables)

    @database_operation
    async def evening(self, evening_id: str) -> StoredEvening | None:
        """The evening of that name, if it exists."""
        async with self.one_moment() as connection:
            return await _read(connection, evening_id)

    @database_operation
    async def change_evening(self, change: EveningChange) -> None:
        """Write a change completely, or raise `Taken` if the evening already has that version."""
        row = change.evening
        before = EVENINGS.c.id == row.id, EVENINGS.c.version == row.version - 1
        async with self.writing() as connection:
            done = await connection.execute(update(EVENINGS).where(*before).values(**_values(row)))
            if not done.rowcount:
                raise Taken("somebody else was faster")
            await self._write_parts(connection, EVENING_GUESTS, row.id, change.guests)
            await self._write_parts(connection, EVENING_TABLES, row.id, change.tables)
            if change.opened:
                tables = [table_values(one.table) for one in change.opened]
                await connection.execute(insert(TABLES), tables)
                seats = [
                    seat_values(one.table.id, seat) for one in change.opened for seat in one.seats
                ]
                await connection.execute(insert(SEATS), seats)

    async def _write_parts(
        self,
        connection: AsyncConnection,
        table: Table,
        evening_id: str,
        rows: Sequence[GuestRow | EveningTableRow],
    ) -> None:
        """Write rows that belong to an evening, in place of those with the same key."""
        keys = [column.name for column in table.primary_key]
        for row in rows:
            values = {"evening_id": evening_id, **_values(row)}
            write = INSERT[self.engine.dialect.name](table).values(values)
            changed = {name: write.excluded[name] for name in values if name not in keys}
            await connection.execute(write.on_conflict_do_update(index_elements=keys, set_=changed))

    @database_operation
    async def note_guest(self, evening_id: str, number: int, now: float) -> None:
        """Store that a guest was there, which only affects who may take over as the host."""
        guests = EVENING_GUESTS
        this = guests.c.evening_id == evening_id, guests.c.number == number, guests.c.seen < now
        async with self.writing() as connection:
            await connection.execute(update(guests).where(*this).values(seen=now))
            await connection.execute(
                update(EVENINGS).where(EVENINGS.c.id == evening_id).values(touched=now)
            )

    @database_operation
    async def evenings_of(self, profile: str, limit: int) -> list[StoredEvening]:
        """The evenings of a person, the latest first."""
        theirs = select(EVENING_GUESTS.c.evening_id).where(EVENING_GUESTS.c.profile == profile)
        return await self._some_evenings(EVENINGS.c.id.in_(theirs), limit=limit)

    @database_operation
    async def list_evenings(self, limit: int) -> list[StoredEvening]:
        """The evenings with the latest activity."""
        return await self._some_evenings(limit=limit)

    async def _some_evenings(self, *wanted: Any, limit: int) -> list[StoredEvening]:
        query = select(EVENINGS.c.id).where(*wanted).order_by(EVENINGS.c.touched.desc())
        async with self.one_moment() as connection:
            names = (await connection.execute(query.limit(limit))).scalars().all()
            found = [await _read(connection, str(name)) for name in names]
        return [one for one in found if one is not None]

    @database_operation
    async def count_evenings(self, status: EveningStatus) -> int:
        """Number of evenings of that status."""
        query = select(func.count()).select_from(EVENINGS).where(EVENINGS.c.status == status)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    @database_operation
    async def forget_guest(self, profile: str) -> None:
        """Delete a person's name and profile at all evenings; what they played stays."""
        theirs = EVENING_GUESTS.c.profile == profile
        async with self.writing() as connection:
            await connection.execute(
                update(EVENING_GUESTS).where(theirs).values(profile="", name="")
            )

    @database_operation
    async def forget_evenings(self, before: float) -> int:
        """Delete evenings without activity since then; returns how many."""
        async with self.writing() as connection:
            old = delete(EVENINGS).where(EVENINGS.c.touched < before).returning(EVENINGS.c.id)
            names = [str(row[0]) for row in await connection.execute(old)]
            await _forget_parts(connection, names)
        return len(names)

    @database_operation
    async def delete_evening(self, evening_id: str) -> bool:
        """Delete an evening; its tables stay. Returns whether it existed."""
        async with self.writing() as connection:
            done = await connection.execute(delete(EVENINGS).where(EVENINGS.c.id == evening_id))
            await _forget_parts(connection, [evening_id])
            return bool(done.rowcount)


async def _forget_parts(connection: AsyncConnection, names: list[str]) -> None:
    for table in (EVENING_GUESTS, EVENING_TABLES):
        await connection.execute(delete(table).where(table.c.evening_id.in_(names)))


async def _read(connection: AsyncConnection, evening_id: str) -> StoredEvening | None:
    found = await connection.execute(select(EVENINGS).where(EVENINGS.c.id == evening_id))
    row = found.mappings().first()
    if row is None:
        return None
    guests = await connection.execute(
        select(EVENING_GUESTS)
        .where(EVENING_GUESTS.c.evening_id == evening_id)
        .order_by(EVENING_GUESTS.c.number)
    )
    tables = await connection.execute(
        select(EVENING_TABLES)
        .where(EVENING_TABLES.c.evening_id == evening_id)
        .order_by(EVENING_TABLES.c.round, EVENING_TABLES.c.number)
    )
    read = {
        "evening": _decoded(row),
        "guests": [_decoded(one) for one in guests.mappings()],
        "tables": [_decoded(one) for one in tables.mappings()],
    }
    try:
        return msgspec.convert(read, StoredEvening)
    except msgspec.ValidationError as error:
        raise UnreadableRow(evening_id, str(error)) from None


def _values(row: EveningRow | GuestRow | EveningTableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    for name in JSON_COLUMNS:
        if name in values:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def _decoded(row: Mapping[Any, Any]) -> dict[str, Any]:
    """The values of a row; what is not JSON is refused when it is converted."""
    values = {str(name): value for name, value in row.items() if name != "evening_id"}
    for name in JSON_COLUMNS:
        if name in values:
            try:
                values[name] = msgspec.json.decode(values[name])
            except (msgspec.MsgspecError, UnicodeError, TypeError):
                values[name] = None
    return values
