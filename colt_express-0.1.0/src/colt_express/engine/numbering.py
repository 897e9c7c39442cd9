"""A number for every option: dense, permanent, and relative to the seat that chooses.

``components/option_numbers.txt`` lists them, one a line, so that the numbers of a game recorded or
learned from today mean the same tomorrow. What is new is added at its end; no line is ever moved.

Cards are numbered by whose they are as the chooser sees it (``own``, ``second`` for his second
bandit, ``nobody's`` for cards without an owner), figures by how many seats on they sit (``+0`` is
himself).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import BULLET, KIND_MASK, KIND_NAMES, OWNER_SHIFT
from .figures import FIGURES, MARSHAL_FIGURE, NOBODY
from .options import ADDED, PLACE, SHOWN_WORDS, TARGET, TOKEN, WORD, WORDS, Option, Shown
from .permanent import packaged_lines
from .places import PLACE_WORDS

if TYPE_CHECKING:
    from .state import Question, State

NUMBERS: Final[dict[str, int]] = {
    name: number for number, name in enumerate(packaged_lines("option_numbers.txt"))
}
OPTION_COUNT: Final = len(NUMBERS)

VERBS: Final[list[str]] = ["", "play", "play hidden", "keep", "pick"]
HOLDERS: Final[list[str]] = ["own", "second", "nobody's"]
RELATIVE: Final[list[str]] = ["+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7"]
DRAFTS: Final[list[str]] = ["pair", "bandit"]
"""Questions about bandits who have no player yet."""


def _numbers(names: list[str]) -> list[int]:
    return [NUMBERS.get(name, -1) for name in names]


_WORDS: Final[list[int]] = _numbers(WORDS)
_PLACES: Final[list[int]] = _numbers([f"to {place}" for place in PLACE_WORDS])
_FIRST_TOKEN: Final = NUMBERS["token 0"]
_CARDS: Final[list[list[list[int]]]] = [
    [_numbers([f"{verb} {holder} {kind}" for kind in KIND_NAMES]) for holder in HOLDERS]
    for verb in VERBS
]
_ADDED: Final[list[list[int]]] = [
    _numbers([f"{kind.shown.name}: {words}" for words in kind.words]) for kind in ADDED
]


def option_number(state: State, question: Question, option: Option) -> int:
    """The number of an option for the seat that is asked."""
    seat, kind, value = question.seat, option.kind, option.value
    if kind == WORD:
        return _number(state, seat, SHOWN_WORDS.get(value), value, _WORDS)
    if kind == PLACE:
        return _PLACES[value]
    if kind == TOKEN:
        return _FIRST_TOKEN + value
    if kind == TARGET:
        if question.name in DRAFTS:
            return NUMBERS[f"figure {FIGURES[value]}"]
        return NUMBERS[f"figure {relative_name(state, seat, value)}"]
    if kind > TOKEN:
        added = kind - TOKEN - 1
        return _number(state, seat, ADDED[added].shown, value, _ADDED[added])
    return _card_number(state, seat, kind, value)


def _card_number(state: State, seat: int, verb: int, card: int) -> int:
    kind, owner = card & KIND_MASK, card >> OWNER_SHIFT
    if kind == BULLET:
        return NUMBERS[f"{VERBS[verb]} bullet {relative_name(state, seat, owner)}"]
    holder = 2 if owner == NOBODY else 0 if _own_bandit(state, seat) == owner else 1
    return _CARDS[verb][holder][kind]


def _number(state: State, seat: int, shown: Shown | None, value: int, numbers: list[int]) -> int:
    """Of a word, or of an option that a box adds: by the figure it is about, if any."""
    if shown is None or shown.about is None:
        return numbers[value]
    figure, rest = shown.about(value)
    if figure == NOBODY:
        return numbers[value]
    return NUMBERS[f"{shown.name} {relative_name(state, seat, figure)} {rest}"]


def _own_bandit(state: State, seat: int) -> int:
    """The first bandit of a seat."""
    for bandit in state.bandits:
        if bandit.seat == seat:
            return bandit.character
    return NOBODY


def relative_name(state: State, seat: int, figure: int) -> str:
    """``+1`` is the player on the left, ``+1 second`` the other bandit he leads; who belongs to no
    player (yet) is called by his name."""
    if figure == MARSHAL_FIGURE:
        return FIGURES[figure]
    leader = -1
    for bandit in state.bandits:
        if bandit.character == figure:
            leader = bandit.seat
    if not 0 <= leader < state.rules.seats:
        return FIGURES[figure]
    first = _own_bandit(state, leader) == figure
    return RELATIVE[(leader - seat) % state.rules.seats] + ("" if first else " second")
