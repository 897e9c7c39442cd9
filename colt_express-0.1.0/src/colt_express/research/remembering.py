"""Information states: everything a seat has seen and done, with perfect recall, as text and as
numbers. Two games that a seat cannot tell apart have the same, to the byte.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from ..engine import EventView, Game, HistoryEntry, Setup
from ..engine.cards import KIND_NAMES
from ..engine.event_kinds import EVENT_FIELDS
from ..engine.figures import FIGURES
from ..engine.information.view import CardView, QuestionView
from ..engine.numbers import Number, as_int
from ..engine.places import PLACE_WORDS
from ..engine.registry import QUESTION_NAMES
from .buffers import Array
from .core.additions import ADDITIONS
from .core.errors import ResearchError
from .spaces import Actions

COLUMNS: Final = (
    *("what", "seat", "bandit", "target", "at", "card", "owner", "token", "value", "amount"),
    *("name", "action"),
)
"""What the numbers of a row are about; 0 stands for nothing in each column."""
WHAT: Final = ("question", "choice", "more cards", *sorted(EVENT_FIELDS))
"""What a row tells: a question that was put, the seat's own choice, further cards of the row
before, or an event."""
ASKED: Final = tuple(sorted(set(QUESTION_NAMES)))
CARDS: Final = {name: n for n, name in enumerate(KIND_NAMES, 1)}
PLACES: Final = {words: n for n, words in enumerate(PLACE_WORDS, 1)}
WHATS: Final = {name: n for n, name in enumerate(WHAT, 1)}
AMOUNTS: Final = ("number", "count", "money")
NAMED: Final = ("round", "turn", "ending", "effect", "hostage", "prisoner", "goal")


class Memory:
    """Information states of a table. ``names`` are what the column ``name`` counts, from 1 on.

    >>> memory = Memory(Setup(4))
    >>> game = Game(Setup(4, seed=1))
    >>> memory.tensor(game, 0).shape[1] == len(COLUMNS)
    True
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.known
        rules = setup.rulebook
        cards = [*rules.rounds, *rules.stations]
        named = [card.name for card in cards] + [card.event for card in cards]
        named += [kind.name for kind in rules.turns.values()]
        named += [*rules.events, *FIGURES, *ASKED]
        for addition in ADDITIONS:
            if addition.name in rules.boxes:
                named += addition.words
        self.names: tuple[str, ...] = tuple(dict.fromkeys(name for name in named if name))
        self._name_at = {name: n for n, name in enumerate(self.names, 1)}
        self._actions = Actions()

    def string(self, game: Game, seat: Number) -> str:
        """Everything the seat has seen and done as text: the table, the seat, then a line of JSON
        for the opening, for each choice, and for the questions that are open."""
        number = as_int(seat)
        return "\n".join(
            [self.heading(number), *map(line, game.history(number)), now(game, number)]
        )

    def heading(self, seat: int) -> str:
        """The first line: the table and the seat."""
        table = self.setup.to_dict()
        del table["seed"]
        return line({"seat": seat, "table": table})

    def tensor(self, game: Game, seat: Number, rows: int | None = None) -> Array:
        """The same as an array of int16, with a row for each thing that was asked, chosen or seen,
        and `COLUMNS`. ``rows``: how many it has, filled up with zeros at the end."""
        number = as_int(seat)
        reading = Reading(self, number)
        for entry in game.history(number):
            reading.read(entry)
        for question in game.view(number).questions:
            reading.ask(question)
        return self.array(reading.rows, rows)

    def array(self, found: list[list[int]], rows: int | None = None) -> Array:
        """These rows as an array, filled up with zeros."""
        if rows is not None and len(found) > rows:
            raise ResearchError(
                f"the seat has seen {len(found)} things; the array has only {rows} rows"
            )
        array: Array = np.zeros((len(found) if rows is None else rows, len(COLUMNS)), np.int16)
        if found:
            array[: len(found)] = found
        return array

    def name_number(self, name: str) -> int:
        """The number of a name; of a house card that is not in the rules, one after the last."""
        return self._name_at.get(name, len(self.names) + 1)


def line(thing: object) -> str:
    """A part of a history as one line of JSON."""
    return msgspec.json.encode(thing, order="deterministic").decode()


def now(game: Game, seat: int) -> str:
    """The last line: the questions that are open."""
    return line(game.view(seat).questions)


class Reading:
    """The rows of one seat's history, while it is read from its beginning."""

    def __init__(self, memory: Memory, seat: int) -> None:
        self.memory = memory
        self.viewer = max(seat, 0)
        self.seat = seat
        self.seats = memory.setup.seats
        self.rows: list[list[int]] = []

    def read(self, entry: HistoryEntry) -> None:
        if entry.question is not None:
            self.ask(entry.question)
            if entry.choice is not None:
                option = entry.question.option(entry.choice)
                self._row("choice", seat=self.seat, action=option.number + 1)
        for event in entry.events:
            self._event(event)

    def ask(self, question: QuestionView) -> None:
        self._row(
            "question",
            seat=question.seat,
            bandit=question.bandit,
            target=question.target,
            token=question.token,
            name=question.kind,
        )

    def _event(self, event: EventView) -> None:
        amounts = [n for n in (event.number, event.count, event.money) if n is not None]
        names = [str(name) for name in (getattr(event, field) for field in NAMED) if name]
        token = event.token
        self._row(
            event.kind,
            seat=event.seat,
            bandit=event.bandit,
            target=event.target,
            at=event.at,
            card=event.card,
            token=None if token is None else token.number,
            value=None if token is None else token.value,
            amount=amounts[0] if amounts else None,
            name=names[0] if names else "",
        )
        for card in event.cards or ():
            self._row("more cards", card=card)
        for name in names[1:]:
            self._row("more cards", name=name)

    def _row(
        self,
        what: str,
        *,
        seat: int | None = None,
        bandit: str | None = None,
        target: str | None = None,
        at: str | None = None,
        card: CardView | None = None,
        token: int | None = None,
        value: int | None = None,
        amount: int | None = None,
        name: str = "",
        action: int = 0,
    ) -> None:
        self.rows.append(
            [
                WHATS[what],
                0 if seat is None else (seat - self.viewer) % self.seats + 1,
                _figure(bandit),
                _figure(target),
                PLACES[at] if at else 0,
                0 if card is None else CARDS[card.kind],
                0 if card is None else _figure(card.owner),
                0 if token is None else token + 1,
                0 if value is None else value + 1,
                0 if amount is None else amount + 1,
                self.memory.name_number(name) if name else 0,
                action,
            ]
        )


def _figure(name: str | None) -> int:
    return FIGURES.index(name) + 1 if name else 0
