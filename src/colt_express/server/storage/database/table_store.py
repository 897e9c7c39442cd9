"""Storage: the log of every table. A choice is in the database before it is published.

Two servers can safely share a table: the key (table, number) of a choice and the version of a table
can each be used only once, and the slower server gets an error. With PostgreSQL every write
notifies the other servers in the same transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    bindparam,
    case,
    delete,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ....engine.game import RULES_VERSION
from ....engine.serialization.versions import is_playable
from ..pubsub_messages import GONE, Changed
from ..rows import (
    NOT_JSON,
    Change,
    ChoiceRow,
    SeatRow,
    StoredTable,
    TableRow,
    Taken,
    as_number,
    seat_row,
    seat_values,
    table_row,
    table_values,
)
from .ban_store import BanStore
from .call_columns import OF_TABLES
from .call_store import CallStore
from .columns import BANS, CHOICES, CURVES, GALLERY, SEATS, STORIES, TABLES
from .curve_store import CurveStore
from .database_connection import database_operation
from .day_store import DayStore
from .evening_store import EveningStore
from .gallery_store import GalleryStore
from .ledger import wake_others
from .listing_store import ListingStore
from .meeting.ladder_store import LadderStore
from .meeting.queue_store import QueueStore
from .profile_store import ProfileStore
from .reading import BAD_SETUP
from .report_store import ReportStore
from .retention_store import RetentionStore
from .ride_store import RideStore
from .statements import in_parts
from .story_store import StoryStore

LATEST: Final = (TABLES.c.touched, SEATS.c.seen)
"""Columns that never decrease: presence is also written at other times."""


def _new_value(column: Column[Any]) -> ColumnElement[Any]:
    given: ColumnElement[Any] = bindparam(column.name, type_=column.type)
    return case((column > given, column), else_=given) if column in LATEST else given


UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.version == bindparam("before"))
    .values({column: _new_value(column) for column in TABLES.c})
)
UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({column: _new_value(column) for column in SEATS.c})
)
TOUCHED_AT_ONCE: Final = 50
"""Tables whose activity is stored in one transaction: few enough that choices need not wait
long."""

TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.touched < bindparam("now"))
    .values(touched=bindparam("now"))
)

SEAL: Final = ChoiceRow(-1, "closed", 0.0)
"""Stored in place of the first choice: none can be made any more."""


async def prepare(address: str) -> str:
    """Upgrade a database to the newest schema, or raise an error. Returns its address without
    secrets."""
    store = Store(address)
    try:
        await store.open()
    finally:
        await store.close()
    return store.shown


class Store(
    BanStore,
    CallStore,
    StoryStore,
    GalleryStore,
    CurveStore,
    DayStore,
    ProfileStore,
    RideStore,
    QueueStore,
    LadderStore,
    EveningStore,
    ListingStore,
    ReportStore,
    RetentionStore,
):
    """The database."""

    # Tables and seats

    @database_operation
    async def touch(self, table_ids: Iterable[str], now: float) -> None:
        """Store that there was activity at these tables. Other servers are not notified. In a fixed
        order, so that two servers cannot deadlock."""
        for some in in_parts(sorted(table_ids), TOUCHED_AT_ONCE):
            async with self.writing() as connection:
                await connection.execute(TOUCH, [{"of_table": one, "now": now} for one in some])

    @database_operation
    async def create_table(
        self, table: TableRow, seats: list[SeatRow], choices: Sequence[ChoiceRow] = ()
    ) -> None:
        """Write a new table; ``choices`` are taken over from the game that it plays on."""
        async with self.writing() as connection:
            await _create(connection, table, seats)
            if choices:
                rows = [
                    {"table_id": table.id, "number": number, **msgspec.structs.asdict(choice)}
                    for number, choice in enumerate(choices)
                ]
                await connection.execute(insert(CHOICES), rows)

    @database_operation
    async def change(self, change: Change) -> None:
        """Write a change completely, or raise `Taken` if the table already has that version."""
        table = change.table
        of_table = {"of_table": table.id, "before": table.version - 1}
        seats = [
            {"of_table": table.id, "of_seat": seat.seat, **seat_values(table.id, seat)}
            for seat in change.seats
        ]
        async with self.writing() as connection:
            done = await connection.execute(UPDATE_TABLE, {**of_table, **table_values(table)})
            if not done.rowcount:
                raise Taken("somebody else was faster")
            if seats:
                await connection.execute(UPDATE_SEAT, seats)
            if change.unplayed:
                await _seal(connection, table.id)
            if change.bans:
                await self.write_bans(connection, table.id, change.bans)
            if change.opened is not None:
                await _create(connection, change.opened.table, change.opened.seats)
                await _hand_on_bans(connection, table.id, change.opened.table.id)
            if self.shared:
                await wake_others(connection, [Changed(table.id, version=table.version)])

    @database_operation
    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its seats and its choices from number ``after`` on; None if it does not
        exist."""
        async with self.one_moment() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            )
            choices = await connection.execute(
                select(CHOICES.c.seat, CHOICES.c.option, CHOICES.c.made)
                .where(CHOICES.c.table_id == table_id, CHOICES.c.number >= after)
                .order_by(CHOICES.c.number)
            )
            return StoredTable(
                self.read(table_row, row),
                [self.read(seat_row, seat) for seat in seats.mappings()],
                [ChoiceRow(*choice) for choice in choices],
            )

    @database_operation
    async def ticking(self) -> list[str]:
        """Games with a clock that may be running, the shortest clocks first."""
        people = select(SEATS.c.seat).where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "human", SEATS.c.stand_in == ""
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id, TABLES.c.rules, TABLES.c.setup)
                .where(TABLES.c.status == "playing", TABLES.c.clock > 0)
                .where(TABLES.c.rules <= RULES_VERSION, people.exists())
                .order_by(TABLES.c.clock, TABLES.c.started)
            )
            return [str(name) for name, rules, setup in rows if self._ticks(name, rules, setup)]

    def _ticks(self, table_id: str, rules: int, setup: str) -> bool:
        """Whether the game can be played."""
        try:
            return is_playable(rules, msgspec.json.decode(setup, type=dict[str, object]))
        except NOT_JSON:
            self.note_damage(table_id, BAD_SETUP)
            return False

    @database_operation
    async def forget(self, *table_ids: str, before: float = inf) -> list[str]:
        """Delete everything of those tables that have been inactive since then, except reports.
        Returns which of them were deleted."""
        async with self.writing() as connection:
            old = delete(TABLES).where(TABLES.c.id.in_(table_ids), TABLES.c.touched < before)
            names = [str(row[0]) for row in await connection.execute(old.returning(TABLES.c.id))]
            for table in (SEATS, CHOICES, STORIES, BANS, GALLERY, CURVES, *OF_TABLES):
                await connection.execute(delete(table).where(table.c.table_id.in_(names)))
            if self.shared:
                await wake_others(connection, [Changed(name, version=GONE) for name in names])
        return names

    @database_operation
    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The versions of those of these tables that exist; 0 if it cannot be read."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for some in in_parts(table_ids):
                rows = await connection.execute(
                    select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(some))
                )
                found.update((str(name), as_number(version)) for name, version in rows)
        return found

    # Choices

    async def append(self, table_id: str, number: int, choice: ChoiceRow) -> None:
        """Returns when the choice is durable; raises `Taken` if that number has been used."""
        await self.ledger.append(table_id, number, choice)


async def _create(connection: AsyncConnection, table: TableRow, seats: list[SeatRow]) -> None:
    await connection.execute(insert(TABLES).values(**table_values(table)))
    await connection.execute(insert(SEATS), [seat_values(table.id, seat) for seat in seats])


async def _seal(connection: AsyncConnection, table_id: str) -> None:
    """Write a seal in place of the first choice, so that none can be made any more; raises `Taken`
    if one has been made."""
    values = {"table_id": table_id, "number": 0, **msgspec.structs.asdict(SEAL)}
    try:
        await connection.execute(insert(CHOICES).values(**values))
    except IntegrityError:
        raise Taken("somebody else was faster") from None


async def _hand_on_bans(connection: AsyncConnection, table_id: str, next_table: str) -> None:
    """Bans also apply to the table that follows."""
    theirs = select(literal(next_table), BANS.c.who, BANS.c.made)
    await connection.execute(
        insert(BANS).from_select(BANS.c.keys(), theirs.where(BANS.c.table_id == table_id))
    )
