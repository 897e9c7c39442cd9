"""The vocabulary of the search in a language: stop words, endings and synonyms
(`vocabulary.toml`)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cached_property
from pathlib import Path
from typing import Final, Self

import msgspec

FILE: Final = Path(__file__).with_name("vocabulary.toml")
STEM: Final = 3
"""Letters that an ending leaves at least."""
STOP: Final = 0.1
"""Weight of a stop word: it decides only between texts that are equal otherwise."""
UNACCENTED: Final = {"ł": "l"}
"""Letters whose accent Unicode does not take apart."""


def folded(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(
        UNACCENTED.get(sign) or unicodedata.normalize("NFD", sign)[0] for sign in text.lower()
    )


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, folded."""
    return re.findall(r"[^\W_]+", folded(text))


class Vocabulary(msgspec.Struct, frozen=True, dict=True):
    """Stop words; endings, the longest first; and groups of words that stand for each other. All of
    them are folded."""

    stop: list[str]
    endings: list[str]
    synonyms: list[list[str]]

    @classmethod
    def of(cls, language: str) -> Self:
        known = tomllib.loads(FILE.read_text(encoding="utf-8"))[language]
        endings = dict.fromkeys(words_of(known["endings"]))
        return cls(
            stop=list(dict.fromkeys(words_of(known["stop"]))),
            endings=sorted(endings, key=lambda one: (-len(one), one)),
            synonyms=[words_of(group) for group in known["synonyms"]],
        )

    def stem(self, word: str) -> str:
        """A folded word without its ending."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= STEM:
                return word.removesuffix(ending)
        return word

    @cached_property
    def groups(self) -> dict[str, int]:
        """The group of synonyms that a stem belongs to."""
        known: dict[str, int] = {}
        for number, group in enumerate(self.synonyms):
            for word in group:
                known.setdefault(self.stem(word), number)
        return known

    def weight(self, word: str) -> float:
        """How much a folded word says about the subject of a question."""
        return STOP if word in self.stop else 1
