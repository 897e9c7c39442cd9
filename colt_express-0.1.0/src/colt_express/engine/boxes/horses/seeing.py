"""What a seat sees of Horses & Stagecoach: all of it is public except choices in a turmoil."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures import FIGURES
from ...places import PLACE_WORDS, inside
from .hostages import HOSTAGES
from .table import AT_MACHINE, HorsesTable, horses_table
from .view import HorsesView

if TYPE_CHECKING:
    from ...state import State


def view(state: State, _seat: int) -> HorsesView | None:
    table = state.horses
    if table is None:
        return None
    coach = table.coach >= 0
    return HorsesView(
        boarding=PLACE_WORDS[inside(table.boarding)] if table.boarding else None,
        horses=table.horses[:AT_MACHINE],
        coach=PLACE_WORDS[inside(table.coach)] if coach else None,
        shotgun=PLACE_WORDS[table.guard] if coach else None,
        hostages=[HOSTAGES[hostage] for hostage in table.hostages],
        taken={
            FIGURES[bandit.character]: HOSTAGES[table.hostage_of[bandit.index]]
            for bandit in state.bandits
            if table.hostage_of[bandit.index] >= 0
        },
    )


def veiled(state: State, seat: int) -> HorsesTable:
    """HS-TURMOIL-1: not even how many cards others have put aside is shown."""
    table = horses_table(state).copy()
    table.chosen = [cards if other == seat else [] for other, cards in enumerate(table.chosen)]
    return table


def describe(state: State) -> list[object]:
    """The box's part of a digest, which is there even if the box is not played."""
    return [[] if state.horses is None else state.horses.describe()]
