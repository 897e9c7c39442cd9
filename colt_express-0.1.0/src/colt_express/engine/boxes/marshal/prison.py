"""The prison car: arrests, the cell, and the companions one finds there (MP-ARREST, MP-CELL,
MP-PRISONER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.stealing import no_effect
from ...cards import register_kind
from ...events import tell
from ...figures import FIGURES
from ...flow import ask
from ...options import TARGETS, Option
from ...places import CELL, inside, roof
from ...registry import QuestionKind, register_question
from ...rulebook import Action
from .table import NO_COMPANION, marshal_table

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

ARREST: Final = register_kind("arrest")


class Arrest(Action):
    """MP-ARREST: a bandit at his place; CASE-31: Belle is not spared."""

    def do(self, state: State, seat: int, lawman: Bandit, /) -> None:
        options = [TARGETS[bandit.character] for bandit in state.robbers_at(lawman.place)]
        if options:
            ask(state, seat, ARREST_WHOM, options, lawman.character)
        else:
            no_effect(state, lawman, "MP-ARREST")


class ArrestWhom(QuestionKind):
    """He keeps his goods; his poster is captured the first time."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(option.value)
        place, bandit.place = bandit.place, CELL
        tell(
            state,
            "arrested",
            "MP-ARREST",
            bandit=question.bandit,
            target=bandit.character,
            place=place,
        )
        law = marshal_table(state)
        if law.wanted[bandit.index]:
            law.wanted[bandit.index] = False
            tell(state, "poster", "MP-ARREST", bandit=bandit.character)


def at_the_prison(state: State, place: int) -> bool:
    """Whether a place is the corridor or the roof of the prison car, which is always the last."""
    caboose = state.rules.train.caboose
    return place == inside(caboose) or place == roof(caboose)


def take_companion(state: State, bandit: Bandit, prisoner: int) -> None:
    """MP-PRISONER: another bandit's companion gives that bandit's ability. CASE-18: an ability
    gained at the start of a round counts from the next one on."""
    law = marshal_table(state)
    law.prisoners.remove(prisoner)
    law.companions[bandit.index] = prisoner
    if prisoner != bandit.character:
        bandit.abilities |= 1 << prisoner
    tell(state, "freed_prisoner", "MP-IDEA", bandit=bandit.character, name=FIGURES[prisoner])


def lose_companion(state: State, bandit: Bandit) -> None:
    """*Gotcha*: the prisoner goes to the Marshal, and the ability with it (CASE-34)."""
    law = marshal_table(state)
    prisoner = law.companions[bandit.index]
    if prisoner == NO_COMPANION:
        return
    law.companions[bandit.index] = NO_COMPANION
    law.with_the_law += 1
    if prisoner != bandit.character:
        bandit.abilities &= ~(1 << prisoner)
    tell(state, "lost_prisoner", "MP-BULLET", bandit=bandit.character, name=FIGURES[prisoner])


ARREST_WHOM: Final = register_question("arrest", ArrestWhom())
