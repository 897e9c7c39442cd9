"""The figures of the game by number: seven bandits, and those who belong to no player."""

from __future__ import annotations

from typing import Final

GHOST: Final = 0
DOC: Final = 1
TUCO: Final = 2
CHEYENNE: Final = 3
BELLE: Final = 4
DJANGO: Final = 5
MEI: Final = 6
MARSHAL_FIGURE: Final = 7
SHOTGUN: Final = 8
NOBODY: Final = 9  # owns neutral bullets and the marshal card of a player with two bandits

FIGURES: Final[list[str]] = [
    "ghost",
    "doc",
    "tuco",
    "cheyenne",
    "belle",
    "django",
    "mei",
    "marshal",
    "shotgun",
    "neutral",
]
"""The name of each figure. The first seven are the characters a player can be."""

CHARACTERS: Final[list[str]] = FIGURES[:7]
