"""Queries about lobbies: which public tables to list, when players were last present, and which
tables and seats are abandoned.

Presence is written without incrementing a table's version: it affects nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sqlalchemy import Select, and_, bindparam, case, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ....engine.game import RULES_VERSION
from ....engine.serialization.versions import is_playable
from ..rows import StoredTable, TableRow, TableStatus, UnreadableRow, seat_row
from .columns import SEATS, TABLES
from .database_connection import database_operation
from .reading import ReadingStore

NOTE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values(seen=bindparam("now"))
)
NOTE_TABLE: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(touched=bindparam("now"))
)


class ListingStore(ReadingStore):
    """Answers questions about lobbies."""

    @database_operation
    async def note_presence(self, present: Mapping[str, list[int]], now: float) -> None:
        """Store which seats are present now, by table. In a fixed order, so that two servers cannot
        deadlock."""
        tables = [{"of_table": table, "now": now} for table in sorted(present)]
        seats = [
            {"of_table": table, "of_seat": seat, "now": now}
            for table, seats in sorted(present.items())
            for seat in sorted(seats)
        ]
        async with self.writing() as connection:
            await connection.execute(NOTE_TABLE, tables)
            await connection.execute(NOTE_SEAT, seats)

    @database_operation
    async def listed(self, since: float, limit: int) -> list[StoredTable]:
        """Public tables, without their choices, that are waiting with their host present since
        then, or are played by a person present since then. Addresses take turns: first the newest
        table of each, then the second of each, and so on, so that an address with many tables does
        not hide those of others."""
        somebody = exists().where(
            SEATS.c.table_id == TABLES.c.id,
            SEATS.c.kind == "human",
            SEATS.c.seen >= since,
            ~SEATS.c.resigned,
            or_(SEATS.c.seat == TABLES.c.host, TABLES.c.status == "playing"),
        )
        waiting = TABLES.c.status == "waiting"
        playing = and_(TABLES.c.status == "playing", TABLES.c.rules <= RULES_VERSION)
        opened_by = (
            select(SEATS.c.address)
            .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.host)
            .scalar_subquery()
        )
        address = case((opened_by == "", TABLES.c.id), else_=opened_by)
        newest = TABLES.c.created.desc()
        turn = func.row_number().over(partition_by=address, order_by=newest)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(TABLES)
                .where(TABLES.c.public, or_(waiting, playing), somebody)
                .order_by(turn, newest)
                .limit(limit)
            )
            rows = self.readable(found.mappings())
            ours = [
                row for row in rows if row.status == "waiting" or is_playable(row.rules, row.setup)
            ]
            return list((await self._with_seats(connection, ours)).values())

    @database_operation
    async def occupied_seats(self, address: str, since: float) -> int:
        """Number of seats at public tables that are occupied from an address, given as its hash, by
        players who have been present since then and have not resigned."""
        occupied = (
            select(func.count())
            .select_from(SEATS)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(
                SEATS.c.address == address,
                SEATS.c.kind == "human",
                SEATS.c.seen >= since,
                ~SEATS.c.resigned,
                TABLES.c.public,
                TABLES.c.status.in_(("waiting", "playing")),
            )
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(occupied)).scalar_one())

    @database_operation
    async def tables_called(self, names: Collection[str]) -> dict[str, StoredTable]:
        """The tables of these names that exist, without their choices."""
        async with self.one_moment() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id.in_(names)))
            return await self._with_seats(connection, self.readable(found.mappings()))

    async def _with_seats(
        self, connection: AsyncConnection, rows: Iterable[TableRow]
    ) -> dict[str, StoredTable]:
        """Tables with their seats, except those with a seat that cannot be read."""
        tables = {row.id: StoredTable(row, []) for row in rows}
        seats = await connection.execute(
            select(SEATS)
            .where(SEATS.c.table_id.in_(tables))
            .order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        damaged = set[str]()
        for seat in seats.mappings():
            try:
                tables[seat["table_id"]].seats.append(self.read(seat_row, seat))
            except UnreadableRow as damage:
                damaged.add(damage.table_id)
        return {name: table for name, table in tables.items() if name not in damaged}

    @database_operation
    async def with_absent_guests(self, since: float) -> list[str]:
        """Names of waiting tables with a guest who has been absent since then."""
        return await self._ids(
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(
                TABLES.c.status == "waiting",
                SEATS.c.kind == "human",
                SEATS.c.seat != TABLES.c.host,
                SEATS.c.seen < since,
            )
            .distinct(),
        )

    @database_operation
    async def untouched(self, status: TableStatus, since: float) -> list[str]:
        """Names of tables of that status whose game never started and which have been inactive
        since then."""
        unbegun = TABLES.c.status == status, TABLES.c.started == 0.0
        return await self._ids(select(TABLES.c.id).where(*unbegun, TABLES.c.touched < since))

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]
