"""The file that a search for puzzles appends to: JSON lines, with the puzzles that were found and
how far each record has been examined.

A line is written as soon as it is known. So a search can be stopped at any time, even in the middle
of a line, and goes on where it stopped.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from ..documents import DocumentError, check_length, decode_json, read_document
from ..engine.serialization.record import Record
from ..errors import reason_of
from .puzzle import KEY_LENGTH, Puzzle, PuzzleError

MOST_BYTES: Final = 50_000_000


class Found(msgspec.Struct, frozen=True, tag="found"):
    """A puzzle, and the record it comes from."""

    record: str
    puzzle: Puzzle


class Examined(msgspec.Struct, frozen=True, tag="examined"):
    """How many choices of a record have been examined."""

    record: str
    choices: int


Line = Found | Examined


class FoundFile:
    """The file, read when it is opened. Without a path nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.puzzles: list[Puzzle] = []
        self._examined: dict[str, int] = {}
        self._number: dict[str, int] = {}
        if path is not None and path.exists():
            self._read(path)

    def examined(self, record: str) -> int:
        """How many choices of a record have been examined."""
        return self._examined.get(record, 0)

    def number(self, record: str) -> int:
        """How many puzzles of a record have been found."""
        return self._number.get(record, 0)

    def knows(self, puzzle: Puzzle) -> bool:
        return any(one.key == puzzle.key for one in self.puzzles)

    def add(self, line: Line) -> None:
        """Append a line, for good."""
        self._take(line)
        if self.path is None:
            return
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise PuzzleError(f"{self.path} cannot be written: {reason_of(error)}") from None

    def _take(self, line: Line) -> None:
        if isinstance(line, Examined):
            self._examined[line.record] = max(line.choices, self.examined(line.record))
        elif not self.knows(line.puzzle):
            self.puzzles.append(line.puzzle)
            self._number[line.record] = self.number(line.record) + 1

    def _read(self, path: Path) -> None:
        try:
            data = read_document(path, MOST_BYTES)
        except DocumentError as error:
            raise PuzzleError(f"{path} {error}") from None
        whole, end, broken_off = data.rpartition(b"\n")
        for number, line in enumerate(whole.splitlines(), 1):
            if line.strip():
                self._take(self._line(line, number))
        if broken_off:
            _cut(path, len(whole) + len(end))

    def _line(self, line: bytes, number: int) -> Line:
        try:
            check_length(line)
            read: Line = decode_json(line, Line)  # type: ignore[arg-type]
            return read
        except (DocumentError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PuzzleError(
                f"{self.path}: line {number} is no puzzle that was found: {error}"
            ) from None


def _cut(path: Path, length: int) -> None:
    """Take away a last line that was not written to its end."""
    try:
        with path.open("r+b") as file:
            file.truncate(length)
    except OSError as error:
        raise PuzzleError(f"{path} cannot be written: {reason_of(error)}") from None


def record_key(record: Record) -> str:
    """The same for the same game, however its file is named."""
    told = msgspec.json.encode([record.setup.to_dict(), record.choices])
    return sha256(told).hexdigest()[:KEY_LENGTH]
