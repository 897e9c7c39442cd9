"""Horses & Stagecoach as a seat knows it, in numbers: all is public except choices in a turmoil."""

from __future__ import annotations

from ...places import AWAY
from .table import HorsesTable


class HorsesObservation:
    __slots__ = ("boarding", "guard", "horses", "hostage_of", "hostages")

    def __init__(self, table: HorsesTable) -> None:
        self.boarding: int = table.boarding  # the car that riders are beside; 0 for none
        self.horses: list[int] = table.horses[:]  # by car; last, at the time machine
        # The place of the Shotgun; the light game has no stagecoach
        self.guard: int = table.guard if table.coach >= 0 else AWAY
        self.hostages: list[int] = table.hostages[:]  # still in the stagecoach
        self.hostage_of: list[int] = table.hostage_of[:]  # by bandit: his hostage, -1 for none
