"""What of the database is to be deleted: games that have not been viewed for long, and the names
and times of people who do not want them to be kept."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, exists, select, update

from ..rows import TableStatus
from .columns import CHOICES, SEATS, TABLES
from .database_connection import DatabaseConnection, database_operation


class RetentionStore(DatabaseConnection):
    """Finds what is to be deleted."""

    @database_operation
    async def old_tables(
        self, statuses: Sequence[TableStatus], before: float, after: str, limit: int
    ) -> list[str]:
        """Names of tables of these statuses that have been inactive since then, in alphabetical
        order, the first ``limit`` after that name."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.status.in_(statuses), TABLES.c.id > after)
                .where(TABLES.c.touched < before, TABLES.c.created < before)
                .order_by(TABLES.c.id)
                .limit(limit)
            )
            return [str(row[0]) for row in rows]

    @database_operation
    async def people_to_forget(self, before: float, of_times: bool) -> list[str]:
        """Games that were over before then with names, or times, that are still to be deleted."""
        of_table = SEATS.c.table_id == TABLES.c.id
        if of_times:
            left = exists().where(CHOICES.c.table_id == TABLES.c.id, CHOICES.c.made != 0.0)
            unwanted = and_(exists().where(of_table, SEATS.c.kind == "human", ~SEATS.c.timed), left)
        else:
            unwanted = exists().where(of_table, ~SEATS.c.named, SEATS.c.name != "")
        over = TABLES.c.status == "over", TABLES.c.ended > 0.0, TABLES.c.ended < before
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(*over, unwanted))
            return [str(row[0]) for row in rows]

    @database_operation
    async def forget_people(self, names: list[str], of_times: bool) -> None:
        """Delete these names, or times, of those games."""
        async with self.writing() as connection:
            if of_times:
                every = update(CHOICES).where(CHOICES.c.table_id.in_(names))
                await connection.execute(every.values(made=0.0))
            else:
                unwanted = update(SEATS).where(SEATS.c.table_id.in_(names), ~SEATS.c.named)
                await connection.execute(unwanted.values(name=""))
