"""The registry of tables: finds, loads and creates them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from time import time
from typing import Any, Final

from ...puzzles.shipped import puzzle_called, source_of
from ...today.train import Train
from ..base.credentials import (
    Proof,
    device_and_seat,
    hashed,
    may_be_table_id,
    new_table_id,
    new_token,
)
from ..base.fair_queue import FairQueue
from ..base.rate_limits import Places
from ..base.refusals import Refused
from ..base.settings import Settings
from ..base.tasks import Tasks
from ..storage.pubsub_messages import (
    Banned,
    Changed,
    Gone,
    Present,
    PubSubMessage,
    Spoken,
    WhoIsThere,
)
from ..storage.rows import STATUSES, StoredTable
from ..table.live_table import LiveTable, Shared, TableDeleted
from ..table.messages import TableInfo
from ..table.public_view import for_strangers, table_info
from ..table.stories import is_of_other_rules, reason_of_other_rules
from ..table.thinking import Thinkers
from .attendance import HIDDEN_AFTER, Attendance
from .day_tables import BoardTrain, board
from .deadlines import DeadlineQueue
from .due_games import DueGames
from .evicting import Evictor
from .finished_games import FinishedGames
from .gallery_backlog import GalleryBacklog
from .going_on import GoOn, go_on, unfinished
from .housekeeping import Housekeeping
from .loading import Loader, SingleFlight
from .new_tables import NewTable, new_rows
from .parts import Parts
from .playing_on import Player, PlayOn, PlayPuzzle, play_on, play_puzzle
from .quotas import Quotas
from .retention import FINISHED, Retention

VIEWED_AGAIN: Final = 3600.0
"""Seconds after which another visit to a table that is not in memory is stored. Tables are kept for
days after a visit, so it need not be exact."""

CLOSING: Final = "the server is about to stop; try again in a minute"

NO_GAME: Final = "this game does not exist, or no longer"


async def nobody(_device: str) -> str:
    """The profile of a device where there are no profiles: none."""
    return ""


class TableRegistry:
    """All tables of a server. Idle ones are evicted, and loaded again on demand."""

    def __init__(self, settings: Settings, parts: Parts) -> None:
        self.settings = settings
        self.metrics = parts.metrics
        self.store = parts.store
        self.pubsub = parts.pubsub
        self.thinkers = Thinkers(parts.workers, self.metrics, parts.patience)
        self._beginning = parts.beginning
        self.tables: dict[str, LiveTable] = {}
        self.spectators = Places(settings.spectators_per_address)
        self.closing = False  # about to stop: nothing new is started
        self.when_over: Callable[[str], None] = lambda _game: None  # is told of games that end here
        self.identify: Callable[[str], Awaitable[str]] = nobody  # the profile of a device's token
        self.when_moved: Callable[[LiveTable], None] = lambda _table: None  # of all that happens
        self.quotas = Quotas(settings, self.metrics)
        self.slow_work = FairQueue(1, rest=1.0)  # requests that take longer than a choice
        self.metrics.gauges("tables", "Tables in memory", "status", self._count_tables)
        self._shared = Shared(
            self.store,
            self.pubsub,
            self.thinkers,
            settings.vote_seconds,
            settings.absence_seconds,
            self.quotas.take_following,
            self._follow,
            self._game_over,
            self._table_moved,
        )
        self.attendance = Attendance(self.store, self.tables, settings)
        self.deadlines = DeadlineQueue()
        self.evictor = Evictor(
            settings, self.store, self.pubsub, self.tables, self.deadlines, self.in_memory
        )
        self.housekeeping = Housekeeping(
            settings, self.store, self.tables, self.evictor, self.catch_up
        )
        self.due_games = DueGames(
            self.store,
            self.pubsub,
            self.tables,
            self.deadlines,
            self.evictor,
            self.get_or_load,
            self.spawn,
        )
        self.retention = Retention(self.store, self.tables, settings)
        self._loader = Loader(self._shared)
        self.finished_games = FinishedGames(self._loader)
        self.gallery_backlog = GalleryBacklog(self.store, self._loader)
        self._loading = SingleFlight(self._load)
        self._tasks = Tasks("the hall")  # as it is called in logs

    async def open(self) -> None:
        """Open the storage; games that are due continue one after another."""
        await self.store.open()
        await self.pubsub.open(self._receive, self._look_everywhere)
        self.spawn(self.due_games.find())
        self.spawn(self.due_games.keep_loading())
        self.spawn(self.housekeeping.run())
        self.spawn(self.due_games.keep_driving())
        self.spawn(self.attendance.keep())
        self.spawn(self.retention.keep())
        self.spawn(self.gallery_backlog.enter())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until the registry is closed."""
        self._tasks.spawn(work)

    async def close(self) -> None:
        await self._tasks.close()
        await self._loading.close()
        for table in self.tables.values():
            await table.close()
        await self.evictor.keep_last_stories()
        self.thinkers.close()
        await self.pubsub.close()
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
        table = self.in_memory(table_id)
        if table is None:
            self.evictor.check_room()
            if (table := await self.get_or_load(table_id)) is not None:
                self.spawn(self.housekeeping.note_visits([table]))
        if table is not None:
            table.touched = time()  # a client is interested in it
        return table

    async def proof_of(self, token: str) -> Proof:
        """What a client proves with a token."""
        device, seat = device_and_seat(token)
        return Proof(token, await self.identify(device) if device else "", seat)

    async def get_or_load(self, table_id: str) -> LiveTable | None:
        """Load a table if it is not in memory. This does not count as interest in it."""
        return self.in_memory(table_id) or await self._loading.load(table_id)

    def in_memory(self, table_id: str) -> LiveTable | None:
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
            if isinstance(error, TableDeleted):
                return None
            raise
        self.deadlines.forget(table_id)
        self.pubsub.send(WhoIsThere(self.pubsub.name, table=table_id))
        return table

    async def current(self, table_id: str) -> LiveTable | None:
        """The current table, including changes by other servers."""
        table = await self.find(table_id)
        if table is not None:
            await self.catch_up(table)
        return self.tables.get(table_id)

    async def finished(self, table_id: str) -> StoredTable | None:
        """A table that is not in memory and whose game is over or closed, as the database has it,
        without its choices; otherwise None. That it was viewed is noted."""
        if not may_be_table_id(table_id) or table_id in self.tables:
            return None
        stored = (await self.store.tables_called([table_id])).get(table_id)
        if stored is None or stored.table.status not in FINISHED:
            return None
        self._note_view(stored)
        return stored

    async def with_choices(self, table_id: str) -> StoredTable | None:
        """A table with all its choices, as the database has it, or None if the table does not
        exist. It is not loaded into memory. The visit is noted."""
        if not may_be_table_id(table_id):
            return None
        stored = await self.store.load_table(table_id)
        if stored is not None and stored.table.status in FINISHED:
            self._note_view(stored)
        return stored

    def _note_view(self, stored: StoredTable) -> None:
        if stored.table.touched < time() - VIEWED_AGAIN:
            self.spawn(self.store.touch([stored.table.id], time()))

    async def catch_up(self, table: LiveTable, news: Changed | None = None) -> None:
        """Read the changes that others made to a table; if they deleted it, it is removed here."""
        try:
            await table.catch_up(news)
        except TableDeleted as gone:
            self.tables.pop(table.row.id, None)
            for subscriber in table.subscribers.connected[:]:
                subscriber.dismiss(str(gone), "gone")
            await table.dissolve()
            await self.pubsub.leave(table.row.id)

    async def create(
        self, wanted: NewTable, address: str = "", profile: str = ""
    ) -> tuple[LiveTable, str]:
        """Create a table; returns it with the host's token."""
        await self.evictor.make_room()
        self.evictor.check_room()
        token = new_token()
        new = new_rows(self.new_name(), wanted, self.settings.house, hashed(token), address)
        new.seats[0].profile = profile
        await self.store.create_table(new.table, new.seats)
        table = self.tables[new.table.id] = LiveTable(new, self._shared)
        table.touched = time()
        self.evictor.note(table)
        return table, token

    def new_name(self) -> str:
        """A new name for a table of this server."""
        return new_table_id(self._beginning)

    async def play_on(
        self, game: str, wanted: PlayOn, address: str = "", profile: str = ""
    ) -> tuple[LiveTable, str]:
        """Create a table that plays on from a moment of a finished game; returns it with the
        player's token."""
        self.evictor.check_room()
        stored = await self.store.load_table(game) if may_be_table_id(game) else None
        if stored is None:
            raise TableDeleted(NO_GAME)
        token = new_token()
        player = Player(hashed(token), address, profile)
        return await self.open_table(play_on(self.new_name(), stored, wanted, player)), token

    async def play_puzzle(
        self, number: int, wanted: PlayPuzzle, address: str = "", profile: str = ""
    ) -> tuple[LiveTable, str]:
        """Create a table that plays on from a puzzle; returns it with the player's token."""
        self.evictor.check_room()
        token = new_token()
        puzzle, source = puzzle_called(number), source_of(number)
        player = Player(hashed(token), address, profile)
        new = play_puzzle(self.new_name(), number, puzzle, source, wanted, player)
        return await self.open_table(new), token

    async def board(
        self, train: Train, wanted: BoardTrain, address: str = "", profile: str = ""
    ) -> tuple[LiveTable, str]:
        """Create a table that plays a train of the day; returns it with the player's token."""
        self.evictor.check_room()
        token = new_token()
        new = board(self.new_name(), train, wanted, Player(hashed(token), address, profile))
        return await self.open_table(new), token

    async def go_on(
        self, wanted: GoOn, address: str = "", profile: str = ""
    ) -> tuple[LiveTable, str]:
        """Create a table that goes on with a game that was begun elsewhere; returns it with the
        player's token."""
        self.evictor.check_room()
        record = await self.thinkers.workers.aside(lambda: unfinished(bytes(wanted.record)))
        token = new_token()
        player = Player(hashed(token), address, profile)
        new = go_on(self.new_name(), wanted, record, self.settings.house, player)
        return await self.open_table(new), token

    async def open_table(self, new: StoredTable) -> LiveTable:
        """Store and load a new table, whose game may have begun."""
        await self.store.create_table(new.table, new.seats, new.choices)
        table = await self.get_or_load(new.table.id)
        if table is None:
            raise TableDeleted(NO_GAME)
        if table.frozen is not None:
            raise Refused(table.frozen.sentence)
        table.touched = time()
        return table

    async def check_public_seats(self, address: str) -> None:
        """Refuse another seat at a public table to an address that occupies many."""
        since = time() - self.settings.seat_seconds
        self.quotas.check_public_seats(await self.store.occupied_seats(address, since))

    def _follow(self, table_id: str) -> None:
        """Load a game that begins without a lobby, so that it is driven before a client
        connects."""
        self.spawn(self._take_up(table_id))

    async def _take_up(self, table_id: str) -> None:
        await self.get_or_load(table_id)

    def _game_over(self, table_id: str) -> None:
        self.when_over(table_id)

    def _table_moved(self, table: LiveTable) -> None:
        self.when_moved(table)

    async def public_tables(self) -> list[TableInfo]:
        """Public tables with people present, built from their rows: none of them is loaded for
        this."""
        since = time() - HIDDEN_AFTER
        stored = await self.store.listed(since, limit=50)
        return [for_strangers(self.info_of(table, since)) for table in stored]

    def info_of(self, stored: StoredTable, since: float) -> TableInfo:
        """A table as clients see it, built from its rows; players who were seen ``since`` then
        count as present."""
        live = self.tables.get(stored.table.id)
        present = {seat.seat for seat in stored.seats if seat.seen >= since}
        if live is not None and live.row.version >= stored.table.version:
            present = live.subscribers.present
        row, settings = stored.table, self.settings
        frozen = reason_of_other_rules(row) if is_of_other_rules(row) else None
        limits = settings.vote_seconds, settings.absence_seconds
        return table_info(row, stored.seats, present, *limits, frozen=frozen)

    # Other servers ---------------------------------------------------------------------------

    def _receive(self, message: PubSubMessage) -> None:
        """Dispatch a message from another server to its table."""
        match message:
            case Gone():
                for table in self.tables.values():
                    table.subscribers.set_presence_at(message.sender, [])
                self.spawn(self.due_games.take_over())
            case Banned():
                self.spawn(self.housekeeping.dismiss_banned())
            case WhoIsThere() if message.to in ("", self.pubsub.name):
                for table_id, table in self.tables.items():
                    if message.table in ("", table_id) and table.subscribers.present_here:
                        table.subscribers.announce_presence()
            case Changed() | Present() | Spoken() if message.table in self.tables:
                self._receive_about(self.tables[message.table], message)

    def _receive_about(self, table: LiveTable, message: Changed | Present | Spoken) -> None:
        match message:
            case Changed():
                if not table.knows(message):
                    self.spawn(self.catch_up(table, message))
            case Present():
                table.subscribers.set_presence_at(message.sender, message.seats)
            case Spoken():
                table.subscribers.publish_chat(message.seat, message.text, message.emote)

    def _look_everywhere(self) -> None:
        """Catch up with all tables: a message may have been missed."""
        for table in self.tables.values():
            self.spawn(self.catch_up(table))
