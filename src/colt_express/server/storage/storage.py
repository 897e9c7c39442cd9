"""What a server needs from its storage, besides what each live table needs; `database` has the one
of servers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import inf
from typing import Protocol

from .bans import BanStorage
from .days import DayStorage
from .gallery import GalleryFilter
from .rows import (
    ChoiceRow,
    CurveRow,
    GalleryRow,
    ReportRow,
    SeatRow,
    StoredTable,
    TableRow,
    TableStatus,
)
from .table_storage import TableStorage


class LobbyStorage(Protocol):
    """Answers questions about lobbies, and keeps when players were last present."""

    async def note_presence(self, present: Mapping[str, list[int]], now: float) -> None:
        """Store which seats are present now, by table."""

    async def listed(self, since: float, limit: int) -> list[StoredTable]:
        """Public tables, without their choices, that are waiting with their host present since
        then, or are played by a person present since then."""

    async def occupied_seats(self, address: str, since: float) -> int:
        """Number of seats at public tables that are occupied from an address, given as its hash, by
        players who have been present since then and have not resigned."""

    async def with_absent_guests(self, since: float) -> list[str]:
        """Names of waiting tables with a guest who has been absent since then."""

    async def untouched(self, status: TableStatus, since: float) -> list[str]:
        """Names of tables of that status whose game never started and which have been inactive
        since then."""


class RetentionStorage(Protocol):
    """Finds and deletes what is old."""

    async def old_tables(
        self, statuses: Sequence[TableStatus], before: float, after: str, limit: int
    ) -> list[str]:
        """Names of tables of these statuses that have been inactive since then, in alphabetical
        order, the first ``limit`` after that name."""

    async def people_to_forget(self, before: float, of_times: bool) -> list[str]:
        """Games that were over before then with names, or times, that are still to be deleted."""

    async def forget_people(self, names: list[str], of_times: bool) -> None:
        """Delete these names, or times, of those games."""

    async def forget_reports(self, before: float) -> None:
        """Delete reports made before then."""


class GalleryStorage(Protocol):
    """Keeps finished public games, and the curves of all."""

    async def gallery(self, wanted: GalleryFilter, size: int) -> list[GalleryRow]:
        """A page of public games that are over, one more than ``size`` if another follows."""

    async def missing_in_gallery(self, after: str, limit: int) -> list[str]:
        """Names of finished public games that are not in the gallery, in alphabetical order, the
        first ``limit`` after that name."""

    async def curve(self, table_id: str, version: int) -> bytes | None:
        """The curve of a game, if it was worked out by that version of the evaluation."""

    async def keep_curve(self, row: CurveRow, luck: int | None) -> None:
        """Store the curve of a game, unless the game has been deleted meanwhile or the stored curve
        is of a newer version. ``luck`` of its winner is what the gallery sorts by."""


class Storage(
    TableStorage, BanStorage, LobbyStorage, RetentionStorage, GalleryStorage, DayStorage, Protocol
):
    """Keeps all tables."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Close the storage after pending operations."""

    async def create_table(
        self, table: TableRow, seats: list[SeatRow], choices: Sequence[ChoiceRow] = ()
    ) -> None:
        """Write a new table; ``choices`` are taken over from the game that it plays on."""

    async def tables_called(self, names: Collection[str]) -> dict[str, StoredTable]:
        """The tables of these names that exist, without their choices."""

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The versions of those of these tables that exist; 0 if it cannot be read."""

    async def ticking(self) -> list[str]:
        """Games with a clock that may be running, the shortest clocks first."""

    async def touch(self, table_ids: Iterable[str], now: float) -> None:
        """Store that there was activity at these tables. Other servers are not notified."""

    async def forget(self, *table_ids: str, before: float = inf) -> list[str]:
        """Delete everything of those tables that have been inactive since then, except reports.
        Returns which of them were deleted."""

    async def story_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Number of choices that are stored as a story, by game, for these games."""

    async def write_report(self, report: ReportRow) -> None:
        """Store a report; refused if there is one of the same people at the same table."""
