"""A live table: its seats, its game, and everybody who listens to it.

The database is the truth: the list of choices, and the versions of the table and its seats.
Whatever happens is checked, written, and only then done and told, one at a time under the table's
lock. If another server was faster, this one catches up and looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import monotonic, time
from typing import Final, Literal, Protocol

import msgspec

from ..engine.game import Result
from . import seating
from .chronicle import SPECTATOR, Chronicle, Damaged, begin
from .driving import Driver
from .ledger import Taken
from .logs import reason
from .messages import FromServer, Reply, Said, TableInfo, Welcome
from .moderating import SENT_AWAY
from .names import covered, shown_text
from .rows import ChoiceRow, SeatRow, StoredTable, TableRow
from .seating import Decide, Refused
from .showing import table_info
from .storage import Store
from .stories import FrozenGame, damaged, has_game, is_of_other_rules, of_other_rules, story_of
from .tasks import Tasks
from .telegraph import Telegraph
from .thinking import Thinkers
from .tokens import hashed, matches, new_token
from .voting import Asked, votes_for
from .wire import Changed, Present, Spoken

REMEMBERED: Final = 5
"""How much of what a seat says is kept in memory, in case somebody reports it."""

Status = Literal["ok", "stale", "refused"]

A_MOMENT: Final = 1.0  # seconds

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Forgotten(Refused):
    """The table is not in the database any more."""


class Listener(Protocol):
    """Somebody who is told what happens: a socket."""

    seat: int
    muted: set[int]  # seats that it does not want to hear
    address: str

    def send(self, message: bytes) -> None: ...

    def dismiss(self, sentence: str) -> None:
        """It is to go."""


class Shared(msgspec.Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    telegraph: Telegraph
    thinkers: Thinkers
    vote_seconds: float


class LiveTable:
    """One table in memory."""

    def __init__(
        self, stored: StoredTable, shared: Shared, game: Chronicle | FrozenGame | None = None
    ) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.store = shared.store
        self.telegraph = shared.telegraph
        self.thinkers = shared.thinkers
        self.vote_seconds = shared.vote_seconds
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, list[int]] = {}  # seats whose players are at other servers
        self.chronicle = game if isinstance(game, Chronicle) else None
        self.frozen = game if isinstance(game, FrozenGame) else None
        self.said: dict[int, deque[str]] = {}  # the last of each seat, as this server heard it
        self.driver = Driver(self)
        self.touched = 0.0  # when something last happened, or somebody came
        self._tasks = Tasks(f"table {self.row.id}")
        self._looked = 0.0  # into the database

    # Looking ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many choices have been made."""
        game = self.chronicle or self.frozen
        return 0 if game is None else game.number

    @property
    def deadline(self) -> float:
        """When the next person must have chosen; 0 where nobody has to hurry."""
        return 0.0 if self.chronicle is None else self.chronicle.deadline

    @property
    def present_here(self) -> list[int]:
        """Seats whose players are at this server."""
        return sorted({listener.seat for listener in self.listeners} - {SPECTATOR})

    @property
    def present(self) -> set[int]:
        """Seats whose players are there, at whatever server."""
        return set(self.present_here).union(*self.elsewhere.values())

    @property
    def owner(self) -> str:
        """On whose account its bots think: the address it was opened from, where that is known."""
        return next((seat.address for seat in self.seats if seat.address), self.row.id)

    def info(self) -> TableInfo:
        return table_info(
            self.row,
            self.seats,
            self.present,
            self.vote_seconds,
            self._votes_that_count(),
            None if self.frozen is None else self.frozen.reason,
        )

    def _votes_that_count(self) -> dict[int, list[int]]:
        """Those about a question that is still open."""
        votes = {}
        for seat in self.seats:
            if seat.votes and (asked := self.asked(seat.seat)) is not None:
                votes[seat.seat] = votes_for(seat, asked.question)
        return votes

    def asked(self, seat: int) -> Asked | None:
        """The question that a seat is asked now, told from others by the seat's choices so far."""
        if self.chronicle is None or seat not in self.chronicle.asked:
            return None
        question = self.chronicle.game.choosers.count(seat)
        return Asked(question, self.chronicle.asked[seat])

    def seat_of(self, token: str) -> int:
        """Whose token it is; -1 for nobody's."""
        for seat in self.seats:
            if matches(token, seat.token_hash):
                return seat.seat
        return SPECTATOR

    def running(self) -> Chronicle:
        """The game that has begun."""
        if self.frozen is not None:
            raise Refused(self.frozen.sentence)
        if self.chronicle is None:
            seating.must_be(self.row, "playing")
            raise Refused("this game cannot be shown")
        return self.chronicle

    def record(self) -> str:
        """The finished game, with the seed that its hash promised; also one that cannot go on."""
        if self.frozen is not None:
            return self.frozen.record_now(self.row, self.store.shared)
        if self.row.status != "over" or self.chronicle is None:
            raise Refused("the record can be had when the game is over")
        return self.chronicle.game.record()

    def result(self) -> Result:
        """Who got what, once everybody may know."""
        result = None if self.row.status == "waiting" else self.running().game.result
        if result is None:
            raise Refused("the loot is counted when the game is over")
        return result

    # Listening and talking -------------------------------------------------------------------

    def listen(self, listener: Listener, seen: int) -> None:
        """Somebody came (back): he is told everything he has missed, in order."""
        before = self.present
        self.listeners.append(listener)
        self.touched = time()
        listener.send(_encode(Welcome(seat=listener.seat, number=self.number)))
        if self.present != before:
            self._tell_who_is_there()
        else:
            listener.send(_encode(self.info()))
        game = self.chronicle or self.frozen
        if game is not None:
            for message in game.since(seen, listener.seat):
                listener.send(message)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            before = self.present
            self.listeners.remove(listener)
            self.touched = time()
            if self.present != before:
                self._tell_who_is_there()

    def listeners_at(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    def _tell_who_is_there(self) -> None:
        self.announce_presence()
        self.tell_all(self.info())

    def announce_presence(self) -> None:
        """Tell the other servers who is here."""
        self.telegraph.send(Present(self.telegraph.name, self.row.id, self.present_here))

    def hear_of_presence(self, server: str, seats: list[int]) -> None:
        """Who is at another server."""
        before = self.elsewhere.pop(server, [])
        if seats:
            self.elsewhere[server] = seats
        if seats != before:
            self.tell_all(self.info())

    def say(self, seat: int, text: str, emote: str) -> None:
        if seat < 0:
            raise Refused("only players can talk at the table")
        text = "" if emote else shown_text(text)
        self.telegraph.send(Spoken(self.telegraph.name, self.row.id, seat, text, emote))
        self.tell_words(seat, text, emote)

    def tell_words(self, seat: int, text: str, emote: str) -> None:
        """What a player said, at whatever server."""
        if text:
            self.said.setdefault(seat, deque(maxlen=REMEMBERED)).append(text)
        shown = covered(text) if self.row.filtered else text
        said = _encode(Said(seat=seat, name=self.seats[seat].name, text=shown, emote=emote))
        for listener in self.listeners:
            if seat not in listener.muted:
                listener.send(said)

    def tell_all(self, message: FromServer) -> None:
        encoded = _encode(message)
        for listener in self.listeners:
            listener.send(encoded)

    def _tell_missed(self, seen: int) -> None:
        """What happened since so many choices, to everybody."""
        chronicle = self.running()
        if seen == chronicle.number - 1:
            for listener in self.listeners:
                listener.send(chronicle.latest(listener.seat))
            return
        for listener in self.listeners:
            for message in chronicle.since(seen, listener.seat):
                listener.send(message)

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
            lambda row, seats: seating.substitute(row, seats, self.present, host, seat, bot)
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
        begins = (self.chronicle or self.frozen) is None and has_game(row)
        if begins:
            self._begin()
        if self.chronicle is not None:
            self.driver.drive()
        self.tell_all(self.info())
        if begins and self.chronicle is not None:
            self._tell_missed(seen=0)

    def _unseat(self, left: SeatRow) -> None:
        """Who sat there may go on watching, unless he was sent away."""
        self.said.pop(left.seat, None)
        gone = self.listeners_at(left.seat)
        for listener in self.listeners:
            listener.muted.discard(left.seat)
        for listener in gone:
            listener.seat = SPECTATOR
            listener.send(_encode(Welcome(seat=SPECTATOR, number=self.number)))
        if gone:
            self.announce_presence()
            self._tasks.spawn(self._dismiss_if_banned(gone, left.token_hash))

    async def _dismiss_if_banned(self, gone: list[Listener], token_hash: str) -> None:
        if await self.store.is_banned(self.row.id, token_hash):
            for listener in gone:
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
        self.tell_all(self.info())

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

    def reply(self, identifier: int, status: Status, sentence: str) -> Reply:
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
        self._tell_missed(seen)

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
