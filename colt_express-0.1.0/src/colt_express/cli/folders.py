"""The folder for the user's data: games.

It used to be the configuration folder. Data there is still found.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import typer

NAME: Final = "colt-express"


def data_folder() -> Path:
    """The platform's folder for user data."""
    if sys.platform == "win32":
        return _folder_of("LOCALAPPDATA", Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return _folder_of("XDG_DATA_HOME", Path.home() / ".local" / "share") / NAME


def folder_with(file: str) -> Path:
    """The data folder, or the former one if only that has this file."""
    new, former = data_folder(), Path(typer.get_app_dir(NAME))
    return former if (former / file).exists() and not (new / file).exists() else new


def _folder_of(variable: str, usual: Path) -> Path:
    """The folder that an environment variable names. As the specification says, relative paths are
    ignored."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else usual
