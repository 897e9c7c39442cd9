"""The components of Horses & Stagecoach on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...options import Option
from ...places import AWAY

if TYPE_CHECKING:
    from ...state import Bandit, State


AT_MACHINE: Final = -1
"""Index of the horses that wait at the time machine (TM-1): the last in the list of cars."""


class HorsesTable:
    """Horses, stagecoach, Shotgun, hostages, and the secret choices of a turmoil."""

    __slots__ = (
        "boarding",
        "bullets_before",
        "chosen",
        "coach",
        "drank",
        "guard",
        "guarded",
        "horses",
        "hostage_of",
        "hostages",
        "taken_in",
    )

    boarding: int  # the car that riders are beside; 0 when all have boarded (HS-ATTACK-1)
    horses: list[int]  # by car: how many stand beside it; last, at the time machine
    coach: int  # the car it faces; -1 in the light game, which has none
    guard: int  # the place of the Shotgun
    guarded: int  # the strongbox he sits on (CASE-27)
    hostages: list[int]  # still in the stagecoach
    hostage_of: list[int]  # by bandit: his hostage, -1 for none
    taken_in: list[int]  # by bandit: the round in which he took it
    bullets_before: list[int]  # by bandit: bullets received before this round (HS-STATION-3)
    drank: list[int]  # by seat: the turn in which it last drank (CASE-20)
    chosen: list[list[Option]]  # by seat: cards to be revealed together (HS-TURMOIL-1)

    @staticmethod
    def fresh(seats: int, bandits: int, cars: int) -> HorsesTable:
        new = HorsesTable()
        new.boarding = 0
        new.horses = [0] * (cars + 1)
        new.coach = -1
        new.guard = AWAY
        new.guarded = -1
        new.hostages = []
        new.hostage_of = [-1] * bandits
        new.taken_in = [-1] * bandits
        new.bullets_before = [0] * bandits
        new.drank = [-1] * seats
        new.chosen = [[] for _ in range(seats)]
        return new

    def copy(self) -> HorsesTable:
        new = HorsesTable()
        new.boarding = self.boarding
        new.horses = self.horses[:]
        new.coach = self.coach
        new.guard = self.guard
        new.guarded = self.guarded
        new.hostages = self.hostages[:]
        new.hostage_of = self.hostage_of[:]
        new.taken_in = self.taken_in[:]
        new.bullets_before = self.bullets_before[:]
        new.drank = self.drank[:]
        new.chosen = [cards[:] for cards in self.chosen]
        return new

    def describe(self) -> list[object]:
        """The table as plain nested lists, for digests."""
        return [
            [self.boarding, self.coach, self.guard, self.guarded],
            [self.horses, self.hostages, self.hostage_of, self.taken_in],
            [self.bullets_before, self.drank],
            [[str(option) for option in cards] for cards in self.chosen],
        ]

    def has(self, bandit: Bandit, hostage: int) -> bool:
        return self.hostage_of[bandit.index] == hostage


def horses_table(state: State) -> HorsesTable:
    """The box's part of the table; only its own rules ask for it."""
    table = state.horses
    assert table is not None, "this table is played without Horses & Stagecoach"
    return table
