"""Horses & Stagecoach as text: what runs beside the train, and who holds a hostage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures import SHOTGUN
from ...places import AWAY, COACH, COACH_ROOF
from ...serialization.text import LETTERS, bandits_at, beside, figures_at, loot_at, row
from .hostages import HOSTAGES
from .table import AT_MACHINE

if TYPE_CHECKING:
    from ...state import State


def below(state: State, width: int) -> list[str]:
    """Riders, horses, and the stagecoach beside the car it faces, as a line."""
    table = state.horses
    if table is None:
        return []
    lines: list[str] = []
    away = bandits_at(state, AWAY)
    if table.boarding:
        lines.append(row("riding", beside(table.boarding, away), width))
    lines.append(row("horses", [str(n) if n else "" for n in table.horses[:AT_MACHINE]], width))
    if table.coach >= 0:
        lines += _coach(state, table.coach, width)
    if table.hostages:
        lines.append(f"hostages  {', '.join(HOSTAGES[hostage] for hostage in table.hostages)}")
    if away and state.round >= 0:
        lines.append(f"escaped  {away}")
    return lines


def _coach(state: State, car: int, width: int) -> list[str]:
    return [
        "",
        row("coach", beside(car, figures_at(state, COACH_ROOF)), width),
        row(" loot", beside(car, loot_at(state, COACH_ROOF)), width),
        row("", beside(car, "-" * (width - 1)), width),
        row("inside", beside(car, figures_at(state, COACH)), width),
        row(" loot", beside(car, loot_at(state, COACH)), width),
    ]


def strangers(state: State, place: int) -> str:
    """The Shotgun, where he stands."""
    return LETTERS[SHOTGUN] if state.horses is not None and state.horses.guard == place else ""


def about_bandit(state: State, index: int) -> str:
    hostage = -1 if state.horses is None else state.horses.hostage_of[index]
    return HOSTAGES[hostage] if hostage >= 0 else ""
