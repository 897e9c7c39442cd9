"""What all errors of this package are, and how they help whoever mistyped a name.

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
