"""Loot tokens: kinds, where a token can be, and how a token is named.

Each token keeps its number for the whole game, so everyone can follow a face-down purse around the
table, although only players who have held it know its value (SECRET-1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .permanent import PermanentNames

TOKENS: Final[PermanentNames] = PermanentNames("token")
TOKEN_NAMES: Final[list[str]] = TOKENS.names
TOKEN_FACES: Final[list[dict[int, str]]] = [{} for _ in TOKEN_NAMES]


def register_token(name: str, faces: dict[int, str] | None = None) -> int:
    """The permanent number of a kind of token. ``faces``: what one of each value is called, where
    the value is not money."""
    number = TOKENS.register(name)
    TOKEN_FACES[number] = faces or {}
    return number


PURSE: Final = register_token("purse")
JEWEL: Final = register_token("jewel")
STRONGBOX: Final = register_token("strongbox")

# Where a token is: a place (see geometry), aside, out of the game, or with a bandit.
ASIDE: Final = 62
OUT: Final = 63
HELD: Final = 64  # HELD + index of the bandit


def token_words(kind: int, value: int) -> str:
    """``purse 300``, ``old whiskey``; a value of -1 is not known: ``purse``, ``flask``."""
    name = TOKEN_NAMES[kind]
    if value < 0:
        return name
    return TOKEN_FACES[kind].get(value) or f"{name} {value}"


def token_kinds(counts: Mapping[str, int]) -> list[int]:
    """The kinds of tokens, from the number of tokens of each name."""
    return [TOKEN_NAMES.index(name) for name, count in counts.items() for _ in range(count)]
