"""Bans: which clients may not sit at a table, or at any."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..base.refusals import SENT_AWAY, Refused
from .columns import BANS
from .database_connection import DatabaseConnection, database_operation
from .ledger import wake_others
from .pubsub_messages import Banned
from .statements import INSERT

EVERYWHERE: Final = ""
"""The table of a ban that applies to all tables."""

BANNED: Final = "the operator has banned you from this server"

SHARED_ADDRESS: Final = (
    "the host has banned somebody at your address from this table; people who share a "
    "connection share its address, so if that was not you, play at another table"
)


class Ban(msgspec.Struct, frozen=True):
    """A ban from a table, of a client that is identified by the hash of a token or an address."""

    table_id: str
    who: str
    made: float


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


async def must_not_be_banned(
    store: BanStore, table_id: str, address: str, token_hash: str = "", seated: bool = False
) -> None:
    """Raises `Refused` for a client that is banned. A player at the table (``seated``) may share an
    address with a banned client."""
    found = await store.bans_of(table_id, address, token_hash)
    if any(ban.table_id == EVERYWHERE for ban in found):
        raise Refused(BANNED, "banned")
    if any(ban.who == token_hash for ban in found):
        raise Refused(SENT_AWAY, "kicked")
    if found and not seated:
        raise Refused(SHARED_ADDRESS, "address")
