"""What a bot is shown at a server's table: the same as in a game in its own process.

The position comes as a line of notation, which says what the seat knows and nothing else, so view,
numbers and guesses are those of the library. The history is put together from what the seat was
sent; what was missed, and the opening, is fetched when a bot asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from ..bots.base import Eyes
from ..engine.errors import NotationError
from ..engine.game import Game
from ..engine.information.view import EventView, HistoryEntry, QuestionView
from ..notation.positions.reading import read_line
from ..replays.steps import ReplayStep
from .errors import Nonsense
from .messages import Now, Told


class TableEyes(Eyes):
    """The observation of a seat at a server's table."""

    __slots__ = ("_history",)

    def __init__(self, game: Game, seat: int, history: Callable[[], list[HistoryEntry]]) -> None:
        super().__init__(game, seat)
        self._history = history

    def history(self) -> list[HistoryEntry]:
        return self._history()


def read_seen(line: str, seat: int) -> Game:
    """A game in the position of a line; what its seat does not know is filled with placeholders."""
    try:
        game, viewer = read_line(line)
    except NotationError as error:
        raise Nonsense(
            f"the position that the server sent cannot be read here; is it another version? {error}"
        ) from None
    if viewer != seat:
        raise Nonsense(f"the server sent the position of seat {viewer} to seat {seat}")
    return game


class _Heard(NamedTuple):
    """A choice as it was told."""

    chooser: int
    question: QuestionView | None
    events: list[EventView]


class History:
    """What a seat has seen and done, by the number of the choice; ``fetch`` gets all its steps."""

    def __init__(self, seat: int, fetch: Callable[[], list[ReplayStep]]) -> None:
        self.seat = seat
        self._fetch = fetch
        self._entries: list[HistoryEntry] = []  # the opening, then one for each choice
        self._heard: dict[int, _Heard] = {}
        self._chosen: dict[int, str] = {}  # by number: this seat's own choices, once acknowledged
        self._asked: dict[int, QuestionView] = {}  # by seat, at the last position that was sent

    def heard(self, told: Told) -> None:
        if told.taken_back:
            self._entries, self._heard = [], {}
        elif self._asked:
            question = self._asked.get(told.chooser)
            self._heard[told.number] = _Heard(told.chooser, question, told.events)
        self._look(told)

    def look(self, now: Now) -> None:
        self._look(now)

    def chose(self, number: int, words: str) -> None:
        """This seat's choice of that number has been acknowledged."""
        self._chosen[number] = words

    def up_to(self, number: int) -> list[HistoryEntry]:
        """The entries of the first ``number`` choices and of the opening."""
        if not self._grow(number):
            self._entries = entries_of(self._fetch(), self.seat)
            self._heard = {n: one for n, one in self._heard.items() if n >= len(self._entries)}
        return self._entries[: number + 1]

    def _grow(self, number: int) -> bool:
        """Append what was heard; returns whether nothing is missing."""
        if not self._entries:
            return False
        while len(self._entries) <= number:
            at = len(self._entries)
            heard = self._heard.pop(at, None)
            choice = self._chosen.get(at)
            if heard is None or heard.question is None:
                return False
            if heard.chooser == self.seat and choice is None:
                return False  # a stand-in chose
            own = choice if heard.chooser == self.seat else None
            self._entries.append(HistoryEntry(heard.chooser, heard.question, own, heard.events))
        return True

    def _look(self, shown: Told | Now) -> None:
        self._asked = {}
        if shown.table is not None:
            self._asked = {question.seat: question for question in shown.table.questions}
        if shown.mine is not None and shown.mine.question is not None:
            self._asked[self.seat] = shown.mine.question


def entries_of(steps: list[ReplayStep], seat: int) -> list[HistoryEntry]:
    """The history of a seat, from a replay of its game."""
    entries = [HistoryEntry(events=step.events) for step in steps[:1]]
    for before, step in pairwise(steps):
        question = next((one for one in before.table.questions if one.seat == step.chooser), None)
        if step.chooser == seat and before.mine is not None:
            question = before.mine.question
        choice = None if step.option is None else step.option.words
        entries.append(HistoryEntry(step.chooser, question, choice, step.events))
    return entries
