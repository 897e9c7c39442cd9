"""What can be seen and chosen with Marshal & Prisoners."""

from __future__ import annotations

import msgspec

from ...information.view_parts import OptionView


class GoalView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A goal of the Marshal's; a ``warrant`` is for one bandit."""

    kind: str
    bandit: str | None = None

    def __str__(self) -> str:
        return f"{self.kind} {self.bandit}" if self.bandit else self.kind


class PrisonerOption(OptionView, frozen=True, tag="prisoner", gc=False):
    """By the bandit whose companion he is."""

    prisoner: str


class ShotOption(OptionView, frozen=True, tag="shot", gc=False):
    """A shot of the Marshal's, with the next bullet of one cylinder: 0 is the left one."""

    figure: str
    gun: int


class MarshalView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The public part of Marshal & Prisoners.

    ``cylinders``: the effects of the bullets left, left and right, the next one first;
    ``brawlers``: values of the Marshal's brawler cards left, the top one first; ``prisoners``: laid
    out at the prison car; ``companions``: by bandit, his companion; ``wanted``: bandits whose
    poster is not captured; ``wounds``: by bandit, bullets before him; ``taken``: by bandit, the
    value of his brawler cards; ``with_the_law``: how many prisoners the Marshal took back;
    ``turned``: how many goals he has seen; ``shown``: those that all have seen; ``goals``: those
    turned up, only in his own view.
    """

    seat: int
    cylinders: list[list[str]]
    brawlers: list[int]
    prisoners: list[str]
    companions: dict[str, str]
    wanted: list[str]
    wounds: dict[str, list[str]]
    taken: dict[str, int]
    with_the_law: int
    thrown_off: list[str]
    turned: int
    shown: list[GoalView]
    goals: list[GoalView] | None = None


class MarshalMine(msgspec.Struct, frozen=True, gc=False):
    """What only the Marshal knows: his goals, as far as they are turned up."""

    goals: list[GoalView]
