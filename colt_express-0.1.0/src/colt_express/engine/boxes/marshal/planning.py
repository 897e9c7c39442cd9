"""Planning with the Marshal: + cards and bumpy turns (MP-PLUS, MP-BUMPY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.planning import OneAfterAnother, play_card, playable, turn_kind
from ...cards import PUNCH, SHOOT, kind_of, register_kind
from ...events import tell
from ...flow import ask
from ...options import PASS, Option
from ...registry import QuestionKind, register_question

if TYPE_CHECKING:
    from ...state import Played, Question, State

MOVE_PLUS: Final = register_kind("move+")
CLIMB_PLUS: Final = register_kind("climb+")

BUMPY: Final = OneAfterAnother("bumpy")


def hold_tight(state: State, options: list[Option]) -> list[Option]:
    """MP-BUMPY: shooting and punching are not allowed, not even for the Marshal."""
    if turn_kind(state) is not BUMPY:
        return options
    return [option for option in options if kind_of(option.value) not in (SHOOT, PUNCH)]


def offer_another(state: State, played: Played) -> None:
    """MP-PLUS: on a standard turn a + card may be followed at once, also by another one."""
    if kind_of(played.card) in (MOVE_PLUS, CLIMB_PLUS) and turn_kind(state).standard:
        options = playable(state, state.players[played.seat])
        ask(state, played.seat, AND_THEN, [*options, PASS])


class AndThen(QuestionKind):
    """CASE-35: a + card followed by nothing is fine."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        if option is PASS:
            tell(state, "no_extra", "MP-PLUS", seat=question.seat)
        else:
            play_card(state, state.players[question.seat], option, extra=True)

    def options(self, state: State, question: Question, /) -> list[Option]:
        return [*playable(state, state.players[question.seat]), PASS]


AND_THEN: Final = register_question("and_then", AndThen(), always=True)
