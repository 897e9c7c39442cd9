"""Bans in the database."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bans import EVERYWHERE, Ban
from ..pubsub_messages import Banned
from .columns import BANS
from .database_connection import DatabaseConnection, database_operation
from .ledger import wake_others
from .statements import INSERT


class BanStore(DatabaseConnection):
    """The bans."""

    @database_operation
    async def ban(self, table_id: str, *who: str) -> None:
        """Ban clients from one table, or `EVERYWHERE`; ``who`` are hashes, as made by
        `credentials`."""
        async with self.writing() as connection:
            await self.write_bans(connection, table_id, who)
            if self.shared and table_id == EVERYWHERE:
                await wake_others(connection, [Banned()])

    async def write_bans(
        self, connection: AsyncConnection, table_id: str, who: Iterable[str]
    ) -> None:
        """Write bans as a part of another transaction."""
        rows: list[dict[str, Any]] = [
            {"table_id": table_id, "who": one, "made": time()} for one in who if one
        ]
        if rows:
            insert = INSERT[self.engine.dialect.name](BANS).values(rows)
            await connection.execute(insert.on_conflict_do_nothing())

    @database_operation
    async def unban(self, table_id: str, *who: str) -> int:
        """Lift bans; returns how many there were."""
        async with self.writing() as connection:
            done = await connection.execute(
                delete(BANS).where(BANS.c.table_id == table_id, BANS.c.who.in_(who))
            )
            return done.rowcount

    @database_operation
    async def bans(self, table_id: str | None = None) -> list[Ban]:
        """All bans, or those of one table, the newest first."""
        bans = select(BANS).order_by(BANS.c.made.desc(), BANS.c.who)
        if table_id is not None:
            bans = bans.where(BANS.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(bans)
            return [Ban(**row) for row in rows.mappings()]

    async def is_banned(self, table_id: str, *who: str) -> bool:
        """Whether a client with one of these hashes is banned from that table."""
        return bool(await self.bans_of(table_id, *who))

    @database_operation
    async def bans_of(self, table_id: str, *who: str) -> list[Ban]:
        """The bans that keep a client with one of these hashes away from that table."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(BANS).where(BANS.c.table_id.in_((table_id, EVERYWHERE)), BANS.c.who.in_(who))
            )
            return [Ban(**row) for row in rows.mappings()]
