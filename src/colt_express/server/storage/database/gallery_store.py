"""The gallery in the database: finished public games, with what they can be found and sorted by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, exists, select

from ..gallery import GalleryFilter
from ..rows import GalleryRow
from .columns import GALLERY, TABLES
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT

ORDERS: Final[Mapping[str, ColumnElement[Any]]] = {
    "newest": GALLERY.c.ended.desc(),
    "closest": GALLERY.c.margin.asc(),
    "richest": GALLERY.c.richest.desc(),
    "bloodiest": GALLERY.c.bullets.desc(),
    "luckiest": GALLERY.c.luck.desc(),
}
"""How a shelf is sorted; each has an index."""


class GalleryStore(DatabaseConnection):
    """The gallery."""

    @database_operation
    async def keep_in_gallery(self, row: GalleryRow) -> None:
        """Store a finished game. One that is there already stays as it is."""
        insert = INSERT[self.engine.dialect.name](GALLERY)
        write = insert.values(msgspec.structs.asdict(row))
        async with self.writing() as connection:
            await connection.execute(write.on_conflict_do_nothing())

    @database_operation
    async def gallery(self, wanted: GalleryFilter, size: int) -> list[GalleryRow]:
        """A page of public games that are over, one more than ``size`` if another follows."""
        query = (
            select(GALLERY)
            .join(TABLES, TABLES.c.id == GALLERY.c.table_id)
            .where(TABLES.c.public, TABLES.c.status == "over")
        )
        for name in ("boxes", "variant", "players"):
            value = getattr(wanted, name)
            if value is not None:
                query = query.where(GALLERY.c[name] == value)
        if wanted.shelf == "luckiest":
            query = query.where(GALLERY.c.luck.is_not(None))
        if wanted.winner is not None:
            query = query.where(GALLERY.c.winners.contains(f",{wanted.winner},", autoescape=True))
        order = ORDERS[wanted.shelf], GALLERY.c.ended.desc(), GALLERY.c.table_id
        async with self.engine.connect() as connection:
            found = await connection.execute(
                query.order_by(*order).limit(size + 1).offset(wanted.page * size)
            )
            return [GalleryRow(**row) for row in found.mappings()]

    @database_operation
    async def missing_in_gallery(self, after: str, limit: int) -> list[str]:
        """Names of finished public games that are not in the gallery, in alphabetical order, the
        first ``limit`` after that name."""
        entered = exists().where(GALLERY.c.table_id == TABLES.c.id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.status == "over", TABLES.c.public, TABLES.c.id > after, ~entered)
                .order_by(TABLES.c.id)
                .limit(limit)
            )
            return [str(row[0]) for row in rows]
