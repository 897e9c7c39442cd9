"""Curves in the database: each player's chance to win during a finished game, worked out once."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update

from ..rows import CurveRow
from .columns import CURVES, GALLERY, TABLES
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT


class CurveStore(DatabaseConnection):
    """The curves of games."""

    @database_operation
    async def curve(self, table_id: str, version: int) -> bytes | None:
        """The curve of a game, if it was worked out by that version of the evaluation."""
        wanted = CURVES.c.table_id == table_id, CURVES.c.version == version
        async with self.engine.connect() as connection:
            found = await connection.execute(select(CURVES.c.told).where(*wanted))
            row = found.first()
            return None if row is None else bytes(row[0])

    @database_operation
    async def keep_curve(self, row: CurveRow, luck: int | None) -> None:
        """Store the curve of a game, unless the game has been deleted meanwhile or the stored curve
        is of a newer version. ``luck`` of its winner is what the gallery sorts by."""
        insert = INSERT[self.engine.dialect.name](CURVES)
        write = insert.values(msgspec.structs.asdict(row))
        new = write.excluded
        over = TABLES.c.id == row.table_id, TABLES.c.status == "over"
        async with self.writing() as connection:
            if (await connection.execute(select(TABLES.c.id).where(*over))).first() is None:
                return
            await connection.execute(
                write.on_conflict_do_update(
                    index_elements=[CURVES.c.table_id],
                    set_={"version": new.version, "told": new.told},
                    where=CURVES.c.version <= new.version,
                )
            )
            shown = update(GALLERY).where(GALLERY.c.table_id == row.table_id)
            await connection.execute(shown.values(luck=luck))
