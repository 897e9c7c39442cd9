"""The chronicle of a game: what every seat was told of every choice, ready to be sent.

What a seat may see of an event depends on the moment it happens, so it is put into bytes then.
What everybody sees is encoded once for all.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.mine import Mine
from .messages import Now
from .rows import ChoiceRow

_encode = msgspec.json.Encoder().encode

SPECTATOR = -1


class _Told(msgspec.Struct, tag_field="type", tag="told", omit_defaults=True):
    """`messages.Told`, with the parts that are the same for several seats already encoded."""

    number: int
    chooser: int
    events: list[msgspec.Raw]
    deadline: float = 0.0
    table: msgspec.Raw | None = None
    mine: Mine | None = None


class Chronicle:
    """A game, and the messages about its choices."""

    def __init__(self, game: Game, started: float = 0.0) -> None:
        self.game = game
        self.deadline = 0.0
        self.seats = range(SPECTATOR, game.setup.seats)
        self.asked = {decision.seat: started for decision in game.decisions}  # since when
        self._events: list[list[list[msgspec.Raw]]] = []  # by choice, then by seat
        self._table: msgspec.Raw | None = None
        self._latest: dict[tuple[int, float], bytes] = {}  # by seat and deadline: what is told now

    @property
    def number(self) -> int:
        return len(self.game.choices)

    def choose(self, choice: ChoiceRow) -> None:
        self._remember(self.game.choose(choice.seat, choice.option))
        before, self.asked = self.asked, {}
        before.pop(choice.seat, None)
        for decision in self.game.decisions:
            self.asked[decision.seat] = before.get(decision.seat, choice.made)

    def _remember(self, events: list[Event]) -> None:
        self._table = None
        self._latest.clear()
        public = [msgspec.Raw(_encode(self.game.see(event, SPECTATOR))) for event in events]
        secret = [n for n, event in enumerate(events) if self.game.is_secret(event)]
        seen = [public for _ in self.seats]
        for seat in self.seats if secret else ():
            own = seen[seat + 1] = public[:]
            for n in secret:
                own[n] = msgspec.Raw(_encode(self.game.see(events[n], seat)))
        self._events.append(seen)

    def latest(self, seat: int) -> bytes:
        """The last choice, with the table as it is now; the same bytes for all who watch."""
        key = seat, self.deadline
        if key not in self._latest:
            self._latest[key] = self._told(self.number, seat, last=True)
        return self._latest[key]

    def since(self, seen: int, seat: int) -> Iterator[bytes]:
        """What somebody has missed who has seen so many choices; in any case how it stands."""
        if not 0 <= seen < self.number:
            yield _encode(
                Now(self.number, self.deadline, self.game.view(SPECTATOR), self.game.mine(seat))
            )
        for number in range(max(0, seen) + 1, self.number + 1):
            yield self._told(number, seat, last=number == self.number)

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
