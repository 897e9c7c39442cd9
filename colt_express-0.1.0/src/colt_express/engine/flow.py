"""The loop: run steps until a seat must choose; apply the choice; continue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .options import Option
from .registry import QUESTIONS
from .state import Question

if TYPE_CHECKING:
    from .state import State


def run(state: State) -> None:
    """Run pending steps until a seat must choose or the game is over."""
    while state.stack and not state.questions:
        task = state.stack.pop()
        task.step.do(state, task.about)


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
    # A list of its own: a player may sort it, and those of a train belong to all games.
    question = Question(seat, kind, options[:], bandit, target, token)
    if len(options) == 1 and not QUESTIONS[kind].always:
        QUESTIONS[kind].kind.answer(state, question, options[0])
    else:
        state.questions = (*state.questions, question) if state.questions else (question,)


def answer(state: State, index: int, option: Option) -> None:
    """Take a legal choice for the question at ``index`` and run on."""
    questions = state.questions
    question = questions[index]
    alone = len(questions) == 1
    state.questions = () if alone else questions[:index] + questions[index + 1 :]
    entry = QUESTIONS[question.kind]
    if (alone and not state.answered) or entry.at_once:
        entry.kind.answer(state, question, option)
    else:
        state.answered = (*state.answered, (question, option))
        if alone:
            _reveal(state)
    run(state)


def _reveal(state: State) -> None:
    """Everyone has chosen in secret: the answers take effect, clockwise from the first player."""
    answered = state.answered
    state.answered = ()
    for seat in state.rules.clockwise[state.first]:
        for question, option in answered:
            if question.seat == seat:
                QUESTIONS[question.kind].kind.answer(state, question, option)
