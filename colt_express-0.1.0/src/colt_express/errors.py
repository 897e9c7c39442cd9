"""The base class of all errors of this package, and helpers for their messages.

It is below the engine, so that a command can refuse something without importing the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import ClassVar, Final

TRY_LATER: Final = 75
"""Exit status of a command that may succeed later, as it is: the usual EX_TEMPFAIL."""


class ColtExpressError(Exception):
    """The base class of every error this package raises on purpose."""

    status: ClassVar[int] = 2
    """Exit status of a command that fails with it."""


LONGEST_SENTENCE: Final = 1500
"""Characters of an error message at most."""
LONGEST_QUOTE: Final = 80
"""Characters of a value that an error message quotes at most."""


def quoted(value: object) -> str:
    """A value from outside as a message shows it: on one line, without control characters, and the
    end left out if it is long.

    >>> quoted("play\\x1b[31m")
    "'play\\\\x1b[31m'"
    """
    if isinstance(value, int) and abs(value) >= 10**LONGEST_QUOTE:
        return "a huge number"
    shown = repr(value[:LONGEST_QUOTE] if isinstance(value, (str, bytes)) else value)
    if isinstance(value, (str, bytes)) and len(value) > LONGEST_QUOTE:
        return f"{shown[:-1]}…{shown[-1]}"
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


def printable(text: str) -> str:
    """The text with every control character but line ends escaped, so that no terminal obeys it,
    and shortened if it is longer than any sentence of ours."""
    if len(text) > LONGEST_SENTENCE:
        half = LONGEST_SENTENCE // 2
        text = f"{text[:half]} … {text[-half:]}"
    return "".join(
        sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in text
    )


def did_you_mean(word: object, known: Sequence[str]) -> str:
    """The end of a message about an unknown name: the closest known one, or all of them."""
    near = get_close_matches(str(word)[:LONGEST_QUOTE], known, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; choose from {', '.join(known)}" if known else "; there are none"


def counted(number: int, thing: str) -> str:
    """``1 player``, ``2 players``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def reason_of(error: OSError) -> str:
    """The system's message, except for a file in the place of a folder, where it is just ``File
    exists``."""
    if isinstance(error, (FileExistsError, NotADirectoryError)):
        return "there is a file where a folder should be"
    return error.strerror or str(error)
