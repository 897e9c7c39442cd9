"""The time machine in an observation; where a traveller hides, only his own player knows (TM-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.boxes.time_machine.table import NOBODY_TRAVELS
from ....engine.places import AWAY, TIME_MACHINE
from ....engine.rulebook import Rulebook
from ....engine.state import State
from ..additions import Addition
from ..fields import Part, Plan
from ..looking import Looking
from ..sheet import Sheet


class Travelling(Part):
    __slots__ = ("at_hiding", "at_traveller", "place_at")

    def __init__(self, plan: Plan) -> None:
        self.place_at: vec[i64] = plan.table.place_at
        self.at_traveller: i64 = plan.add(
            "traveller", [plan.bandits], "the bandit who is travelling in time"
        )
        self.at_hiding: i64 = plan.add(
            "hiding", [plan.places], "where the seat's own traveller will appear"
        )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        machine = state.time_machine
        if machine is None or machine.traveller == NOBODY_TRAVELS:
            return
        bandit = state.bandits[machine.traveller]
        sheet.mark(self.at_traveller + look.slot_of[i64(bandit.character)])
        if bandit.seat == look.seat and machine.hiding != AWAY:
            sheet.mark(self.at_hiding + self.place_at[i64(machine.hiding)])


def places(rules: Rulebook) -> list[int]:
    return [TIME_MACHINE]


ADDITION: Final = Addition(
    "time_machine",
    places=places,
    offers=(),
    part=Travelling,
)
