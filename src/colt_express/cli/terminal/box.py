"""What a box adds to the terminal game: a class with the same few methods for each, and a list of
them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ...engine.figures import FIGURES, MARSHAL_FIGURE
from ...engine.game import Game
from ...engine.rulebook import TurnKind
from ...engine.view import BanditView, TokenView, View
from ...words import Words

if TYPE_CHECKING:
    from .screen import Screen
    from .train import Column

Section = tuple[str, list[str]]
"""A heading of the guide, and the lines below it."""


class BanditColumn(NamedTuple):
    """What is said of every bandit; wide ones may need several lines."""

    heading: str
    cell: Callable[[BanditView], Text]
    number: bool = False
    wide: bool = False


class TerminalBox:
    """What is asked at a table where the box is in play; the answers here are those of none."""

    cards: tuple[int, ...] = ()  # kinds that there are only with the box
    replaced: tuple[int, ...] = ()  # kinds that there are only without it
    turns: Mapping[str, TurnKind] = MappingProxyType({})  # by their signs on a round card
    ahead: int = 0  # columns drawn in front of the locomotive

    def is_at(self, _table: View, /) -> bool:
        """Whether it is in play, as far as one can see."""
        return False

    def columns(
        self, _table: View, _words: Words, columns: list[Column], _room: int, /
    ) -> list[Column]:
        """The train, with what is added to it or changed."""
        return columns

    def figures(self, _table: View, _place: str, /) -> list[str]:
        """Who is there, beside bandits."""
        return []

    def beside(self, _table: View, _words: Words, _screen: int, /) -> list[Text]:
        """Lines below the train."""
        return []

    def away(self, _table: View, _words: Words, _names: str, /) -> str:
        """Why they are away, if the box has a reason of its own."""
        return ""

    def travellers(self, _table: View, /) -> list[str]:
        """Those who are away, but not gone."""
        return []

    def unseen(self, _table: View, _words: Words, /) -> list[str]:
        """What is said of them."""
        return []

    def legend(self, _table: View, _words: Words, /) -> list[str]:
        """What its signs mean."""
        return []

    def remaining(self, _table: View, _words: Words, /) -> list[str]:
        """Pieces that nobody has, told below the legend."""
        return []

    def open_cards(self, _table: View, _words: Words, /) -> list[RenderableType]:
        """What else lies before the players."""
        return []

    def standing(self, _table: View, _words: Words, /) -> list[BanditColumn]:
        """What is said of bandits before their loot."""
        return []

    def company(self, _table: View, _words: Words, /) -> list[BanditColumn]:
        """And behind it."""
        return []

    def bullets(self, _table: View, _bandit: BanditView, /) -> str:
        """What a figure of its own has left."""
        return ""

    def token(self, _token: TokenView, _words: Words, /) -> str:
        """A token that is no money."""
        return ""

    def earnings(self, _table: View, _words: Words, _bandit: BanditView, /) -> tuple[str, int]:
        """Money that is no token: in words, and how much."""
        return "", 0

    def guide(self, _table: View, _words: Words, /) -> list[Section]:
        """Its rules in a page."""
        return []

    def introduce(self, _bandit: BanditView, _screen: Screen, /) -> bool:
        """Tell a player about a figure of its own; says whether it is one."""
        return False

    def welcome(self, _screen: Screen, /) -> None:
        """Say something at the beginning of a game."""

    def score(self, _game: Game, _words: Words, /) -> list[str]:
        """Why somebody won or did not."""
        return []

    def verdict(self, _game: Game, _winners: list[str], _words: Words, /) -> str:
        """Who won, if not by money."""
        return ""


BOXES: Final[list[TerminalBox]] = []
"""All of them, in the order of the guide; `boxes` fills it."""


def boxes_at(table: View) -> list[TerminalBox]:
    return [box for box in BOXES if box.is_at(table)]


def marshal_is_played(table: View) -> bool:
    """MP-4: he is one of the figures that players lead."""
    return any(is_marshal(bandit) for bandit in table.bandits)


def is_marshal(bandit: BanditView) -> bool:
    return bandit.name == FIGURES[MARSHAL_FIGURE]
