"""A live table: its seats, its game, and everybody who listens to it.

The list of choices in the database is the truth. A choice is checked, written, and only then
made and told, one at a time under the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import time
from typing import Any, Literal, Protocol, cast

import msgspec

from ..bots import BOTS
from ..engine.chance import seed_hash
from ..engine.errors import ColtExpressError, did_you_mean
from ..engine.figures import CHARACTERS
from ..engine.game import Game
from ..engine.setup import Setup
from .chronicle import Chronicle
from .messages import FromServer, Reply, Said, SeatInfo, TableInfo, Welcome
from .storage import SeatRow, StorageError, Store, TableRow, Taken
from .thinking import Thinkers
from .tokens import hashed, matches, new_token

STAND_IN = "outlaw"
"""Plays for somebody whose time is over, and in seats left open."""

Status = Literal["ok", "stale", "refused"]

_encode = msgspec.json.Encoder().encode


class Refused(ColtExpressError):
    """Somebody wants what the table does not allow; the sentence says why."""


class Listener(Protocol):
    """Somebody who is told what happens: a socket."""

    seat: int

    def send(self, message: bytes) -> None: ...


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        choices: list[str],
        store: Store,
        thinkers: Thinkers,
    ) -> None:
        self.row = row
        self.seats = seats
        self.store = store
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.stand_ins: dict[int, str] = {}  # bots that play for a human for the time being
        self.chronicle: Chronicle | None = None
        self.touched = time()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[int] = set()  # seats for which a bot thinks right now
        if row.status != "waiting":
            self._begin(choices)

    # Looking ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return 0 if self.chronicle is None else self.chronicle.number

    def info(self) -> TableInfo:
        present = [listener.seat for listener in self.listeners]
        return TableInfo(
            table=self.row.id,
            status=cast(Literal["waiting", "playing", "over"], self.row.status),
            public=self.row.public,
            clock=self.row.clock,
            options=self.row.options,
            seats=[self._seat_info(seat, present) for seat in self.seats],
            host=self.row.host,
            seed_hash=seed_hash(self.row.seed),
            seed=self.row.seed if self.row.status == "over" else "",
            next_table=self.row.next_table,
        )

    def _seat_info(self, seat: SeatRow, present: list[int]) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=cast(Literal["human", "bot", "open"], seat.kind),
            name=seat.name,
            bandit=seat.bandit,
            bot=self.stand_ins.get(seat.seat, seat.bot),
            present=seat.kind == "bot" or seat.seat in present,
        )

    def seat_of(self, token: str) -> int:
        """Whose token it is; -1 for nobody's."""
        for seat in self.seats:
            if matches(token, seat.token_hash):
                return seat.seat
        return -1

    def record(self) -> str:
        """The finished game, with the seed that its hash promised."""
        if self.row.status != "over" or self.chronicle is None:
            raise Refused("the record can be had when the game is over")
        return self.chronicle.game.record()

    # Listening -------------------------------------------------------------------------------

    def listen(self, listener: Listener, seen: int) -> None:
        """Somebody came (back): he is told everything he has missed, in order."""
        self.listeners.append(listener)
        self.touched = time()
        listener.send(_encode(Welcome(seat=listener.seat, number=self.number)))
        self.stand_ins.pop(listener.seat, None)
        self.tell_all(self.info())
        if self.chronicle is not None:
            for message in self.chronicle.since(seen, listener.seat):
                listener.send(message)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.touched = time()
            self.tell_all(self.info())

    def say(self, seat: int, text: str, emote: str) -> None:
        if seat < 0:
            raise Refused("only players can talk at the table")
        self.tell_all(Said(seat=seat, name=self.seats[seat].name, text=text, emote=emote))

    def tell_all(self, message: FromServer) -> None:
        encoded = _encode(message)
        for listener in self.listeners:
            listener.send(encoded)

    # Before the game -------------------------------------------------------------------------

    async def join(self, name: str, bandit: str) -> tuple[int, str]:
        """Take a seat; returns it with the token that proves it, shown only this once."""
        async with self.lock:
            self._must_be("waiting")
            seat = next((seat for seat in self.seats if seat.kind == "open"), None)
            if seat is None:
                raise Refused("every seat of this table is taken")
            self.check_bandit(bandit)
            token = new_token()
            await self._change(SeatRow(seat.seat, "human", name, bandit, "", hashed(token)))
            return seat.seat, token

    def check_bandit(self, bandit: str) -> None:
        if not bandit:
            return
        if self.row.options.get("variant") in ("pair", "duel"):
            raise Refused("in this variant bandits are chosen when the game begins")
        if bandit not in CHARACTERS:
            raise Refused(f"no bandit is called {bandit!r}{did_you_mean(bandit, CHARACTERS)}")
        if bandit in [seat.bandit for seat in self.seats]:
            raise Refused(f"{bandit} is taken")

    async def kick(self, host: int, seat: int) -> None:
        async with self.lock:
            self._must_be_host(host)
            self._must_be("waiting")
            if seat == host or self._seat(seat).kind == "open":
                raise Refused("there is nobody in that seat to be sent away")
            await self._change(SeatRow(seat, "open"))

    async def fill(self, host: int, seat: int, bot: str) -> None:
        async with self.lock:
            self._must_be_host(host)
            self._must_be("waiting")
            if self._seat(seat).kind != "open":
                raise Refused("that seat is taken")
            await self._change(bot_seat(seat, bot))

    async def start(self, host: int) -> None:
        """The host begins; open seats are filled with bots."""
        async with self.lock:
            self._must_be_host(host)
            self._must_be("waiting")
            for seat in self.seats:
                if seat.kind == "open":
                    await self._change(bot_seat(seat.seat, STAND_IN))
            setup = setup_of(self.row, self.seats)
            if not isinstance(setup.players, int):
                for seat, bandit in zip(self.seats, setup.players, strict=True):
                    seat.bandit = str(bandit)
                    await self.store.update_seat(self.row.id, seat)
            self.row.setup = setup.to_dict()
            self.row.status = "playing"
            await self.store.update_table(self.row)
            chronicle = self._begin([])
            self.tell_all(self.info())
            for listener in self.listeners:
                for message in chronicle.since(0, listener.seat):
                    listener.send(message)
            self.drive()

    async def _change(self, seat: SeatRow) -> None:
        """Somebody else sits there from now on."""
        await self.store.update_seat(self.row.id, seat)
        self.seats[seat.seat] = seat
        self.tell_all(self.info())

    def _begin(self, choices: list[str]) -> Chronicle:
        self.chronicle = Chronicle(Game(Setup.from_dict(self.row.setup)), choices)
        return self.chronicle

    # During the game -------------------------------------------------------------------------

    async def choose(self, seat: int, number: int, words: str, identifier: int) -> Reply:
        """A player's choice. One that comes too late, or twice, changes nothing."""
        async with self.lock:
            chronicle = self._running()
            if number != self.number:
                return self.reply(identifier, "stale", "the game has moved on")
            decision = chronicle.game.decision_of(seat)
            if decision is None:
                return self.reply(identifier, "refused", "it is not your turn to choose")
            option = decision.find(words)
            if option is None:
                known = ", ".join(str(option) for option in decision.options)
                return self.reply(identifier, "refused", f"{words!r} is not open; open: {known}")
            if not await self._make(seat, str(option)):
                return self.reply(identifier, "stale", "the game has moved on")
            return self.reply(identifier, "ok", "")

    def reply(self, identifier: int, status: Status, sentence: str) -> Reply:
        return Reply(id=identifier, status=status, sentence=sentence, number=self.number)

    async def _make(self, seat: int, words: str) -> bool:
        """Write the choice, then make and tell it; False if another server was faster. The lock
        is held."""
        chronicle = self._running()
        try:
            await self.store.append(self.row.id, self.number, seat, words)
        except Taken:
            await self._reload()
            return False
        chronicle.choose(seat, words)
        self.touched = time()
        over = chronicle.game.over
        if over:
            self.row.status = "over"
            await self.store.update_table(self.row)
        self._set_clock()
        for listener in self.listeners:
            listener.send(chronicle.latest(listener.seat))
        if over:
            self.tell_all(self.info())
        else:
            self.drive()
        return True

    async def _reload(self) -> None:
        """Take up the game as it is in the database."""
        loaded = await self.store.load_table(self.row.id)
        if loaded is None:
            raise StorageError("the table is gone")
        seen = self.number
        self.row, self.seats, choices = loaded
        chronicle = self._begin(choices)
        for listener in self.listeners:
            for message in chronicle.since(seen, listener.seat):
                listener.send(message)
        if self.row.status == "playing":
            self.drive()

    # Bots and clocks -------------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots choose where it is their turn, and watch the clock of people."""
        chronicle = self._running()
        for decision in chronicle.game.decisions:
            bot = self._bot_of(decision.seat)
            if bot:
                self._think(decision.seat, bot)
            elif self.row.clock:
                self._spawn(self._watch_clock(decision.seat, self.number))

    def _set_clock(self) -> None:
        if self.chronicle is not None:
            self.chronicle.deadline = time() + self.row.clock if self.row.clock else 0.0

    def _bot_of(self, seat: int) -> str:
        row = self._seat(seat)
        return row.bot if row.kind == "bot" else self.stand_ins.get(seat, "")

    def _think(self, seat: int, bot: str) -> None:
        """Let a bot think for a seat, unless one does already."""
        if seat not in self._thinking:
            self._thinking.add(seat)
            self._spawn(self._let_bot_choose(seat, bot))

    async def _let_bot_choose(self, seat: int, bot: str) -> None:
        begun = time()
        try:
            words = await self.thinkers.choice(self._running().game.record(), seat, bot)
            await asyncio.sleep(max(0.0, self.row.pace - (time() - begun)))
        finally:
            self._thinking.discard(seat)
        async with self.lock:
            decision = self._running().game.decision_of(seat)
            # The player may have come back, or chosen, while the bot was thinking.
            if decision is not None and self._bot_of(seat) and words in decision:
                await self._make(seat, words)

    async def _watch_clock(self, seat: int, number: int) -> None:
        """Time over: a bot plays that seat until its player is back."""
        await asyncio.sleep(self.row.clock)
        async with self.lock:
            if self._still_asked(seat, number):
                self.stand_ins[seat] = STAND_IN
                self.tell_all(self.info())
                self._think(seat, STAND_IN)

    def _still_asked(self, seat: int, number: int) -> bool:
        """Whether the seat owes the same choice as it did at that number."""
        game = self._running().game
        chosen_since = seat in game.choosers[number:]
        return game.decision_of(seat) is not None and not chosen_since

    async def substitute(self, host: int, seat: int, bot: str) -> None:
        """The host lets a bot play for somebody, or ends that."""
        async with self.lock:
            self._must_be_host(host)
            self._must_be("playing")
            if self._seat(seat).kind != "human":
                raise Refused("only a player can be substituted")
            if not bot:
                self.stand_ins.pop(seat, None)
            elif seat in [listener.seat for listener in self.listeners]:
                raise Refused("that player is here")
            else:
                self.stand_ins[seat] = known_bot(bot)
                if self._running().game.decision_of(seat) is not None:
                    self._think(seat, bot)
            self.tell_all(self.info())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What must be ----------------------------------------------------------------------------

    def _running(self) -> Chronicle:
        if self.chronicle is None:
            raise Refused("the game has not begun yet")
        return self.chronicle

    def _must_be(self, status: str) -> None:
        if self.row.status != status:
            now = {"waiting": "has not begun yet", "playing": "has begun", "over": "is over"}
            raise Refused(f"the game {now[self.row.status]}")

    def _must_be_host(self, seat: int) -> None:
        if seat != self.row.host:
            raise Refused("only the host of the table may do that")

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused(f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]


def known_bot(bot: str) -> str:
    if bot not in BOTS:
        raise Refused(f"no bot is called {bot!r}{did_you_mean(bot, tuple(BOTS))}")
    return bot


def bot_seat(seat: int, bot: str) -> SeatRow:
    return SeatRow(seat, "bot", bot.capitalize(), "", known_bot(bot))


def setup_of(row: TableRow, seats: list[SeatRow]) -> Setup:
    """The game's setup. Who named no bandit gets one of those left, drawn with the table's seed,
    so that the whole game can be checked against it."""
    options = {**row.options, "seed": row.seed}
    if row.options.get("variant") in ("pair", "duel"):
        return Setup.from_dict({**options, "players": len(seats)})
    drawn = Game(Setup(7, seed=f"{row.seed} cast"), listening=False).view(-1)
    named = [seat.bandit for seat in seats if seat.bandit]
    left = [bandit.name for bandit in drawn.bandits if bandit.name not in named]
    if len(seats) < 7 and "mei" in left:
        left.remove("mei")
    players = [seat.bandit or left.pop(0) for seat in seats]
    return Setup.from_dict({**options, "players": players})
