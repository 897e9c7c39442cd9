"""Hostages: taking one, its costs, and its ransom (HS-COACH-5, HS-HOSTAGE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.ending import loot_value
from ...base.hands import give_neutral_bullets
from ...base.moving import Move, ask_where
from ...base.stealing import no_effect
from ...cards import owner_of
from ...events import tell
from ...figures import CHARACTERS
from ...flow import ask
from ...options import Option, Shown, register_options
from ...places import COACH, is_roof
from ...registry import QuestionKind, Step, register_question, register_step
from ...tokens import HELD, JEWEL, PURSE, STRONGBOX
from .table import horses_table
from .view import HostageOption

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

POODLE: Final = 0
BANKER: Final = 1
MINISTER: Final = 2
TEACHER: Final = 3
ZEALOT: Final = 4
OLD_LADY: Final = 5
POKER_PLAYER: Final = 6
PHOTOGRAPHER: Final = 7

HOSTAGES: Final[list[str]] = [
    "poodle",
    "banker",
    "minister",
    "teacher",
    "zealot",
    "old_lady",
    "poker_player",
    "photographer",
]


def _hostage_view(words: str, number: int, hostage: int) -> HostageOption:
    return HostageOption(words, number, HOSTAGES[hostage])


HOSTAGE_OPTIONS: Final[list[Option]] = register_options(Shown("hostage", _hostage_view), HOSTAGES)

RANSOMS: Final[list[int]] = [1000, 1000, 900, 800, 700, 500, 250, 200]
"""By hostage: the ransom in dollars; of the last three for each jewel, purse or bullet."""


def need_hostages(state: State) -> None:
    """HS-COACH-5: a bandit inside without a hostage must take one, if any is left."""
    table = horses_table(state)
    if not table.hostages:
        return
    for seat in reversed(state.rules.clockwise[state.first]):
        for bandit in reversed(state.robbers_at(COACH)):
            if bandit.seat == seat and table.hostage_of[bandit.index] < 0:
                state.push(TAKE_HOSTAGE, bandit.index)


class TakeHostage(Step):
    def do(self, state: State, index: int, /) -> None:
        bandit = state.bandits[index]
        options = [HOSTAGE_OPTIONS[hostage] for hostage in horses_table(state).hostages]
        if options:
            ask(state, bandit.seat, WHICH_HOSTAGE, options, bandit.character)


class WhichHostage(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        table = horses_table(state)
        hostage = option.value
        table.hostages.remove(hostage)
        table.hostage_of[bandit.index] = hostage
        table.taken_in[bandit.index] = state.round
        if hostage == POKER_PLAYER:
            lose_own_ability(bandit)
        tell(state, "took_hostage", "HS-COACH-5", bandit=bandit.character, name=HOSTAGES[hostage])


# Costs


def lose_own_ability(bandit: Bandit) -> None:
    """CASE-18: the poker player takes the bandit's own, not one he has from a companion."""
    bandit.abilities &= ~(1 << bandit.character)


class StartOfRound(Step):
    """The poodle bites; and bullets from now on are this round's (HS-STATION-3)."""

    def do(self, state: State, _: int, /) -> None:
        table = horses_table(state)
        for bandit in state.bandits:
            table.bullets_before[bandit.index] = sum(bandit.hits)
        bitten = [bandit for bandit in state.bandits if table.has(bandit, POODLE)]
        give_neutral_bullets(state, bitten, "HS-HOSTAGE")


def ministers_card(state: State, bandit: Bandit) -> int:
    """One card fewer at the start of a round."""
    return -1 if horses_table(state).has(bandit, MINISTER) else 0


class MoveWithHostage(Move):
    """The old lady walks one car on the roofs."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if horses_table(state).has(bandit, OLD_LADY) and is_roof(bandit.place):
            ask_where(state, seat, bandit, state.train.steps[bandit.place])
        else:
            super().do(state, seat, bandit)


def forbidden(state: State, bandit: Bandit, hostage: int) -> bool:
    """Whether his hostage keeps him from an action, which then has no effect."""
    if not horses_table(state).has(bandit, hostage):
        return False
    no_effect(state, bandit, "HS-HOSTAGE")
    return True


def plays_openly(state: State, seat: int, card: int) -> bool:
    """The photographer wants to see every card; CASE-26: the player's duty; HS-PAIR: for the
    cards of that bandit only."""
    table = horses_table(state)
    for bandit in state.bandits:
        if bandit.seat == seat and table.has(bandit, PHOTOGRAPHER):
            concerned = not state.rules.two_bandits or owner_of(card) == bandit.character
            if concerned and table.taken_in[bandit.index] < state.round:
                return True
    return False


# Ransoms


def ransom(state: State, bandit: Bandit) -> int:
    hostage = horses_table(state).hostage_of[bandit.index]
    if hostage < 0:
        return 0
    return RANSOMS[hostage] * _times(state, bandit, hostage)


def _times(state: State, bandit: Bandit, hostage: int) -> int:
    if hostage == BANKER:
        return 1 if loot_value(state, bandit, STRONGBOX) else 0
    if hostage == OLD_LADY:
        return _count(state, bandit, JEWEL)
    if hostage == POKER_PLAYER:
        return _count(state, bandit, PURSE)
    if hostage == PHOTOGRAPHER:
        return _bullets_of_others(state, bandit)
    return 1


def _count(state: State, bandit: Bandit, kind: int) -> int:
    return len([t for t in state.tokens_at(HELD + bandit.index) if state.token_kinds[t] == kind])


def _bullets_of_others(state: State, bandit: Bandit) -> int:
    """D8: of bandits only, and not of his own side."""
    sides = state.rules.sides
    total = 0
    for character in range(len(CHARACTERS)):
        shooter = state.cast[character]
        if shooter >= 0 and sides[state.bandits[shooter].seat] != sides[bandit.seat]:
            total += bandit.hits[character]
    return total


TAKE_HOSTAGE: Final = register_step("take a hostage", TakeHostage())
START_OF_ROUND: Final = register_step("the poodle bites", StartOfRound())
WHICH_HOSTAGE: Final = register_question("hostage", WhichHostage())
