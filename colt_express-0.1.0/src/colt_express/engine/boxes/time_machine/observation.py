"""The time machine as a seat knows it, in numbers: where a traveller hides is known to his own
player only (TM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...places import AWAY
from .table import NOBODY_TRAVELS, TimeMachineTable

if TYPE_CHECKING:
    from ...state import State


class TimeMachineObservation:
    __slots__ = ("hiding", "traveller")

    def __init__(self, state: State, machine: TimeMachineTable, seat: int) -> None:
        self.traveller: int = machine.traveller  # index of the bandit, or -1
        self.hiding: int = AWAY  # where he will appear, if it is this seat's own bandit
        if self.traveller != NOBODY_TRAVELS and state.bandits[self.traveller].seat == seat:
            self.hiding = machine.hiding
