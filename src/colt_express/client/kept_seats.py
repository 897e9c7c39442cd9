"""The seats that bots of this user have at servers, kept in a file, so that a bot that was stopped
returns to its seat when the same command is given again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from .addresses import TableAddress

MOST: Final = 200
"""Maximum number of seats that are kept; the oldest are forgotten first."""


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat and the token that proves it."""

    server: str
    table: str
    bot: str
    seat: int
    token: str

    @property
    def address(self) -> TableAddress:
        return TableAddress(self.server, self.table)


class KeptSeats:
    """The file with the seats, which only its owner can read. Without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file

    def find(self, address: TableAddress, bot: str) -> list[KeptSeat]:
        """The seats of a bot at a table, the latest first."""
        return [one for one in reversed(self._read()) if (one.address, one.bot) == (address, bot)]

    def keep(self, seat: KeptSeat) -> None:
        others = [one for one in self._read() if one.token != seat.token]
        self._write([*others, seat][-MOST:])

    def forget(self, token: str) -> None:
        seats = self._read()
        left = [one for one in seats if one.token != token]
        if len(left) < len(seats):
            self._write(left)

    def _read(self) -> list[KeptSeat]:
        """A file that cannot be read counts as empty: the seats in it can be taken anew."""
        if self.file is None:
            return []
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[KeptSeat])
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return []

    def _write(self, seats: list[KeptSeat]) -> None:
        """Without a place for the file the bot plays all the same."""
        if self.file is None:
            return
        new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                out.write(msgspec.json.encode(seats))
            new.replace(self.file)
        except OSError:
            new.unlink(missing_ok=True)
