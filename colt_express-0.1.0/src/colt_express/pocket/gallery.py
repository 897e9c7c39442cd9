"""Finished games of a device: those that are public, by shelves as on a server, and the curves of
all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from ..server.storage.gallery import GalleryFilter
from ..server.storage.rows import CurveRow, GalleryRow
from .documents import Documents, table_key

ORDERS: Final[Mapping[str, Callable[[GalleryRow], float]]] = {
    "newest": lambda row: -row.ended,
    "closest": lambda row: row.margin,
    "richest": lambda row: -row.richest,
    "bloodiest": lambda row: -row.bullets,
    "luckiest": lambda row: -(row.luck or 0),
}
"""How a shelf is sorted."""


class GalleryDocuments(Documents):
    """Keeps them."""

    async def keep_in_gallery(self, row: GalleryRow) -> None:
        """Store a finished game. One that is there already stays as it is."""
        await self.put(f"gallery/{row.table_id}", row, before=None)

    async def gallery(self, wanted: GalleryFilter, size: int) -> list[GalleryRow]:
        """A page of public games that are over, one more than ``size`` if another follows."""
        rows = [row for row in await self.values("gallery/", GalleryRow) if _fits(row, wanted)]
        order = ORDERS[wanted.shelf]
        rows.sort(key=lambda row: (order(row), -row.ended, row.table_id))
        first = wanted.page * size
        return rows[first : first + size + 1]

    async def missing_in_gallery(self, _after: str, _limit: int) -> list[str]:
        """Every game is entered when it ends, so none is missing."""
        return []

    async def curve(self, table_id: str, version: int) -> bytes | None:
        """The curve of a game, if it was worked out by that version of the evaluation."""
        row = await self.value(f"curve/{table_id}", CurveRow)
        return None if row is None or row.version != version else row.told

    async def keep_curve(self, row: CurveRow, luck: int | None) -> None:
        """Store the curve of a game, unless the game has been deleted meanwhile or the stored curve
        is of a newer version."""
        if await self.text(table_key(row.table_id)) is None:
            return
        key = f"curve/{row.table_id}"
        before = await self.text(key)
        kept = await self.value(key, CurveRow)
        if kept is None or kept.version <= row.version:
            await self.put(key, row, before)
        await self._note_luck(f"gallery/{row.table_id}", luck)

    async def _note_luck(self, key: str, luck: int | None) -> None:
        before = await self.text(key)
        shown = await self.value(key, GalleryRow)
        if shown is not None:
            await self.put(key, replace(shown, luck=luck), before)


def _fits(row: GalleryRow, wanted: GalleryFilter) -> bool:
    return (
        wanted.boxes in (None, row.boxes)
        and wanted.variant in (None, row.variant)
        and wanted.players in (None, row.players)
        and (wanted.winner is None or f",{wanted.winner}," in row.winners)
        and (wanted.shelf != "luckiest" or row.luck is not None)
    )
