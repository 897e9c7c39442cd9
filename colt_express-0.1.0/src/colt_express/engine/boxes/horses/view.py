"""What can be seen and chosen with Horses & Stagecoach."""

from __future__ import annotations

import msgspec

from ...information.view_parts import OptionView


class HostageOption(OptionView, frozen=True, tag="hostage", gc=False):
    hostage: str


class BoardOption(OptionView, frozen=True, tag="board", gc=False):
    """One of a player's two bandits boards, the other one rides on."""

    figure: str


class DrinkOption(OptionView, frozen=True, tag="drink", gc=False):
    """``half``: from a half-empty flask, and ``bandit``: whose flask, where there are several."""

    old: bool = False
    half: bool = False
    bandit: str | None = None


class HorsesView(msgspec.Struct, frozen=True, gc=False):
    """The public part of Horses & Stagecoach.

    ``boarding``: the car that riders may board now; ``horses``: how many stand beside each car;
    ``coach``: the car it faces; ``hostages``: still in it; ``taken``: by bandit, the hostage he
    took.
    """

    boarding: str | None
    horses: list[int]
    coach: str | None
    shotgun: str | None
    hostages: list[str]
    taken: dict[str, str]
