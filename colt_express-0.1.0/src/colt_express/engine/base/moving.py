"""Moving and climbing (MOVE, CLIMB, CHAR-MEI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..figures import MEI
from ..flow import ask
from ..geometry import climbs, moves, open_to
from ..options import Option
from ..places import is_roof
from ..registry import QuestionKind, register_question
from ..rulebook import Action
from .marshal import settle
from .stealing import no_effect

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


class Move(Action):
    """MOVE-1, MOVE-2: staying is not allowed."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        ask_where(state, seat, bandit, open_to(state, bandit, moves(state, bandit.place)))


def ask_where(state: State, seat: int, bandit: Bandit, options: list[Option]) -> None:
    if options:
        ask(state, seat, MOVE_TO, options, bandit.character)
    else:
        no_effect(state, bandit, "MOVE-1")


class MoveTo(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        origin = bandit.place
        rule = "MOVE-2" if is_roof(origin) else "MOVE-1"
        for pass_by in state.rules.passings:
            pass_by(state, bandit, origin, option.value)
        bandit.place = option.value
        tell(state, "moved", rule, bandit=bandit.character, place=option.value)
        settle(state)


class Climb(Action):
    """CLIMB-1; CHAR-MEI may go diagonally."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        options = climbs(state, bandit.place, bandit.can(MEI))
        if options:
            ask(state, seat, CLIMB_TO, options, bandit.character)
        else:
            no_effect(state, bandit, "CLIMB-1")


class ClimbTo(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        bandit.place = option.value
        tell(state, "climbed", "CLIMB-1", bandit=bandit.character, place=option.value)
        settle(state)


MOVE_TO: Final = register_question("move", MoveTo())
CLIMB_TO: Final = register_question("climb", ClimbTo())
