"""The queue of the quick match in the database.

Changes that move people between queue and groups are written by one server at a time; what another
has done meanwhile is seen, and not done again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import case, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...meeting import GroupRow, QueueRow
from ...rows import Taken
from ..columns import TABLES
from ..database_connection import DatabaseConnection, database_operation
from .columns import GROUPS, QUEUE

QUEUE_LOCK: Final = 6033602016
LADDER_LOCK: Final = 6033602017
"""Any unused numbers."""


class OneAtATime(DatabaseConnection):
    """A database that one server at a time changes in some respect."""

    @asynccontextmanager
    async def writing_alone(self, lock: int) -> AsyncIterator[AsyncConnection]:
        """A transaction in which what is read stays true until the end."""
        postgres = f"SELECT pg_advisory_xact_lock({lock})"
        async with self.writing() as connection:
            await connection.exec_driver_sql(postgres if self.shared else "BEGIN IMMEDIATE")
            yield connection


class QueueStore(OneAtATime):
    """The queue."""

    @database_operation
    async def enter_queue(self, row: QueueRow, of_address: int, most: int) -> str:
        """Enter a person, or change the wish of one who waits already and keep their place. Returns
        an empty text, or what forbids it: ``address`` if ``of_address`` others of that address
        wait, ``full`` if ``most`` people do."""
        async with self.writing_alone(QUEUE_LOCK) as connection:
            known = await _entry(connection, row.profile)
            if known is not None and (not known.table or await _underway(connection, known.table)):
                same = update(QUEUE).where(QUEUE.c.profile == row.profile)
                values = {"name": row.name, "wish": row.wish, "heard": row.heard}
                await connection.execute(same.values(**values))
                return ""
            others = select(func.count()).where(QUEUE.c.profile != row.profile, QUEUE.c.table == "")
            if (await connection.execute(others)).scalar_one() >= most:
                return "full"
            theirs = others.where(QUEUE.c.address == row.address)
            if row.address and (await connection.execute(theirs)).scalar_one() >= of_address:
                return "address"
            await connection.execute(delete(QUEUE).where(QUEUE.c.profile == row.profile))
            await connection.execute(insert(QUEUE).values(msgspec.structs.asdict(row)))
            return ""

    @database_operation
    async def hear_from(self, profile: str, now: float) -> tuple[QueueRow, GroupRow | None] | None:
        """Note that a person is still there; returns their entry, with the group that they are in,
        or None if they do not wait."""
        heard = (
            update(QUEUE)
            .where(QUEUE.c.profile == profile)
            .values(
                heard=case((QUEUE.c.heard > now, QUEUE.c.heard), else_=literal(now)),
                came=QUEUE.c.table != "",
            )
            .returning(*QUEUE.c)
        )
        async with self.writing() as connection:
            row = (await connection.execute(heard)).mappings().first()
            if row is None:
                return None
            entry = QueueRow(**row)
            return entry, await _group(connection, entry.table) if entry.table else None

    @database_operation
    async def leave_queue(self, profile: str) -> bool:
        """Take a person out of the queue; returns whether they waited."""
        async with self.writing() as connection:
            done = await connection.execute(delete(QUEUE).where(QUEUE.c.profile == profile))
            return bool(done.rowcount)

    @database_operation
    async def queue(self) -> list[QueueRow]:
        """All entries, the longest waiting first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(QUEUE).order_by(QUEUE.c.since, QUEUE.c.profile))
            return [QueueRow(**row) for row in rows.mappings()]

    @database_operation
    async def groups_underway(self) -> list[GroupRow]:
        """Groups whose table is not open yet, the oldest first."""
        underway = select(GROUPS).where(GROUPS.c.state != "opened")
        async with self.engine.connect() as connection:
            rows = await connection.execute(underway.order_by(GROUPS.c.made, GROUPS.c.table))
            return [GroupRow(**row) for row in rows.mappings()]

    @database_operation
    async def form_group(self, group: GroupRow, profiles: Collection[str]) -> bool:
        """Put these people into a group; returns False, and changes nothing, if one of them is in
        another group already, or has left."""
        free = update(QUEUE).where(QUEUE.c.profile.in_(profiles), QUEUE.c.table == "")
        try:
            async with self.writing_alone(QUEUE_LOCK) as connection:
                done = await connection.execute(free.values(table=group.table, came=False))
                if done.rowcount != len(profiles):
                    raise Taken("somebody else was faster")
                await connection.execute(insert(GROUPS).values(msgspec.structs.asdict(group)))
        except Taken:
            return False
        return True

    @database_operation
    async def settle_group(
        self, group: GroupRow, gone: Collection[str], back: Collection[str]
    ) -> bool:
        """Write that it is settled who sits there, or, for the state ``asked``, delete the group.
        Those who are ``gone`` leave the queue, and those who go ``back`` wait on. Returns False,
        and changes nothing, if another server was faster."""
        asked = GROUPS.c.table == group.table, GROUPS.c.state == "asked"
        of_group = QUEUE.c.table == group.table
        async with self.writing_alone(QUEUE_LOCK) as connection:
            if group.state == "asked":
                done = await connection.execute(delete(GROUPS).where(*asked))
            else:
                values = msgspec.structs.asdict(group)
                done = await connection.execute(update(GROUPS).where(*asked).values(values))
            if not done.rowcount:
                return False
            await connection.execute(delete(QUEUE).where(of_group, QUEUE.c.profile.in_(gone)))
            again = update(QUEUE).where(of_group, QUEUE.c.profile.in_(back))
            await connection.execute(again.values(table="", came=False))
            return True

    @database_operation
    async def group_opened(self, table: str) -> None:
        """Write that the table of a group is open."""
        async with self.writing() as connection:
            opened = update(GROUPS).where(GROUPS.c.table == table)
            await connection.execute(opened.values(state="opened"))

    @database_operation
    async def forget_queue(self, unheard_since: float, groups_before: float) -> int:
        """Delete entries of people who have not been heard since then, and groups made before then
        whose games have no influence on the ladder any more. Returns how many people left so."""
        old = GROUPS.c.made < groups_before, GROUPS.c.state == "opened"
        exists = select(TABLES.c.id).where(TABLES.c.id == GROUPS.c.table).exists()
        async with self.writing_alone(QUEUE_LOCK) as connection:
            unheard = delete(QUEUE).where(QUEUE.c.heard < unheard_since)
            done = await connection.execute(unheard)
            useless = GROUPS.c.counted | ~GROUPS.c.rated | ~exists
            await connection.execute(delete(GROUPS).where(*old, useless))
            return done.rowcount


async def _entry(connection: AsyncConnection, profile: str) -> QueueRow | None:
    found = await connection.execute(select(QUEUE).where(QUEUE.c.profile == profile))
    row = found.mappings().first()
    return None if row is None else QueueRow(**row)


async def _group(connection: AsyncConnection, table: str) -> GroupRow | None:
    found = await connection.execute(select(GROUPS).where(GROUPS.c.table == table))
    row = found.mappings().first()
    return None if row is None else GroupRow(**row)


async def _underway(connection: AsyncConnection, table: str) -> bool:
    group = await _group(connection, table)
    return group is not None and group.state != "opened"
