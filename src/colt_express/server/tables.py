"""A live table: its seats, its game, and everybody who listens to it.

The list of choices in the database is the truth. A choice is checked, written, and only then
made and told, one at a time under the table's lock.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Literal, Protocol, cast

import msgspec

from ..bots import BOTS
from ..engine.chance import seed_hash
from ..engine.errors import ColtExpressError, did_you_mean
from ..engine.figures import CHARACTERS
from ..engine.game import Game, Result
from ..engine.setup import Setup
from .chronicle import SPECTATOR, Chronicle
from .driving import STAND_IN, Driver
from .messages import FromServer, Reply, Said, SeatInfo, TableInfo, Welcome
from .storage import SeatRow, StorageError, Store, TableRow, Taken
from .thinking import Thinkers
from .tokens import hashed, matches, new_token

Status = Literal["ok", "stale", "refused"]

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


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
        self.chronicle: Chronicle | None = None
        self.driver = Driver(self)
        self.touched = time()
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
            bot=self.driver.stand_ins.get(seat.seat, seat.bot),
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

    def result(self) -> Result:
        """Who got what, once everybody may know."""
        result = None if self.chronicle is None else self.chronicle.game.result
        if result is None:
            raise Refused("the loot is counted when the game is over")
        return result

    # Listening -------------------------------------------------------------------------------

    def listen(self, listener: Listener, seen: int) -> None:
        """Somebody came (back): he is told everything he has missed, in order."""
        self.listeners.append(listener)
        self.touched = time()
        listener.send(_encode(Welcome(seat=listener.seat, number=self.number)))
        self.driver.player_is_back(listener.seat)
        self.tell_all(self.info())
        if self.chronicle is not None:
            for message in self.chronicle.since(seen, listener.seat):
                listener.send(message)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.touched = time()
            self.tell_all(self.info())

    def back(self, seat: int) -> None:
        """A player who was there all the time takes his seat back from the bot."""
        if self.driver.player_is_back(seat):
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
            name, token = checked_name(name), new_token()
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
            for listener in self.listeners:
                if listener.seat == seat:  # may go on watching
                    listener.seat = SPECTATOR
                    listener.send(_encode(Welcome(seat=SPECTATOR, number=self.number)))
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
            row = msgspec.structs.replace(self.row, setup=setup.to_dict(), status="playing")
            await self.store.update_table(row)
            self.row = row
            self._begin([])
            self.driver.drive()
            self.tell_all(self.info())
            self._tell_missed(seen=0)

    async def _change(self, seat: SeatRow) -> None:
        """Somebody else sits there from now on."""
        await self.store.update_seat(self.row.id, seat)
        self.seats[seat.seat] = seat
        self.tell_all(self.info())

    def _begin(self, choices: list[str]) -> None:
        self.chronicle = Chronicle(Game(Setup.from_dict(self.row.setup)), choices)

    # During the game -------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on where the game stood when it was read from the database."""
        async with self.lock:
            if self.row.status == "playing":
                if self.running().game.over:  # the server fell between the choice and this
                    await self._finish()
                self.driver.drive()

    async def choose(self, seat: int, number: int, words: str, identifier: int) -> Reply:
        """A player's choice. One that comes too late, or twice, changes nothing."""
        async with self.lock:
            game = self.running().game
            self.back(seat)
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
        chronicle = self.running()
        try:
            await self.store.append(self.row.id, self.number, seat, words)
        except Taken:
            await self._reload()
            return False
        chronicle.choose(seat, words)
        self.touched = time()
        self.driver.drive()
        for listener in self.listeners:
            listener.send(chronicle.latest(listener.seat))
        if chronicle.game.over:
            await self._finish()
        return True

    async def _finish(self) -> None:
        """The game is over: everybody may know its seed."""
        self.row.status = "over"
        self.tell_all(self.info())
        try:
            await self.store.update_table(self.row)
        except Exception as error:  # the choices are safe; `resume` writes it next time
            _log.error("the end of table %s is not written: %s", self.row.id, type(error).__name__)

    async def _reload(self) -> None:
        """Take up the game as it is in the database."""
        loaded = await self.store.load_table(self.row.id)
        if loaded is None:
            raise StorageError("the table is gone")
        seen = self.number
        self.row, self.seats, choices = loaded
        self._begin(choices)
        self.driver.drive()
        self._tell_missed(seen)
        self.tell_all(self.info())

    def _tell_missed(self, seen: int) -> None:
        """What happened since so many choices, to everybody."""
        chronicle = self.running()
        for listener in self.listeners:
            for message in chronicle.since(seen, listener.seat):
                listener.send(message)

    async def substitute(self, host: int, seat: int, bot: str) -> None:
        """The host lets a bot play for somebody who is away, or ends that."""
        async with self.lock:
            self._must_be_host(host)
            self._must_be("playing")
            if self._seat(seat).kind != "human":
                raise Refused("only a player can be substituted")
            if not bot:
                self.driver.player_is_back(seat)
            elif seat in [listener.seat for listener in self.listeners]:
                raise Refused("that player is here")
            else:
                self.driver.substitute(seat, known_bot(bot))
            self.tell_all(self.info())

    async def close(self) -> None:
        await self.driver.close()

    # What must be ----------------------------------------------------------------------------

    def running(self) -> Chronicle:
        """The game that has begun."""
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


def checked_name(name: str) -> str:
    """A name as it is shown, without what cannot be seen."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refused("a name is written with letters, digits and signs")
    return name


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
