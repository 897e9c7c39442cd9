"""The Marshal's chances: how likely it seems that each goal is met at the end, and four of them.

The figures are those of outlaws among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple

from .scene import MarshalScene
from .stage import Goals, MarshalStage

SHOTS_A_ROUND: Final = 1.4


class Outlook(NamedTuple):
    """What the goals look at beside what is the Marshal's own."""

    marshal: MarshalStage
    shots: float  # how many more times he may shoot at somebody
    arrests: list[float]  # by bandit: how likely he is arrested before long; empty if unknown
    bags: int  # mailbags that nobody holds
    delivered: bool  # he has one of them
    company: int  # how many are at his place


Chance = Callable[[MarshalScene, Outlook], float]


def warrants(scene: MarshalScene, goals: Goals, outlook: Outlook) -> list[float]:
    """How likely each of the two is; one not known is as good as the average."""
    chances = [warrant(scene, outlook, bandit) for bandit in goals.warrants]
    if goals.warrants_left:
        others = [warrant(scene, outlook, bandit) for bandit in goals.open_warrants]
        chances += [sum(others) / len(others)] * goals.warrants_left
    return chances


def specials(scene: MarshalScene, goals: Goals, outlook: Outlook) -> list[float]:
    """As above, of the three other goals."""
    chances = [SPECIAL[goal](scene, outlook) for goal in goals.specials]
    if goals.specials_left:
        others = [SPECIAL[goal](scene, outlook) for goal in goals.open_specials]
        chances += [sum(others) / len(others)] * goals.specials_left
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


def warrant(scene: MarshalScene, outlook: Outlook, bandit: int) -> float:
    """The more bandits there are, the longer it takes him to get to each of them."""
    if not scene.wanted[bandit]:
        return 1.0
    marshal = outlook.marshal
    free = 1 - min(0.35, 0.9 / len(marshal.robbers))  # after a round
    if not outlook.arrests:
        return float(1 - free**marshal.time)
    return float(1 - (1 - outlook.arrests[bandit]) * free**marshal.rounds_left)


def few_scratches(scene: MarshalScene, outlook: Outlook) -> float:
    left, marshal = len(scene.brawlers), outlook.marshal
    if not left or not marshal.time:
        return float(left > 0)
    return logistic(
        1.3 + 2.3 * left - marshal.time - 0.3 * len(marshal.robbers) - 0.3 * outlook.company
    )


def dodge_bullets(scene: MarshalScene, outlook: Outlook) -> float:
    most, marshal = max(scene.scratches), outlook.marshal
    if most > 2 or not marshal.time:
        return float(most <= 2)
    spent = sum(n * n for n in scene.scratches)
    return logistic(2.6 - 0.33 * spent - 0.75 * marshal.time + 0.2 * len(marshal.robbers))


def golden_bullet(scene: MarshalScene, outlook: Outlook) -> float:
    left = min(len(bullets) for bullets in scene.cylinders)
    return logistic(0.6 - 0.95 * left + 0.75 * outlook.shots) if left else 1.0


def deliver_the_mail(scene: MarshalScene, outlook: Outlook) -> float:
    marshal, bags = outlook.marshal, outlook.bags
    if outlook.delivered or not marshal.time:
        return float(outlook.delivered or bags > 0)
    if not bags:
        ready = any(bullets and bullets[0] == "drop_the_bag" for bullets in scene.cylinders)
        return 0.45 if ready else 0.2
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


SPECIAL: Final[dict[str, Chance]] = {
    "few_scratches": few_scratches,
    "dodge_bullets": dodge_bullets,
    "golden_bullet": golden_bullet,
    "deliver_the_mail": deliver_the_mail,
    "throw_away_keys": throw_away_keys,
    "full_of_lead": full_of_lead,
    "arch_enemy": arch_enemy,
}
