"""Messages of JSON, one in each line, in UTF-8, in both directions."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

from .answers import LONGEST, Refused
from .player import LeftTheGame, Message

CHUNK: Final = 65_536
"""Bytes of a line that is too long which are dropped at once."""


class Lines:
    """Messages through a pair of streams."""

    def __init__(self, coming: BinaryIO | None, going: BinaryIO) -> None:
        self._coming = coming
        self._going = going

    def say(self, message: Message) -> None:
        self.write(message)

    def write(self, message: object) -> None:
        """Write one of any protocol."""
        self._going.write(msgspec.json.encode(message) + b"\n")
        self._going.flush()

    def hear(self) -> bytes:
        """The next line. Raises `Refused` for one that is too long, `LeftTheGame` at the end."""
        line = b"" if self._coming is None else self._coming.readline(LONGEST + 1)
        if not line:
            raise LeftTheGame("the answers ended before the game was over")
        if len(line) > LONGEST and not line.endswith(b"\n"):
            self._drop_the_rest()
            raise Refused("too_long", f"the line is too long: it has more than {LONGEST:,} bytes")
        return line

    def _drop_the_rest(self) -> None:
        assert self._coming is not None
        while rest := self._coming.readline(CHUNK):
            if rest.endswith(b"\n"):
                return
