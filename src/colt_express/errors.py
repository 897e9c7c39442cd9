"""What all errors of this package are, and the words that their sentences share.

It stands below the engine, so that a command can refuse something without loading the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import ClassVar


class ColtExpressError(Exception):
    """The root of every error this package raises on purpose."""

    status: ClassVar[int] = 2
    """With which a command ends that it ends."""


def did_you_mean(word: object, known: Sequence[str]) -> str:
    """The end of a sentence about an unknown name: the nearest known one, or all of them."""
    near = get_close_matches(str(word), known, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; there is {', '.join(known)}" if known else "; there is none"


def counted(number: int, thing: str) -> str:
    """``1 player``, ``2 players``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def reason_of(error: OSError) -> str:
    """What the system says; but of a file in the place of a folder it says ``File exists``."""
    if isinstance(error, FileExistsError):
        return "a file is where a folder should be"
    return error.strerror or str(error)
