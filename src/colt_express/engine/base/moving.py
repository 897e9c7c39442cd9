"""Moving and climbing (MOVE, CLIMB, CHAR-MEI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..figures import MEI
from ..flow import ask
from ..geometry import climbs, moves
from ..options import Option
from ..places import is_roof
from ..registry import register_question
from .marshal import settle

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


def move(state: State, seat: int, bandit: Bandit) -> None:
    """MOVE-1, MOVE-2: staying is not allowed."""
    ask(state, seat, MOVE_TO, moves(state, bandit.place), bandit.character)


def answer_move(state: State, question: Question, option: Option) -> None:
    bandit = state.bandit(question.bandit)
    rule = "MOVE-2" if is_roof(bandit.place) else "MOVE-1"
    bandit.place = option.value
    tell(state, "moved", rule, bandit=bandit.character, place=option.value)
    settle(state)


def climb(state: State, seat: int, bandit: Bandit) -> None:
    """CLIMB-1; CHAR-MEI may go diagonally."""
    ask(
        state,
        seat,
        CLIMB_TO,
        climbs(state, bandit.place, bandit.can(MEI)),
        bandit.character,
    )


def answer_climb(state: State, question: Question, option: Option) -> None:
    bandit = state.bandit(question.bandit)
    bandit.place = option.value
    tell(state, "climbed", "CLIMB-1", bandit=bandit.character, place=option.value)
    settle(state)


MOVE_TO: Final = register_question("move", answer_move)
CLIMB_TO: Final = register_question("climb", answer_climb)
