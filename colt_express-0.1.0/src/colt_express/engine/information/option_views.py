"""Cards and options as they are shown: everything that can be read off them is a field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import BULLET, KIND_MASK, KIND_NAMES, OWNER_SHIFT
from ..figures import FIGURES, NOBODY
from ..numbering import option_number
from ..options import (
    ADDED,
    KEEP_CARD,
    PLACE,
    PLAY,
    PLAY_HIDDEN,
    PLAYS,
    SHOWN_WORDS,
    TARGET,
    TOKEN,
    WORD,
    Option,
)
from ..places import PLACE_WORDS
from .view import (
    AnyOption,
    FigureOption,
    KeepOption,
    PickOption,
    PlaceOption,
    PlayOption,
    TokenOption,
    WordOption,
)
from .view_parts import CardView

if TYPE_CHECKING:
    from ..state import Question, State


def _card_view(card: int, named: bool) -> CardView:
    kind, owner = card & KIND_MASK, card >> OWNER_SHIFT
    name = KIND_NAMES[kind] if kind < len(KIND_NAMES) else ""
    named = named or kind == BULLET
    return CardView(name, FIGURES[owner] if named and owner != NOBODY else None)


_CARDS: Final[list[list[CardView]]] = [
    [_card_view(card, named) for card in range(len(PLAYS[0]))] for named in (False, True)
]


def card_view(card: int, named: bool) -> CardView:
    """``named``: it matters whose card it is. Of a bullet it always does."""
    return _CARDS[1 if named else 0][card]


def option_view(state: State, question: Question, option: Option) -> AnyOption:
    """An option as the seat sees that is asked."""
    words, number = str(option), option_number(state, question, option)
    kind, value = option.kind, option.value
    if kind == WORD:
        shown = SHOWN_WORDS.get(value)
        return WordOption(words, number) if shown is None else shown.view(words, number, value)
    if kind == PLACE:
        return PlaceOption(words, number, PLACE_WORDS[value])
    if kind == TARGET:
        return FigureOption(words, number, FIGURES[value])
    if kind == TOKEN:
        return TokenOption(words, number, value)
    if kind > TOKEN:
        return ADDED[kind - TOKEN - 1].shown.view(words, number, value)
    card = card_view(value, option.detail == 1)
    if kind in (PLAY, PLAY_HIDDEN):
        return PlayOption(words, number, card, kind == PLAY_HIDDEN)
    return KeepOption(words, number, card) if kind == KEEP_CARD else PickOption(words, number, card)
