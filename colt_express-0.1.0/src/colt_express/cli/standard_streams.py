"""Standard output and standard error that survive a full disk, a closed pipe and a narrow encoding.

A command whose output was lost ends with a sentence and a fitting status. Results of long work are
collected meanwhile, so that they can be put into a file instead.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TextIO

from ..errors import ColtExpressError, reason_of
from .rescuing import rescue

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

OUTPUT: Final = 1
"""The file descriptor of standard output."""
ERRORS: Final = 2
"""The file descriptor of standard error."""
READER_LEFT: Final = 141
"""Exit status of a program that a closed pipe has ended, as a shell reports it."""

IN_ASCII: Final = {
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "…": "...",
    "→": "->",
    "·": "-",
    "•": "*",
    "±": "+-",
    "Ł": "L",
    "ł": "l",
    "œ": "oe",
    "◆": "*",
    "■": "#",
    **dict.fromkeys("─━═╌┄", "-"),
    **dict.fromkeys("│┃║╎┆", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼┏┓┗┛┡┩┳┻╇╔╗╚╝╠╣╦╩╬", "+"),
}
"""Signs of our sentences that Unicode itself does not take apart into plain ones."""
IN_NARROW_ENCODINGS: Final = "colt-express"


class OutputLost(ColtExpressError):
    """Standard output cannot be written to."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"the output cannot be written: {reason_of(error)}")
        self.reader_left = isinstance(error, BrokenPipeError)
        self.status = READER_LEFT if self.reader_left else 1  # type: ignore[misc]


class Output(io.FileIO):
    """Standard output. The first failure raises `OutputLost`; what is written afterwards is
    dropped, so that Python can end quietly. After `keep`, a failure raises nothing: everything that
    could not be delivered is in ``kept``."""

    def __init__(self) -> None:
        super().__init__(OUTPUT, "w", closefd=False)
        self.lost: OutputLost | None = None
        self.kept: bytearray | None = None

    def keep(self) -> None:
        self.kept = bytearray()

    def write(self, data: ReadableBuffer, /) -> int:
        """Returns how many bytes were taken: all of them, if they are kept or dropped."""
        view = memoryview(data)
        if self.lost is None:
            try:
                written = super().write(view)
            except OSError as error:
                self.lost = OutputLost(error)
                if self.kept is None:
                    raise self.lost from None
            else:
                if self.kept is not None:
                    self.kept += view[:written]
                return written
        if self.kept is not None:
            self.kept += view
        return view.nbytes


class Unfailing(io.FileIO):
    """Standard error. If it cannot be written to, nothing more can be said about that."""

    def write(self, data: ReadableBuffer, /) -> int:
        view = memoryview(data)
        try:
            return super().write(view)
        except OSError:
            return view.nbytes


def secure_streams() -> Callable[[], None]:
    """Replace standard output and standard error, unless a program that calls us has already put
    something in their places; returns what must be called at the end."""
    if sys.stdout is not sys.__stdout__ or sys.stderr is not sys.__stderr__:
        return lambda: None
    codecs.register_error(IN_NARROW_ENCODINGS, _plainer)
    for descriptor in (0, OUTPUT, ERRORS):
        _occupy(descriptor)
    output = Output()
    sys.stdout = _text(output, sys.stdout, IN_NARROW_ENCODINGS)
    sys.stderr = _text(Unfailing(ERRORS, "w", closefd=False), sys.stderr, "backslashreplace")

    def end() -> None:
        """Write what is still buffered, and put results that could not be written into a file."""
        sys.stdout.flush()
        if output.lost is not None and output.kept:
            where = rescue(bytes(output.kept), "results.txt")
            output.kept = None
            raise OutputNotWritten(output.lost, where)

    return end


class OutputNotWritten(ColtExpressError):
    """Results that could not be printed are elsewhere."""

    def __init__(self, lost: OutputLost, where: str) -> None:
        super().__init__(f"{lost}; {where}")
        self.status = lost.status  # type: ignore[misc]


def keep_output() -> None:
    """Keep a copy of everything printed from here on, the result of long work: if it cannot be
    printed, it is saved to a file, and the command goes on."""
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    if isinstance(raw, Output):
        raw.keep()


def _occupy(descriptor: int) -> None:
    """Open something in the place of a closed stream, so that no file of ours gets its number.
    It is opened for reading, so that writing to it fails as to a closed one."""
    try:
        os.fstat(descriptor)
    except OSError:
        opened = os.open(os.devnull, os.O_RDONLY)
        if opened != descriptor:
            os.dup2(opened, descriptor)
            os.close(opened)


def _text(raw: io.FileIO, was: TextIO | None, errors: str) -> io.TextIOWrapper:
    encoding = getattr(was, "encoding", None) or "utf-8"
    if was is not None:
        was.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=encoding,
        errors=errors,
        line_buffering=raw.isatty() or raw.fileno() == ERRORS,
    )


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Plainer signs in place of those that an encoding does not have: ``x`` for ``×``, ``e`` for
    ``é``, otherwise a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(_plain(sign, error.encoding) for sign in signs), error.end


def _plain(sign: str, encoding: str) -> str:
    plain = IN_ASCII.get(sign) or unicodedata.normalize("NFKD", sign)
    kept = plain.encode(encoding, "ignore").decode(encoding)
    return kept or "?"
