"""The message log of a game: what every seat was sent about every choice, ready to be sent again.

The events that a seat saw are encoded once, for clients that reconnect; those that all seats see
are encoded once for all. Choices are numbered as they are stored: one that is taken back keeps its
number, and taking it back has the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from ...engine.configuration.setup import Setup
from ...engine.events import Event
from ...engine.game import Game
from ...engine.information.learning import taught_nothing
from ...engine.information.view import EventView, Mine
from ...engine.serialization.record import Origin, TakenBack, deal_anew_if_due, save_record
from ...errors import ColtExpressError
from ..base.logs import reason
from ..storage.rows import ChoiceRow, PlayedOn, SeatRow, TableRow
from .messages import Now
from .seating import is_solo

_encode = msgspec.json.Encoder().encode

SPECTATOR = -1
"""In place of a seat: a client without one."""

WEIGHT_OF_GAME: Final = 60_000
WEIGHT_OF_CHOICE: Final = 1_200
"""Bytes of memory besides the messages: what a game takes, and what each choice adds to it
(measured with the interpreted engine, which takes more)."""

MOST_TAKEN_BACK: Final = 100
"""Maximum number of choices that may be taken back in one game, so that none grows without end."""


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
    taken_back: int = 0
    may_take_back: bool = False


class _MadeChoice(NamedTuple):
    """A choice, and what it changed."""

    number: int
    choice: ChoiceRow
    before: Game
    asked: dict[int, float]


class _Entry(NamedTuple):
    """The events of a choice, or of taking one back."""

    chooser: int
    events: list[msgspec.Raw]  # by seat
    taken_back: int = 0


def origin_of(played_on: PlayedOn | None) -> Origin | None:
    """The origin as a record names it."""
    if played_on is None:
        return None
    return Origin(played_on.game, played_on.number, played_on.seat)


def begin(row: TableRow, seats: list[SeatRow]) -> MessageLog:
    """The game of a table before its first choice."""
    try:
        game = Game(Setup.from_dict(row.setup))
        undoable = is_solo(seats) and not row.counts
        return MessageLog(game, row.started, undoable, row.origin)
    except Exception as error:
        raise Damaged(0, reason(error)) from None


class MessageLog:
    """A game, and the messages about its choices."""

    def __init__(
        self,
        game: Game,
        started: float = 0.0,
        undoable: bool = True,
        origin: PlayedOn | None = None,
    ) -> None:
        self.game = game
        self.origin = origin
        self._redealt = () if origin is None else origin.redealt
        deal_anew_if_due(game, self._redealt)
        self.undoable = undoable  # whether choices can be taken back, so positions are kept
        self.deadline = 0.0
        self.seats = range(SPECTATOR, game.setup.seats)
        self.asked = {decision.seat: started for decision in game.decisions}  # since when
        self.chose_before: set[int] = set()  # seats whose question follows their own choice
        self.alone = SPECTATOR  # the seat of a person who plays alone against bots
        self.taken_back: list[TakenBack] = []
        self.weight = WEIGHT_OF_GAME  # bytes of memory, as estimated
        self._entries: list[_Entry] = []
        self._last_run: list[
            _MadeChoice
        ] = []  # the last choices, as far as one seat made them in a row
        self._nothing_new: tuple[int, bool] = (0, False)  # of the last choice, by its number
        self._table: msgspec.Raw | None = None
        self._latest: dict[
            tuple[int, float], bytes
        ] = {}  # by seat and deadline: the current message

    @property
    def number(self) -> int:
        return len(self._entries)

    def choose(self, choice: ChoiceRow) -> None:
        if choice.takes_back:
            self._take_back(choice)
            return
        number, asked = self.number, self.asked
        before = self.game.copy(listening=True) if self.undoable else None
        try:
            events = self.game.choose(choice.seat, choice.option)
        except Exception as error:
            raise Damaged(number, reason(error)) from None
        if before is not None:
            if self._last_run and self._last_run[-1].choice.seat != choice.seat:
                self._last_run.clear()
            self._last_run.append(_MadeChoice(number + 1, choice, before, asked))
        self._remember(_Entry(choice.seat, self._seen(events)))
        if self.origin is not None and len(self.game.choices) <= self.origin.number:
            self._last_run.clear()  # what was taken over cannot be taken back
            deal_anew_if_due(self.game, self._redealt)
        self.asked = {
            seat: choice.made if seat == choice.seat else asked.get(seat, choice.made)
            for seat in (decision.seat for decision in self.game.decisions)
        }
        self.chose_before = {
            seat
            for seat in self.asked
            if seat == choice.seat or (seat in self.chose_before and seat in asked)
        }

    def _take_back(self, choice: ChoiceRow) -> None:
        """Return to the position before the last choice. Whether that is allowed was decided when
        it was stored."""
        if not self._last_run or self._last_run[-1].choice.seat != choice.seat:
            raise Damaged(self.number, "a choice is taken back that is not the last of its seat")
        undone = self._last_run.pop()
        self.game = undone.before
        self.asked = {**undone.asked, choice.seat: choice.made}
        words = f"{choice.seat} {undone.choice.option}"
        self.taken_back.append(TakenBack(len(self.game.choices), words))
        nothing = [msgspec.Raw(b"[]")] * len(self.seats)
        self._remember(_Entry(choice.seat, nothing, undone.number))

    def was_last(self, seat: int) -> bool:
        """Whether this seat made the last choice that counts."""
        return bool(self._last_run) and self._last_run[-1].choice.seat == seat

    @property
    def taught_nothing(self) -> bool:
        """Whether the last choice that counts showed its seat nothing that it could not know."""
        number, choice, before, _ = self._last_run[-1]
        if self._nothing_new[0] != number:
            self._nothing_new = (number, taught_nothing(before, choice.seat, choice.option))
        return self._nothing_new[1]

    @property
    def may_take_back(self) -> bool:
        """Whether a person plays alone, chose last and learned nothing from it."""
        return (
            self.was_last(self.alone)
            and not self.game.over
            and len(self.taken_back) < MOST_TAKEN_BACK
            and self.taught_nothing
        )

    def record(self) -> str:
        return save_record(self.game, self.taken_back, origin_of(self.origin))

    def _remember(self, entry: _Entry) -> None:
        self._table = None
        self._latest.clear()
        self._entries.append(entry)
        self.weight += WEIGHT_OF_CHOICE

    def _seen(self, events: list[Event]) -> list[msgspec.Raw]:
        """The events as each seat sees them, encoded, by seat."""
        public = [self.game.see(event, SPECTATOR) for event in events]
        secret = [n for n, event in enumerate(events) if self.game.is_secret(event)]
        seen = [self._encoded(public)] * len(self.seats)
        for seat in self.seats[1:] if secret else ():
            own = public[:]
            for n in secret:
                own[n] = self.game.see(events[n], seat)
            seen[seat + 1] = self._encoded(own)
        return seen

    def _encoded(self, events: list[EventView]) -> msgspec.Raw:
        encoded = _encode(events)
        self.weight += len(encoded)
        return msgspec.Raw(encoded)

    def latest(self, seat: int) -> bytes:
        """The last choice with the current position; the same bytes for all spectators."""
        key = seat, self.deadline
        if key not in self._latest:
            self._latest[key] = self._told(self.number, seat, last=True)
        return self._latest[key]

    def since(self, seen: int, seat: int) -> Iterator[bytes]:
        """The messages about the choices after the first ``seen``, or at least the current
        position."""
        if not 0 <= seen < self.number:
            table, mine = self.game.view(SPECTATOR), self.game.mine(seat)
            yield _encode(Now(self.number, self.deadline, table, mine, self._may(seat)))
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
        entry = self._entries[number - 1]
        told = _Told(number, entry.chooser, entry.events[seat + 1], taken_back=entry.taken_back)
        if last:
            if self._table is None:
                self._table = msgspec.Raw(_encode(self.game.view(SPECTATOR)))
            told.deadline = self.deadline
            told.table = self._table
            told.mine = self.game.mine(seat)
            told.may_take_back = self._may(seat)
        return _encode(told)

    def _may(self, seat: int) -> bool:
        return seat == self.alone and self.may_take_back
