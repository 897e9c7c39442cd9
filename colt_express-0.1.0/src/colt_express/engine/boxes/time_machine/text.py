"""The time machine as text. A text shows everything, so also where the traveller hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....errors import counted
from ...figures import FIGURES
from ...places import AWAY, PLACE_WORDS, TIME_MACHINE
from ...serialization.text import figures_at, loot_at
from ..horses.table import AT_MACHINE

if TYPE_CHECKING:
    from ...state import State


def below(state: State, _width: int) -> list[str]:
    machine = state.time_machine
    if machine is None:
        return []
    horses = 0 if state.horses is None else state.horses.horses[AT_MACHINE]
    inside_it = [figures_at(state, TIME_MACHINE), loot_at(state, TIME_MACHINE)]
    if horses:
        inside_it.append(counted(horses, "horse"))
    if machine.traveller >= 0:
        name = FIGURES[state.bandits[machine.traveller].character]
        where = "" if machine.hiding == AWAY else f" under {PLACE_WORDS[machine.hiding]}"
        inside_it.append(f"{name} travels in time{where}")
    return [f"time machine  {', '.join(part for part in inside_it if part)}"]
