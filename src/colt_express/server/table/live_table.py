"""A live table: the operations that change it, and their publication.

The database is the source of truth: the list of choices, and the versions of the table and its
seats. Every change is checked, written, and only then applied and published, one at a time under
the table's lock. If another server was faster, this one catches up and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, time
from typing import Final

import msgspec

from ..base.logs import reason
from ..base.rate_limits import Bucket
from ..base.refusals import SENT_AWAY, Refused
from ..base.tasks import Tasks
from ..storage.pubsub import PubSub
from ..storage.pubsub_messages import Changed
from ..storage.rows import TAKE_BACK, ChoiceRow, SeatRow, StoredTable, TableRow, Taken
from ..storage.table_storage import TableStorage
from . import rematch, seating, stand_ins, take_back
from .driving import Driver
from .exhibits import exhibit_of
from .message_log import Damaged, MessageLog, begin
from .messages import Reply, ReplyStatus, TableInfo
from .public_view import table_info
from .seating import Decide
from .stories import FrozenGame, damaged, has_game, is_of_other_rules, of_other_rules, story_of
from .subscribers import Subscriber, Subscribers
from .table_state import TableState
from .thinking import Thinkers

MOVED_ON: Final = "the game has moved on"

A_MOMENT: Final = 1.0
"""Minimum seconds between two reads of the table for spectators."""

CLAIMS_PER_SECOND: Final = 1.0
CLAIMS_AT_ONCE: Final = 5.0
"""Rate at which the clients of a table may claim to know choices that are unknown here, and the
burst allowed. Each claim is checked in the database, which costs far more than a message. A client
that connects makes the server read the table anyway."""

RELOAD_SECONDS: Final = 10.0
"""Seconds of absence after the end before a player no longer holds up the rematch."""

WEIGHT: Final = 20_000
"""Bytes of memory that a table takes without its game, as estimated."""

_log = logging.getLogger(__name__)


class TableDeleted(Refused):
    """The table is no longer in the database."""


class Shared(msgspec.Struct, frozen=True):
    """Parts of the server that all tables share."""

    store: TableStorage
    pubsub: PubSub
    thinkers: Thinkers
    vote_seconds: float
    absence_seconds: float
    count: Callable[[StoredTable], None]  # counts a table that follows, or refuses it
    follow: Callable[[str], None]  # looks after a game that has just begun at another table
    over: Callable[[str], None]  # is told of a game that has just ended
    moved: Callable[[LiveTable], None]  # is told of a table whose questions may have changed


class LiveTable(TableState):
    """One table in memory."""

    def __init__(
        self, stored: StoredTable, shared: Shared, game: MessageLog | FrozenGame | None = None
    ) -> None:
        super().__init__(stored, game)
        self.store = shared.store
        self.vote_seconds = shared.vote_seconds
        self.absence_seconds = shared.absence_seconds
        self._count = shared.count
        self._follow = shared.follow
        self._over = shared.over
        self._moved = shared.moved
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(self, shared.pubsub)
        self.driver = Driver(self, shared.pubsub, shared.thinkers)
        self.touched = 0.0  # time of the last activity
        self.held = 0  # requests and sockets that are using the table object
        self._tasks = Tasks(f"table {self.row.id}")
        self._looked = 0.0  # into the database
        self._claims = Bucket(CLAIMS_PER_SECOND, CLAIMS_AT_ONCE)

    # Reading ---------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return table_info(
            self.row,
            self.seats,
            self.subscribers.present,
            self.vote_seconds,
            self.absence_seconds,
            self.votes_that_count(),
            None if self.frozen is None else self.frozen.reason,
        )

    def record(self) -> str:
        """The finished game, with the seed that matches its published hash; also one that cannot
        continue."""
        if self.frozen is not None:
            return self.frozen.record_now(self.row, self.store.shared)
        if self.row.status != "over" or self.message_log is None:
            raise Refused("the record is available when the game is over", code="not_over")
        return self.message_log.record()

    @property
    def weight(self) -> int:
        """Bytes of memory that the table takes, as estimated."""
        return WEIGHT if self.game is None else WEIGHT + self.game.weight

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the table from being evicted meanwhile."""
        self.held += 1
        try:
            yield
        finally:
            self.held -= 1

    # Seats -----------------------------------------------------------------------------------

    def player_left(self) -> None:
        """A player has disconnected. After the end, the others may have waited only for that
        player."""
        waited = self.row.status == "over" and not self.row.next_table
        if waited and any(seat.again for seat in self.seats):
            self._tasks.spawn(self._begin_without())

    async def _begin_without(self) -> None:
        await asyncio.sleep(RELOAD_SECONDS)
        await self.change(
            lambda row, seats: rematch.begin_if_all_want(row, seats, self.subscribers.present)
        )

    async def change(self, decide: Decide) -> bool:
        """Carry out a decision; False if there is nothing to do."""
        async with self.lock:
            return await self._change(decide)

    async def _change(self, decide: Decide) -> bool:
        """Write, then adopt and publish. If another server was faster, decide again. The lock is
        held."""
        counted = False
        while (change := decide(self.row, self.seats)) is not None:
            if change.opened is not None and not counted:
                self._count(change.opened)
                counted = True
            try:
                await self.store.change(change)
            except Taken:
                await self._catch_up()
                continue
            changed = {seat.seat: seat for seat in change.seats}
            self._adopt(change.table, [changed.get(seat.seat, seat) for seat in self.seats])
            if change.opened is not None and has_game(change.opened.table):
                self._follow(change.opened.table.id)
            return True
        return False

    def _adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Adopt what was written, and publish it."""
        before, self.row, self.seats = self.seats, row, seats
        for old, new in zip(before, seats, strict=True):
            if old.token_hash != new.token_hash:
                self._unseat(old)
        if row.status == "closed":
            self.message_log = self.frozen = None
            self.driver.stop()
        begins = self.game is None and has_game(row)
        if begins:
            self._begin()
        if self.message_log is not None:
            self.driver.drive()
        self.subscribers.publish_table(self.info())
        if begins and self.message_log is not None:
            self.subscribers.publish_since(self.message_log, seen=0)
        self._moved(self)

    def _unseat(self, left: SeatRow) -> None:
        """The former players of a seat become spectators, unless they were kicked."""
        if unseated := self.subscribers.unseat(left.seat):
            self._tasks.spawn(self._dismiss_if_banned(unseated, left.token_hash))

    async def _dismiss_if_banned(self, unseated: list[Subscriber], token_hash: str) -> None:
        if await self.store.is_banned(self.row.id, token_hash):
            for subscriber in unseated:
                subscriber.dismiss(SENT_AWAY, "kicked")

    def _begin(self) -> None:
        if is_of_other_rules(self.row):  # started by a server of another version
            self.frozen = of_other_rules(self.row, [], None)
            return
        try:
            self.message_log = begin(self.row, self.seats)
        except Damaged as damage:
            self._freeze(damage)

    def _freeze(self, damage: Damaged) -> None:
        """Freeze a game that cannot continue; the cause is not shown to clients."""
        self.message_log, self.frozen = None, damaged(self.row, damage, self.store)
        self.driver.stop()
        self.subscribers.publish_table(self.info())

    # Other servers ---------------------------------------------------------------------------

    async def catch_up(self, news: Changed | None = None) -> None:
        """Read changes by other servers from the database, unless they are known already."""
        async with self.lock:
            if news is None or not self.knows(news):
                await self._catch_up()

    async def catch_up_at_times(self) -> None:
        """Catch up for a spectator; since there may be many, at most once a second."""
        if monotonic() > self._looked + A_MOMENT:
            await self.catch_up()

    def knows(self, news: Changed) -> bool:
        return self.number >= news.number and self.row.version >= news.version

    async def _catch_up(self) -> None:
        """The lock is held."""
        self._looked = monotonic()
        stored = await self.store.load_table(self.row.id, after=self.number)
        if stored is None:
            raise TableDeleted("this table no longer exists")
        if stored.table.status == "closed":  # even if a choice was still being made
            self._adopt_if_newer(stored)
            return
        if (
            self.message_log is None
        ):  # the start comes before the choices, everything else after them
            self._adopt_if_newer(stored)
        if stored.choices and self.frozen is None:
            self._make_known(stored.choices)
        self._adopt_if_newer(stored)
        await self._finish_if_over()

    def _adopt_if_newer(self, stored: StoredTable) -> None:
        if stored.table.version > self.row.version:
            self._adopt(stored.table, stored.seats)

    # During the game -------------------------------------------------------------------------

    async def resume(self) -> None:
        """Continue from the current position, even if it changed while it was read, or if the
        server died between the last choice and the end."""
        async with self.lock:
            await self._catch_up()
            if self.row.status == "playing" and self.frozen is None:
                self.driver.be_patient()
                self.driver.drive()
                self._moved(self)

    async def choose(self, seat: int, number: int, words: str, identifier: int) -> Reply:
        """A player's choice. One that is late or repeated changes nothing."""
        async with self.lock:
            self.running()
            if seat >= 0:
                seating.must_still_play(self.seats, seat)
            if not await self._is_up_to_date(seat, number):
                return self.reply(identifier, "stale", MOVED_ON)
            game = self.running().game
            decision = game.decision_of(seat)
            if decision is None:
                sentence = "the game is over" if game.over else "it is not your turn to choose"
                return self.reply(identifier, "refused", sentence)
            stand_ins.must_be_in_time(self.seats[seat], self.running().asked[seat])
            option = decision.find(words)
            if option is None:
                known = ", ".join(str(option) for option in decision.options)
                return self.reply(
                    identifier, "refused", f"{words!r} is not a legal option; options: {known}"
                )
            return await self._make_or_not(seat, str(option), identifier)

    async def take_back(self, seat: int, number: int, identifier: int) -> Reply:
        """A player's last choice is to count no more. As with a choice, nothing happens twice."""
        async with self.lock:
            self.running()
            take_back.must_play_alone(self, seat)
            if not await self._is_up_to_date(seat, number):
                return self.reply(identifier, "stale", MOVED_ON)
            take_back.must_have_learned_nothing(self, seat)
            return await self._make_or_not(seat, TAKE_BACK, identifier)

    async def _is_up_to_date(self, seat: int, number: int) -> bool:
        """Whether a client knows all choices. Its player, who has come back, takes the seat back
        from a stand-in. The lock is held."""
        if seat >= 0 and self.seats[seat].stand_in:
            await self._change(lambda row, seats: stand_ins.come_back(row, seats, seat))
        if number > self.number and self._claims.take():
            await self._catch_up()  # the client may know more from another server
        return number == self.number

    async def _make_or_not(self, seat: int, words: str, identifier: int) -> Reply:
        """The lock is held."""
        if not await self.make(seat, words):
            return self.reply(identifier, "stale", MOVED_ON)
        return self.reply(identifier, "ok", "")

    def reply(self, identifier: int, status: ReplyStatus, sentence: str) -> Reply:
        return Reply(id=identifier, status=status, sentence=sentence, number=self.number)

    async def make(self, seat: int, words: str) -> bool:
        """Write the choice, then apply and publish it; False if another server was faster. The lock
        is held."""
        choice = ChoiceRow(seat, words, time())
        try:
            await self.store.append(self.row.id, self.number, choice)
        except Taken:
            await self._catch_up()
            return False
        self._make_known([choice])
        await self._finish_if_over()
        return True

    def _make_known(self, choices: list[ChoiceRow]) -> None:
        """Apply and publish choices that are in the database."""
        message_log, seen = self.running(), self.number
        try:
            for choice in choices:
                message_log.choose(choice)
        except Damaged as damage:
            self._freeze(damage)
            return
        self.touched = time()
        self.driver.drive()
        self.subscribers.publish_since(message_log, seen)
        self._moved(self)

    async def _finish_if_over(self) -> None:
        """End the game if its last choice has been made: its seed becomes public."""
        if (
            self.row.status != "playing"
            or self.message_log is None
            or not self.message_log.game.over
        ):
            return
        await self._keep_story()
        await self._exhibit()
        try:
            if await self._change(seating.end):
                self._over(self.row.id)
        except Exception as error:  # the choices are safe; `resume` writes it next time
            told, table = reason(error), {"table": self.row.id}
            _log.error(
                "the end of table %s could not be stored: %s", self.row.id, told, extra=table
            )
            self._adopt(msgspec.structs.replace(self.row, status="over"), self.seats)

    async def _keep_story(self) -> None:
        """Store the story of the game. This is done before its end is stored, because afterwards no
        server checks whether it exists."""
        try:
            await self.store.keep_stories([story_of(self.row.id, self.running())])
        except Exception as error:
            told, table = reason(error), {"table": self.row.id}
            _log.error(
                "the story of table %s could not be stored: %s", self.row.id, told, extra=table
            )

    async def _exhibit(self) -> None:
        """Put a public game into the gallery, also before its end is stored."""
        exhibit = exhibit_of(self.row, self.running().game)
        if exhibit is None:
            return
        try:
            await self.store.keep_in_gallery(exhibit)
        except Exception as error:
            told, table = reason(error), {"table": self.row.id}
            _log.error("table %s is not in the gallery: %s", self.row.id, told, extra=table)

    async def close(self) -> None:
        await self.driver.close()
        await self._tasks.close()

    async def dissolve(self) -> None:
        """Close the table and drop its parts, which refer to it, so that it is freed at once,
        without the garbage collector. It cannot be used any more."""
        await self.close()
        self.message_log = self.frozen = None
        self.subscribers.dissolve()
        self.driver.dissolve()
