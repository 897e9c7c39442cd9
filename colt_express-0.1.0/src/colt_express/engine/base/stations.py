"""Stations, where the last round ends (STATION)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..flow import ask
from ..geometry import LOCOMOTIVE
from ..options import LEAVE, TAKE, Option
from ..places import car_of, other_level
from ..registry import QuestionKind, Step, register_question, register_step
from ..rulebook import Happening
from ..tokens import HELD, OUT, PURSE
from .robbing import TokenChoice, hold, token_options

if TYPE_CHECKING:
    from ..state import Bandit, Question, State

CONDUCTOR_MONEY: Final = 250


def marshals_revenge(state: State) -> None:
    """STATION-1: on the Marshal's roof everyone loses his least valuable purse."""
    for bandit in state.at(other_level(state.marshal_at)):
        purses = purses_among(state, state.tokens_at(HELD + bandit.index))
        if purses:
            lost = purses[0]
            for purse in purses:
                if state.token_values[purse] < state.token_values[lost]:
                    lost = purse
            state.token_at[lost] = OUT
            tell(state, "lost", "STATION-1", bandit=bandit.character, token=lost)


def pickpocketing(state: State) -> None:
    """STATION-2: a bandit alone in a car may take a purse lying there; STATION-4: clockwise."""
    for seat in reversed(state.rules.clockwise[state.first]):
        for bandit in reversed(state.robbers):
            if bandit.seat == seat:
                state.push(PICKPOCKET, bandit.index)


class Pickpocket(Step):
    def do(self, state: State, index: int, /) -> None:
        bandit = state.bandits[index]
        alone = len(state.at(bandit.place)) == 1
        if alone and purses_among(state, state.tokens_at(bandit.place)):
            ask(state, bandit.seat, PICKPOCKET_OR_NOT, [TAKE, LEAVE], bandit.character)


class PickpocketOrNot(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        if option is TAKE:
            purses = purses_among(state, state.tokens_at(bandit.place))
            options = token_options(state, bandit.seat, purses)
            ask(state, bandit.seat, PICK_PURSE, options, bandit.character)
        else:
            tell(state, "left", "STATION-2", bandit=bandit.character)


class PickPurse(TokenChoice):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        hold(state, bandit, option.value)
        tell(
            state,
            "robbed",
            "STATION-2",
            bandit=bandit.character,
            token=option.value,
            place=bandit.place,
        )


def hostage_conductor(state: State) -> None:
    """STATION-3: money for everyone in or on the locomotive."""
    for bandit in state.robbers:
        if car_of(bandit.place) == LOCOMOTIVE:
            bandit.cash += CONDUCTOR_MONEY
            tell(state, "ransom", "STATION-3", bandit=bandit.character, amount=CONDUCTOR_MONEY)


def purses_among(state: State, tokens: list[int]) -> list[int]:
    return [token for token in tokens if state.token_kinds[token] == PURSE]


def station_money(_state: State, bandit: Bandit) -> int:
    return bandit.cash


STATIONS: Final[dict[str, Happening]] = {
    "marshals_revenge": marshals_revenge,
    "pickpocketing": pickpocketing,
    "hostage_conductor": hostage_conductor,
}
PICKPOCKET: Final = register_step("pickpocketing", Pickpocket())
PICKPOCKET_OR_NOT: Final = register_question("pickpocket", PickpocketOrNot())
PICK_PURSE: Final = register_question("purse", PickPurse())
