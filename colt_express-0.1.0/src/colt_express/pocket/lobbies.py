"""Questions about lobbies, and what is old, answered from the tables of a device. There are few
enough to read all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from ..server.storage.rows import SeatRow, StoredTable, TableStatus
from .documents import Documents


class LobbyDocuments(Documents):
    """Answers such questions."""

    async def note_presence(self, present: Mapping[str, list[int]], now: float) -> None:
        """Store which seats are present now, by table."""
        for table_id, here in present.items():
            await self.update(table_id, partial(_with_presence, here=here, now=now))

    async def listed(self, since: float, limit: int) -> list[StoredTable]:
        """Public tables, without their choices, that are waiting with their host present since
        then, or are played by a person present since then."""
        found = [
            one
            for one in await self.tables()
            if one.table.public and any(_is_there(one, seat, since) for seat in one.seats)
        ]
        return sorted(found, key=lambda one: -one.table.created)[:limit]

    async def occupied_seats(self, address: str, since: float) -> int:
        """Number of seats at public tables that are occupied from an address, given as its hash, by
        players who have been present since then and have not resigned."""
        return sum(
            seat.kind == "human"
            and seat.address == address
            and seat.seen >= since
            and not seat.resigned
            for one in await self.tables()
            if one.table.public and one.table.status in ("waiting", "playing")
            for seat in one.seats
        )

    async def with_absent_guests(self, since: float) -> list[str]:
        """Names of waiting tables with a guest who has been absent since then."""
        return [
            one.table.id
            for one in await self.tables()
            if one.table.status == "waiting"
            and any(
                seat.kind == "human" and seat.seat != one.table.host and seat.seen < since
                for seat in one.seats
            )
        ]

    async def untouched(self, status: TableStatus, since: float) -> list[str]:
        """Names of tables of that status whose game never started and which have been inactive
        since then."""
        rows = [one.table for one in await self.tables()]
        return [
            row.id
            for row in rows
            if row.status == status and not row.started and row.touched < since
        ]

    async def old_tables(
        self, statuses: Sequence[TableStatus], before: float, after: str, limit: int
    ) -> list[str]:
        """Names of tables of these statuses that have been inactive since then, in alphabetical
        order, the first ``limit`` after that name."""
        rows = [one.table for one in await self.tables()]
        return [
            row.id
            for row in rows
            if row.status in statuses
            and row.id > after
            and row.touched < before
            and row.created < before
        ][:limit]


def _is_there(stored: StoredTable, seat: SeatRow, since: float) -> bool:
    """Whether the player of a seat makes the table worth listing."""
    status = stored.table.status
    if seat.kind != "human" or seat.resigned or seat.seen < since:
        return False
    return status == "playing" or (status == "waiting" and seat.seat == stored.table.host)


def _with_presence(stored: StoredTable, here: list[int], now: float) -> StoredTable:
    """The table with these seats present now."""
    seats = [replace(seat, seen=now) if seat.seat in here else seat for seat in stored.seats]
    return replace(stored, table=replace(stored.table, touched=now), seats=seats)
