"""Rides on trains of the day in the database, by profile."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import and_, delete, or_, select, update

from ..rides import RideRow
from .columns import PROFILES, RIDES
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT

COLUMNS = (RIDES.c.day, RIDES.c.table_id, RIDES.c.outcome, RIDES.c.listed)


class RideStore(DatabaseConnection):
    """Which ride counts on each day."""

    @database_operation
    async def note_rides(self, profile_id: str, rides: Sequence[RideRow]) -> None:
        """Store rides of an existing profile. A day that has a ride keeps it, unless the new one is
        of the same table, or is over while the stored one is not."""
        write = INSERT[self.engine.dialect.name](RIDES)
        new, is_over = write.excluded, write.excluded.outcome != ""
        write = write.on_conflict_do_update(
            index_elements=[RIDES.c.profile, RIDES.c.day],
            set_={"table_id": new.table_id, "outcome": new.outcome, "listed": new.listed},
            where=and_(is_over, or_(RIDES.c.table_id == new.table_id, RIDES.c.outcome == "")),
        )
        lock = update(PROFILES).where(PROFILES.c.id == profile_id).values(seen=PROFILES.c.seen)
        rows = [{"profile": profile_id, **msgspec.structs.asdict(ride)} for ride in rides]
        async with self.writing() as connection:
            if rows and (await connection.execute(lock)).rowcount:
                await connection.execute(write, rows)

    @database_operation
    async def rides_of(self, profile_id: str) -> list[RideRow]:
        """All rides of a profile, the newest first."""
        query = select(*COLUMNS).where(RIDES.c.profile == profile_id).order_by(RIDES.c.day.desc())
        async with self.engine.connect() as connection:
            return [RideRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def forget_rides(self, profile_id: str) -> None:
        """Delete all rides of a profile."""
        async with self.writing() as connection:
            await connection.execute(delete(RIDES).where(RIDES.c.profile == profile_id))

    @database_operation
    async def forget_rides_before(self, day: str) -> None:
        """Delete the rides of all profiles on the days before that one."""
        async with self.writing() as connection:
            await connection.execute(delete(RIDES).where(RIDES.c.day < day))
