"""Options that a scenario refuses, for showing them: no seat is offered them, so they are made from
their words."""

from __future__ import annotations

from typing import Final

from ..engine.cards import KIND_NAMES
from ..engine.figures import FIGURES
from ..engine.information.view import (
    AnyOption,
    CardView,
    FigureOption,
    KeepOption,
    PickOption,
    PlaceOption,
    PlayOption,
    TokenOption,
    WordOption,
)
from ..engine.options import ADDED, SHOWN_WORDS, WORDS
from ..engine.places import PLACE_CALLED
from ..engine.state import State
from ..engine.tokens import ASIDE, HELD, TOKEN_NAMES, token_words
from .naming import usual_value

UNNUMBERED: Final = -1
HIDDEN: Final = " hidden"


def option_named(state: State, words: str) -> AnyOption:
    """The option with these words, open or not; `runner` makes sure that there could be one."""
    if words in PLACE_CALLED:
        return PlaceOption(words, UNNUMBERED, words)
    if words in FIGURES:
        return FigureOption(words, UNNUMBERED, words)
    for added in ADDED:
        if words in added.words:
            return added.shown.view(words, UNNUMBERED, added.words.index(words))
    token = _token_called(state, words)
    if token is not None:
        return TokenOption(words, UNNUMBERED, token)
    if words in WORDS:
        shown = SHOWN_WORDS.get(WORDS.index(words))
        return shown.view(words, UNNUMBERED, WORDS.index(words)) if shown else _word(words)
    return _card_option(words)


def _word(words: str) -> AnyOption:
    return WordOption(words, UNNUMBERED)


def _card_option(words: str) -> AnyOption:
    verb, _, named = words.partition(" ")
    card = _card(named.removesuffix(HIDDEN))
    if card is None:
        return _word(words)
    if verb == "keep":
        return KeepOption(words, UNNUMBERED, card)
    if verb == "pick":
        return PickOption(words, UNNUMBERED, card)
    return PlayOption(words, UNNUMBERED, card, words.endswith(HIDDEN))


def _card(words: str) -> CardView | None:
    """``move``, ``tuco move`` or ``bullet ghost``."""
    kind, _, owner = words.partition(" ")
    if kind not in KIND_NAMES:
        owner, _, kind = words.partition(" ")
    if kind not in KIND_NAMES:
        return None
    return CardView(kind, owner if owner in FIGURES and owner != "neutral" else None)


def _token_called(state: State, words: str) -> int | None:
    """The first token of that name that lies somewhere or is held; all others are out of sight."""
    for token, where in enumerate(state.token_at):
        kind, value = state.token_kinds[token], state.token_values[token]
        usual = usual_value(state, kind) == value
        names = [token_words(kind, value), *([TOKEN_NAMES[kind]] if usual else [])]
        if words in names and (where < ASIDE or where >= HELD):
            return token
    return None
