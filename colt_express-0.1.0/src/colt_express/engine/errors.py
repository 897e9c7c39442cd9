"""The errors of the engine; each message is a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..errors import ColtExpressError, did_you_mean, quoted

NOT_PLAYED: Final = "which belongs to a box that is not played"


class IllegalChoice(ColtExpressError):
    """The choice is not open to that seat now; the game is unchanged."""


class NoSuchSeat(IllegalChoice):
    """No such seat; seat -1, the spectator's, can look but not choose."""


class HistoryError(ColtExpressError):
    """The history of this position is not known."""


class SetupError(ColtExpressError):
    """A combination of options that the rules do not allow."""


class ComponentError(ColtExpressError):
    """A component file that cannot be used: which file, which key, and why."""


class RecordError(ColtExpressError):
    """A saved game that is damaged, foreign, or made by other rules; or none that can be saved."""


class NotationError(ColtExpressError):
    """A position or a game in notation that cannot be read or written: line, column, and why."""


def one_of(word: object, known: Sequence[str], what: str) -> str:
    """The word, if it is a known name; else refuse it with the nearest one."""
    if isinstance(word, str) and word in known:
        return word
    raise SetupError(f"no {what} is called {quoted(word)}{did_you_mean(word, known)}")
