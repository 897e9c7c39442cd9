"""Lines of the guide: a name, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from ...words import Words
from ...words.language import Arguments


def told(words: Words, message: str, tags: Sequence[str]) -> str:
    """A sentence in the wording that holds at a table with these tags."""
    return words.say(words.fitting(message, tags))


def line_of(words: Words, family: str, name: str) -> str:
    return as_line(words, family, words.explained(family, name))


def as_line(words: Words, family: str, explained: Arguments) -> str:
    return words.say("help-line", name=explained[family], hint=explained[f"{family}_hint"])
