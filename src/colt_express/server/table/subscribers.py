"""The subscribers of a table: clients, at this server or another.

Messages that are the same for all of them are encoded once. Presence and chat are not stored in the
database; other servers receive them through publish/subscribe.
"""

from __future__ import annotations

from collections import deque
from time import monotonic, time
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from ..base.names import covered, shown_text
from ..base.refusals import Refused, Why
from ..storage.pubsub import PubSub
from ..storage.pubsub_messages import Present, Spoken
from ..storage.rows import SeatRow, TableRow
from .message_log import SPECTATOR, MessageLog
from .messages import FromServer, Said, TableInfo, Welcome
from .public_view import for_strangers
from .stories import FrozenGame

REMEMBERED: Final = 5
"""Number of chat messages per seat kept in memory, in case a player reports them."""

_encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A subscriber: a socket."""

    seat: int
    muted: set[int]  # seats whose chat it does not want
    hidden: bool  # whether its page is out of sight
    address: str

    def send(self, message: bytes) -> None: ...

    def dismiss(self, sentence: str, why: Why) -> None:
        """Disconnect it."""


class Shown(Protocol):
    """The part of a table that its subscribers are shown."""

    row: TableRow
    seats: list[SeatRow]
    touched: float

    @property
    def game(self) -> MessageLog | FrozenGame | None: ...

    @property
    def number(self) -> int: ...

    def info(self) -> TableInfo: ...

    def player_left(self) -> None: ...


class Subscribers:
    """The subscribers of one table. ``connected`` are those at this server."""

    def __init__(self, table: Shown, pubsub: PubSub) -> None:
        self.table = table
        self.pubsub = pubsub
        self.connected: list[Subscriber] = []
        self.said: dict[
            int, deque[str]
        ] = {}  # the latest of each seat, as this server has seen them
        self._elsewhere: dict[str, list[int]] = {}  # seats whose players are at other servers
        self._opened = monotonic()
        self._left: dict[int, float] = {}  # when the players of these seats were last connected

    # Subscribing -----------------------------------------------------------------------------

    def add(self, subscriber: Subscriber, seen: int) -> None:
        """Add a subscriber and send it everything it has missed, in order."""
        table, before = self.table, self.present
        self.connected.append(subscriber)
        table.touched = time()
        subscriber.send(_encode(Welcome(seat=subscriber.seat, number=table.number)))
        if self.present != before:
            self._tell_who_is_there()
        else:
            info = table.info()
            stranger = subscriber.seat == SPECTATOR
            subscriber.send(_encode(for_strangers(info) if stranger else info))
        if table.game is not None:
            for message in table.game.since(seen, subscriber.seat):
                subscriber.send(message)

    def remove(self, subscriber: Subscriber) -> None:
        if subscriber in self.connected:
            before = self.present
            self.connected.remove(subscriber)
            self.table.touched = time()
            if self.present != before:
                self._note_leaving(before)
                self._tell_who_is_there()
                self.table.player_left()

    def unseat(self, seat: int) -> list[Subscriber]:
        """Turn the players of a seat into spectators and forget their chat; returns those
        affected."""
        self.said.pop(seat, None)
        unseated = self.at_seat(seat)
        for subscriber in self.connected:
            subscriber.muted.discard(seat)
        for subscriber in unseated:
            subscriber.seat = SPECTATOR
            subscriber.send(_encode(Welcome(seat=SPECTATOR, number=self.table.number)))
        if unseated:
            self.announce_presence()
        return unseated

    def at_seat(self, seat: int) -> list[Subscriber]:
        return [subscriber for subscriber in self.connected if subscriber.seat == seat]

    def dissolve(self) -> None:
        """The table is gone, and so is this reference to it."""
        self.connected.clear()
        del self.table

    # Presence --------------------------------------------------------------------------------

    @property
    def present_here(self) -> list[int]:
        """Seats whose players are connected to this server."""
        return sorted({subscriber.seat for subscriber in self.connected} - {SPECTATOR})

    @property
    def looking_here(self) -> list[int]:
        """Seats whose players have a page in sight, of those connected to this server."""
        looking = {subscriber.seat for subscriber in self.connected if not subscriber.hidden}
        return sorted(looking - {SPECTATOR})

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
        self.publish_table(self.table.info())

    def announce_presence(self) -> None:
        """Tell the other servers who is connected here."""
        here = Present(self.pubsub.name, self.table.row.id, self.present_here)
        self.pubsub.send(here)

    def set_presence_at(self, server: str, seats: list[int]) -> None:
        """Presence at another server."""
        everywhere = self.present
        before = self._elsewhere.pop(server, [])
        if seats:
            self._elsewhere[server] = seats
        self._note_leaving(everywhere)
        if seats != before:
            self.publish_table(self.table.info())
        if not set(before) <= self.present:
            self.table.player_left()

    # Publishing ------------------------------------------------------------------------------

    def publish(self, message: FromServer) -> None:
        encoded = _encode(message)
        for subscriber in self.connected:
            subscriber.send(encoded)

    def publish_table(self, info: TableInfo) -> None:
        encoded = _encode(info)
        public = for_strangers(info)
        to_strangers = encoded if public is info else _encode(public)
        for subscriber in self.connected:
            subscriber.send(to_strangers if subscriber.seat == SPECTATOR else encoded)

    def publish_since(self, message_log: MessageLog, seen: int) -> None:
        """Send all subscribers the choices after the first ``seen``."""
        if seen == message_log.number - 1:
            for subscriber in self.connected:
                subscriber.send(message_log.latest(subscriber.seat))
            return
        for subscriber in self.connected:
            for message in message_log.since(seen, subscriber.seat):
                subscriber.send(message)

    def say(self, seat: int, text: str, emote: str) -> None:
        """A player at this server sends a chat message."""
        if seat < 0:
            raise Refused("only players can talk at the table", code="players")
        text = "" if emote else shown_text(text)
        self.pubsub.send(Spoken(self.pubsub.name, self.table.row.id, seat, text, emote))
        self.publish_chat(seat, text, emote)

    def publish_chat(self, seat: int, text: str, emote: str) -> None:
        """A player at any server sent a chat message."""
        if text:
            self.said.setdefault(seat, deque(maxlen=REMEMBERED)).append(text)
        shown = covered(text) if self.table.row.filtered else text
        speaker = self.table.seats[seat]
        said = Said(seat=seat, name=speaker.name, text=shown, emote=emote)
        nameless = self.table.row.status == "over" and not speaker.named
        encoded = _encode(said)
        to_strangers = _encode(replace(said, name="")) if nameless else encoded
        for subscriber in self.connected:
            if seat not in subscriber.muted:
                subscriber.send(to_strangers if subscriber.seat == SPECTATOR else encoded)
