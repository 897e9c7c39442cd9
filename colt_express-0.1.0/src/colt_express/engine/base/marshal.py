"""The Marshal: moving him, and meeting him (MARSHAL-1, MEET-1, MEET-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..flow import ask
from ..geometry import walks
from ..options import Option
from ..places import other_level
from ..registry import QuestionKind, register_question
from ..rulebook import Action, Meeting
from .hands import give_neutral_bullets

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


class MoveTheMarshal(Action):
    """MARSHAL-1: he goes to a neighbouring car of the player's choice."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        ask(state, seat, MARSHAL_TO, walks(state, state.marshal_at), bandit.character)


class MarshalTo(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        move_marshal(state, option.value, "MARSHAL-1", question.bandit)


def move_marshal(state: State, place: int, rule: str, bandit: int = -1) -> None:
    state.marshal_at = place
    tell(state, "marshal_moved", rule, place=place, bandit=bandit)
    settle(state)


def settle(state: State) -> None:
    """After any move: all meetings, in the order of MIX-3."""
    for meeting in state.rules.meetings:
        meeting.meet(state)


class MeetTheMarshal(Meeting):
    """MEET-1: a bullet for every bandit in the Marshal's car, and up to the roof."""

    def meet(self, state: State, /) -> None:
        car = state.marshal_at
        for bandit in state.bandits:
            if bandit.place == car:
                break
        else:
            return
        met = state.at(car)
        tell(state, "met_marshal", "MEET-1", place=car, amount=len(met))
        give_neutral_bullets(state, met, "MEET-1")
        for bandit in met:
            bandit.place = other_level(car)
            tell(state, "fled", "MEET-1", bandit=bandit.character, place=bandit.place)


MEET_THE_MARSHAL: Final = MeetTheMarshal()
MARSHAL_TO: Final = register_question("marshal", MarshalTo())
