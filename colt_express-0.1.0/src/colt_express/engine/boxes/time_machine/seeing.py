"""What a seat sees of the time machine; the hiding place only the traveller's own player (TM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...figures import FIGURES
from ...places import AWAY, PLACE_WORDS
from ..horses.table import AT_MACHINE
from .table import TimeMachineTable, time_machine_table
from .view import TimeMachineMine, TimeMachineView

if TYPE_CHECKING:
    from ...state import State

NOT_SEEN: Final = -1


def view(state: State, seat: int) -> TimeMachineView | None:
    machine = state.time_machine
    if machine is None:
        return None
    away = machine.traveller >= 0
    return TimeMachineView(
        traveller=FIGURES[state.bandits[machine.traveller].character] if away else None,
        horses=0 if state.horses is None else state.horses.horses[AT_MACHINE],
        hiding=_hiding(state, seat),
    )


def mine(state: State, seat: int) -> TimeMachineMine | None:
    hiding = _hiding(state, seat)
    return None if hiding is None else TimeMachineMine(hiding)


def _hiding(state: State, seat: int) -> str | None:
    machine = state.time_machine
    if machine is None or machine.hiding == AWAY:
        return None
    known = state.bandits[machine.traveller].seat == seat
    return PLACE_WORDS[machine.hiding] if known else None


def veiled(state: State, seat: int) -> TimeMachineTable:
    """TM-5: the hiding place becomes -1 for all other seats, once it is chosen."""
    machine = time_machine_table(state).copy()
    if machine.hiding != AWAY and state.bandits[machine.traveller].seat != seat:
        machine.hiding = NOT_SEEN
    return machine


def describe(state: State) -> list[object]:
    return [] if state.time_machine is None else [state.time_machine.describe()]
