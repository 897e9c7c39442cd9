"""The Marshal's goals: the probability that each is met at the end, and that four of them are.

The figures were fitted to games between outlaws.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from .....engine.boxes.marshal.goals import SPECIAL_GOALS
from .....engine.boxes.marshal.table import DROP_THE_BAG
from .....engine.places import AWAY, CELL, TIME_MACHINE
from ...constants import GameConstants
from .constants import Goals, MarshalConstants
from .state import MarshalState

SHOTS_A_ROUND: Final = 1.4  # average number of shots of the Marshal in a round
# Probability that the Marshal, when he has an arrest card to come, arrests a bandit who is
HERE: Final = 0.8  # at his place
NEAR: Final = 0.45  # a card away
FAR: Final = 0.15  # further away


class Hunt:
    """Which bandits the Marshal may arrest soon. ``ready``, ``nearly``: his readiness, from 0 to 1,
    to arrest a bandit at his place, and one elsewhere."""

    __slots__ = ("at", "company", "near", "nearly", "place", "ready")

    def __init__(
        self, constants: GameConstants, at: list[int], ready: float, nearly: float
    ) -> None:
        self.at: list[int] = at  # by bandit: his place
        self.place: int = at[constants.lawman]
        self.near: int = constants.ways.near[self.place]  # a bit for each place a card away
        self.company: int = at.count(self.place) - 1
        self.ready: float = ready
        self.nearly: float = nearly

    def arrest_soon(self, bandit: int) -> float:
        """The probability that he arrests this bandit soon."""
        there = self.at[bandit]
        if there in (CELL, AWAY, TIME_MACHINE):
            return 0.0
        if there == self.place:
            return HERE * self.ready
        return (NEAR if self.near >> there & 1 else FAR) * self.nearly


class GoalFactors:
    """What the chances of special goals depend on, beside the Marshal's part of the state."""

    __slots__ = ("bags", "company", "delivered", "marshal", "shots")

    def __init__(
        self, marshal: MarshalConstants, shots: float, bags: int, delivered: bool, company: int
    ) -> None:
        self.marshal: MarshalConstants = marshal
        self.shots: float = shots  # number of shots to come
        self.bags: int = bags  # number of mailbags that no figure holds
        self.delivered: bool = delivered  # whether the Marshal has one
        self.company: int = company  # number of bandits at his place


Chance = Callable[[MarshalState, GoalFactors], float]


def warrants(
    state: MarshalState, goals: Goals, marshal: MarshalConstants, hunt: Hunt | None
) -> list[float]:
    """The probabilities of the two warrants; an unknown one has the average of those it may be.
    Without ``hunt`` they do not depend on places."""
    chances = [warrant(state, marshal, hunt, bandit) for bandit in goals.warrants]
    if goals.warrants_left:
        total = 0.0
        for bandit in goals.open_warrants:
            total += warrant(state, marshal, hunt, bandit)
        chances += [total / len(goals.open_warrants)] * goals.warrants_left
    return chances


def warrant(
    state: MarshalState, marshal: MarshalConstants, hunt: Hunt | None, bandit: int
) -> float:
    if not state.wanted[bandit]:
        return 1.0
    if hunt is None:
        return marshal.captured
    return 1 - (1 - hunt.arrest_soon(bandit)) * marshal.at_large


def specials(state: MarshalState, goals: Goals, factors: GoalFactors) -> list[float]:
    """The probabilities of the three other goals, as for `warrants`."""
    chances = [SPECIAL[goal](state, factors) for goal in goals.specials]
    if goals.specials_left:
        total = 0.0
        for goal in goals.open_specials:
            total += SPECIAL[goal](state, factors)
        chances += [total / len(goals.open_specials)] * goals.specials_left
    return chances


def four_of_five(chances: list[float]) -> float:
    """The probability that at most one of the goals is not met.

    >>> four_of_five([1, 1, 1, 0.5, 0.5])
    0.75
    """
    none_fails, one_fails = 1.0, 0.0
    for chance in chances:
        one_fails = one_fails * chance + none_fails * (1 - chance)
        none_fails *= chance
    return none_fails + one_fails


def few_scratches(state: MarshalState, factors: GoalFactors) -> float:
    left, marshal = len(state.brawlers), factors.marshal
    if not left or not marshal.time:
        return float(left > 0)
    return logistic(
        1.3 + 2.3 * left - marshal.time - 0.3 * len(marshal.robbers) - 0.3 * factors.company
    )


def dodge_bullets(state: MarshalState, factors: GoalFactors) -> float:
    most = spent = 0
    for scratches in state.scratches:
        most = max(most, scratches)
        spent += scratches * scratches
    marshal = factors.marshal
    if most > 2 or not marshal.time:
        return float(most <= 2)
    return logistic(2.6 - 0.33 * spent - 0.75 * marshal.time + 0.2 * len(marshal.robbers))


def golden_bullet(state: MarshalState, factors: GoalFactors) -> float:
    left = min(len(state.cylinders[0]), len(state.cylinders[1]))
    return logistic(0.6 - 0.95 * left + 0.75 * factors.shots) if left else 1.0


def deliver_the_mail(state: MarshalState, factors: GoalFactors) -> float:
    marshal, bags = factors.marshal, factors.bags
    if factors.delivered or not marshal.time:
        return float(factors.delivered or bags > 0)
    if not bags:
        for bullets in state.cylinders:
            if bullets and bullets[-1] == DROP_THE_BAG:
                return 0.45
        return 0.2
    return logistic(0.4 + bags - 0.25 * marshal.time - 0.1 * len(marshal.robbers))


def throw_away_keys(state: MarshalState, factors: GoalFactors) -> float:
    missing, marshal = 2 - state.with_the_law, factors.marshal
    spare = len(state.prisoners) - missing
    if missing <= 0 or not marshal.time:
        return float(spare >= 0)
    return logistic(3.2 + 1.5 * spare - 0.4 * marshal.time - 0.55 * len(marshal.robbers))


def full_of_lead(state: MarshalState, factors: GoalFactors) -> float:
    unhurt = state.hits.count(0) - 1  # the Marshal is one of them
    if not unhurt:
        return 1.0
    return logistic(0.3 - 0.5 * unhurt - 0.25 * len(factors.marshal.robbers) + 0.45 * factors.shots)


def arch_enemy(state: MarshalState, factors: GoalFactors) -> float:
    missing = 4 - max(state.hits)
    if missing <= 0:
        return 1.0
    return logistic(-1.1 - missing + 0.7 * factors.shots + 0.2 * len(factors.marshal.robbers))


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
"""By special goal: the function for its probability."""
