"""The languages that the game speaks. Nothing is read here, so that commands start quickly."""

from __future__ import annotations

from importlib import resources

from .errors import ColtExpressError, did_you_mean


class UnknownLanguage(ColtExpressError):
    """The game does not speak that language."""


def languages() -> list[str]:
    """The codes of all languages that have a file."""
    files = resources.files(__package__).joinpath("words")
    names = [file.name for file in files.iterdir()]
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def known_language(code: str) -> str:
    """The same code, if there is such a language."""
    if code not in languages():
        raise UnknownLanguage(f"no language is called {code!r}{did_you_mean(code, languages())}")
    return code
