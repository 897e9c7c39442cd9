"""Travelling in time (TM-5), and what is left in the machine at the end (TM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.marshal import settle
from ...base.robbing import hold
from ...events import tell
from ...flow import ask
from ...guessing.knowing import knows
from ...options import PLACES, Option
from ...places import AWAY, COACH, TIME_MACHINE, inside
from ...registry import QuestionKind, Step, register_question, register_step
from .table import NOBODY_TRAVELS, TimeMachineTable, time_machine_table

if TYPE_CHECKING:
    from random import Random

    from ...state import Bandit, Question, State

FARE: Final = 500


class SetUpMachine(Step):
    def do(self, state: State, _: int, /) -> None:
        state.time_machine = TimeMachineTable.fresh()


class Travel(Step):
    """TM-5: a bandit alone in it at the end of a round must hide; TM-6: after the last round
    he collects."""

    def do(self, state: State, _: int, /) -> None:
        aboard = state.at(TIME_MACHINE)
        if len(aboard) != 1:
            return
        if state.is_last_round:
            collect(state, aboard[0])
        else:
            vanish(state, aboard[0])


def vanish(state: State, bandit: Bandit) -> None:
    """CASE-41: until he appears he is nowhere."""
    time_machine_table(state).traveller = bandit.index
    bandit.place = AWAY
    tell(state, "vanished", "TM-5", bandit=bandit.character)
    ask(state, bandit.seat, HIDE, hiding_places(state), bandit.character)


def hiding_places(state: State) -> list[Option]:
    """Under the locomotive, a car, or the stagecoach."""
    places = [PLACES[inside(car)] for car in range(state.rules.train.cars)]
    return [*places, PLACES[COACH]] if state.train.coach >= 0 else places


class Hide(QuestionKind):
    def answer(self, state: State, _question: Question, option: Option, /) -> None:
        time_machine_table(state).hiding = option.value


class Appear(Step):
    """TM-5: when stealing starts, the traveller appears inside his hiding place, with the usual
    meetings."""

    def do(self, state: State, _: int, /) -> None:
        machine = time_machine_table(state)
        if machine.traveller == NOBODY_TRAVELS:
            return
        bandit = state.bandits[machine.traveller]
        bandit.place = machine.hiding
        state.time_machine = TimeMachineTable.fresh()
        tell(state, "appeared", "TM-5", bandit=bandit.character, place=bandit.place)
        settle(state)


def collect(state: State, bandit: Bandit) -> None:
    bandit.cash += FARE
    tell(state, "fare", "TM-6", bandit=bandit.character, amount=FARE)
    for token in state.tokens_at(TIME_MACHINE):
        hold(state, bandit, token)
        tell(state, "robbed", "TM-6", bandit=bandit.character, token=token, place=TIME_MACHINE)


def guess_hiding(state: State, seat: int, rng: Random) -> None:
    """Re-deal the hiding place, which only the traveller's player knows."""
    machine = time_machine_table(state)
    if machine.hiding != AWAY and not knows(seat, state.bandits[machine.traveller].seat):
        places = hiding_places(state)
        machine.hiding = places[int(rng.random() * len(places))].value


SET_UP_MACHINE: Final = register_step("set up the time machine", SetUpMachine())
TRAVEL: Final = register_step("travel in time", Travel())
APPEAR: Final = register_step("the time traveller appears", Appear())
HIDE: Final = register_question("hide", Hide(), always=True)
