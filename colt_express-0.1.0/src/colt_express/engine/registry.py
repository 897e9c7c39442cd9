"""The registries every chapter and every box writes itself into when it is imported.

A *step* is something that happens (``resolve the next card``); a *question* is something a
seat is asked, with what its answer does. For each there is a small class: calling a method of a
compiled class takes a fourth of the time of a function that is looked up in a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .options import Option
from .permanent import PermanentNames

if TYPE_CHECKING:
    from .state import Question, State


class Step:
    """Something that happens. Its class says what."""

    def do(self, state: State, about: int, /) -> None:
        """``about``: the number the step was pushed with (a seat, a turn), if any."""
        raise NotImplementedError


class Task:
    """A step that is to be done, and the number it is about, if any. Each exists once, so pushing
    one on the stack allocates nothing."""

    __slots__ = ("about", "all", "name", "step")

    def __init__(self, name: str, step: Step, about: int, tasks: list[Task]) -> None:
        self.name: str = name
        self.step: Step = step
        self.about: int = about
        self.all: list[Task] = tasks  # of the same step, by number

    def __repr__(self) -> str:
        return f"<{self.name}, about {self.about}>"


class QuestionKind:
    """Something a seat is asked. Its class says what the answer does."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        raise NotImplementedError

    def options(self, _state: State, question: Question, /) -> list[Option]:
        """Works them out once more, where they depend on what other seats may not know: a guess
        puts other cards into a hand and needs the question that goes with them."""
        return question.options


class QuestionEntry:
    """A kind of question, and how it is asked."""

    __slots__ = ("always", "at_once", "kind")

    def __init__(self, kind: QuestionKind, always: bool, at_once: bool) -> None:
        self.kind: QuestionKind = kind
        # Asked even with a single option, because not asking would tell (SECRET-3)
        self.always: bool = always
        # When several seats are asked together, each answer takes effect by itself; otherwise all
        # wait, secretly, for the last one (CASE-1)
        self.at_once: bool = at_once


NUMBERS: Final = 32
"""Exclusive maximum of the number a step is about: a seat, a turn, a car, a bandit with two
bits."""

STEPS: Final[PermanentNames] = PermanentNames("step")
TASKS: Final[dict[str, Task]] = {}  # by name, about 0
QUESTIONS: Final[list[QuestionEntry]] = []
QUESTION_NAMES: Final[list[str]] = []


def register_step(name: str, step: Step) -> Task:
    """The step as a task, about 0; `State.push` takes the number as well. Digests and pickled
    games name it, so the name is permanent."""
    STEPS.register(name)
    tasks: list[Task] = []
    for about in range(NUMBERS):
        tasks.append(Task(name, step, about, tasks))
    TASKS[name] = tasks[0]
    return tasks[0]


def register_question(
    name: str,
    kind: QuestionKind,
    always: bool = False,
    at_once: bool = False,
    shares_name: bool = False,
) -> int:
    """Returns its number in `QUESTIONS`, which is nowhere saved. ``shares_name``: players are asked
    the same by another question of this name, whose answer does something else."""
    if name in QUESTION_NAMES and not shares_name:
        raise ValueError(f"two questions are called {name!r}; choose another name for one")
    QUESTIONS.append(QuestionEntry(kind, always, at_once))
    QUESTION_NAMES.append(name)
    return len(QUESTIONS) - 1
