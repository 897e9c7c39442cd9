"""The story: what happened, in sentences, as one reader saw it happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...engine.events import Event
from ...engine.game import Game
from ...engine.information.view import SPECTATOR
from ...engine.serialization.record import Record, deal_anew_if_due
from ...words import Words

RECENT: Final = 8  # lines told again when a game is resumed


class Line(NamedTuple):
    """A sentence, or the heading of a round."""

    text: str
    heading: bool


class Story:
    """A game as told to one reader: a seat, a spectator, or, with None, a reader who knows
    everything. It listens after every choice, because a reader may know of an event only what they
    knew when it happened."""

    def __init__(self, game: Game, words: Words, reader: int | None) -> None:
        self.lines: list[Line] = []
        self._game = game
        self._words = words
        self._reader = reader
        self._heard = 0
        self._read = 0
        self.listen()

    def listen(self) -> None:
        """Put into sentences what has happened since the last time."""
        events = self._game.events[self._heard :]
        self._heard += len(events)
        table = self._game.view(SPECTATOR if self._reader is None else self._reader)
        for event in events:
            seen = self._game.see(event, self._eyes(event))
            text = self._words.event(seen, table)
            if text:
                self.lines.append(Line(text, event.kind == "round_began"))

    def news(self) -> list[Line]:
        """The lines not read yet; from now on they are."""
        lines = self.lines[self._read :]
        self._read = len(self.lines)
        return lines

    def leave_recent(self) -> None:
        """Mark all but the last lines as read, for a game that is resumed."""
        self._read = max(0, len(self.lines) - RECENT)

    def _eyes(self, event: Event) -> int:
        """The seat whose point of view is told; the acting seat knows all about its event."""
        if self._reader is not None:
            return self._reader
        if event.bandit >= 0 and event.seat < 0:
            seat = self._game.state.bandit(event.bandit).seat
            return (
                seat if seat < self._game.setup.seats else SPECTATOR
            )  # without an owner yet (PAIR-2)
        return event.seat


def play_again(game: Game, record: Record, stories: Iterable[Story]) -> None:
    """Replay the choices of a record, telling everyone what happens."""
    deal_anew_if_due(game, record.redealt)
    for number in range(len(record.choices)):
        record.replay(game, number)
        for story in stories:
            story.listen()
    record.check(game)
