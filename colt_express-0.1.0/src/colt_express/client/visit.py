"""A bot's visit to a table: from its first message until the game is over, or the next one begins.

The bot thinks between two messages. What the server sends meanwhile waits; a choice that came too
late is stale, and the question is asked again if it is still open.
"""

from __future__ import annotations

from time import monotonic, sleep
from typing import Final, NamedTuple

from ..bots.base import BotFailed
from ..engine.errors import RecordError
from ..engine.game import Result
from ..engine.serialization.record import load_record
from ..replays.steps import ReplayStep
from ..replays.telling import Replay
from .connection import Connection, Lost, Patience, connected
from .errors import ClientError, RefusedByServer, SentAway
from .eyes import History
from .http import ask, fetch
from .kept_seats import KeptSeat
from .messages import PROTOCOL, Closing, Now, Reply, Table, Told, Welcome
from .telling import Telling
from .thinking import MakeBot, Seated, Thought, maker_of

SLOW_DOWN: Final = 1.0
"""Seconds to wait when the server says that messages come too often."""
LISTENING: Final = 1.0
"""Seconds of waiting for a message before the bot looks whether people are still there."""
GOODBYE: Final = 5.0
"""Seconds to wait for the answer when the bot leaves."""
STRANGE: Final = 20
"""Maximum number of refused choices in a row; a program that goes on would never be heard."""


class Wishes(NamedTuple):
    """What the bot's owner wants: time for a choice and until a lost server is given up, in
    seconds; another game after this one; and to keep the seat if the bot fails. ``make`` makes a
    bot that has no code."""

    limit: float = 0.0
    seed: str = ""
    patience: float = 300.0
    rematch: bool = False
    company: float = 300.0  # seconds to wait for a rematch without a person at the table
    stay: bool = False
    make: MakeBot | None = None


class Visit:
    """A visit to a table, with the seat that was taken there."""

    def __init__(self, seat: KeptSeat, wishes: Wishes, telling: Telling) -> None:
        self.seat = seat
        self.address = seat.address
        self.wishes = wishes
        self.telling = telling
        make = wishes.make or maker_of(seat.bot, wishes.seed, wishes.limit)
        self.bot = Seated(seat.seat, make)
        self.history = History(seat.seat, self._steps)
        self.table: Table | None = None
        self._number = 0  # of choices that were told
        self._asked = -1  # the number of the open question; -1 without one
        self._position = -1  # the message that asked for the position
        self._choice = -1  # the message with the choice
        self._thought: Thought | None = None
        self._refused = 0  # choices in a row
        self._alone = 0.0  # since when no person is at the table, after the end
        self._wants = False  # another game has been asked for
        self._given_up = False  # there will be no other game

    def play(self) -> str:
        """Play until the game is over; returns the name of the next table, or an empty string."""
        patience = Patience(self.wishes.patience)
        while True:
            try:
                with connected(self.address) as connection:
                    return self._converse(connection, patience)
            except Lost as lost:
                self.telling.lost(lost, patience.wait(lost))

    # The conversation -------------------------------------------------------------------------

    def _converse(self, connection: Connection, patience: Patience) -> str:
        self._asked = self._position = self._choice = -1
        self._wants = False
        fields = {"protocol": PROTOCOL, "token": self.seat.token, "seen": self._number}
        self._admitted(connection, connection.send("hello", **fields))
        patience.rest()
        try:
            while not self._is_finished():
                self._hear(connection, connection.receive(LISTENING))
                self._want_another(connection)
        except BotFailed:
            if not self.wishes.stay:
                self._leave(connection)
            raise
        except KeyboardInterrupt:
            if self.table is not None and self.table.status == "waiting":
                self._leave(connection)  # others may have the seat
            raise
        assert self.table is not None
        return self.table.next_table

    def _admitted(self, connection: Connection, hello: int) -> None:
        """Wait for the answer to hello."""
        while True:
            message = connection.receive()
            if isinstance(message, Reply) and message.id in (hello, -1):
                if message.status != "ok":
                    raise SentAway(message.sentence)
                return

    def _hear(self, connection: Connection, message: object) -> None:
        match message:
            case Told() | Now():
                self._look(connection, message)
            case Reply():
                self._answered(connection, message)
            case Table():
                self._see_table(message)
            case Welcome() if message.seat != self.seat.seat:
                raise SentAway("the seat is lost: the host has freed it, or the bot was away")
            case Closing():
                self.telling.tell("the server is about to stop; the bot comes back to it")

    def _see_table(self, table: Table) -> None:
        self.telling.table(self.table, table, self.seat.seat)
        was, self.table = self.table, table
        if table.status == "closed":
            if table.next_table:  # the host has called the game off
                return
            raise SentAway("the table is closed")
        if table.status == "over" and (was is None or was.status != "over"):
            result = self._result()
            self.telling.result(result, table, self.seat.seat)
            self.bot.end(result)

    def _look(self, connection: Connection, shown: Told | Now) -> None:
        self._number = shown.number
        if isinstance(shown, Told):
            self.history.heard(shown)
        else:
            self.history.look(shown)
        if shown.mine is None:
            return
        self._asked = -1
        if shown.mine.question is not None:
            self._asked = shown.number
            self._position = connection.send("position")

    def _answered(self, connection: Connection, reply: Reply) -> None:
        if reply.id == -1 and reply.status != "ok":
            raise SentAway(reply.sentence)
        if reply.id == self._position:
            self._position = -1
            self._told_position(connection, reply)
        elif reply.id == self._choice:
            self._choice = -1
            self._chosen(connection, reply)

    def _told_position(self, connection: Connection, reply: Reply) -> None:
        """The position is there: think, unless the game has gone on."""
        if reply.status != "ok":
            self._try_again(connection, reply)
        elif reply.number == self._asked:
            self._think(connection, reply.position)

    def _think(self, connection: Connection, line: str) -> None:
        number = self._asked
        thought = self.bot.choose(line, lambda: self.history.up_to(number))
        self._thought = thought
        self._choice = connection.send("choose", number=number, option=thought.words)
        self._asked = -1

    def _chosen(self, connection: Connection, reply: Reply) -> None:
        thought = self._thought
        assert thought is not None
        if reply.status == "ok":
            self._refused = 0
            self.history.chose(reply.number, thought.words)
            self.telling.chose(thought, reply.number)
        elif reply.status == "stale":  # the question is asked again if it is still open
            self.telling.note(f"{thought.words} came too late: the game had gone on")
        elif reply.code == "late":
            self.telling.tell("too slow: a bot of the server chose in this bot's place")
        else:
            self._try_again(connection, reply)

    def _try_again(self, connection: Connection, reply: Reply) -> None:
        """A refusal that may be for a moment only; any other one ends the visit."""
        self._refused += 1
        if reply.code not in ("slow_down", "storage", "busy") or self._refused > STRANGE:
            raise RefusedByServer(f"the server refuses to go on: {reply.sentence}", code=reply.code)
        sleep(SLOW_DOWN)
        self._asked = self._number
        self._position = connection.send("position")

    # After the end ----------------------------------------------------------------------------

    def _is_finished(self) -> bool:
        table = self.table
        if table is None or table.status not in ("over", "closed"):
            return False
        return bool(table.next_table) or not self.wishes.rematch or self._given_up

    def _want_another(self, connection: Connection) -> None:
        """After the end: say once that another game is welcome, and wait for it while people are
        there."""
        table = self.table
        if table is None or table.status != "over" or self._is_finished():
            return
        if not self._wants:
            self._wants = True
            self.telling.tell("ready for another game, as soon as the others want one")
            connection.send("rematch")
        self._alone = 0.0 if table.has_company else self._alone or monotonic()
        if self._alone and monotonic() - self._alone > self.wishes.company:
            self.telling.tell("everybody has left the table, so there is no other game")
            self._given_up = True

    def _result(self) -> Result | None:
        """How the game ended, from its record; None if that cannot be read here."""
        try:
            return load_record(fetch(f"{self.address.api}/record")).result
        except (ClientError, RecordError):
            return None

    def _steps(self) -> list[ReplayStep]:
        """All steps of the game, as this seat saw them."""
        url = f"{self.address.replay}?seat={self.seat.seat}"
        return ask(url, Replay, token=self.seat.token).steps

    def _leave(self, connection: Connection) -> None:
        """Give up the seat, so that the others do not wait: before the start it becomes free, and
        during the game a bot of the server plays on."""
        try:
            left = connection.send("leave")
            until = monotonic() + GOODBYE
            while monotonic() < until:
                message = connection.receive(GOODBYE)
                if isinstance(message, Reply) and message.id == left:
                    return
        except ClientError:
            pass  # the clock of the table, or its people, will find a bot in its place
