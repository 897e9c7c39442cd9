"""The hall: every table in use, and the creation of new ones."""

from __future__ import annotations

from collections.abc import Coroutine
from time import time
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from ...engine.configuration.components import Box
from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ..base.credentials import hashed, may_be_table_id, new_seed, new_table_id, new_token
from ..base.fair_queue import Turns
from ..base.metrics import Metrics
from ..base.rate_limits import Places
from ..base.refusals import Refused
from ..base.settings import Settings
from ..base.tasks import Tasks
from ..storage.listing import listed, occupied_seats, tables_called
from ..storage.pubsub import PostgresTelegraph, Telegraph
from ..storage.pubsub_messages import Banned, Changed, Gone, Present, Spoken, WhoIsThere, Wire
from ..storage.retention import FINISHED, Retention
from ..storage.rows import STATUSES, Change, SeatRow, StoredTable, TableRow
from ..storage.table_store import Store
from ..table import rematch
from ..table.live_table import Forgotten, LiveTable, Shared
from ..table.messages import Name, TableInfo
from ..table.operator_cards import WantedOptions, dealt_in
from ..table.public_view import table_info
from ..table.seating import bot_seat, human_seat
from ..table.stories import is_of_other_rules, reason_of_other_rules
from ..table.thinking import Thinkers
from .attendance import HIDDEN_AFTER, Attendance
from .evicting import Evictor
from .finished_games import EndedGames
from .loading import Loader, Once
from .quotas import Quotas
from .unattended_tables import Caretaker

Clock = Literal[0, 30, 60, 86400]
"""Seconds per decision: unlimited, half a minute, a minute, a day."""
CLOCKS: Final[tuple[Clock, ...]] = get_args(Clock)

VIEWED_AGAIN: Final = 3600.0
"""Seconds after which another visit to a table that is not in memory is stored; until when it is
kept is a matter of days."""

CLOSING = "the server is about to stop; try again in a minute"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table; its host sits at seat 0."""

    name: Name
    seats: list[Annotated[str, msgspec.Meta(max_length=60)]]  # "open" or a bot, from seat 1
    bandit: Annotated[str, msgspec.Meta(max_length=12)] = ""
    options: WantedOptions = WantedOptions()
    public: bool = False
    clock: Clock = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.8
    help: bool = False  # whether players may see ahead and ask for hints


class Hall:
    """All tables. Idle ones are evicted, and loaded again on demand."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics)
        shared = self.store.shared
        self.telegraph = PostgresTelegraph(self.store.engine) if shared else Telegraph()
        self.thinkers = Thinkers(settings.workers, self.metrics)
        self.tables: dict[str, LiveTable] = {}
        self.spectators = Places(settings.spectators_per_address)
        self.closing = False  # about to stop: nothing new is started
        self.quotas = Quotas(settings, self.metrics)
        self.slow_work = Turns(1, rest=1.0)  # whatever takes longer than a choice
        self.metrics.gauges("tables", "Tables in memory", "status", self._count_tables)
        self._shared = Shared(
            self.store,
            self.telegraph,
            self.thinkers,
            settings.vote_seconds,
            settings.absence_seconds,
            self.quotas.take_following,
            self._follow,
        )
        self.attendance = Attendance(self.store, self.tables, settings)
        self.caretaker = Caretaker(self)
        self.evictor = Evictor(self)
        self.retention = Retention(self.store, self.tables, settings)
        self._loader = Loader(self._shared)
        self.ended = EndedGames(self._loader)
        self._loading = Once(self._load)
        self._tasks = Tasks("the hall")

    async def open(self) -> None:
        """Open the database; games that are due continue one after another."""
        await self.store.open()
        await self.telegraph.open(self._hear, self._look_everywhere)
        self.spawn(self.caretaker.take_up_games())
        self.spawn(self.caretaker.keep_deadlines())
        self.spawn(self.caretaker.keep_order())
        self.spawn(self.caretaker.keep_driving())
        self.spawn(self.attendance.keep())
        self.spawn(self.retention.keep())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until the hall is closed."""
        self._tasks.spawn(work)

    async def close(self) -> None:
        await self._tasks.close()
        await self._loading.close()
        for table in self.tables.values():
            await table.close()
        await self.evictor.keep_last_stories()
        self.thinkers.close()
        await self.telegraph.close()
        await self.store.close()

    def _count_tables(self) -> dict[str, float]:
        counted: dict[str, float] = dict.fromkeys(STATUSES, 0)
        for table in self.tables.values():
            counted[table.row.status] += 1
        return counted

    # Tables ----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable | None:
        """The table of that name, from memory or from the database."""
        if not may_be_table_id(table_id):
            return None
        table = self.at_hand(table_id)
        if table is None:
            self.evictor.check_room()
            if (table := await self.take_out(table_id)) is not None:
                self.spawn(self.caretaker.note_visits([table]))
        if table is not None:
            table.touched = time()  # somebody is interested in it
        return table

    async def take_out(self, table_id: str) -> LiveTable | None:
        """Load a table if it is not in memory. This does not count as interest in it."""
        return self.at_hand(table_id) or await self._loading.load(table_id)

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory and its game continues. One that is still being loaded
        already receives changes, but must not be mistaken for an idle one."""
        return None if table_id in self._loading else self.tables.get(table_id)

    async def _load(self, table_id: str) -> LiveTable | None:
        """Load a table from the database, and continue its game."""
        await self.evictor.make_room()
        table = await self._loader.load(table_id)
        if table is None:
            return None
        self.tables[table_id] = table  # receives changes from now on
        self.evictor.note(table)
        try:
            await table.resume()
        except BaseException as error:
            self.tables.pop(table_id, None)
            if isinstance(error, Forgotten):
                return None
            raise
        self.caretaker.agenda.forget(table_id)
        self.telegraph.send(WhoIsThere(self.telegraph.name, table=table_id))
        return table

    async def current(self, table_id: str) -> LiveTable | None:
        """The current table, including changes by other servers."""
        table = await self.find(table_id)
        if table is not None:
            await self.look_at(table)
        return self.tables.get(table_id)

    async def finished(self, table_id: str) -> StoredTable | None:
        """A table that is not in memory and whose game is over or closed, as the database has it,
        without its choices; otherwise None. That it was viewed is noted."""
        if not may_be_table_id(table_id) or table_id in self.tables:
            return None
        stored = (await tables_called(self.store, [table_id])).get(table_id)
        if stored is None or stored.table.status not in FINISHED:
            return None
        if stored.table.touched < time() - VIEWED_AGAIN:
            self.spawn(self.store.touch([table_id], time()))
        return stored

    async def look_at(self, table: LiveTable, news: Changed | None = None) -> None:
        """Read the changes that others made to a table; if they deleted it, it is removed here."""
        try:
            await table.catch_up(news)
        except Forgotten as gone:
            self.tables.pop(table.row.id, None)
            for listener in table.audience.listeners[:]:
                listener.dismiss(str(gone), "gone")
            await table.dissolve()
            await self.telegraph.leave(table.row.id)

    async def create(self, wanted: NewTable, address: str = "") -> tuple[LiveTable, str]:
        """Create a table; returns it with the host's token."""
        await self.evictor.make_room()
        self.evictor.check_room()
        token = new_token()
        row = TableRow(
            id=new_table_id(),
            created=time(),
            touched=time(),
            status="waiting",
            public=wanted.public,
            clock=wanted.clock,
            pace=wanted.pace,
            help=wanted.help,
            host=0,
            options=checked_options(wanted.options, 1 + len(wanted.seats), self.settings.house),
            seed=new_seed(),
            setup={},
        )
        seats = [human_seat(row, [], 0, wanted.name, wanted.bandit, hashed(token), address)]
        for seat, kind in enumerate(wanted.seats, 1):
            seats.append(SeatRow(seat, "open") if kind == "open" else bot_seat(seat, kind))
        await self.store.create_table(row, seats)
        table = self.tables[row.id] = LiveTable(StoredTable(row, seats), self._shared)
        table.touched = time()
        self.evictor.note(table)
        return table, token

    async def check_public_seats(self, address: str) -> None:
        """Refuse another seat at a public table to an address that occupies many."""
        since = time() - self.settings.seat_seconds
        self.quotas.check_public_seats(await occupied_seats(self.store, address, since))

    async def rematch(
        self, table: LiveTable, seat: int, wanted: bool = True, now: bool = False
    ) -> None:
        """A player wants another game with the same people, who keep their tokens; it is published
        at the old table."""
        if self.closing:
            raise Refused(CLOSING, code="closing")

        def decide(row: TableRow, seats: list[SeatRow]) -> Change | None:
            present = table.audience.present
            if now:
                return rematch.begin_now(row, seats, present, seat)
            return rematch.want(row, seats, present, seat, wanted)

        await table.change(decide)

    def _follow(self, table_id: str) -> None:
        """A game that begins without a lobby is driven even before anybody comes to it."""
        self.spawn(self._take_up(table_id))

    async def _take_up(self, table_id: str) -> None:
        await self.take_out(table_id)

    async def public_tables(self) -> list[TableInfo]:
        """Those with somebody present, built from their rows: none of them is loaded for this."""
        since = time() - HIDDEN_AFTER
        stored = await listed(self.store, since, limit=50)
        return [self.info_of(table, since) for table in stored]

    def info_of(self, stored: StoredTable, since: float) -> TableInfo:
        """A table by its rows; whoever was there since then counts as present."""
        live = self.tables.get(stored.table.id)
        present = {seat.seat for seat in stored.seats if seat.seen >= since}
        if live is not None and live.row.version >= stored.table.version:
            present = live.audience.present
        row, settings = stored.table, self.settings
        frozen = reason_of_other_rules(row) if is_of_other_rules(row) else None
        limits = settings.vote_seconds, settings.absence_seconds
        return table_info(row, stored.seats, present, *limits, frozen=frozen)

    # Other servers ---------------------------------------------------------------------------

    def _hear(self, message: Wire) -> None:
        """Dispatch a message from another server to its table."""
        match message:
            case Gone():
                for table in self.tables.values():
                    table.audience.hear_of_presence(message.sender, [])
                self.spawn(self.caretaker.take_over())
            case Banned():
                self.spawn(self.caretaker.dismiss_the_banned())
            case WhoIsThere() if message.to in ("", self.telegraph.name):
                for table_id, table in self.tables.items():
                    if message.table in ("", table_id) and table.audience.present_here:
                        table.audience.announce_presence()
            case Changed() | Present() | Spoken() if message.table in self.tables:
                self._hear_about(self.tables[message.table], message)

    def _hear_about(self, table: LiveTable, message: Changed | Present | Spoken) -> None:
        match message:
            case Changed():
                if not table.knows(message):
                    self.spawn(self.look_at(table, message))
            case Present():
                table.audience.hear_of_presence(message.sender, message.seats)
            case Spoken():
                table.audience.tell_words(message.seat, message.text, message.emote)

    def _look_everywhere(self) -> None:
        """A message may have been missed."""
        for table in self.tables.values():
            self.spawn(self.look_at(table))


def checked_options(wanted: WantedOptions, seats: int, house: Box | None) -> TableOptions:
    """The rules of a table. An illegal combination is refused with the reason."""
    options = dealt_in(wanted, house)
    Setup.of(seats, options)
    return options
