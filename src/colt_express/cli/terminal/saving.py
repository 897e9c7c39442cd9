"""Saved games: a record of the game with a word about who sits at the table."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ...engine.errors import RecordError
from ...engine.game import Game
from ...engine.record import Record, TakenBack, read_record, save_record
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


def default_file() -> Path:
    """A new file in the user's folder for data, named after the moment."""
    return data_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}.json"


def save_game(
    file: Path, game: Game, company: Company, taken_back: list[TakenBack] | None = None
) -> None:
    """Write the whole file or leave the old one as it was."""
    record: dict[str, Any] = msgspec.json.decode(save_record(game, taken_back))
    text = msgspec.json.encode({**record, "company": company})
    new = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(text)
        os.replace(new, file)
    except OSError as error:
        raise SavingError(f"{file} cannot be written: {reason_of(error)}") from None


def read_game(file: Path) -> tuple[Record, Company]:
    """The record and the company; the usual one if it names none."""
    try:
        text = file.read_bytes()
        return read_record(text), msgspec.json.decode(text, type=_Saved).company
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from None
    except (RecordError, msgspec.ValidationError) as error:
        raise RecordError(f"{file}: {error}") from None
