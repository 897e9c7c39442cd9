"""An index of short texts, searched by the words of a question.

A word is found by its stem, by a synonym, by its beginning while it is being typed, and if nothing
else fits, with one wrong letter. Rare words count for more than frequent ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from .vocabulary import Vocabulary, words_of

SYNONYM: Final = 0.7
BEGINNING: Final = 0.6
TYPO: Final = 0.5
"""Weight of a kind of match compared with that of a stem."""
BEGUN: Final = 3
"""Letters that are enough for the beginning of a word."""
MISSPELLED: Final = 5
"""Letters of a word that may have a wrong one."""


class Hit(NamedTuple):
    """A text that was found, with the share of the question that it speaks of."""

    number: int
    score: float
    coverage: float


class Entry(NamedTuple):
    """The weights of an indexed text: by word, by stem, and by group of synonyms."""

    words: dict[str, float]
    stems: dict[str, float]
    groups: dict[int, float]


class Index:
    """Texts, each in several fields with a weight."""

    def __init__(
        self, vocabulary: Vocabulary, texts: Sequence[Sequence[tuple[str, float]]]
    ) -> None:
        self.vocabulary = vocabulary
        self.entries = [self._entry(fields) for fields in texts]

    def _entry(self, fields: Sequence[tuple[str, float]]) -> Entry:
        entry = Entry({}, {}, {})
        for text, weight in fields:
            for word in words_of(text):
                stem = self.vocabulary.stem(word)
                entry.words[word] = max(weight, entry.words.get(word, 0))
                entry.stems[stem] = max(weight, entry.stems.get(stem, 0))
                if stem in self.vocabulary.groups:
                    group = self.vocabulary.groups[stem]
                    entry.groups[group] = max(weight, entry.groups.get(group, 0))
        return entry

    def search(self, asked: str) -> list[Hit]:
        """Everything that speaks of a part of the question, the best first."""
        found = [0.0] * len(self.entries)
        covered = [0.0] * len(self.entries)
        total = 0.0
        for term in words_of(asked):
            strengths = self._strengths(term)
            frequency = sum(strength > 0 for strength in strengths)
            rarity = log(1 + len(self.entries) / max(frequency, 1))
            weight = rarity * self.vocabulary.weight(term)
            total += weight
            for number, strength in enumerate(strengths):
                if strength:
                    found[number] += weight * strength
                    covered[number] += weight
        hits = [
            Hit(number, found[number] * share / total, share / total)
            for number, share in enumerate(covered)
            if share
        ]
        return sorted(hits, key=lambda hit: (-hit.score, hit.number))

    def _strengths(self, term: str) -> list[float]:
        """How strongly each entry speaks of a term."""
        stem = self.vocabulary.stem(term)
        group = self.vocabulary.groups.get(stem, -1)
        strengths = [
            max(
                entry.stems.get(stem, 0),
                SYNONYM * entry.groups.get(group, 0),
                BEGINNING * _begun(entry, term),
            )
            for entry in self.entries
        ]
        if any(strengths) or len(term) < MISSPELLED:
            return strengths
        return [TYPO * _misspelled(entry, term) for entry in self.entries]


def _begun(entry: Entry, term: str) -> float:
    if len(term) < BEGUN:
        return 0
    return max((weight for word, weight in entry.words.items() if word.startswith(term)), default=0)


def _misspelled(entry: Entry, term: str) -> float:
    return max((weight for word, weight in entry.words.items() if is_typo(word, term)), default=0)


def is_typo(word: str, other: str) -> bool:
    """Whether one letter is wrong, missing or too many, or two neighbors have changed places."""
    if len(word) > len(other):
        word, other = other, word
    if len(other) - len(word) > 1:
        return False
    start = 0
    while start < len(word) and word[start] == other[start]:
        start += 1
    if len(word) < len(other):
        return word[start:] == other[start + 1 :]
    swapped = word[start + 1 : start + 2] + word[start : start + 1]
    return word[start + 1 :] == other[start + 1 :] or (
        swapped == other[start : start + 2] and word[start + 2 :] == other[start + 2 :]
    )
