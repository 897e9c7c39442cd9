"""Marshal & Prisoners as a seat knows it, in numbers: his goals are his own secret (MP-GOAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .goals import turned_up
from .table import MarshalTable

if TYPE_CHECKING:
    from ...state import State


class MarshalObservation:
    """As in `MarshalTable`; ``goals``: those that the Marshal has turned up; empty for all other
    seats."""

    __slots__ = (
        "brawlers",
        "companions",
        "cylinders",
        "goals",
        "prisoners",
        "shown",
        "taken_brawlers",
        "wanted",
        "with_the_law",
        "wounds",
    )

    def __init__(self, state: State, law: MarshalTable, seat: int) -> None:
        self.cylinders: list[list[int]] = [bullets[:] for bullets in law.cylinders]
        self.brawlers: list[int] = law.brawlers[:]
        self.taken_brawlers: list[int] = law.taken_brawlers[:]
        self.prisoners: list[int] = law.prisoners[:]
        self.companions: list[int] = law.companions[:]
        self.with_the_law: int = law.with_the_law
        self.wanted: list[bool] = law.wanted[:]
        self.wounds: list[list[int]] = [wounds[:] for wounds in law.wounds]
        self.shown: list[int] = law.shown[:]
        his = seat == state.rules.lawman
        self.goals: list[int] = law.goals[: turned_up(state)] if his else []
