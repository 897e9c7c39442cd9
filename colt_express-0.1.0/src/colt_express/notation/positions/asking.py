"""Reading the questions of a position, and the answers that are still secret."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ...engine.options import Option
from ...engine.registry import QUESTIONS
from ...engine.state import Question
from ...errors import did_you_mean, quoted
from ..choices import read_option
from ..errors import Source
from ..symbols import read_figure, read_number
from .fields import ALL, UNKNOWN
from .writing import question_word, worked_out

if TYPE_CHECKING:
    from ...engine.state import State

QUESTION: Final = re.compile(r"(?P<head>[^=*]*)(?:=(?P<options>[^*]*))?(?:\*(?P<answer>.*))?")


def read_questions(state: State, word: str, source: Source) -> tuple[Question, ...]:
    return tuple(question for question, answer in _read_all(state, word, source, False))


def read_answers(
    state: State, word: str, source: Source, viewer: int
) -> tuple[tuple[Question, Option], ...]:
    """Questions that were answered. For an answer that the viewer may not know, the first option
    stands in."""
    answered = []
    for question, answer in _read_all(state, word, source, True):
        if answer != UNKNOWN:
            option = read_option(answer, question.seat, state, source)
        elif viewer in (ALL, question.seat):
            raise source.error("this viewer knows the answer, so it cannot be '?'")
        else:
            option = question.options[0]
        answered.append((question, option))
    return tuple(answered)


def _read_all(
    state: State, word: str, source: Source, answered: bool
) -> list[tuple[Question, str]]:
    questions: list[tuple[Question, str]] = []
    at = 0
    for part in word.split(",") if word else ():
        here = source.after(at)
        found = QUESTION.fullmatch(part)
        if found is None or (found["answer"] is None) == answered:
            like = "0.plan.G*+Gm" if answered else "0.plan.G"
            raise here.error(f"found {quoted(part)}; it should look like {like}")
        questions.append((_read_question(state, found, here), found["answer"] or ""))
        at += len(part) + 1
    return questions


def _read_question(state: State, found: re.Match[str], source: Source) -> Question:
    parts = found["head"].split(".")
    if not 2 <= len(parts) <= 5:
        raise source.error(f"found {quoted(found['head'])}; a question looks like 0.plan.G")
    seat = read_number(parts[0], source, 0, state.rules.seats - 1, "the seat that is asked")
    known = [question_word(kind) for kind in range(len(QUESTIONS))]
    if parts[1] not in known:
        raise source.error(
            f"no question is called {quoted(parts[1])}{did_you_mean(parts[1], known)}"
        )
    about = [*parts[2:], "-", "-", "-"]
    bandit, target = (-1 if name == "-" else read_figure(name, source) for name in about[:2])
    most = len(state.token_kinds) - 1
    token = -1 if about[2] == "-" else read_number(about[2], source, 0, most, "a token")
    question = Question(seat, known.index(parts[1]), [], bandit, target, token)
    if found["options"] is None:
        question.options = worked_out(state, question)
    else:
        words = found["options"].split("|")
        question.options = [read_option(word, seat, state, source) for word in words]
    if not question.options:
        raise source.error(f"the question {quoted(found['head'])} has no option; add '=' and some")
    return question
