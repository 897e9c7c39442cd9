"""The registries every chapter and every box writes itself into when it is imported.

A *step* is something that happens (``resolve the next card``); a *question* is something a
seat is asked, with what its answer does. Both are numbers in the state and small classes here,
one for each: calling a method of a compiled class takes a fourth of the time of a function that
is looked up in a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .options import Option

if TYPE_CHECKING:
    from .state import Question, State


class Step:
    """Something that happens. Its class says what."""

    def do(self, state: State, about: int, /) -> None:
        """``about``: the number the step was pushed with (a seat, a turn), if any."""
        raise NotImplementedError


class QuestionKind:
    """Something a seat is asked. Its class says what the answer does."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        raise NotImplementedError

    def options(self, _state: State, question: Question, /) -> list[Option]:
        """Works them out once more, where they depend on what other seats may not know: a guess
        puts other cards into a hand and needs the question that goes with them."""
        return question.options


# In the state a step is its number in `STEPS`, followed by eight bits for what it is about
STEP_SHIFT: Final = 8
ABOUT_MASK: Final = 255

STEPS: Final[list[Step]] = []
STEP_NAMES: Final[list[str]] = []
QUESTIONS: Final[list[QuestionKind]] = []
QUESTION_NAMES: Final[list[str]] = []
ALWAYS_ASKED: Final[list[bool]] = []
ANSWERED_AT_ONCE: Final[list[bool]] = []


def register_step(name: str, step: Step) -> int:
    STEPS.append(step)
    STEP_NAMES.append(name)
    return len(STEPS) - 1 << STEP_SHIFT


def register_question(
    name: str, kind: QuestionKind, always: bool = False, at_once: bool = False
) -> int:
    """``always``: asked even with a single option, because not asking would tell (SECRET-3).
    ``at_once``: when several seats are asked together, each answer takes effect by itself;
    otherwise all wait, secretly, for the last one (CASE-1)."""
    QUESTIONS.append(kind)
    QUESTION_NAMES.append(name)
    ALWAYS_ASKED.append(always)
    ANSWERED_AT_ONCE.append(at_once)
    return len(QUESTIONS) - 1
