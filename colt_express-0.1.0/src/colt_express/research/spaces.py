"""Actions and observations of a table, for callers: games in, numbers and buffers out.

The work is done in `core`, which is compiled with the engine; here is what takes arguments of many
types and says what is wrong with them.
"""

from __future__ import annotations

import numpy as np

from ..engine import Game, Option, Setup
from ..engine.numbers import Number, as_int
from ..engine.rulebook import Rulebook
from ..engine.state import Question
from .buffers import Array, Buffer, checked, copy_bytes, copy_scaled, is_float
from .core.actions import ActionSpace
from .core.errors import ResearchError, WrongAction
from .core.fields import Field
from .core.layout import Layout
from .core.sheet import Sheet
from .core.table import Table


class Actions:
    """The actions of a table, numbered from 0 to ``size`` - 1; without a setup those of all tables,
    with the permanent numbers of the views.

    >>> actions = Actions(Setup(4))
    >>> actions.size, Actions().size
    (76, 349)
    >>> game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
    >>> actions.ids(game, 0)[:2], actions.describe(8)
    ([7, 8], 'play own climb')
    >>> actions.from_id(game, 0, 8)
    <play climb>
    """

    def __init__(self, setup: Setup | None = None) -> None:
        self.setup = None if setup is None else setup.known
        self.space = ActionSpace(None if setup is None else Table(setup))
        self.size: int = self.space.size
        self._sheets: list[Sheet] = []  # that no call is writing into

    def action_id(self, game: Game, seat: Number, option: Option | str) -> int:
        """The number of an option that is open to a seat, given as an option or in its words."""
        question = _question(game, seat)
        found = question.find(option) if isinstance(option, str) else option
        if found is None or found not in question:
            words = ", ".join(str(known) for known in question.options)
            raise WrongAction(
                f"{str(option)!r} is not open to seat {question.seat} now; open: {words}"
            )
        return self._id(game, question, found)

    def from_id(self, game: Game, seat: Number, number: Number) -> Option:
        """The option of a seat's question that has this number."""
        question = _question(game, seat)
        try:
            return self.space.option(game.state, question, as_int(number))
        except ValueError as error:
            raise WrongAction(str(error)) from None

    def ids(self, game: Game, seat: Number) -> list[int]:
        """The numbers of the options open to a seat, in their order; none if it is not asked."""
        decision = game.decision_of(seat)
        if decision is None:
            return []
        return [self._id(game, decision, option) for option in decision.options]

    def mask(self, game: Game, seat: Number, out: Buffer) -> int:
        """Write 1 for each action open to a seat and 0 for all others; returns how many are open.
        A seat that is not asked has none."""
        view = checked(out, self.size, "a mask of these actions")
        decision = game.decision_of(seat)
        sheet = _taken(self._sheets) or Sheet(1, self.size, self.size)
        if decision is None:
            sheet.begin(0)
            sheet.end(0)
        else:
            try:
                self.space.mark(game.state, decision, sheet, 0)
            except ValueError as error:
                raise ResearchError(str(error)) from None
        if is_float(view):
            copy_scaled(sheet.view, view, np.ones(1, np.float32))
        else:
            copy_bytes(sheet.view, view)
        self._sheets.append(sheet)
        return 0 if decision is None else len(decision.options)

    def describe(self, number: Number) -> str:
        """What an action is: cards by whose they are, figures by how many seats on they sit."""
        try:
            return self.space.describe(as_int(number))
        except ValueError as error:
            raise WrongAction(str(error)) from None

    @property
    def digest(self) -> str:
        """The same for tables with the same actions."""
        return self.space.digest

    def _id(self, game: Game, question: Question, option: Option) -> int:
        try:
            return self.space.action_id(game.state, question, option)
        except ValueError as error:
            raise ResearchError(str(error)) from None

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Actions: {self.size} of {self.setup or 'all tables'}>"

    def __reduce__(self) -> tuple[type[Actions], tuple[Setup | None]]:
        return Actions, (self.setup,)


class Observations:
    """The observations of a table: ``size`` bytes each, in ``fields``.

    >>> observations = Observations(Setup(4))
    >>> out = bytearray(observations.size)
    >>> observations.encode(Game(Setup(4, seed=1)), 0, out)
    >>> observations.read(out)["hand_size"].tolist()
    [6, 6, 7, 6]
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.known
        self.layout = Layout(Table(setup))
        self.size: int = self.layout.size
        self.scale: Array = scale_of(self.layout)
        self._sheets: list[Sheet] = []  # that no call is writing into
        self._rules: list[Rulebook] = [setup.rulebook]

    @property
    def fields(self) -> list[Field]:
        return list(self.layout.fields)

    @property
    def version(self) -> int:
        """The number of the layout; it rises when any byte gets another meaning."""
        return self.layout.version

    @property
    def digest(self) -> str:
        """The same for tables whose observations have the same layout."""
        return self.layout.digest

    def encode(self, game: Game, seat: Number, out: Buffer) -> None:
        """Write what a seat knows (-1: a spectator) into a buffer of ``size`` uint8 or float32. As
        float32, each number is divided by the greatest that its field has."""
        view = checked(out, self.size, "an observation of this table")
        self._check_table(game)
        number = game._checked_seat(seat)
        sheet = _taken(self._sheets) or self.layout.sheet(1)
        self.layout.write(game.state, number, sheet, 0)
        if is_float(view):
            copy_scaled(sheet.view, view, self.scale)
        else:
            copy_bytes(sheet.view, view)
        self._sheets.append(sheet)

    def read(self, observation: Buffer) -> dict[str, Array]:
        """The fields of an observation by name, each in its shape; of several observations in rows,
        with those rows first. They share the memory of the array they are read from."""
        array: Array = (
            observation
            if isinstance(observation, np.ndarray)
            else np.frombuffer(observation, np.uint8)
        )
        if array.shape[-1:] != (self.size,):
            raise ResearchError(
                f"an observation of this table has {self.size} numbers; "
                f"the last axis of this array has {array.shape[-1] if array.ndim else 0}"
            )
        return {
            field.name: array[..., field.start : field.start + field.size].reshape(
                *array.shape[:-1], *field.shape
            )
            for field in self.fields
        }

    def describe(self, number: Number) -> str:
        """What one number of an observation says."""
        place = as_int(number)
        for field in self.fields:
            if field.start <= place < field.start + field.size:
                labels = [label for label in field.labels(place - field.start) if label]
                return f"{field.name} {', '.join(labels)}".rstrip()
        raise ResearchError(f"an observation has no number {place}; it has 0 to {self.size - 1}")

    def _check_table(self, game: Game) -> None:
        rules = game.state.rules
        for known in self._rules:
            if known is rules:
                return
        other = Layout(Table(game.setup))
        if other.digest != self.digest:
            raise ResearchError(
                f"the game is played at another kind of table, {game.setup.known!r}; "
                f"these are the observations of {self.setup!r}"
            )
        self._rules = [*self._rules[-7:], rules]

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Observations: {self.size} bytes, layout {self.digest}, of {self.setup!r}>"

    def __reduce__(self) -> tuple[type[Observations], tuple[Setup]]:
        return Observations, (self.setup,)


def scale_of(layout: Layout) -> Array:
    """By number of an observation: what its byte is multiplied by to lie between 0 and 1."""
    scale: Array = np.ones(layout.size, np.float32)
    for field in layout.fields:
        scale[field.start : field.start + field.size] = np.float32(1) / np.float32(field.most)
    return scale


def _taken(sheets: list[Sheet]) -> Sheet | None:
    """One of the sheets that are kept for further calls; in no other thread's hands from now on."""
    try:
        return sheets.pop()
    except IndexError:
        return None


def _question(game: Game, seat: Number) -> Question:
    number = as_int(seat)
    return game.state.questions[game._question_index(number)]
