"""The components of the time machine on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...places import AWAY

if TYPE_CHECKING:
    from ...state import State

NOBODY_TRAVELS = -1


class TimeMachineTable:
    """The time traveller and his hiding place, which only his player knows (TM-5)."""

    __slots__ = ("hiding", "traveller")

    traveller: int  # index of the bandit, or -1
    hiding: int  # the place where he will appear; `AWAY` until he has chosen

    def __init__(self, traveller: int, hiding: int) -> None:
        self.traveller = traveller
        self.hiding = hiding

    @staticmethod
    def fresh() -> TimeMachineTable:
        return TimeMachineTable(NOBODY_TRAVELS, AWAY)

    def copy(self) -> TimeMachineTable:
        return TimeMachineTable(self.traveller, self.hiding)

    def describe(self) -> list[object]:
        """The table as plain nested lists, for digests."""
        return [self.traveller, self.hiding]


def time_machine_table(state: State) -> TimeMachineTable:
    """The box's part of the table; only its own rules ask for it."""
    machine = state.time_machine
    assert machine is not None, "this table is played without the time machine"
    return machine
