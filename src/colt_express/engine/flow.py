"""The loop: do the next step until somebody must choose; take the choice; go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .options import Option
from .registry import ALWAYS_ASKED, ANSWERED_AT_ONCE, ANSWERS, STEPS
from .state import Question

if TYPE_CHECKING:
    from .state import State


def run(state: State) -> None:
    """Do what is to be done until a seat must choose or the game is over."""
    stack = state.stack
    while stack and not state.questions:
        step = stack.pop()
        STEPS[step.kind](state, step.a, step.b)


def ask(
    state: State,
    seat: int,
    kind: int,
    options: list[Option],
    bandit: int = -1,
    target: int = -1,
    token: int = -1,
) -> None:
    """Put a question to a seat. One possible answer is taken as given, unless asking tells."""
    question = Question(seat, kind, options, bandit, target, token)
    if len(options) == 1 and not ALWAYS_ASKED[kind]:
        ANSWERS[kind](state, question, options[0])
    else:
        state.questions.append(question)
        state.answers.append(None)


def answer(state: State, index: int, option: Option) -> None:
    """Take a legal choice for the question at ``index`` and run on."""
    question = state.questions[index]
    if len(state.questions) == 1 or ANSWERED_AT_ONCE[question.kind]:
        del state.questions[index]
        del state.answers[index]
        ANSWERS[question.kind](state, question, option)
    else:
        state.answers[index] = option
        if None not in state.answers:
            _reveal(state)
    run(state)


def _reveal(state: State) -> None:
    """Everyone has chosen: the answers take effect in the order the questions were put."""
    questions, answers = state.questions, state.answers
    state.questions, state.answers = [], []
    for question, option in zip(questions, answers, strict=True):
        assert option is not None
        ANSWERS[question.kind](state, question, option)
