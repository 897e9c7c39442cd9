"""Setting out the box: horses, stagecoach, Shotgun, hostages (HS-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...chance import shuffle
from ...geometry import LOCOMOTIVE
from ...places import COACH_ROOF
from ...registry import Step, register_step
from .coach import face
from .table import HorsesTable

if TYPE_CHECKING:
    from ...state import State


class SetOutHorses(Step):
    def do(self, state: State, _: int, /) -> None:
        rules = state.rules
        table = HorsesTable.fresh(rules.seats, len(state.bandits), rules.train.cars)
        state.horses = table
        if rules.trains:
            table.guard = COACH_ROOF
            table.guarded = state.tokens_at(COACH_ROOF)[0]
            face(state, LOCOMOTIVE)
            hostages = rules.hostages[:]
            shuffle(state, hostages)
            table.hostages = sorted(hostages[: len(state.robbers) - 1])


SET_OUT_HORSES: Final = register_step("set out horses and stagecoach", SetOutHorses())
