"""The language of a command: the one requested, or the user's."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ..languages import known_language, languages

if TYPE_CHECKING:
    from ..words import Words

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the user's language; the first one that is set counts."""
OTHERWISE: Final = "en"

LanguageOption = Annotated[
    str | None,
    typer.Option(
        help=f"The language: {', '.join(languages())}.",
        show_default=f"that of {VARIABLES[-1]}, or {OTHERWISE}",
    ),
]


def language_code(language: str | None) -> str:
    return users_language() if language is None else known_language(language)


def words_in(language: str | None) -> Words:
    from ..words import Words  # reading a language takes a while

    return Words(language_code(language))


def users_language() -> str:
    """The user's language, from the environment: ``fr_CA.UTF-8`` is French. English if it is not
    supported."""
    told = next(filter(None, map(os.environ.get, VARIABLES)), "")
    code = told.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return code if code in languages() else OTHERWISE
