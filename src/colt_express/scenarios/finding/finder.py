"""Answers to questions: those that people often ask first, then the rules that speak of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..handbook import Rule
from .index import Hit, Index
from .questions import AskedQuestion, read_questions
from .vocabulary import Vocabulary, folded

ANSWERS: Final = 3
"""Most answers shown."""
COVERAGE: Final = 0.5
"""Share of a question that a hit speaks of."""
PARTIAL: Final = 0.2
"""The same, if nothing speaks of more."""
WEAK: Final = 0.3
"""Share of the best score below which a rule is left out."""


class Finder:
    """The rules and questions of one language, ready to be searched."""

    def __init__(self, language: str, rules: Sequence[Rule]) -> None:
        vocabulary = Vocabulary.of(language)
        self.questions = read_questions(language)
        self._rules = rules
        self._asked = Index(
            vocabulary,
            [[(one.question, 2), (one.also, 2), (one.answer, 1)] for one in self.questions],
        )
        self._written = Index(
            vocabulary, [[(one.id, 2), (one.chapter, 0.5), (one.text, 1)] for one in rules]
        )

    def answers(self, asked: str) -> list[AskedQuestion]:
        """The known questions closest to the one asked, the closest first."""
        return [self.questions[hit.number] for hit in best(self._asked.search(asked))[:ANSWERS]]

    def rules(self, asked: str) -> list[Rule]:
        """The rule with this id; otherwise the rules of the answers, then those that match the
        question, the best first."""
        wanted = _bare(asked)
        by_id = [rule for rule in self._rules if _bare(rule.id) == wanted]
        if by_id:
            return by_id
        answering = [one.rule for one in self.answers(asked)]
        found = [self._rules[hit.number] for hit in best(self._written.search(asked))]
        first = [rule for id in answering for rule in self._rules if rule.id == id]
        return list(dict.fromkeys([*first, *found]))


def best(hits: list[Hit]) -> list[Hit]:
    """The hits worth showing."""
    for coverage in (COVERAGE, PARTIAL):
        covering = [hit for hit in hits if hit.coverage >= coverage]
        if covering:
            return [hit for hit in covering if hit.score >= WEAK * covering[0].score]
    return []


def _bare(rule: str) -> str:
    """An id however it is written: `shoot4`, `Shoot 4` and `SHOOT-4` are the same."""
    return folded(rule).replace("-", "").replace(" ", "")
