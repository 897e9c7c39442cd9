"""Cards and options as in views, by their words, for tests of sentences about them."""

from __future__ import annotations

from colt_express.engine.figures import FIGURES
from colt_express.engine.information.view import (
    AnyOption,
    CardView,
    FigureOption,
    KeepOption,
    PickOption,
    PlaceOption,
    PlayOption,
    TokenOption,
    View,
    WordOption,
)
from colt_express.engine.options import ADDED, SHOWN_WORDS, WORDS
from colt_express.engine.places import PLACE_WORDS
from colt_express.engine.tokens import TOKEN_NAMES

NO_NUMBER = 0


def card_called(words: str) -> CardView:
    """``move``, ``tuco move`` or ``bullet ghost``."""
    first, _, second = words.partition(" ")
    if not second:
        return CardView(first)
    return CardView(first, second) if first == "bullet" else CardView(second, first)


def option_called(words: str, view: View) -> AnyOption:
    """An option with these words; a token is any of that kind that is in sight."""
    verb, _, rest = words.partition(" ")
    for added in ADDED:
        if words in added.words:
            return added.shown.view(words, NO_NUMBER, added.words.index(words))
    if words in WORDS:
        shown = SHOWN_WORDS.get(WORDS.index(words))
        if shown is not None:
            return shown.view(words, NO_NUMBER, WORDS.index(words))
        return WordOption(words, NO_NUMBER)
    if words in PLACE_WORDS:
        return PlaceOption(words, NO_NUMBER, words)
    if words in FIGURES:
        return FigureOption(words, NO_NUMBER, words)
    if verb in TOKEN_NAMES:
        return TokenOption(words, NO_NUMBER, _token_called(words, view))
    match verb:
        case "play":
            card = card_called(rest.removesuffix(" hidden"))
            return PlayOption(words, NO_NUMBER, card, rest.endswith(" hidden"))
        case "keep":
            return KeepOption(words, NO_NUMBER, card_called(rest))
        case "pick":
            return PickOption(words, NO_NUMBER, card_called(rest))
    raise AssertionError(f"{words!r} is no option")


def _token_called(words: str, view: View) -> int:
    kind, _, number = words.partition("#")
    if number:
        return int(number)
    held = [token for bandit in view.bandits for token in bandit.loot]
    lying = [token for tokens in view.floor.values() for token in tokens]
    return next(token.number for token in held + lying if token.kind == kind.split()[0])
