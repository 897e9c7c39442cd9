"""The value function of a played Marshal: how likely each of his goals is to be met at the end."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ...engine.boxes.marshal.goals import NEEDED, SPECIAL_GOALS, is_met
from ...engine.boxes.marshal.shooting import MAILBAG
from ...engine.boxes.marshal.table import MarshalTable, lawman_of, marshal_table
from ...engine.figures import MARSHAL_FIGURE
from ...engine.places import PLACE_COUNT
from ...engine.state import State

WARRANT: Final = len(SPECIAL_GOALS)
"""Index in `GOAL_KINDS` that all warrants share."""
GOAL_KINDS: Final[list[str]] = [*(name for name, _ in SPECIAL_GOALS), "warrant"]
GOAL_FEATURES: Final[list[str]] = [
    "a constant",
    "met now",
    "a way to go",
    "in the way",
    "bandits",
    "horses",
]
MOST_LOG_ODDS: Final = 7.0
"""Clip of the log odds: no goal counts as more certain than e⁷ to one."""


def chance_of_the_marshal(state: State, weights: list[list[float]], verdict: list[float]) -> float:
    """The probability that the Marshal meets as many goals as he needs. ``weights``: by kind of
    goal, those of its features; ``verdict``: a constant, and the factor of the log odds."""
    table = marshal_table(state)
    chances: list[float] = []
    for goal in table.goals:
        features = goal_features(state, table, goal)
        total = 0.0
        for n, weight in enumerate(weights[min(goal, WARRANT)]):
            total += weight * features[n]
        chances.append(logistic(total))
    return logistic(verdict[0] + verdict[1] * log_odds(chance_of_enough(chances)))


def logistic(total: float) -> float:
    return 1 / (1 + exp(-total))


def log_odds(chance: float) -> float:
    """The log odds of ``chance``, clipped; the inverse of `logistic`."""
    if chance <= 0.0:
        return -MOST_LOG_ODDS
    if chance >= 1.0:
        return MOST_LOG_ODDS
    return max(-MOST_LOG_ODDS, min(MOST_LOG_ODDS, log(chance / (1 - chance))))


def chance_of_enough(chances: list[float]) -> float:
    """The probability that enough goals are met, if they are independent."""
    exactly = [1.0]  # by number of goals met: its probability
    for chance in chances:
        exactly.append(0.0)
        for n in range(len(exactly) - 1, 0, -1):
            exactly[n] = exactly[n] * (1 - chance) + exactly[n - 1] * chance
        exactly[0] *= 1 - chance
    total = 0.0
    for n in range(NEEDED, len(exactly)):
        total += exactly[n]
    return total


def goal_features(state: State, table: MarshalTable, goal: int) -> list[float]:
    """The values of `GOAL_FEATURES` of one of the Marshal's goals."""
    lawman = lawman_of(state)
    way = 0.0
    against = 0.0
    if goal >= WARRANT:
        distance = abs((state.bandit(goal - WARRANT).place >> 1) - (lawman.place >> 1))
        way = min(3, distance) / 3
    else:
        name = SPECIAL_GOALS[goal][0]
        if name == "few_scratches":
            way = len(table.brawlers) / 3
        elif name == "dodge_bullets":
            most = 0
            squares = 0
            for hits in lawman.hits:
                most = max(most, hits)
                squares += hits * hits
            way = most / 3
            against = squares / 9
        elif name == "golden_bullet":
            least = min(len(table.cylinders[0]), len(table.cylinders[1]))
            way = least / 6
            against = 0.0 if least <= 1 else 1.0
        elif name == "deliver_the_mail":
            for token, kind in enumerate(state.token_kinds):
                if kind == MAILBAG and state.token_at[token] < PLACE_COUNT:
                    way += 1
        elif name == "throw_away_keys":
            left = table.with_the_law + len(table.prisoners)
            way = left / 3
            against = 0.0 if left >= 2 else 1.0
        else:
            unhurt = 0
            most = 0
            for bandit in state.bandits:
                if bandit is not lawman:
                    hits = bandit.hits[MARSHAL_FIGURE]
                    most = max(most, hits)
                    unhurt += hits == 0
            way = unhurt / 7 if name == "full_of_lead" else most / 4
    met = 1.0 if is_met(state, goal) else 0.0
    horses = 0.0 if state.horses is None else 1.0
    return [1.0, met, way, against, (len(state.bandits) - 1) / 7, horses]
