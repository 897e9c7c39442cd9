"""The registries every chapter and every box writes itself into when it is imported.

A *step* is something that happens (``resolve the next card``); a *question* is something a
seat is asked, with what its answer does. Both are numbers in the state and functions here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .options import Option

if TYPE_CHECKING:
    from .state import Question, State

StepFunction = Callable[["State", int], None]
"""Does a step: the state, and the number the step was pushed with (a seat, a turn), if any."""
AnswerFunction = Callable[["State", "Question", Option], None]
OptionsFunction = Callable[["State", "Question"], list[Option]]

STEPS: Final[list[StepFunction]] = []
STEP_NAMES: Final[list[str]] = []
QUESTION_NAMES: Final[list[str]] = []
ANSWERS: Final[list[AnswerFunction]] = []
ALWAYS_ASKED: Final[list[bool]] = []
ANSWERED_AT_ONCE: Final[list[bool]] = []
OPTIONS_AGAIN: Final[list[OptionsFunction | None]] = []


def register_step(name: str, function: StepFunction) -> int:
    STEPS.append(function)
    STEP_NAMES.append(name)
    return len(STEPS) - 1


def register_question(
    name: str,
    answer: AnswerFunction,
    always: bool = False,
    at_once: bool = False,
    options: OptionsFunction | None = None,
) -> int:
    """``always``: asked even with a single option, because not asking would tell (SECRET-3).
    ``at_once``: when several seats are asked together, each answer takes effect by itself;
    otherwise all wait, secretly, for the last one (CASE-1).
    ``options``: works them out once more, where they depend on what other seats may not know;
    a guess puts other cards into a hand and needs the question that goes with them."""
    ANSWERS.append(answer)
    QUESTION_NAMES.append(name)
    ALWAYS_ASKED.append(always)
    ANSWERED_AT_ONCE.append(at_once)
    OPTIONS_AGAIN.append(options)
    return len(ANSWERS) - 1
