"""What is wrong with a user's code, and where."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from types import TracebackType
from typing import Final, Literal

import msgspec

from ...errors import ColtExpressError
from ..base import BotFailed

MOST_MESSAGE: Final = 500
"""Characters of a message of Python at most."""

Kind = Literal["syntax", "crash", "class", "choose", "signature", "illegal", "slow", "memory"]
"""It is no Python; an exception; no class is a bot; a bot has no method ``choose``, or a method
takes other arguments; an option was chosen that was not offered; it thought for too long, or
there was no memory left."""

When = Literal["", "sitting", "choosing", "ending"]
"""While the code was read, the bot sat down, chose, or was told the end of the game."""


class Mistake(msgspec.Struct, frozen=True):
    """A mistake in a user's code. ``message`` is what Python says of it, the name of what is
    missing, or what was chosen; ``asked`` the name of the decision. ``line`` and the columns
    from ``column`` to before ``until`` count from 1, and are 0 where they are not known."""

    kind: Kind
    message: str = ""
    line: int = 0
    column: int = 0
    until: int = 0
    when: When = ""
    asked: str = ""


class OwnBotError(ColtExpressError):
    """Code that cannot be loaded, or has no such bot."""

    mistake: Mistake | None = None


class OwnBotFailed(BotFailed):
    """A user's bot has crashed, was too slow, or chose what was not offered."""

    def __init__(self, sentence: str, mistake: Mistake) -> None:
        super().__init__(sentence)
        self.mistake = mistake

    def __reduce__(self) -> tuple[type[OwnBotFailed], tuple[str, Mistake]]:
        return type(self), (str(self), self.mistake)


def refused(sentence: str, mistake: Mistake) -> OwnBotError:
    """The error with that sentence."""
    error = OwnBotError(sentence)
    error.mistake = mistake
    return error


def mistake_in(
    error: BaseException, file: str, source: str, when: When = "", asked: str = ""
) -> Mistake:
    """The mistake that an exception reports. ``file`` is the name by which tracebacks know the
    code."""
    if isinstance(error, SyntaxError) and error.filename == file and error.lineno:
        begin = error.offset or 0
        same_line = error.end_lineno == error.lineno
        until = (error.end_offset or 0) if same_line else 0
        message = _words(error, error.msg)
        line, column = error.lineno, max(0, begin)
        return Mistake("syntax", message, line, column, max(0, until), when, asked)
    line, column, until = _where(error.__traceback__, file, source)
    kind: Kind = "memory" if isinstance(error, MemoryError) else "crash"
    return Mistake(kind, _words(error, str(error)), line, column, until, when, asked)


def told(mistake: Mistake, file: str) -> str:
    """What Python says, with the line.

    >>> told(Mistake("crash", "NameError: name 'veiw' is not defined", 40), "my_bot.py")
    "my_bot.py, line 40: NameError: name 'veiw' is not defined"
    """
    where = f"{file}, line {mistake.line}: " if mistake.line else ""
    return f"{where}{mistake.message}"


def line_of(error: BaseException, file: str) -> int:
    """The last line of the user's code that an exception passed through; 0 if there is none."""
    return _where(error.__traceback__, file, "")[0]


def _words(error: BaseException, message: str) -> str:
    """The exception in one line."""
    first = message.strip().split("\n")[0]
    words = f"{type(error).__name__}{f': {first}' if first else ''}"
    # Not all strings of Python can be sent: half a surrogate pair can not.
    return words[:MOST_MESSAGE].encode(errors="replace").decode()


def _where(traceback: TracebackType | None, file: str, source: str) -> tuple[int, int, int]:
    """The line and columns of the user's code that was last at work."""
    found = (0, 0, 0)
    lines = source.splitlines()
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename == file:
            found = (traceback.tb_lineno, 0, 0)
            positions = _position(code.co_positions(), traceback.tb_lasti)
            if positions and traceback.tb_lineno <= len(lines):
                found = (traceback.tb_lineno, *_columns(lines[found[0] - 1], *positions))
        traceback = traceback.tb_next
    return found


def _position(
    positions: Iterable[tuple[int | None, int | None, int | None, int | None]], instruction: int
) -> tuple[int, int | None] | None:
    """The bytes of the line from and to which an instruction stands; no end if that is in another
    line."""
    line, end_line, begin, end = next(
        islice(positions, instruction // 2, None), (None, None, None, None)
    )
    if begin is None:
        return None
    return begin, end if line == end_line else None


def _columns(line: str, begin: int, end: int | None) -> tuple[int, int]:
    """Columns, counted from 1, of bytes of a line."""
    encoded = line.encode(errors="replace")
    until = len(encoded) if end is None else end
    return len(encoded[:begin].decode(errors="replace")) + 1, (
        len(encoded[:until].decode(errors="replace")) + 1
    )
