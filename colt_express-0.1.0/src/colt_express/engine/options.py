"""Options: what a seat may choose, in the words of the scenario format.

An option is a kind with a value. All but tokens exist once for the whole program, so a list of
options costs nothing to build. ``str(option)`` gives its words; `Question.find` reads them back.
To find out what an option is about, read its view (`option_views`), never its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .cards import OWNER_SHIFT, card_words
from .compiling import mypyc_attr
from .figures import FIGURES
from .places import PLACE_COUNT, PLACE_WORDS
from .tokens import token_words

if TYPE_CHECKING:
    from .information.view import AnyOption

WORD: Final = 0
PLAY: Final = 1
PLAY_HIDDEN: Final = 2
KEEP_CARD: Final = 3
PICK: Final = 4
PLACE: Final = 5
TARGET: Final = 6
TOKEN: Final = 7
# The kinds that boxes add follow here, see `register_options`.

VERBS: Final[list[str]] = ["", "play", "play", "keep", "pick"]
FACE_DOWN_VALUE: Final = 1_000_000  # marks a token face as one that lies face down
FACE_KIND: Final = 10_000_000


@mypyc_attr(acyclic=True)
class Option:
    """An option. ``kind`` and ``value`` identify it; ``str()`` gives its words.

    ``value`` is the card, place, figure or token, or a number among the options of its kind.

    >>> str(PLACES[5]), str(TARGETS[2]), str(DRAW)
    ('roof 2', 'tuco', 'draw')
    """

    __slots__ = ("detail", "kind", "value")

    def __init__(self, kind: int, value: int, detail: int) -> None:
        self.kind: int = kind
        self.value: int = value
        self.detail: int = detail

    def __str__(self) -> str:
        kind = self.kind
        if kind == WORD:
            return WORDS[self.value]
        if kind == PLACE:
            return PLACE_WORDS[self.value]
        if kind == TARGET:
            return FIGURES[self.value]
        if kind == TOKEN:
            return self._token_words()
        if kind > TOKEN:
            return ADDED[kind - TOKEN - 1].words[self.value]
        words = f"{VERBS[kind]} {card_words(self.value, self.detail == 1)}"
        return f"{words} hidden" if kind == PLAY_HIDDEN else words

    def __repr__(self) -> str:
        return f"<{self}>"

    def _token_words(self) -> str:
        kind, face = divmod(self.detail, FACE_KIND)
        if face < FACE_DOWN_VALUE:
            return token_words(kind, -1)
        return f"{token_words(kind, face - FACE_DOWN_VALUE - 1)} #{self.value}"

    def short_words(self) -> list[str]:
        """Shorter names that will do where they are enough to tell: a token without its number,
        a card to keep or pick without the verb, and what boxes shorten."""
        if self.kind == TOKEN:
            return [str(self).split(" #")[0]]
        if self.kind == KEEP_CARD or self.kind == PICK:
            return [card_words(self.value, False), card_words(self.value, True)]
        if self.kind > TOKEN:
            return ADDED[self.kind - TOKEN - 1].short[self.value : self.value + 1]
        return []

    def same(self, other: Option) -> bool:
        """Whether both say the same thing, as they may in two copies of a game."""
        return self is other or (self.kind == other.kind and self.value == other.value)


SHARED: Final[dict[tuple[int, int, int], Option]] = {}


def shared(kind: int, value: int, detail: int) -> Option:
    """The one option of the program that says this; made when it is first asked for."""
    key = (kind, value, detail)
    if key not in SHARED:
        SHARED[key] = Option(kind, value, detail)
    return SHARED[key]


class Shown:
    """How to show options that a box adds, beyond their words.

    ``view`` makes the view of one out of its words, its number and its value (`option_views`).
    ``about``: by value, the figure that an option concerns, and another field of its view. Such
    options are numbered by where that figure sits, seen from the chooser (`numbering`).
    """

    __slots__ = ("about", "name", "view")

    def __init__(
        self,
        name: str,
        view: Callable[[str, int, int], AnyOption],
        about: Callable[[int], tuple[int, str]] | None = None,
    ) -> None:
        self.name: str = name
        self.view: Callable[[str, int, int], AnyOption] = view
        self.about: Callable[[int], tuple[int, str]] | None = about


class Added:
    """Register a kind of option that a box adds: the words of each by value, and how to show
    them."""

    __slots__ = ("short", "shown", "words")

    def __init__(self, shown: Shown, words: list[str], short: list[str]) -> None:
        self.shown: Shown = shown
        self.words: list[str] = words
        self.short: list[str] = short


ADDED: Final[list[Added]] = []


def register_options(
    shown: Shown, words: list[str], short: list[str] | None = None
) -> list[Option]:
    """Add a kind of option, and return its options in the order of their words."""
    for other in ADDED:
        if other.shown.name == shown.name:
            raise ValueError(f"two kinds of options are called {shown.name!r}; rename one")
    ADDED.append(Added(shown, words, short or []))
    kind = TOKEN + len(ADDED)
    return [shared(kind, value, 0) for value in range(len(words))]


WORDS: Final[list[str]] = []
SHOWN_WORDS: Final[dict[int, Shown]] = {}


def word(words: str, shown: Shown | None = None) -> Option:
    """Add a choice that is just a word, such as ``draw``. A box may say what its word is about."""
    if words in WORDS:
        raise ValueError(f"the option {words!r} exists already")
    WORDS.append(words)
    value = len(WORDS) - 1
    if shown is not None:
        SHOWN_WORDS[value] = shown
    return shared(WORD, value, 0)


DRAW: Final = word("draw")
PASS: Final = word("pass")
DONE: Final = word("done")
KEEP: Final = word("keep")
DROP: Final = word("drop")
TAKE: Final = word("take")
LEAVE: Final = word("leave")

_CARDS: Final = len(FIGURES) << OWNER_SHIFT


def _card_options(kind: int, named: int) -> list[Option]:
    return [shared(kind, card, named) for card in range(_CARDS)]


# By card: a pair of options, of which the second names the bandit, for players who hold cards of
# two.
PLAYS: Final[list[list[Option]]] = [_card_options(PLAY, 0), _card_options(PLAY, 1)]
HIDDEN_PLAYS: Final[list[list[Option]]] = [
    _card_options(PLAY_HIDDEN, 0),
    _card_options(PLAY_HIDDEN, 1),
]
KEEPS: Final[list[list[Option]]] = [_card_options(KEEP_CARD, 0), _card_options(KEEP_CARD, 1)]
PICKS: Final[list[list[Option]]] = [_card_options(PICK, 0), _card_options(PICK, 1)]

PLACES: Final[list[Option]] = [shared(PLACE, place, 0) for place in range(PLACE_COUNT)]
TARGETS: Final[list[Option]] = [shared(TARGET, figure, 0) for figure in range(len(FIGURES))]


def token_option(token: int, kind: int, face_down: bool, known_value: int) -> Option:
    """A token as its chooser sees it: ``jewel``, ``purse #7``, or ``purse 300 #7`` if he has
    held it before. ``known_value`` is -1 for one he may not know."""
    face = FACE_DOWN_VALUE + known_value + 1 if face_down else 0
    return Option(TOKEN, token, kind * FACE_KIND + face)
