"""The hall: every table that is in use, and how new ones are made."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import time
from typing import Annotated, Any, Literal

import msgspec

from ..engine.setup import Setup
from .messages import Name, TableInfo
from .settings import Settings
from .storage import SeatRow, Store, TableRow
from .tables import LiveTable, Refused, bot_seat, checked_name
from .thinking import Thinkers
from .tokens import hashed, new_table_id, new_token

CLOCKS = (0, 30, 60, 86_400)
"""Seconds for a decision: none, half a minute, a minute, a day."""

_log = logging.getLogger(__name__)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants who makes a table: the host sits at seat 0."""

    name: Name
    seats: list[Annotated[str, msgspec.Meta(max_length=60)]]  # "open" or a bot, from seat 1 on
    bandit: Annotated[str, msgspec.Meta(max_length=12)] = ""
    options: dict[str, Any] = {}
    public: bool = False
    clock: Literal[0, 30, 60, 86400] = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.8


class Hall:
    """All tables. One that nobody looks at is put away and taken out again when somebody comes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers)
        self.tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database; games that were being played go on by and by."""
        await self.store.open()
        self._tasks = [
            asyncio.create_task(self._take_up_games(await self.store.unfinished())),
            asyncio.create_task(self._keep_order()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.close()
        self.thinkers.close()
        await self.store.close()

    async def find(self, table_id: str) -> LiveTable | None:
        """The table of that name, from memory or from the database."""
        if table_id not in self.tables:
            async with self._loading:
                if table_id not in self.tables and not await self._load(table_id):
                    return None
        table = self.tables[table_id]
        table.touched = time()  # whoever asked for it has something to do with it
        return table

    async def _load(self, table_id: str) -> bool:
        """Take a table out of the database, and go on with its game."""
        loaded = await self.store.load_table(table_id)
        if loaded is None:
            return False
        table = LiveTable(*loaded, self.store, self.thinkers)
        await table.resume()
        self.tables[table_id] = table
        return True

    async def create(self, wanted: NewTable) -> tuple[LiveTable, str]:
        """Make a table; returns it with the host's token."""
        name, token = checked_name(wanted.name), new_token()
        row = TableRow(
            id=new_table_id(),
            created=time(),
            status="waiting",
            public=wanted.public,
            clock=wanted.clock,
            pace=wanted.pace,
            host=0,
            options=checked_options(wanted.options, 1 + len(wanted.seats)),
            seed=secrets.token_hex(16),
            setup={},
        )
        seats = [SeatRow(0, "human", name, "", "", hashed(token))]
        for seat, kind in enumerate(wanted.seats, 1):
            seats.append(SeatRow(seat, "open") if kind == "open" else bot_seat(seat, kind))
        table = LiveTable(row, seats, [], self.store, self.thinkers)
        table.check_bandit(wanted.bandit)
        seats[0].bandit = wanted.bandit
        await self.store.create_table(row, seats)
        self.tables[row.id] = table
        return table, token

    async def rematch(self, table: LiveTable, seat: int) -> None:
        """Another game with the same people, who keep their tokens; told to all at the old
        table."""
        async with table.lock:
            if table.row.status != "over":
                raise Refused("there is a rematch when the game is over")
            if seat < 0:
                raise Refused("only players can ask for a rematch")
            if not table.row.next_table:
                row = msgspec.structs.replace(
                    table.row,
                    id=new_table_id(),
                    created=time(),
                    status="waiting",
                    host=seat,
                    seed=secrets.token_hex(16),
                    setup={},
                )
                seats = [msgspec.structs.replace(one) for one in table.seats]
                if row.options.get("variant") in ("pair", "duel"):
                    for one in seats:
                        one.bandit = ""
                await self.store.create_table(row, seats)
                self.tables[row.id] = LiveTable(row, seats, [], self.store, self.thinkers)
                table.row.next_table = row.id
                await self.store.update_table(table.row)
            table.tell_all(table.info())

    async def public_tables(self) -> list[TableInfo]:
        infos = []
        for table_id in await self.store.public_tables(limit=50):
            table = await self.find(table_id)
            if table is not None:
                infos.append(table.info())
        return infos

    async def _take_up_games(self, table_ids: list[str]) -> None:
        """Bots and clocks go on, even if nobody comes."""
        for table_id in table_ids:
            try:
                await self.find(table_id)
            except Exception as error:  # damaged, or of other rules: the others go on
                _log.error("table %s cannot be taken up: %s", table_id, error)

    async def _keep_order(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            await self.put_away_idle_tables()

    async def put_away_idle_tables(self) -> None:
        """Out of memory with those that nobody looks at and where nothing goes on by itself."""
        old = time() - self.settings.idle_seconds
        for table_id, table in list(self.tables.items()):
            if table.touched < old and not table.listeners and not table.driver.busy:
                del self.tables[table_id]
                await table.close()


ALLOWED = ("rules", "expert", "variant", "switches", "boxes", "selection", "cars")


def checked_options(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The rules of a table. A wrong combination is refused with the reason."""
    for name in options:
        if name not in ALLOWED:
            raise Refused(f"a table has no option {name!r}; there is {', '.join(ALLOWED)}")
    Setup.from_dict({**options, "players": seats})
    return options
