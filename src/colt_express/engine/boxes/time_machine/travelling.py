"""Travelling in time (TM-5), and what is left in the machine at the end (TM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.marshal import settle
from ...base.robbing import hold
from ...events import tell
from ...flow import ask
from ...options import PLACES, Option
from ...places import AWAY, COACH, TIME_MACHINE, inside
from ...registry import register_question, register_step
from .table import NOBODY_TRAVELS, TimeMachineTable, time_machine_table

if TYPE_CHECKING:
    from random import Random

    from ...state import Bandit, Question, State

FARE: Final = 500


def set_up_machine(state: State, _: int) -> None:
    state.time_machine = TimeMachineTable.fresh()


def travel(state: State, _: int) -> None:
    """TM-5: a bandit alone in it at the end of a round must hide; TM-6: after the last round
    he collects."""
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


def answer_hide(state: State, _question: Question, option: Option) -> None:
    time_machine_table(state).hiding = option.value


def appear(state: State, _: int) -> None:
    """TM-5: when stealing starts he is inside where he hid, and meets whom he meets there."""
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
    """Nobody but the traveller's player knows where he is."""
    machine = time_machine_table(state)
    if machine.hiding != AWAY and state.bandits[machine.traveller].seat != seat:
        places = hiding_places(state)
        machine.hiding = places[int(rng.random() * len(places))].value


SET_UP_MACHINE: Final = register_step("set up the time machine", set_up_machine)
TRAVEL: Final = register_step("travel in time", travel)
APPEAR: Final = register_step("the time traveller appears", appear)
HIDE: Final = register_question("hide", answer_hide, always=True)
