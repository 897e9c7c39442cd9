"""A live table: what changes how it stands, and who is told.

The database is the truth: the list of choices, and the versions of the table and its seats.
Whatever happens is checked, written, and only then done and told, one at a time under the table's
lock. If another server was faster, this one catches up and looks again.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time
from typing import Final

import msgspec

from . import seating
from .audience import Audience, Listener
from .chronicle import Chronicle, Damaged, begin
from .driving import Driver
from .ledger import Taken
from .logs import reason
from .messages import Reply, ReplyStatus, TableInfo
from .moderating import SENT_AWAY
from .rows import ChoiceRow, SeatRow, StoredTable, TableRow
from .seating import Decide, Refused
from .showing import table_info
from .standing import Standing
from .storage import Store
from .stories import FrozenGame, damaged, has_game, is_of_other_rules, of_other_rules, story_of
from .tasks import Tasks
from .telegraph import Telegraph
from .thinking import Thinkers
from .tokens import hashed, new_token
from .wire import Changed

A_MOMENT: Final = 1.0  # seconds

_log = logging.getLogger(__name__)


class Forgotten(Refused):
    """The table is not in the database any more."""


class Shared(msgspec.Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    telegraph: Telegraph
    thinkers: Thinkers
    vote_seconds: float


class LiveTable(Standing):
    """One table in memory."""

    def __init__(
        self, stored: StoredTable, shared: Shared, game: Chronicle | FrozenGame | None = None
    ) -> None:
        super().__init__(stored, game)
        self.store = shared.store
        self.vote_seconds = shared.vote_seconds
        self.lock = asyncio.Lock()
        self.audience = Audience(self, shared.telegraph)
        self.driver = Driver(self, shared.telegraph, shared.thinkers)
        self.touched = 0.0  # when something last happened, or somebody came
        self._tasks = Tasks(f"table {self.row.id}")
        self._looked = 0.0  # into the database

    # Looking ---------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return table_info(
            self.row,
            self.seats,
            self.audience.present,
            self.vote_seconds,
            self.votes_that_count(),
            None if self.frozen is None else self.frozen.reason,
        )

    def record(self) -> str:
        """The finished game, with the seed that its hash promised; also one that cannot go on."""
        if self.frozen is not None:
            return self.frozen.record_now(self.row, self.store.shared)
        if self.row.status != "over" or self.chronicle is None:
            raise Refused("the record can be had when the game is over")
        return self.chronicle.game.record()

    # Who sits where --------------------------------------------------------------------------

    async def join(self, name: str, bandit: str, address: str = "") -> tuple[int, str]:
        """Take a seat; returns it with the token that proves it, shown only this once."""
        token = new_token()
        await self.change(
            lambda row, seats: seating.join(row, seats, name, bandit, hashed(token), address)
        )
        return self.seat_of(token), token

    async def come(self, seat: int) -> None:
        """A player is there; a bot that played for him stops."""
        await self.change(lambda row, seats: seating.come(row, seats, seat))

    async def kick(self, host: int, seat: int) -> None:
        await self.change(lambda row, seats: seating.kick(row, seats, host, seat))

    async def fill(self, host: int, seat: int, bot: str) -> None:
        await self.change(lambda row, seats: seating.fill(row, seats, host, seat, bot))

    async def start(self, host: int) -> None:
        await self.change(lambda row, seats: seating.start(row, seats, host))

    async def substitute(self, host: int, seat: int, bot: str) -> None:
        await self.change(
            lambda row, seats: seating.substitute(
                row, seats, self.audience.present, host, seat, bot
            )
        )

    async def back(self, seat: int) -> None:
        """A player takes his seat back from the bot, if one plays for him."""
        if self.frozen is None:
            await self.change(lambda row, seats: seating.take_back(row, seats, seat))

    async def change(self, decide: Decide) -> bool:
        """Do what is decided; False if that is nothing."""
        async with self.lock:
            return await self._change(decide)

    async def _change(self, decide: Decide) -> bool:
        """Write, then adopt and tell. If another server was faster, it is decided again. The lock
        is held."""
        while (change := decide(self.row, self.seats)) is not None:
            try:
                await self.store.change(change)
            except Taken:
                await self._catch_up()
                continue
            changed = {seat.seat: seat for seat in change.seats}
            self._adopt(change.table, [changed.get(seat.seat, seat) for seat in self.seats])
            return True
        return False

    def _adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        """So it is in the database: so it is here, and everybody is told."""
        before, self.row, self.seats = self.seats, row, seats
        for old, new in zip(before, seats, strict=True):
            if old.token_hash != new.token_hash:
                self._unseat(old)
        if row.status == "closed":
            self.chronicle = self.frozen = None
            self.driver.stop()
        begins = self.game is None and has_game(row)
        if begins:
            self._begin()
        if self.chronicle is not None:
            self.driver.drive()
        self.audience.tell_all(self.info())
        if begins and self.chronicle is not None:
            self.audience.tell_since(self.chronicle, seen=0)

    def _unseat(self, left: SeatRow) -> None:
        """Who sat there may go on watching, unless he was sent away."""
        if unseated := self.audience.unseat(left.seat):
            self._tasks.spawn(self._dismiss_if_banned(unseated, left.token_hash))

    async def _dismiss_if_banned(self, unseated: list[Listener], token_hash: str) -> None:
        if await self.store.is_banned(self.row.id, token_hash):
            for listener in unseated:
                listener.dismiss(SENT_AWAY)

    def _begin(self) -> None:
        if is_of_other_rules(self.row):  # a server of another version has begun it
            self.frozen = of_other_rules(self.row, [], None)
            return
        try:
            self.chronicle = begin(self.row)
        except Damaged as damage:
            self._freeze(damage)

    def _freeze(self, damage: Damaged) -> None:
        """The game cannot go on, and nobody is told what is wrong with it."""
        self.chronicle, self.frozen = None, damaged(self.row, damage)
        self.driver.stop()
        self.audience.tell_all(self.info())

    # Other servers ---------------------------------------------------------------------------

    async def catch_up(self, news: Changed | None = None) -> None:
        """Look into the database for what other servers did; not for news that are known."""
        async with self.lock:
            if news is None or not self.knows(news):
                await self._catch_up()

    async def catch_up_at_times(self) -> None:
        """The same for those who only watch: many may come, and a moment does not matter."""
        if monotonic() > self._looked + A_MOMENT:
            await self.catch_up()

    def knows(self, news: Changed) -> bool:
        return self.number >= news.number and self.row.version >= news.version

    async def _catch_up(self) -> None:
        """The lock is held."""
        self._looked = monotonic()
        stored = await self.store.load_table(self.row.id, after=self.number)
        if stored is None:
            raise Forgotten("this table is not kept any more")
        if stored.table.status == "closed":  # no matter what was still being chosen
            self._adopt_if_newer(stored)
            return
        if self.chronicle is None:  # the beginning comes before the choices, all else after them
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
        """Go on where the game stands, also if it changed while it was read, or if the server
        fell between the last choice and the end."""
        async with self.lock:
            await self._catch_up()
            if self.row.status == "playing" and self.frozen is None:
                self.driver.be_patient()
                self.driver.drive()

    async def choose(self, seat: int, number: int, words: str, identifier: int) -> Reply:
        """A player's choice. One that comes too late, or twice, changes nothing."""
        async with self.lock:
            game = self.running().game
            if seat >= 0:
                seating.must_still_play(self.seats, seat)
            if seating.take_back(self.row, self.seats, seat) is not None:
                await self._change(lambda row, seats: seating.take_back(row, seats, seat))
            if number > self.number:
                await self._catch_up()  # he may have heard more from another server
            if number != self.number:
                return self.reply(identifier, "stale", "the game has moved on")
            decision = game.decision_of(seat)
            if decision is None:
                sentence = "the game is over" if game.over else "it is not your turn to choose"
                return self.reply(identifier, "refused", sentence)
            option = decision.find(words)
            if option is None:
                known = ", ".join(str(option) for option in decision.options)
                return self.reply(identifier, "refused", f"{words!r} is not open; open: {known}")
            if not await self.make(seat, str(option)):
                return self.reply(identifier, "stale", "the game has moved on")
            return self.reply(identifier, "ok", "")

    def reply(self, identifier: int, status: ReplyStatus, sentence: str) -> Reply:
        return Reply(id=identifier, status=status, sentence=sentence, number=self.number)

    async def make(self, seat: int, words: str) -> bool:
        """Write the choice, then make and tell it; False if another server was faster. The lock
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
        """Choices that are in the database are made and told."""
        chronicle, seen = self.running(), self.number
        try:
            for choice in choices:
                chronicle.choose(choice)
        except Damaged as damage:
            self._freeze(damage)
            return
        self.touched = time()
        self.driver.drive()
        self.audience.tell_since(chronicle, seen)

    async def _finish_if_over(self) -> None:
        """After the last choice everybody may know the seed."""
        if self.row.status != "playing" or self.chronicle is None or not self.chronicle.game.over:
            return
        await self._keep_story()
        try:
            await self._change(seating.end)
        except Exception as error:  # the choices are safe; `resume` writes it next time
            told, table = reason(error), {"table": self.row.id}
            _log.error("the end of table %s is not written: %s", self.row.id, told, extra=table)
            self._adopt(msgspec.structs.replace(self.row, status="over"), self.seats)

    async def _keep_story(self) -> None:
        """Before the end is written, for nobody looks for it afterwards."""
        try:
            await self.store.keep_stories([story_of(self.row.id, self.running())])
        except Exception as error:
            told, table = reason(error), {"table": self.row.id}
            _log.error("the story of table %s is not written: %s", self.row.id, told, extra=table)

    async def close(self) -> None:
        await self.driver.close()
        await self._tasks.close()
