"""The interface of a bot, which chooses for one seat of one game.

A bot is given the decision with its options, `Eyes` that show the table as its seat sees it, the
rules in force, and a random number generator of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final, NoReturn
from weakref import WeakKeyDictionary

from ..engine.game import Decision, Game, Result
from ..engine.information.observation import Observation
from ..engine.information.view import HistoryEntry, View
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..errors import ColtExpressError

MOST_NOTES: Final = 8
"""Notes about one choice at most; later ones are dropped."""
MOST_NOTE: Final = 200
"""Characters of a note at most; longer ones are cut."""

_REMARKS: Final = "_bot_remarks"
"""Attribute with the notes of a bot, which need not call its base class."""


class BotFailed(ColtExpressError):
    """A bot cannot go on: it has crashed, chose something that was not offered, or has
    disconnected."""

    status = 1


class Eyes:
    """The observation of a game from one seat, computed when it is asked for. Eyes do not refer to
    the game, so that a bot cannot reach hidden information through them.

    >>> from colt_express import Setup
    >>> look = Eyes(Game(Setup(3, seed=1)), seat=0)
    >>> look().seat                                       # the table as the seat sees it
    0
    >>> look.guess(Random(1)).view(0) == look()           # a game that would look the same
    True
    """

    __slots__ = ("__weakref__", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        _GAMES[self] = game

    def __call__(self) -> View:
        """The table as it looks from this seat."""
        return _GAMES[self].view(self.seat)

    def sight(self) -> Observation:
        """The same in the numbers of the engine, which is much quicker to make and to read."""
        return Observation(_GAMES[self].state, self.seat)

    def guess(self, dice: Random) -> Game:
        """A determinization: one of all games that would look the same from this seat, drawn
        uniformly."""
        return _GAMES[self].guess(self.seat, dice)

    def history(self) -> list[HistoryEntry]:
        """Everything the seat has seen and done so far, in order."""
        return _GAMES[self].history(self.seat)

    def position(self) -> str:
        """The same as one line of notation."""
        return _GAMES[self].position(self.seat)

    @property
    def table(self) -> dict[str, object]:
        """The public options of the table."""
        options = _GAMES[self].setup.known.to_dict()
        del options["seed"]
        return options

    def __reduce__(self) -> NoReturn:
        raise TypeError("eyes see one game in one process; copy or pickle what they see instead")


_GAMES: Final[WeakKeyDictionary[Eyes, Game]] = WeakKeyDictionary()
"""By `Eyes`: the game they show."""


class Bot(ABC):
    """A player at one seat. Without ``rules`` it takes the table for one of the base game."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        self.seat = seat
        self.dice = dice
        self.rules = rules

    @abstractmethod
    def choose(self, decision: Decision, look: Eyes) -> Option:
        """One of the decision's options."""

    def end(self, result: Result | None) -> None:  # noqa: B027 - most have nothing to do
        """The game is over, or was broken off if there is no result. A bot that learns may do so
        now, and should release whatever it holds open."""

    def note(self, text: object) -> None:
        """A remark on the choice that is being made. The laboratory shows it beside the game;
        everywhere else it is forgotten."""
        remarks: list[str] = vars(self).setdefault(_REMARKS, [])
        if len(remarks) < MOST_NOTES:
            remarks.append(_shortened(str(text)))

    def notes_taken(self) -> list[str]:
        """The notes since this was last asked for."""
        remarks: list[str] = vars(self).pop(_REMARKS, [])
        return remarks

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} at seat {self.seat}>"


def _shortened(text: str) -> str:
    """The text in one line, cut if it is too long, without what cannot be sent."""
    line = " ".join(text[: 4 * MOST_NOTE].split()).encode(errors="replace").decode()
    return line if len(line) <= MOST_NOTE else f"{line[: MOST_NOTE - 1]}…"
