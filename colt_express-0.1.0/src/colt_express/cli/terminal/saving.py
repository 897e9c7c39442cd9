"""Saved games: a record of the game with a word about who sits at the table."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ...documents import DocumentError, decode_json, read_document
from ...engine.errors import RecordError
from ...engine.game import Game
from ...engine.serialization.record import FORMAT, Record, TakenBack, read_record, save_record
from ...errors import ColtExpressError, reason_of
from ..folders import data_folder


class SavingError(ColtExpressError):
    """The game cannot be written to that file."""


class Company(msgspec.Struct, frozen=True):
    """Who plays: people in the first seats, bots of one name in the others."""

    humans: Annotated[int, msgspec.Meta(ge=0)] = 1
    bots: str = "outlaw"


class _Saved(msgspec.Struct):
    company: Company = Company()


class _Marked(msgspec.Struct):
    format: str


def default_file() -> Path:
    """A new file in the user's folder for data, named after the moment."""
    return data_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}.json"


def make_folder(file: Path) -> None:
    """Make the user's folder for data; folders that a user names are never made."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SavingError(f"{file} cannot be written: {reason_of(error)}") from None


def check_replaceable(file: Path, may_replace: Callable[[], bool]) -> None:
    """Raises `SavingError` if a game would replace anything but a saved game, or one that is to
    stay."""
    if not os.path.lexists(file):
        return
    if not _is_saved_game(file):
        raise SavingError(f"{file} exists and is not a saved game; choose another file")
    if not may_replace():
        raise SavingError(
            f"{file} is another saved game and stays as it is; choose another file, or continue "
            "that game with --resume"
        )


def is_same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def save_game(
    file: Path, game: Game, company: Company, taken_back: list[TakenBack] | None = None
) -> None:
    """Write the whole file or leave the old one as it was."""
    write_record(file, save_record(game, taken_back), company=company)


def write_record(file: Path, record: str, **more: object) -> None:
    """Write a record with more about its game, as a whole or not at all."""
    known: dict[str, Any] = msgspec.json.decode(record)
    text = msgspec.json.encode({**known, **more})
    file = Path(os.path.realpath(file))  # a link stays a link
    new = file.with_name(f".{file.name[:100]}.{secrets.token_hex(4)}.new")
    try:
        if not file.parent.exists():
            raise FileNotFoundError(None, f"there is no folder {file.parent}")
        try:
            with new.open("xb") as opened:
                opened.write(text)
            os.replace(new, file)
        finally:
            with suppress(OSError):
                new.unlink(missing_ok=True)
    except OSError as error:
        raise SavingError(f"{file} cannot be written: {reason_of(error)}") from None


def read_game(file: Path) -> tuple[Record, Company]:
    """The record and the company; the usual one if it names none."""
    try:
        text = read_document(file)
        return read_record(text), decode_json(text, _Saved).company
    except DocumentError as error:
        raise RecordError(f"{file} {error}") from None
    except (RecordError, msgspec.ValidationError) as error:
        raise RecordError(f"{file}: {error}") from None


def _is_saved_game(file: Path) -> bool:
    """Whether it is a record of any version; only its mark is looked at."""
    try:
        return file.is_file() and decode_json(read_document(file), _Marked).format == FORMAT
    except (DocumentError, msgspec.DecodeError, UnicodeDecodeError):
        return False
