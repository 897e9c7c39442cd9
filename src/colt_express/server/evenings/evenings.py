"""The evenings of a server: finds them, writes their changes, and reads how their tables ended.

The database is the source of truth. Of two servers that change an evening at the same moment one
succeeds, and the other decides again. How a table ended follows from its game, so it counts once,
whichever server reads it, and after whichever crash.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from time import monotonic, time
from typing import Final

from ..base.credentials import may_be_table_id
from ..base.logs import reason
from ..base.refusals import NoRoom, Refused
from ..registry.changing import change_table
from ..registry.table_registry import TableRegistry
from ..storage.evenings import (
    EveningChange,
    EveningStorage,
    EveningTableRow,
    StoredEvening,
)
from ..storage.rows import Change, SeatRow, TableRow, Taken
from ..table import leaving, seating
from .life import Ended, after, guest_at, playing, settle
from .rounds import draw_round, ended_with

NO_EVENING: Final = "there is no evening of that name"

FRESH: Final = 1.0
"""Seconds for which an evening need not be read again for those who only look at it."""
KEPT: Final = 100
"""Maximum number of evenings in memory."""
TRIES: Final = 20
"""Attempts at a change while others keep changing the evening."""

SEEN_AGAIN: Final = 20.0
"""Seconds after which another visit of a guest is stored."""

DAY: Final = 86_400.0
EVERY: Final = 3600.0
"""Seconds between two deletions of old evenings."""

Decide = Callable[[StoredEvening], EveningChange | None]
"""Decides on a change to an evening; None if there is nothing to change."""

_log = logging.getLogger(__name__)


class NoEvening(Refused):
    """There is no such evening."""


class Evenings:
    """All evenings of a database."""

    def __init__(self, registry: TableRegistry, store: EveningStorage) -> None:
        self.registry = registry
        self.store = store
        self._kept: OrderedDict[str, tuple[float, StoredEvening]] = OrderedDict()
        self._reading: dict[str, asyncio.Task[StoredEvening]] = {}

    async def open(self, evening: StoredEvening) -> None:
        """Store a new evening."""
        await self.store.create_evening(evening)
        self._keep(evening)

    async def look(self, evening_id: str) -> StoredEvening:
        """The evening as it was at most a moment ago; many may look at the same time."""
        kept = self._kept.get(evening_id)
        if kept is not None and kept[0] > monotonic() - FRESH:
            return kept[1]
        reading = self._reading.get(evening_id)
        if reading is None:
            reading = asyncio.create_task(self.find(evening_id))
            self._reading[evening_id] = reading
            reading.add_done_callback(lambda done: self._read(evening_id, done))
        return await asyncio.shield(reading)

    def _read(self, evening_id: str, done: asyncio.Task[StoredEvening]) -> None:
        self._reading.pop(evening_id, None)
        if not done.cancelled():
            done.exception()  # those who wait for it are told

    async def find(self, evening_id: str) -> StoredEvening:
        """The evening, with the results of all tables that have ended."""
        for _ in range(TRIES):
            stored = await self._stored(evening_id)
            made = settle(stored, await self._ends(playing(stored)))
            if made is None:
                break
            try:
                await self.store.change_evening(made)
            except Taken:
                continue  # read by another server
            stored = after(stored, made)
            break
        self._keep(stored)
        return stored

    async def change(self, evening_id: str, decide: Decide) -> StoredEvening:
        """Carry out a decision about an evening, or refuse it."""
        for _ in range(TRIES):
            stored = await self.find(evening_id)
            made = await self.registry.thinkers.workers.aside(partial(decide, stored))
            if made is None:
                return stored
            try:
                await self.store.change_evening(made)
            except Taken:
                continue
            stored = after(stored, made)
            self._keep(stored)
            self.registry.spawn(self._take_up([one.table.id for one in made.opened]))
            return stored
        raise Refused("this evening keeps changing; try again", code="slow_down")

    async def draw(self, evening_id: str, host: int, number: int) -> StoredEvening:
        """Draw the round of that number, and open its tables."""
        self.registry.evictor.check_room()
        new_name = self.registry.new_name
        return await self.change(
            evening_id, lambda stored: draw_round(stored, host, number, new_name)
        )

    async def end_table(self, evening_id: str, host: int, table_id: str) -> StoredEvening:
        """End a table of the round that does not go on: it counts as a draw. If its game is over
        by then, its result counts."""
        stored = await self.find(evening_id)
        if stored.evening.host != host:
            raise Refused("only the host of the evening may do that", code="host")
        if table_id not in (table.table_id for table in playing(stored)):
            raise Refused("no table of that name is played at this evening now", code="over")
        await change_table(self.registry, table_id, _close)
        return await self.find(evening_id)

    async def resign(self, stored: StoredEvening, number: int) -> None:
        """A guest leaves the table at which they play now; a bot plays on."""
        guest_at(stored, number)
        for table in playing(stored):
            if number in table.seats:
                seat = table.seats.index(number)
                await change_table(self.registry, table.table_id, partial(_resign, seat=seat))

    async def note_visit(self, stored: StoredEvening, number: int) -> None:
        """A guest is at the evening's page."""
        guest, now = guest_at(stored, number), time()
        if guest.seen < now - SEEN_AGAIN:
            await self.store.note_guest(stored.evening.id, number, now)

    async def keep(self) -> None:
        """Delete old evenings; runs forever."""
        while True:
            await asyncio.sleep(EVERY)
            days = self.registry.settings.keep_finished
            try:
                if days:
                    await self.store.forget_evenings(time() - days * DAY)
            except Exception as error:
                _log.error("old evenings could not be deleted: %s", reason(error))

    async def _stored(self, evening_id: str) -> StoredEvening:
        stored = await self.store.evening(evening_id) if may_be_table_id(evening_id) else None
        if stored is None:
            self._kept.pop(evening_id, None)
            raise NoEvening(NO_EVENING)
        return stored

    async def _ends(self, tables: list[EveningTableRow]) -> dict[str, Ended]:
        """How those of these tables have ended that no longer play."""
        if not tables:
            return {}
        found = await self.registry.store.tables_called([one.table_id for one in tables])
        ends: dict[str, Ended] = {}
        for table in tables:
            stored = found.get(table.table_id)
            if stored is None:  # deleted by the operator
                seats = [SeatRow(seat, "bot") for seat in range(len(table.seats))]
                ends[table.table_id] = ended_with(None, seats)
            elif stored.table.status == "over":
                game = await self.registry.finished_games.find(table.table_id)
                result = None if game is None else game.result
                ends[table.table_id] = ended_with(result, stored.seats)
            elif stored.table.status == "closed":
                ends[table.table_id] = ended_with(None, stored.seats)
        return ends

    async def _take_up(self, tables: list[str]) -> None:
        """Load games that have begun, so that bots and clocks go on before a player comes."""
        for table in tables:
            try:
                await self.registry.get_or_load(table)
            except NoRoom:  # it is loaded when its first player comes
                return

    def _keep(self, stored: StoredEvening) -> None:
        name = stored.evening.id
        self._kept[name] = monotonic(), stored
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _close(row: TableRow, _seats: list[SeatRow]) -> Change | None:
    return seating.change(row, status="closed") if row.status == "playing" else None


def _resign(row: TableRow, seats: list[SeatRow], seat: int) -> Change | None:
    return leaving.leave(row, seats, (), seat)
