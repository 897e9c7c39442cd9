"""The letters of the notation: figures, cards, tokens and places in one or two characters each.

A name that has no letter here, such as a card of a box that was written later, stands in
parentheses: ``(lasso)``. So every box can be written without an entry in this file.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

from ..engine.cards import BULLET, KIND_NAMES, card_of, kind_of, owner_of
from ..engine.figures import FIGURES
from ..engine.places import OTHER_PLACES, PLACE_CALLED, PLACE_WORDS
from ..engine.tokens import TOKEN_NAMES
from ..errors import quoted
from .errors import Source

FIGURE_LETTERS: Final = "GDTCBJMLSN"
"""By figure: Ghost, Doc, Tuco, Cheyenne, Belle, Django, Mei, the Marshal (law), the Shotgun, and
neutral."""

CARD_LETTERS: Final = {
    "bullet": "x",
    "move": "m",
    "climb": "c",
    "shoot": "s",
    "punch": "p",
    "rob": "r",
    "marshal": "l",
    "ride": "d",
    "arrest": "a",
    "idea": "i",
    "move+": "m+",
    "climb+": "c+",
}
TOKEN_LETTERS: Final = {"purse": "p", "jewel": "j", "strongbox": "s", "flask": "f", "mailbag": "m"}

CARD: Final = re.compile(rf"(?P<owner>[{FIGURE_LETTERS}])?(?P<kind>[a-z]\+?|\([^()]*\))")
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def escaped(text: str) -> str:
    """Free text, such as a seed, as one word of ASCII letters, digits and ``%XX``."""
    return quote(text, safe="")


def unescaped(word: str, source: Source) -> str:
    try:
        return unquote(word, errors="strict")
    except UnicodeDecodeError:
        raise source.error(f"{quoted(word)} is no text in UTF-8") from None


def _symbols(names: list[str], letters: dict[str, str]) -> list[str]:
    return [letters.get(name) or f"({escaped(name)})" for name in names]


CARD_SYMBOLS: Final = _symbols(KIND_NAMES, CARD_LETTERS)
TOKEN_SYMBOLS: Final = _symbols(TOKEN_NAMES, TOKEN_LETTERS)
_CARD_CALLED: Final = {symbol: kind for kind, symbol in enumerate(CARD_SYMBOLS)}
_TOKEN_CALLED: Final = {symbol: kind for kind, symbol in enumerate(TOKEN_SYMBOLS)}


def card_symbol(card: int, own: int) -> str:
    """A card: its kind, after the letter of its owner unless that is ``own``. A bullet always has
    the letter of the figure that fired it."""
    kind, owner = kind_of(card), owner_of(card)
    letter = "" if owner == own and kind != BULLET else FIGURE_LETTERS[owner]
    return letter + CARD_SYMBOLS[kind]


def read_card(found: re.Match[str], own: int, source: Source) -> int:
    """The card of a match of `CARD`."""
    kind = _CARD_CALLED.get(found["kind"], -1)
    if kind < 0:
        raise source.error(
            f"no card is written {quoted(found['kind'])}; cards are {', '.join(CARD_SYMBOLS)}"
        )
    if found["owner"]:
        return card_of(FIGURE_LETTERS.index(found["owner"]), kind)
    if own < 0 or kind == BULLET:
        raise source.error(
            f"{quoted(found[0])} does not say whose it is; put one of {FIGURE_LETTERS} before it"
        )
    return card_of(own, kind)


def token_kind(symbol: str, source: Source) -> int:
    if symbol not in _TOKEN_CALLED:
        raise source.error(
            f"no token is written {quoted(symbol)}; tokens are {', '.join(TOKEN_SYMBOLS)}"
        )
    return _TOKEN_CALLED[symbol]


def place_symbol(place: int) -> str:
    """``c2`` for car 2, ``r2`` for its roof; other places in words."""
    words = PLACE_WORDS[place]
    level, _, number = words.partition(" ")
    if number.isdigit():
        return f"{level[0]}{number}"
    return words.replace(" ", "_")


_PLACE_CALLED: Final = {place_symbol(place): place for place in PLACE_CALLED.values()}


def read_place(symbol: str, source: Source) -> int:
    if symbol not in _PLACE_CALLED:
        raise source.error(
            f"no place is written {quoted(symbol)}; places are c0 (inside car 0), r0 (its roof), "
            + ", ".join(name.replace(" ", "_") for name in OTHER_PLACES.names)
        )
    return _PLACE_CALLED[symbol]


def read_figure(letter: str, source: Source) -> int:
    if len(letter) != 1 or letter not in FIGURE_LETTERS:
        names = ", ".join(f"{a} {b}" for a, b in zip(FIGURE_LETTERS, FIGURES, strict=True))
        raise source.error(f"no figure is written {quoted(letter)}; figures are {names}")
    return FIGURE_LETTERS.index(letter)


def read_number(word: str, source: Source, least: int, most: int, what: str) -> int:
    """A whole number within bounds."""
    if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise source.error(f"{what} is {quoted(word)}; it must be a number from {least} to {most}")
    return int(word)
