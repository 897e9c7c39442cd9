"""What is known of the time traveller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...places import AWAY

if TYPE_CHECKING:
    from ...state import State

NOBODY_TRAVELS = -1


class MachineTable:
    """Who travels, and where he will appear, which only he knows (TM-5)."""

    __slots__ = ("hiding", "traveller")

    traveller: int  # index of the bandit, -1 for nobody
    hiding: int  # the place where he will appear; `AWAY` until he has chosen

    def __init__(self, traveller: int, hiding: int) -> None:
        self.traveller = traveller
        self.hiding = hiding

    @staticmethod
    def fresh() -> MachineTable:
        return MachineTable(NOBODY_TRAVELS, AWAY)

    def copy(self) -> MachineTable:
        return MachineTable(self.traveller, self.hiding)

    def describe(self) -> list[object]:
        """As plain nested lists, for digests."""
        return [self.traveller, self.hiding]


def machine_of(state: State) -> MachineTable:
    """The box's part of the table; only its own rules ask for it."""
    machine = state.machine
    assert machine is not None, "this table is played without the time machine"
    return machine
