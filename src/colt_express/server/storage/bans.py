"""Bans: which clients may not sit at a table, or at any."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..base.refusals import Refused
from .database_connection import Connected, unbroken
from .ledger import wake_others
from .pubsub_messages import Banned
from .rows import BANS
from .statements import INSERT

EVERYWHERE: Final = ""
"""The table of a ban that applies to all tables."""

BANNED: Final = "the operator has banned you from this server"

SENT_AWAY: Final = "the host has banned you from this table"

SHARED_ADDRESS: Final = (
    "the host has banned somebody at your address from this table; people who share a "
    "connection share its address, so if that was not you, play at another table"
)


class Ban(msgspec.Struct, frozen=True):
    """Somebody, identified by the hash of a token or address, may not sit at a table."""

    table_id: str
    who: str
    made: float


class BanStore(Connected):
    """The bans."""

    @unbroken
    async def ban(self, table_id: str, *who: str) -> None:
        """From one table, or `EVERYWHERE`; ``who`` are hashes, as made by `tokens`."""
        async with self.writing() as connection:
            await self.write_bans(connection, table_id, who)
            if self.shared and table_id == EVERYWHERE:
                await wake_others(connection, [Banned()])

    async def write_bans(
        self, connection: AsyncConnection, table_id: str, who: Iterable[str]
    ) -> None:
        """As a part of another transaction."""
        rows: list[dict[str, Any]] = [
            {"table_id": table_id, "who": one, "made": time()} for one in who if one
        ]
        if rows:
            insert = INSERT[self.engine.dialect.name](BANS).values(rows)
            await connection.execute(insert.on_conflict_do_nothing())

    @unbroken
    async def unban(self, table_id: str, *who: str) -> int:
        """How many of them were banned there."""
        async with self.writing() as connection:
            done = await connection.execute(
                delete(BANS).where(BANS.c.table_id == table_id, BANS.c.who.in_(who))
            )
            return done.rowcount

    @unbroken
    async def bans(self, table_id: str | None = None) -> list[Ban]:
        """All of them or those of one table, the newest first."""
        bans = select(BANS).order_by(BANS.c.made.desc(), BANS.c.who)
        if table_id is not None:
            bans = bans.where(BANS.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(bans)
            return [Ban(**row) for row in rows.mappings()]

    async def is_banned(self, table_id: str, *who: str) -> bool:
        """Whether one of them is banned from that table."""
        return bool(await self.bans_of(table_id, *who))

    @unbroken
    async def bans_of(self, table_id: str, *who: str) -> list[Ban]:
        """The bans that keep one of them away from that table."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(BANS).where(BANS.c.table_id.in_((table_id, EVERYWHERE)), BANS.c.who.in_(who))
            )
            return [Ban(**row) for row in rows.mappings()]


async def must_be_welcome(
    store: BanStore, table_id: str, address: str, token_hash: str = "", seated: bool = False
) -> None:
    """Refuse clients that are banned. A player at the table may share an address with a banned
    one."""
    found = await store.bans_of(table_id, address, token_hash)
    if any(ban.table_id == EVERYWHERE for ban in found):
        raise Refused(BANNED, "banned")
    if any(ban.who == token_hash for ban in found):
        raise Refused(SENT_AWAY, "kicked")
    if found and not seated:
        raise Refused(SHARED_ADDRESS, "address")
