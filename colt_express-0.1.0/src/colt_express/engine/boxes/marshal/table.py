"""The components of Marshal & Prisoners on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ...state import Bandit, State

NO_COMPANION: Final = -1
NOTHING_YET: Final = -1

EFFECTS: Final[list[str]] = [
    "lost_gun",
    "wounded_knee",
    "wounded_shoulder",
    "gotcha",
    "drop_the_bag",
    "golden_bullet",
]
"""The effects of the Marshal's bullets (MP-BULLET)."""

LOST_GUN: Final = 0
WOUNDED_KNEE: Final = 1
WOUNDED_SHOULDER: Final = 2
GOTCHA: Final = 3
DROP_THE_BAG: Final = 4
GOLDEN_BULLET: Final = 5


class MarshalTable:
    """The Marshal's bullets, goals and catch, and the bandits' companions."""

    __slots__ = (
        "brawlers",
        "companions",
        "cylinders",
        "goals",
        "last_action",
        "last_actor",
        "prisoners",
        "shown",
        "taken_brawlers",
        "thrown_off",
        "wanted",
        "with_the_law",
        "wounds",
    )

    cylinders: list[list[int]]  # the bullets left and right, the top one last
    brawlers: list[int]  # values of the cards left, the top one last
    taken_brawlers: list[int]  # by bandit: the value of the brawler cards he took
    prisoners: list[int]  # laid out at the prison car
    companions: list[int]  # by bandit: the prisoner he took, -1 for none
    with_the_law: int  # how many prisoners the Marshal has taken back
    wanted: list[bool]  # by bandit: his poster is not captured
    wounds: list[list[int]]  # by bandit: bullets that lie open before him
    thrown_off: list[bool]  # by bandit (MP-STATION-2)
    goals: list[int]  # all five, in the order in which they are turned up
    shown: list[int]  # those that all have seen (MP-EVENT-2)
    last_action: int  # the kind of card that an idea would copy now
    last_actor: int  # index of the bandit whose card that was

    @staticmethod
    def fresh(bandits: int, cylinder: list[int], brawlers: list[int]) -> MarshalTable:
        new = MarshalTable()
        new.cylinders = [cylinder[::-1], cylinder[::-1]]
        new.brawlers = brawlers[::-1]
        new.taken_brawlers = [0] * bandits
        new.prisoners = []
        new.companions = [NO_COMPANION] * bandits
        new.with_the_law = 0
        new.wanted = [True] * bandits
        new.wounds = [[] for _ in range(bandits)]
        new.thrown_off = [False] * bandits
        new.goals = []
        new.shown = []
        new.last_action = NOTHING_YET
        new.last_actor = NOTHING_YET
        return new

    def copy(self) -> MarshalTable:
        new = MarshalTable()
        new.cylinders = [bullets[:] for bullets in self.cylinders]
        new.brawlers = self.brawlers[:]
        new.taken_brawlers = self.taken_brawlers[:]
        new.prisoners = self.prisoners[:]
        new.companions = self.companions[:]
        new.with_the_law = self.with_the_law
        new.wanted = self.wanted[:]
        new.wounds = [wounds[:] for wounds in self.wounds]
        new.thrown_off = self.thrown_off[:]
        new.goals = self.goals
        new.shown = self.shown[:]
        new.last_action = self.last_action
        new.last_actor = self.last_actor
        return new

    def describe(self) -> list[object]:
        """The table as plain nested lists, for digests."""
        return [
            [self.cylinders, self.brawlers, self.taken_brawlers],
            [self.prisoners, self.companions, self.with_the_law],
            [self.wanted, self.wounds, self.thrown_off],
            [self.goals, self.shown, self.last_action, self.last_actor],
        ]


def marshal_table(state: State) -> MarshalTable:
    """The box's part of the table; only its own rules ask for it."""
    law = state.marshal
    assert law is not None, "this table is played without Marshal & Prisoners"
    return law


def lawman_of(state: State) -> Bandit:
    """The played Marshal, who is led like a bandit (MP-4)."""
    for bandit in state.bandits:
        if bandit.seat == state.rules.lawman:
            return bandit
    raise AssertionError("no player is the Marshal")
