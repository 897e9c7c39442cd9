"""The register: stories of games, bans, and the time of the last activity at each table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .connected import Connected, unbroken
from .ledger import wake_others
from .rows import BANS, STORIES, TABLES, StoryRow, as_number
from .wire import Banned

EVERYWHERE: Final = ""
"""The table of a ban that applies to all tables."""

BANNED: Final = "the operator has banned you from this server"

AT_ONCE: Final = 500
"""Rows per statement; databases accept only a few thousand parameters."""

TOUCHED_AT_ONCE: Final = 50
"""Few enough that choices need not wait long."""

TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.touched < bindparam("now"))
    .values(touched=bindparam("now"))
)

Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]

INSERT: Final[dict[str, Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Both can handle a row that already exists."""


class Ban(msgspec.Struct, frozen=True):
    """Somebody, identified by the hash of a token or address, may not sit at a table."""

    table_id: str
    who: str
    made: float


class Register(Connected):
    """What is known about tables besides their games."""

    @unbroken
    async def touch(self, table_ids: Iterable[str], now: float) -> None:
        """There was activity at these tables. Other servers are not notified. In a fixed order, so
        that two servers cannot deadlock."""
        for some in in_parts(sorted(table_ids), TOUCHED_AT_ONCE):
            async with self.writing() as connection:
                await connection.execute(TOUCH, [{"of_table": one, "now": now} for one in some])

    # Stories

    @unbroken
    async def story(self, table_id: str) -> StoryRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(STORIES).where(STORIES.c.table_id == table_id))
            row = found.mappings().first()
            return None if row is None else StoryRow(**row)

    @unbroken
    async def story_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How many choices of each of these games are stored as a story."""
        numbers: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for some in in_parts(table_ids):
                columns = (STORIES.c.table_id, STORIES.c.number)
                found = await connection.execute(
                    select(*columns).where(STORIES.c.table_id.in_(some))
                )
                numbers.update((str(table_id), as_number(number)) for table_id, number in found)
        return numbers

    @unbroken
    async def keep_stories(self, stories: list[StoryRow]) -> None:
        """A story is never replaced by a shorter one."""
        if not stories:
            return
        insert = INSERT[self.engine.dialect.name](STORIES)
        write = insert.values([msgspec.structs.asdict(story) for story in stories])
        new = write.excluded
        async with self.writing() as connection:
            await connection.execute(
                write.on_conflict_do_update(
                    index_elements=[STORIES.c.table_id],
                    set_={"number": new.number, "told": new.told},
                    where=STORIES.c.number < new.number,
                )
            )

    # Bans

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


def in_parts(table_ids: Iterable[str], size: int = AT_ONCE) -> Iterator[list[str]]:
    """As many as one statement accepts."""
    rest = iter(table_ids)
    while some := list(islice(rest, size)):
        yield some
