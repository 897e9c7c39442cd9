"""Many records in one file: a line of JSON for each game, after a first line that says how they
were made. Files that end in ``.zst`` are compressed, some games at a time.

A file whose end is damaged or missing is read as far as it goes, and can be continued from there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from ..errors import ColtExpressError, reason_of

FORMAT: Final = "colt-express games"
VERSION: Final = 1
ENDINGS: Final = (".jsonl", ".jsonl.zst")
BLOCK: Final = 1_000_000
"""Bytes that are read at once."""
LARGEST: Final = 200_000_000
"""Maximum size of what is compressed together, in bytes; ours have less than a million."""
MAGIC: Final = b"\x28\xb5\x2f\xfd"
"""The first bytes of a compressed file."""
LONGEST_BEGINNING: Final = 10_000
"""Bytes of a file whose first line was being written when it was cut off."""
LEVEL: Final = 19
"""Level of compression."""

Values = list[tuple[int, list[tuple[int, float]]]]
"""By number of a choice, for each option in order: how often it was tried, and its mean chance."""


class GamesFileError(ColtExpressError):
    """A file of games that cannot be read, written or continued."""


class Header(msgspec.Struct, frozen=True):
    """The first line: how the games were made."""

    made_by: dict[str, Any]
    format: str = FORMAT
    version: int = VERSION


class RecordedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line: the number of the game, the bot at each seat, the result, the record, and what
    searching bots found."""

    game: int
    bots: list[str]
    money: list[int]
    winners: list[int]
    record: msgspec.Raw
    values: Values = []


class GamesFile:
    """A file of games. ``trouble`` is a sentence on damage that was found while reading."""

    def __init__(self, path: Path) -> None:
        if not path.name.endswith(ENDINGS):
            raise GamesFileError(
                f"{path}: the name of a file of games ends in .jsonl or .jsonl.zst"
            )
        self.path = path
        self.trouble = ""
        self._packed = path.name.endswith(".zst")
        self._end = 0  # bytes that are undamaged
        self._size = 0  # bytes that this program knows to be there

    def header(self) -> Header:
        """How the games were made."""
        for line in self._lines():
            return self._header_in(line)
        raise GamesFileError(f"{self.path} is empty: {self.trouble or 'there is no first line'}")

    def games(self) -> Iterator[RecordedGame]:
        """All games that can be read, in order."""
        decoder = msgspec.json.Decoder(RecordedGame)
        for number, line in enumerate(self._lines()):
            if number == 0:
                self._header_in(line)
                continue
            try:
                yield decoder.decode(line)
            except (msgspec.MsgspecError, UnicodeError) as error:
                self.trouble = self.trouble or f"line {number + 1} is no game: {error}"
                return

    def checksum(self) -> str:
        """The SHA-256 of the lines, which is the same however they were compressed."""
        digest = sha256()
        for line in self._lines():
            digest.update(line + b"\n")
        return digest.hexdigest()

    def start(self, header: Header) -> int:
        """Begin the file, or find out where it goes on; returns how many games are there. Damage at
        its end is cut off."""
        if not self.path.exists():
            self._write(msgspec.json.encode(header) + b"\n", "xb")
            return 0
        if not self._is_started():
            self._write(msgspec.json.encode(header) + b"\n", "wb")
            return 0
        was = self.header()
        if msgspec.to_builtins(was) != msgspec.json.decode(msgspec.json.encode(header)):
            raise GamesFileError(
                f"{self.path} holds games that were made otherwise: {_shown(was)}; use the same "
                "options, or another file"
            )
        there = sum(1 for _ in self._blocks_of_games())
        try:
            os.truncate(self.path, self._end)
            self._size = self._end
        except OSError as error:
            raise GamesFileError(f"{self.path} cannot be written: {reason_of(error)}") from None
        return there

    def add(self, lines: bytes) -> None:
        """Append the lines of some games."""
        if lines:
            self._write(lines, "ab")

    def _is_started(self) -> bool:
        """Whether its first line is whole; a file of something else is refused."""
        for _ in self._lines():
            return True
        begun = self.path.read_bytes()[: len(MAGIC)] if self._packed else b""
        if self.path.stat().st_size > LONGEST_BEGINNING or begun != MAGIC[: len(begun)]:
            raise GamesFileError(f"{self.path} is no file of games; choose another one")
        if not self._packed and self.path.stat().st_size:
            raise GamesFileError(f"{self.path} is no file of games; choose another one")
        return False

    def _blocks_of_games(self) -> Iterator[bytes]:
        """The lines of all games that are whole."""
        lines = self._lines()
        next(lines)
        yield from lines

    def _header_in(self, line: bytes) -> Header:
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeError):
            raise GamesFileError(f"{self.path} is no file of games") from None
        if header.format != FORMAT or header.version != VERSION:
            raise GamesFileError(
                f"{self.path} has version {header.version} of {header.format[:40]!r}; this program "
                f"reads version {VERSION} of {FORMAT!r}"
            )
        return header

    def _lines(self) -> Iterator[bytes]:
        """All whole lines, without their ends."""
        self.trouble, self._end = "", 0
        try:
            with self.path.open("rb") as file:
                yield from self._unpacked(file) if self._packed else self._plain(file)
        except OSError as error:
            raise GamesFileError(f"{self.path} cannot be read: {reason_of(error)}") from None

    def _plain(self, file: IO[bytes]) -> Iterator[bytes]:
        for number, line in enumerate(file):
            if not line.endswith(b"\n"):
                self.trouble = f"{self.path} is cut off in line {number + 1}"
                return
            yield line[:-1]
            self._end += len(line)

    def _unpacked(self, file: IO[bytes]) -> Iterator[bytes]:
        """Each frame holds whole lines."""
        zstandard = _zstandard()
        number, rest = 0, b""
        while rest or (rest := file.read(BLOCK)):
            frame, content, size = zstandard.ZstdDecompressor().decompressobj(), [], 0
            used = 0
            try:
                while True:
                    part = frame.decompress(rest)
                    content.append(part)
                    size += len(part)
                    if frame.eof or size > LARGEST:
                        used += len(rest) - len(frame.unused_data)
                        rest = frame.unused_data
                        break
                    used += len(rest)
                    rest = file.read(BLOCK)
                    if not rest:
                        break
            except zstandard.ZstdError:
                frame = None
            text = b"".join(content)
            if frame is None or not frame.eof or not text.endswith(b"\n"):
                self.trouble = f"{self.path} is damaged or cut off after line {number}"
                return
            lines = text[:-1].split(b"\n")
            number += len(lines)
            yield from lines
            self._end += used

    def _write(self, lines: bytes, mode: str) -> None:
        data = _packed(lines) if self._packed else lines
        try:
            with self.path.open(mode) as file:
                if file.tell() != self._size:
                    raise GamesFileError(f"another program is writing to {self.path}")
                file.write(data)
            self._size += len(data)
        except OSError as error:
            raise GamesFileError(f"{self.path} cannot be written: {reason_of(error)}") from None


def _packed(lines: bytes) -> bytes:
    packer = _zstandard().ZstdCompressor(level=LEVEL, write_checksum=True)
    packed: bytes = packer.compress(lines)
    return packed


def _zstandard() -> Any:
    try:
        import zstandard
    except ModuleNotFoundError:
        raise GamesFileError(
            "compressed files of games need a package: pip install 'colt-express[records]'; "
            "files that end in .jsonl do not"
        ) from None
    return zstandard


def _shown(header: Header) -> str:
    return ", ".join(f"{name} {value}" for name, value in header.made_by.items() if value)
