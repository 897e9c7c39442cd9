"""Trains of the day on a device: the legends' games. Results are listed by servers only."""

from __future__ import annotations

from ..server.base.refusals import Refused
from ..server.storage.days import LegendRow, ListedRow
from .documents import Documents
from .key_value import Commit


class DayDocuments(Documents):
    """Keeps them."""

    async def legend(self, day: str, version: int) -> bytes | None:
        """The legend's game on the train of a day, if it was played in that version."""
        row = await self.value(f"legend/{day}", LegendRow)
        return None if row is None or row.version != version else row.told

    async def keep_legend(self, row: LegendRow) -> None:
        """Store a legend's game in place of one of an earlier version."""
        key = f"legend/{row.day}"
        await self.put(key, row, await self.text(key))

    async def list_result(self, _row: ListedRow, _most: int) -> bool:
        """Refused: there are no others here."""
        raise Refused("results are listed by a server")

    async def unlist_result(self, _day: str, _identifier: str) -> bool:
        """There are none."""
        return False

    async def listed_results(self, _day: str, _most: int) -> list[ListedRow]:
        """There are none."""
        return []

    async def count_results(self, _day: str) -> int:
        """There are none."""
        return 0

    async def count_better(self, _row: ListedRow) -> int:
        """There are none."""
        return 0

    async def forget_days(self, before: str) -> None:
        """Delete the legends' games of the days before that one."""
        keys = [f"legend/{row.day}" for row in await self.values("legend/", LegendRow)]
        old = [key for key in keys if key < f"legend/{before}"]
        await self.commit(Commit(remove=old))
