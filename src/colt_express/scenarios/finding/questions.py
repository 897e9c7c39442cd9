"""The questions that people ask (`questions.yaml`), each with an answer and its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("questions.yaml")


class AskedQuestion(msgspec.Struct, frozen=True):
    """A question with a short answer, its rule, and other words that people use for it."""

    rule: str
    question: str
    answer: str
    also: str


class Wording(msgspec.Struct, frozen=True):
    """A question as one language puts it."""

    question: str
    answer: str
    also: str


class QuestionEntry(msgspec.Struct, frozen=True):
    """An entry of the file."""

    rule: str
    en: Wording
    ru: Wording
    fr: Wording
    pl: Wording


def read_questions(language: str) -> list[AskedQuestion]:
    """The questions in a language, the most frequent first."""
    entries = msgspec.yaml.decode(FILE.read_bytes(), type=list[QuestionEntry])
    wordings: list[tuple[str, Wording]] = [(one.rule, getattr(one, language)) for one in entries]
    return [AskedQuestion(rule, said.question, said.answer, said.also) for rule, said in wordings]
