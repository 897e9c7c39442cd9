"""The base class of all errors of this package, and helpers for their messages.

It is below the engine, so that a command can refuse something without importing the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import ClassVar


class ColtExpressError(Exception):
    """The base class of every error this package raises on purpose."""

    status: ClassVar[int] = 2
    """Exit status of a command that fails with it."""


def did_you_mean(word: object, known: Sequence[str]) -> str:
    """The end of a message about an unknown name: the closest known one, or all of them."""
    near = get_close_matches(str(word), known, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; choose from {', '.join(known)}" if known else "; there are none"


def counted(number: int, thing: str) -> str:
    """``1 player``, ``2 players``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def reason_of(error: OSError) -> str:
    """The system's message, except for a file in the place of a folder, where it is just ``File
    exists``."""
    if isinstance(error, FileExistsError):
        return "there is a file where a folder should be"
    return error.strerror or str(error)
