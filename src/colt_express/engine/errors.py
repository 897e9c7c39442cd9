"""What can go wrong, each with a sentence for a person."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


class ColtExpressError(Exception):
    """The root of every error this package raises on purpose."""


class IllegalChoice(ColtExpressError):
    """The choice is not open to that seat now; the game is unchanged."""


class SetupError(ColtExpressError):
    """A combination of options that the rules do not allow."""


class ComponentError(ColtExpressError):
    """A component file that cannot be used: which file, which key, and why."""


class RecordError(ColtExpressError):
    """A saved game that is damaged, foreign, or made by other rules."""


def did_you_mean(word: object, known: Sequence[str]) -> str:
    """The end of a sentence about an unknown name: the nearest known one, or all of them."""
    near = get_close_matches(str(word), known, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; there is {', '.join(known)}" if known else "; there is none"


def one_of(word: object, known: Sequence[str], what: str) -> str:
    """The word, if it is a known name; else refuse it with the nearest one."""
    if isinstance(word, str) and word in known:
        return word
    raise SetupError(f"no {what} is called {word!r}{did_you_mean(word, known)}")
