"""The protocol of a box in the terminal game: what it draws, explains and says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ...engine.figures import FIGURES, MARSHAL_FIGURE
from ...engine.game import Game
from ...engine.information.view import BanditView, TokenView, View
from ...engine.rulebook import TurnKind
from ...words import Words
from .columns import OPEN, Column

if TYPE_CHECKING:
    from .screen import Screen

Section = tuple[str, list[str]]
"""A heading of the guide, and the lines below it."""


class BanditColumn(NamedTuple):
    """A column of the bandits' table; wide ones may take several lines."""

    heading: str
    cell: Callable[[BanditView], Text]
    number: bool = False
    wide: bool = False


class TerminalBox:
    """The methods are called only where the box is in play. The defaults add nothing."""

    cards: tuple[int, ...] = ()  # kinds of cards that only this box has
    replaced: tuple[int, ...] = ()  # kinds of cards that it removes
    turns: Mapping[str, TurnKind] = MappingProxyType({})  # by symbol
    ahead: tuple[str, ...] = ()  # places in front of the locomotive, front to back
    behind: tuple[str, ...] = ()  # places behind the caboose

    def is_at(self, _table: View, /) -> bool:
        """Whether the box is in play."""
        return False

    def columns(
        self, _table: View, _words: Words, columns: list[Column], _room: int, /
    ) -> list[Column]:
        """The cars of the train, with its changes."""
        return columns

    def end(self, words: Words, place: str, room: int, /) -> Column:
        """The column of a place at an end of the train."""
        return Column(OPEN, "", place, words.car(place.replace(" ", "_"))[:room])

    def figures(self, _table: View, _place: str, /) -> list[str]:
        """Figures at a place that are not bandits."""
        return []

    def beside(self, _table: View, _words: Words, _screen: int, /) -> list[Text]:
        """Lines below the train."""
        return []

    def places(self, _table: View, /) -> list[str]:
        """Places on neither the train nor its ends, for a list of places."""
        return []

    def listed(self, _table: View, _words: Words, /) -> list[str]:
        """Sentences on what `beside` draws that is at no place."""
        return []

    def away(self, _table: View, _words: Words, _names: str, /) -> str:
        """A sentence on why bandits are away, if this box is the reason."""
        return ""

    def travellers(self, _table: View, /) -> list[str]:
        """Bandits who are away and will return."""
        return []

    def unseen(self, _table: View, _words: Words, /) -> list[str]:
        """Sentences about them."""
        return []

    def legend(self, _table: View, _words: Words, /) -> list[str]:
        """Explanations of its symbols."""
        return []

    def remaining(self, _table: View, _words: Words, /) -> list[str]:
        """Pieces without an owner, listed below the legend."""
        return []

    def open_cards(self, _table: View, _words: Words, /) -> list[RenderableType]:
        """Cards and pieces that lie open on the table."""
        return []

    def standing(self, _table: View, _words: Words, /) -> list[BanditColumn]:
        """Columns of the bandits' table to the left of the loot."""
        return []

    def company(self, _table: View, _words: Words, /) -> list[BanditColumn]:
        """Columns to the right of the loot."""
        return []

    def bullets(self, _table: View, _bandit: BanditView, /) -> str:
        """The bullets left to a figure that the box adds."""
        return ""

    def token(self, _token: TokenView, _words: Words, /) -> str:
        """The name of a token that is not worth money."""
        return ""

    def earnings(self, _table: View, _words: Words, _bandit: BanditView, /) -> tuple[str, int]:
        """Money that does not come from tokens: a description and the amount."""
        return "", 0

    def guide(self, _table: View, _words: Words, _tags: Sequence[str], /) -> list[Section]:
        """Its sections of the guide, in the wording for a table with these tags."""
        return []

    def introduce(self, _bandit: BanditView, _screen: Screen, /) -> bool:
        """Introduce a figure that the box adds to its player. Returns whether it is one."""
        return False

    def welcome(self, _screen: Screen, /) -> None:
        """Add a sentence to the start of a game."""

    def score(self, _game: Game, _words: Words, /) -> list[str]:
        """Lines that explain who won and why."""
        return []

    def verdict(self, _game: Game, _winners: list[str], _words: Words, /) -> str:
        """Who won, if money did not decide."""
        return ""


BOXES: Final[list[TerminalBox]] = []
"""Filled by `boxes`, in the order of the guide."""


def boxes_at(table: View) -> list[TerminalBox]:
    return [box for box in BOXES if box.is_at(table)]


def marshal_is_played(table: View) -> bool:
    """Whether a player leads the Marshal (MP-4)."""
    return any(is_marshal(bandit) for bandit in table.bandits)


def is_marshal(bandit: BanditView) -> bool:
    return bandit.name == FIGURES[MARSHAL_FIGURE]
