"""The seats that bots of this user have at servers, each in a file, so that a bot that was stopped
returns to its seat when the same command is given again.

A bot that plays at a seat has its file locked, and the system unlocks it when the process ends in
whatever way. So two copies of a bot that are started at the same moment have a seat each.
"""

from __future__ import annotations

import contextlib
import os
import sys
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from .addresses import TableAddress

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MOST: Final = 200
"""Maximum number of seats that are kept; the oldest are forgotten first."""
LARGEST: Final = 10_000
"""Maximum number of bytes of a file with a seat."""


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
    """The folder with the seats, which only its owner can read. Without a folder nothing is kept,
    and without a place for a file the bot plays all the same."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._held: dict[str, int] = {}  # open files by token

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Unlock what is held: another bot may return to these seats."""
        while self._held:
            os.close(self._held.popitem()[1])

    def claim(self, address: TableAddress, bot: str) -> KeptSeat | None:
        """The latest seat of a bot at a table, if no running bot has it. It is locked from now
        on."""
        for file in reversed(self._files()):
            opened = self._lock(file)
            if opened is None:
                continue
            seat = _read(opened)
            if seat is not None and (seat.address, seat.bot) == (address, bot):
                self._held[seat.token] = opened
                return seat
            os.close(opened)
        return None

    def keep(self, seat: KeptSeat) -> None:
        if self.folder is None:
            return
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            return
        opened = self._lock(self._file(self.folder, seat.token), os.O_CREAT)
        if opened is None:
            return
        with contextlib.suppress(OSError):
            os.ftruncate(opened, 0)
            os.write(opened, msgspec.json.encode(seat))
        self._held[seat.token] = opened
        for file in self._files()[:-MOST]:
            self._delete(file)

    def forget(self, token: str) -> None:
        opened = self._held.pop(token, None)
        if opened is not None:
            os.close(opened)
        if self.folder is not None:
            self._delete(self._file(self.folder, token))

    def _files(self) -> list[Path]:
        """From the oldest to the newest."""
        if self.folder is None:
            return []
        with contextlib.suppress(OSError):
            return sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        return []

    @staticmethod
    def _file(folder: Path, token: str) -> Path:
        return folder / f"{blake2b(token.encode(), digest_size=16).hexdigest()}.json"

    @staticmethod
    def _lock(file: Path, create: int = 0) -> int | None:
        """The open and locked file, or None if another bot holds it."""
        try:
            opened = os.open(file, os.O_RDWR | create, 0o600)
        except OSError:
            return None
        try:
            if sys.platform == "win32":
                os.lseek(opened, LARGEST, os.SEEK_SET)  # the locked byte cannot be read
                msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
                os.lseek(opened, 0, os.SEEK_SET)
            else:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(opened)
            return None
        return opened

    @staticmethod
    def _delete(file: Path) -> None:
        with contextlib.suppress(OSError):
            file.unlink()


def _read(opened: int) -> KeptSeat | None:
    """A file that cannot be read holds no seat: the seat in it can be taken anew."""
    try:
        return msgspec.json.decode(os.read(opened, LARGEST), type=KeptSeat)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
