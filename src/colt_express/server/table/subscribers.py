"""The audience of a table: its subscribers, at this server or another.

What is the same for all of them is encoded once. Presence and chat are not stored in the database;
other servers receive them through the telegraph.
"""

from __future__ import annotations

from collections import deque
from time import monotonic, time
from typing import Final, Protocol

import msgspec

from ..base.names import covered, shown_text
from ..base.refusals import Refused, Why
from ..storage.pubsub import Telegraph
from ..storage.pubsub_messages import Present, Spoken
from ..storage.rows import SeatRow, TableRow
from .message_log import SPECTATOR, Chronicle
from .messages import FromServer, Said, TableInfo, Welcome
from .stories import FrozenGame

REMEMBERED: Final = 5
"""Number of chat messages per seat kept in memory, in case somebody reports them."""

_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A subscriber: a socket."""

    seat: int
    muted: set[int]  # seats whose chat it does not want
    address: str

    def send(self, message: bytes) -> None: ...

    def dismiss(self, sentence: str, why: Why) -> None:
        """Disconnect it."""


class Shown(Protocol):
    """The part of a table that its audience is shown."""

    row: TableRow
    seats: list[SeatRow]
    touched: float

    @property
    def game(self) -> Chronicle | FrozenGame | None: ...

    @property
    def number(self) -> int: ...

    def info(self) -> TableInfo: ...

    def somebody_left(self) -> None: ...


class Audience:
    """The audience of one table."""

    def __init__(self, table: Shown, telegraph: Telegraph) -> None:
        self.table = table
        self.telegraph = telegraph
        self.listeners: list[Listener] = []
        self.said: dict[
            int, deque[str]
        ] = {}  # the latest of each seat, as this server has seen them
        self._elsewhere: dict[str, list[int]] = {}  # seats whose players are at other servers
        self._opened = monotonic()
        self._left: dict[int, float] = {}  # when the players of these seats were last connected

    # Subscribing -----------------------------------------------------------------------------

    def listen(self, listener: Listener, seen: int) -> None:
        """Add a subscriber and send it everything it has missed, in order."""
        table, before = self.table, self.present
        self.listeners.append(listener)
        table.touched = time()
        listener.send(_encode(Welcome(seat=listener.seat, number=table.number)))
        if self.present != before:
            self._tell_who_is_there()
        else:
            listener.send(_encode(table.info()))
        if table.game is not None:
            for message in table.game.since(seen, listener.seat):
                listener.send(message)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            before = self.present
            self.listeners.remove(listener)
            self.table.touched = time()
            if self.present != before:
                self._note_leaving(before)
                self._tell_who_is_there()
                self.table.somebody_left()

    def unseat(self, seat: int) -> list[Listener]:
        """Turn the players of a seat into spectators and forget their chat; returns those
        affected."""
        self.said.pop(seat, None)
        unseated = self.listeners_at(seat)
        for listener in self.listeners:
            listener.muted.discard(seat)
        for listener in unseated:
            listener.seat = SPECTATOR
            listener.send(_encode(Welcome(seat=SPECTATOR, number=self.table.number)))
        if unseated:
            self.announce_presence()
        return unseated

    def listeners_at(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    def dissolve(self) -> None:
        """The table is gone, and so is this reference to it."""
        self.listeners.clear()
        del self.table

    # Presence --------------------------------------------------------------------------------

    @property
    def present_here(self) -> list[int]:
        """Seats whose players are connected to this server."""
        return sorted({listener.seat for listener in self.listeners} - {SPECTATOR})

    @property
    def present(self) -> set[int]:
        """Seats whose players are connected to any server."""
        return set(self.present_here).union(*self._elsewhere.values())

    def away(self, seat: int) -> float:
        """Seconds since the player of a seat was last connected, as far as this server knows; 0 if
        they are connected."""
        if seat in self.present:
            return 0.0
        return monotonic() - self._left.get(seat, self._opened)

    def _note_leaving(self, before: set[int]) -> None:
        self._left.update(dict.fromkeys(before - self.present, monotonic()))

    def _tell_who_is_there(self) -> None:
        self.announce_presence()
        self.tell_all(self.table.info())

    def announce_presence(self) -> None:
        """Tell the other servers who is connected here."""
        here = Present(self.telegraph.name, self.table.row.id, self.present_here)
        self.telegraph.send(here)

    def hear_of_presence(self, server: str, seats: list[int]) -> None:
        """Presence at another server."""
        everywhere = self.present
        before = self._elsewhere.pop(server, [])
        if seats:
            self._elsewhere[server] = seats
        self._note_leaving(everywhere)
        if seats != before:
            self.tell_all(self.table.info())
        if not set(before) <= self.present:
            self.table.somebody_left()

    # Publishing ------------------------------------------------------------------------------

    def tell_all(self, message: FromServer) -> None:
        encoded = _encode(message)
        for listener in self.listeners:
            listener.send(encoded)

    def tell_since(self, chronicle: Chronicle, seen: int) -> None:
        """Send everybody the choices after so many."""
        if seen == chronicle.number - 1:
            for listener in self.listeners:
                listener.send(chronicle.latest(listener.seat))
            return
        for listener in self.listeners:
            for message in chronicle.since(seen, listener.seat):
                listener.send(message)

    def say(self, seat: int, text: str, emote: str) -> None:
        """A player at this server sends a chat message."""
        if seat < 0:
            raise Refused("only players can talk at the table", code="players")
        text = "" if emote else shown_text(text)
        self.telegraph.send(Spoken(self.telegraph.name, self.table.row.id, seat, text, emote))
        self.tell_words(seat, text, emote)

    def tell_words(self, seat: int, text: str, emote: str) -> None:
        """A player at any server sent a chat message."""
        if text:
            self.said.setdefault(seat, deque(maxlen=REMEMBERED)).append(text)
        shown = covered(text) if self.table.row.filtered else text
        name = self.table.seats[seat].name
        said = _encode(Said(seat=seat, name=name, text=shown, emote=emote))
        for listener in self.listeners:
            if seat not in listener.muted:
                listener.send(said)
