"""The language that a command speaks: the one that is asked for, or the one of its user."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from ..words import Words, languages

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that says anything counts."""
OTHERWISE: Final = "en"

LanguageOption = Annotated[
    str | None,
    typer.Option(
        help=f"Speak this language: {', '.join(languages())}.",
        show_default=f"that of {VARIABLES[-1]}, or {OTHERWISE}",
    ),
]


def words_in(language: str | None) -> Words:
    return Words(users_language() if language is None else language)


def users_language() -> str:
    """As the environment tells it: ``fr_CA.UTF-8`` is French. English, where we do not speak it."""
    told = next(filter(None, map(os.environ.get, VARIABLES)), "")
    code = told.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return code if code in languages() else OTHERWISE
