"""Trains of the day in the database: legends' games, and the results of players who agreed to be
listed."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, delete, func, or_, select

from ..days import LegendRow, ListedRow
from .columns import LEGENDS, LISTED
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT

BEST_FIRST = (LISTED.c.place, LISTED.c.money.desc(), LISTED.c.made, LISTED.c.id)


class DayStore(DatabaseConnection):
    """The trains of the day."""

    @database_operation
    async def legend(self, day: str, version: int) -> bytes | None:
        """The legend's game on the train of a day, if it was played in that version."""
        wanted = LEGENDS.c.day == day, LEGENDS.c.version == version
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(LEGENDS.c.told).where(*wanted))).first()
            return None if row is None else bytes(row[0])

    @database_operation
    async def keep_legend(self, row: LegendRow) -> None:
        """Store a legend's game in place of one of an earlier version."""
        write = INSERT[self.engine.dialect.name](LEGENDS).values(msgspec.structs.asdict(row))
        new = write.excluded
        async with self.writing() as connection:
            await connection.execute(
                write.on_conflict_do_update(
                    index_elements=[LEGENDS.c.day],
                    set_={"version": new.version, "told": new.told},
                    where=LEGENDS.c.version <= new.version,
                )
            )

    @database_operation
    async def list_result(self, row: ListedRow, most: int) -> bool:
        """List a result, in place of an earlier one with the same ``id``. Returns False if there
        are already ``most`` others of the same address on that day."""
        values = msgspec.structs.asdict(row)
        write = INSERT[self.engine.dialect.name](LISTED).values(values)
        others = LISTED.c.day == row.day, LISTED.c.address == row.address, LISTED.c.id != row.id
        async with self.writing() as connection:
            count = await connection.execute(select(func.count()).where(*others))
            if row.address and int(count.scalar_one()) >= most:
                return False
            keys = [LISTED.c.day, LISTED.c.id]
            await connection.execute(
                write.on_conflict_do_update(index_elements=keys, set_={"name": write.excluded.name})
            )
            return True

    @database_operation
    async def unlist_result(self, day: str, identifier: str) -> bool:
        """Take a result from the list; returns whether it was there."""
        wanted = LISTED.c.day == day, LISTED.c.id == identifier
        async with self.writing() as connection:
            done = await connection.execute(delete(LISTED).where(*wanted))
            return bool(done.rowcount)

    @database_operation
    async def listed_results(self, day: str, most: int) -> list[ListedRow]:
        """The results of a day, the best first."""
        query = select(LISTED).where(LISTED.c.day == day).order_by(*BEST_FIRST).limit(most)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [ListedRow(**row) for row in rows.mappings()]

    @database_operation
    async def count_results(self, day: str) -> int:
        """Number of results listed on that day."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(func.count()).where(LISTED.c.day == day))
            return int(found.scalar_one())

    @database_operation
    async def count_better(self, row: ListedRow) -> int:
        """Number of results on the same day that are better."""
        better = or_(
            LISTED.c.place < row.place,
            and_(LISTED.c.place == row.place, LISTED.c.money > row.money),
        )
        async with self.engine.connect() as connection:
            query = select(func.count()).where(LISTED.c.day == row.day, better)
            return int((await connection.execute(query)).scalar_one())

    @database_operation
    async def forget_days(self, before: str) -> None:
        """Delete everything about the days before that one."""
        async with self.writing() as connection:
            for table in (LEGENDS, LISTED):
                await connection.execute(delete(table).where(table.c.day < before))
