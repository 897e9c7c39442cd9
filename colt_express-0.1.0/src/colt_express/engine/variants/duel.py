"""DUEL: two players with two bandits each, edition 2015 (DUEL, CASE-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..base.setting_out import GATHER, enter
from ..events import tell
from ..flow import ask
from ..options import TARGETS, Option
from ..registry import QuestionKind, Step, register_question, register_step
from . import two_bandits

if TYPE_CHECKING:
    from ..rulebook import Rulebook
    from ..state import Question, State


def cars_drawn(_players: int) -> int:
    """DUEL-1"""
    return 4


class Draft(Step):
    """DUEL-1: each player freely picks two characters, in turn."""

    def do(self, state: State, _: int, /) -> None:
        if state.rules.cast:
            enter(state, state.rules.cast)
            return
        enter(state, [])
        for seat in (1, 0, 1, 0):
            state.push(PICK_BANDIT, seat)


class PickBandit(Step):
    def do(self, state: State, seat: int, /) -> None:
        free = [TARGETS[c] for c in state.rules.characters if state.cast[c] < 0]
        ask(state, seat, BANDIT, free)


class Bandit(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        cast: list[list[int]] = [[], []]
        for bandit in state.bandits:
            cast[bandit.seat].append(bandit.character)
        cast[question.seat].append(option.value)
        enter(state, cast)
        tell(state, "chose_bandit", "DUEL-1", seat=question.seat, bandit=option.value)


DRAFT: Final = register_step("draft", Draft())
PICK_BANDIT: Final = register_step("pick a bandit", PickBandit())
BANDIT: Final = register_question("bandit", Bandit())


def install(rules: Rulebook) -> None:
    two_bandits.install(rules)
    rules.opening[rules.opening.index(GATHER)] = DRAFT
    rules.gunslinger = False  # DUEL-2
    rules.ghost_hides_own_only = True  # CASE-25
    rules.characters = rules.characters + rules.guests
