"""Looking up a rule, as text: by its id, by a question or by words."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...scenarios.finding.finder import Finder
from ...scenarios.handbook import Rule, handbook_folder, read_rules

MOST: Final = 8
"""Rules that are told at most."""
LONGEST: Final = 300
"""Characters of a question that are looked at."""


def look_up(wanted: str, language: str) -> str:
    """Answers to a question, then the rules that speak of it, the best first."""
    finder = _finder(language)
    asked = wanted[:LONGEST]
    rules = finder.rules(asked)
    if not rules:
        return "no rule mentions this; ask with other words, or for an id such as SHOOT-3"
    if len(rules) == 1:
        return _told(rules[0])
    answers = [f"{one.question} {one.answer} ({one.rule})" for one in finder.answers(asked)]
    return "\n".join([*answers, *map(_told, rules[:MOST])])


@cache
def _finder(language: str) -> Finder:
    """Reading the rules takes a while."""
    return Finder(language, read_rules(handbook_folder(), language))


def _told(rule: Rule) -> str:
    return f"{rule.id} ({rule.chapter}): {rule.text}"
