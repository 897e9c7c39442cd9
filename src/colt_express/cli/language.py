"""The language of a command: the one requested, or the user's."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from ..words import Words, languages

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first one that is set counts."""
OTHERWISE: Final = "en"

LanguageOption = Annotated[
    str | None,
    typer.Option(
        help=f"The language: {', '.join(languages())}.",
        show_default=f"that of {VARIABLES[-1]}, or {OTHERWISE}",
    ),
]


def words_in(language: str | None) -> Words:
    return Words(users_language() if language is None else language)


def users_language() -> str:
    """From the environment: ``fr_CA.UTF-8`` is French. English if it is not supported."""
    told = next(filter(None, map(os.environ.get, VARIABLES)), "")
    code = told.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return code if code in languages() else OTHERWISE
