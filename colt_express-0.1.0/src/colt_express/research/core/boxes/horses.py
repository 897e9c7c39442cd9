"""Horses & Stagecoach in an observation: horses, stagecoach, Shotgun and hostages."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.boxes.horses.hostages import HOSTAGES
from ....engine.places import COACH, COACH_ROOF
from ....engine.rulebook import Rulebook
from ....engine.state import State
from ..additions import Addition
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet


class Horses(Part):
    __slots__ = (
        "at_boarding",
        "at_coach",
        "at_guard",
        "at_horses",
        "at_hostages",
        "at_taken",
        "kinds",
        "place_at",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.place_at: vec[i64] = table.place_at
        self.kinds: i64 = len(HOSTAGES)
        cars = ("car", numbered(table.cars))
        hostages = ("hostage", HOSTAGES)
        self.at_boarding: i64 = plan.add("boarding", [cars], "the car that riders may board now")
        self.at_horses: i64 = plan.add(
            "horses",
            [("car", [*cars[1], "time machine"])],
            "horses beside each car, and at the time machine",
            most=8,
        )
        self.at_coach: i64 = plan.add("coach", [cars], "the car that the stagecoach faces")
        self.at_guard: i64 = plan.add("shotgun_at", [plan.places], "the place of the Shotgun")
        self.at_hostages: i64 = plan.add("hostages", [hostages], "hostages still in the stagecoach")
        self.at_taken: i64 = plan.add(
            "hostage_of", [plan.bandits, hostages], "the hostage that a bandit took"
        )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        table = state.horses
        if table is None:
            return
        if table.boarding:
            sheet.mark(self.at_boarding + table.boarding)
        car: i64 = 0
        for count in table.horses:
            sheet.put(self.at_horses + car, count)
            car += 1
        if table.coach >= 0:
            sheet.mark(self.at_coach + table.coach)
            guard: i64 = self.place_at[i64(table.guard)]
            if guard >= 0:
                sheet.mark(self.at_guard + guard)
        for hostage in table.hostages:
            sheet.mark(self.at_hostages + hostage)
        for bandit in state.bandits:
            slot = look.slot_of[i64(bandit.character)]
            if slot >= 0 and bandit.index < len(table.hostage_of):
                taken: i64 = table.hostage_of[bandit.index]
                if taken >= 0:
                    sheet.mark(self.at_taken + slot * self.kinds + taken)


def places(rules: Rulebook) -> list[int]:
    """The light game has no stagecoach."""
    return [COACH, COACH_ROOF] if rules.trains else []


ADDITION: Final = Addition(
    "horses",
    places=places,
    offers=("board", "ride on", "escape", "drink", "hostage"),
    words=tuple(HOSTAGES),
    part=Horses,
)
