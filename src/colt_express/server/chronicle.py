"""The chronicle of a game: what every seat was sent about every choice, ready to be sent again.

What a seat saw of a choice is encoded once, for clients that reconnect; what everybody sees is
encoded once for all.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.setup import Setup
from ..engine.view import Mine
from ..errors import ColtExpressError
from .logs import reason
from .messages import Now
from .rows import ChoiceRow, TableRow

_encode = msgspec.json.Encoder().encode

SPECTATOR = -1


class Damaged(ColtExpressError):
    """A stored game that cannot be replayed. The engine's message is not shown, because it lists a
    seat's options."""

    def __init__(self, number: int, fault: str) -> None:
        super().__init__("this game's record is damaged; it cannot be shown")
        self.number = number  # number of choices that can be replayed
        self.fault = fault  # for the log


class _Told(msgspec.Struct, tag_field="type", tag="told", omit_defaults=True):
    """`messages.Told`, with the parts that several seats share already encoded."""

    number: int
    chooser: int
    events: msgspec.Raw
    deadline: float = 0.0
    table: msgspec.Raw | None = None
    mine: Mine | None = None


def begin(row: TableRow) -> Chronicle:
    """The game of a table before its first choice."""
    try:
        return Chronicle(Game(Setup.from_dict(row.setup)), row.started)
    except Exception as error:
        raise Damaged(0, reason(error)) from None


class Chronicle:
    """A game, and the messages about its choices."""

    def __init__(self, game: Game, started: float = 0.0) -> None:
        self.game = game
        self.deadline = 0.0
        self.seats = range(SPECTATOR, game.setup.seats)
        self.asked = {decision.seat: started for decision in game.decisions}  # since when
        self._events: list[list[msgspec.Raw]] = []  # by choice, then by seat
        self._table: msgspec.Raw | None = None
        self._latest: dict[
            tuple[int, float], bytes
        ] = {}  # by seat and deadline: the current message

    @property
    def number(self) -> int:
        return len(self.game.choices)

    def choose(self, choice: ChoiceRow) -> None:
        number = self.number
        try:
            events = self.game.choose(choice.seat, choice.option)
        except Exception as error:
            raise Damaged(number, reason(error)) from None
        self._remember(events)
        before, self.asked = self.asked, {}
        before.pop(choice.seat, None)
        for decision in self.game.decisions:
            self.asked[decision.seat] = before.get(decision.seat, choice.made)

    def _remember(self, events: list[Event]) -> None:
        self._table = None
        self._latest.clear()
        public = [self.game.see(event, SPECTATOR) for event in events]
        secret = [n for n, event in enumerate(events) if self.game.is_secret(event)]
        seen = [msgspec.Raw(_encode(public))] * len(self.seats)
        for seat in self.seats if secret else ():
            own = public[:]
            for n in secret:
                own[n] = self.game.see(events[n], seat)
            seen[seat + 1] = msgspec.Raw(_encode(own))
        self._events.append(seen)

    def latest(self, seat: int) -> bytes:
        """The last choice with the current position; the same bytes for all spectators."""
        key = seat, self.deadline
        if key not in self._latest:
            self._latest[key] = self._told(self.number, seat, last=True)
        return self._latest[key]

    def since(self, seen: int, seat: int) -> Iterator[bytes]:
        """The messages after so many choices, or at least the current position."""
        if not 0 <= seen < self.number:
            yield _encode(
                Now(self.number, self.deadline, self.game.view(SPECTATOR), self.game.mine(seat))
            )
        for number in range(max(0, seen) + 1, self.number + 1):
            yield self._told(number, seat, last=number == self.number)

    def story(self) -> list[bytes]:
        """Everything a spectator was sent, without deadlines."""
        deadline, self.deadline = self.deadline, 0.0
        try:
            return list(self.since(0, SPECTATOR))
        finally:
            self.deadline = deadline

    def _told(self, number: int, seat: int, last: bool) -> bytes:
        told = _Told(
            number=number,
            chooser=self.game.choosers[number - 1],
            events=self._events[number - 1][seat + 1],
        )
        if last:
            if self._table is None:
                self._table = msgspec.Raw(_encode(self.game.view(SPECTATOR)))
            told.deadline = self.deadline
            told.table = self._table
            told.mine = self.game.mine(seat)
        return _encode(told)
