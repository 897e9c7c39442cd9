"""The Marshal's chances: how likely it seems that each goal is met at the end, and four of them.

The figures are those of outlaws among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from .....engine.boxes.marshal.goals import SPECIAL_GOALS
from .....engine.boxes.marshal.table import DROP_THE_BAG
from .....engine.places import AWAY, CELL, TIME_MACHINE
from ...constants import Stage
from .constants import Goals, MarshalStage
from .state import MarshalScene

SHOTS_A_ROUND: Final = 1.4
HERE: Final = 0.8  # who is with him when he is about to arrest somebody
NEAR: Final = 0.45  # or a card away
FAR: Final = 0.15


class Hunt:
    """Whom he may arrest soon. ``ready``: how ready he is to arrest somebody at his place, and
    ``nearly``: somebody he has to get at first."""

    __slots__ = ("at", "company", "near", "nearly", "place", "ready")

    def __init__(self, stage: Stage, at: list[int], ready: float, nearly: float) -> None:
        self.at: list[int] = at  # by bandit: his place
        self.place: int = at[stage.lawman]
        self.near: int = stage.ways.near[self.place]  # a bit for each place a card away
        self.company: int = at.count(self.place) - 1
        self.ready: float = ready
        self.nearly: float = nearly

    def arrest_soon(self, bandit: int) -> float:
        """How likely that is."""
        there = self.at[bandit]
        if there in (CELL, AWAY, TIME_MACHINE):
            return 0.0
        if there == self.place:
            return HERE * self.ready
        return (NEAR if self.near >> there & 1 else FAR) * self.nearly


class Outlook:
    """What the special goals look at beside what is the Marshal's own."""

    __slots__ = ("bags", "company", "delivered", "marshal", "shots")

    def __init__(
        self, marshal: MarshalStage, shots: float, bags: int, delivered: bool, company: int
    ) -> None:
        self.marshal: MarshalStage = marshal
        self.shots: float = shots  # how many more times he may shoot at somebody
        self.bags: int = bags  # mailbags that nobody holds
        self.delivered: bool = delivered  # he has one of them
        self.company: int = company  # how many are at his place


Chance = Callable[[MarshalScene, Outlook], float]


def warrants(
    scene: MarshalScene, goals: Goals, marshal: MarshalStage, hunt: Hunt | None
) -> list[float]:
    """How likely each of the two is; one not known is as good as the average. Without a hunt
    nobody reckons with who stands where."""
    chances = [warrant(scene, marshal, hunt, bandit) for bandit in goals.warrants]
    if goals.warrants_left:
        total = 0.0
        for bandit in goals.open_warrants:
            total += warrant(scene, marshal, hunt, bandit)
        chances += [total / len(goals.open_warrants)] * goals.warrants_left
    return chances


def warrant(scene: MarshalScene, marshal: MarshalStage, hunt: Hunt | None, bandit: int) -> float:
    if not scene.wanted[bandit]:
        return 1.0
    if hunt is None:
        return marshal.captured
    return 1 - (1 - hunt.arrest_soon(bandit)) * marshal.at_large


def specials(scene: MarshalScene, goals: Goals, outlook: Outlook) -> list[float]:
    """As above, of the three other goals."""
    chances = [SPECIAL[goal](scene, outlook) for goal in goals.specials]
    if goals.specials_left:
        total = 0.0
        for goal in goals.open_specials:
            total += SPECIAL[goal](scene, outlook)
        chances += [total / len(goals.open_specials)] * goals.specials_left
    return chances


def four_of_five(chances: list[float]) -> float:
    """How likely it is that at most one fails.

    >>> four_of_five([1, 1, 1, 0.5, 0.5])
    0.75
    """
    none_fails, one_fails = 1.0, 0.0
    for chance in chances:
        one_fails = one_fails * chance + none_fails * (1 - chance)
        none_fails *= chance
    return none_fails + one_fails


def few_scratches(scene: MarshalScene, outlook: Outlook) -> float:
    left, marshal = len(scene.brawlers), outlook.marshal
    if not left or not marshal.time:
        return float(left > 0)
    return logistic(
        1.3 + 2.3 * left - marshal.time - 0.3 * len(marshal.robbers) - 0.3 * outlook.company
    )


def dodge_bullets(scene: MarshalScene, outlook: Outlook) -> float:
    most = spent = 0
    for scratches in scene.scratches:
        most = max(most, scratches)
        spent += scratches * scratches
    marshal = outlook.marshal
    if most > 2 or not marshal.time:
        return float(most <= 2)
    return logistic(2.6 - 0.33 * spent - 0.75 * marshal.time + 0.2 * len(marshal.robbers))


def golden_bullet(scene: MarshalScene, outlook: Outlook) -> float:
    left = min(len(scene.cylinders[0]), len(scene.cylinders[1]))
    return logistic(0.6 - 0.95 * left + 0.75 * outlook.shots) if left else 1.0


def deliver_the_mail(scene: MarshalScene, outlook: Outlook) -> float:
    marshal, bags = outlook.marshal, outlook.bags
    if outlook.delivered or not marshal.time:
        return float(outlook.delivered or bags > 0)
    if not bags:
        for bullets in scene.cylinders:
            if bullets and bullets[-1] == DROP_THE_BAG:
                return 0.45
        return 0.2
    return logistic(0.4 + bags - 0.25 * marshal.time - 0.1 * len(marshal.robbers))


def throw_away_keys(scene: MarshalScene, outlook: Outlook) -> float:
    missing, marshal = 2 - scene.with_the_law, outlook.marshal
    spare = len(scene.prisoners) - missing
    if missing <= 0 or not marshal.time:
        return float(spare >= 0)
    return logistic(3.2 + 1.5 * spare - 0.4 * marshal.time - 0.55 * len(marshal.robbers))


def full_of_lead(scene: MarshalScene, outlook: Outlook) -> float:
    unhurt = scene.hits.count(0) - 1  # the Marshal is one of them
    if not unhurt:
        return 1.0
    return logistic(0.3 - 0.5 * unhurt - 0.25 * len(outlook.marshal.robbers) + 0.45 * outlook.shots)


def arch_enemy(scene: MarshalScene, outlook: Outlook) -> float:
    missing = 4 - max(scene.hits)
    if missing <= 0:
        return 1.0
    return logistic(-1.1 - missing + 0.7 * outlook.shots + 0.2 * len(outlook.marshal.robbers))


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


_BY_NAME: Final[dict[str, Chance]] = {
    "few_scratches": few_scratches,
    "dodge_bullets": dodge_bullets,
    "golden_bullet": golden_bullet,
    "deliver_the_mail": deliver_the_mail,
    "throw_away_keys": throw_away_keys,
    "full_of_lead": full_of_lead,
    "arch_enemy": arch_enemy,
}
SPECIAL: Final[list[Chance]] = [_BY_NAME[name] for name, _ in SPECIAL_GOALS]
"""By goal."""
