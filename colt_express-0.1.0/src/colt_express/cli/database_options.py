"""Where games are stored: options of the commands that use the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import ColtExpressError, reason_of
from ..server.base.settings import DATABASE, default_database
from .folders import folder_with

DataOption = Annotated[
    Path | None, typer.Option(help="The folder for the games.", show_default="a user folder")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        help="Another database, such as postgresql+asyncpg://user@host/name.",
        show_default="SQLite in the data folder",
    ),
]


class NoPlace(ColtExpressError):
    """There is no place to store games."""


def new_database(data: Path | None, database: str | None) -> str:
    """The address of the database; creates the folder if necessary."""
    folder = _folder(data)
    if database is None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise NoPlace(f"games cannot be stored in {folder}: {reason_of(error)}") from None
    return database or default_database(folder)


def known_database(data: Path | None, database: str | None) -> str:
    """The address of an existing database."""
    return database or default_database(_folder(data))


def _folder(data: Path | None) -> Path:
    return data or folder_with(DATABASE)
