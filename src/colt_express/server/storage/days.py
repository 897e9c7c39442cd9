"""What is stored of the trains of the day: the legend's game of each, and the results of players
who agreed to be listed."""

from __future__ import annotations

from typing import Protocol

import msgspec


class LegendRow(msgspec.Struct, frozen=True):
    """The game of a legend on the train of a day, as it is sent, compressed. ``version``: of the
    way it is played."""

    day: str
    version: int
    told: bytes


class ListedRow(msgspec.Struct, frozen=True):
    """The result of a player who agreed to be listed. ``id`` is the table, or stands for a record
    from a device."""

    day: str
    id: str
    name: str
    bandit: str
    money: int
    place: int
    made: float
    address: str = ""  # the hash of the address from which it was listed


class DayStorage(Protocol):
    """Keeps them."""

    async def legend(self, day: str, version: int) -> bytes | None:
        """The legend's game on the train of a day, if it was played in that version."""

    async def keep_legend(self, row: LegendRow) -> None:
        """Store a legend's game in place of one of an earlier version."""

    async def list_result(self, row: ListedRow, most: int) -> bool:
        """List a result, in place of an earlier one with the same ``id``. Returns False if there
        are already ``most`` others of the same address on that day."""

    async def unlist_result(self, day: str, identifier: str) -> bool:
        """Take a result from the list; returns whether it was there."""

    async def listed_results(self, day: str, most: int) -> list[ListedRow]:
        """The results of a day, the best first."""

    async def count_results(self, day: str) -> int:
        """Number of results listed on that day."""

    async def count_better(self, row: ListedRow) -> int:
        """Number of results on the same day that are better."""

    async def forget_days(self, before: str) -> None:
        """Delete everything about the days before that one."""
