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
    """What lies open with Marshal & Prisoners.

    ``cylinders``: the effects of the bullets left, left and right, the next one first;
    ``brawlers``: what the Marshal's cards left are worth, the top one first; ``prisoners``: laid
    out at the prison car; ``companions``: by bandit, whom he has; ``wanted``: bandits whose poster
    is not captured; ``wounds``: by bandit, bullets that lie open before him; ``taken``: by bandit,
    what his brawler cards are worth; ``with_the_law``: how many prisoners the Marshal took back;
    ``turned``: how many goals he has seen; ``shown``: those that all have; ``goals``: those turned
    up, for his own eyes only.
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
