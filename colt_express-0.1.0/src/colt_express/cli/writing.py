"""Files that a command writes when its work is done."""

from __future__ import annotations

import os
from pathlib import Path

from ..errors import ColtExpressError, reason_of
from .rescuing import rescue


class CannotWrite(ColtExpressError):
    """A file cannot be written."""


def check_writable(*files: Path | None) -> None:
    """Raises an error if a file cannot be written, before minutes of work."""
    for file in files:
        if file is None:
            continue
        folder = file.absolute().parent
        if file.is_dir():
            raise CannotWrite(f"{file} is a folder; give a file to write to")
        if not folder.is_dir():
            raise CannotWrite(f"{file} cannot be written: there is no folder {file.parent}")
        if not os.access(file if file.exists() else folder, os.W_OK):
            raise CannotWrite(f"{file} cannot be written: Permission denied")


def write(file: Path, data: bytes) -> None:
    """Write the result of long work; if that fails, put it somewhere else, and say where."""
    try:
        file.write_bytes(data)
    except OSError as error:
        where = rescue(data, file.name)
        raise CannotWrite(f"{file} cannot be written: {reason_of(error)}; {where}") from None
