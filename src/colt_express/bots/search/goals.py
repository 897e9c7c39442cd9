"""The Marshal's goals, where somebody plays him: how likely each seems to be met at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from ...engine.boxes.marshal.goals import NEEDED, SPECIAL_GOALS, is_met
from ...engine.boxes.marshal.shooting import MAILBAG
from ...engine.boxes.marshal.table import LawTable, law_of, lawman_of
from ...engine.figures import MARSHAL_FIGURE
from ...engine.places import PLACE_COUNT
from ...engine.state import State

WARRANT: Final = len(SPECIAL_GOALS)
"""All warrants are one kind of goal, behind the special ones."""
GOAL_KINDS: Final[list[str]] = [*(name for name, _ in SPECIAL_GOALS), "warrant"]
GOAL_FEATURES: Final[list[str]] = ["a constant", "met now", "a way to go", "in the way", "bandits"]


def chance_of_the_law(state: State, weights: list[list[float]]) -> float:
    """How likely at least so many goals as he needs are met, if each is for itself."""
    law = law_of(state)
    exactly = [1.0]  # so many are met
    for goal in law.goals:
        features = goal_features(state, law, goal)
        total = 0.0
        for n, weight in enumerate(weights[min(goal, WARRANT)]):
            total += weight * features[n]
        chance = 1 / (1 + exp(-total))
        exactly.append(0.0)
        for n in range(len(exactly) - 1, 0, -1):
            exactly[n] = exactly[n] * (1 - chance) + exactly[n - 1] * chance
        exactly[0] *= 1 - chance
    enough = 0.0
    for n in range(NEEDED, len(exactly)):
        enough += exactly[n]
    return enough


def goal_features(state: State, law: LawTable, goal: int) -> list[float]:
    """What speaks for a goal and against it."""
    lawman = lawman_of(state)
    way = 0.0
    against = 0.0
    if goal >= WARRANT:
        distance = abs((state.bandit(goal - WARRANT).place >> 1) - (lawman.place >> 1))
        way = min(3, distance) / 3
    else:
        name = SPECIAL_GOALS[goal][0]
        if name == "few_scratches":
            way = len(law.brawlers) / 3
        elif name == "dodge_bullets":
            most = 0
            squares = 0
            for hits in lawman.hits:
                most = max(most, hits)
                squares += hits * hits
            way = most / 3
            against = squares / 9
        elif name == "golden_bullet":
            way = min(len(law.cylinders[0]), len(law.cylinders[1])) / 6
        elif name == "deliver_the_mail":
            for token, kind in enumerate(state.token_kinds):
                if kind == MAILBAG and state.token_at[token] < PLACE_COUNT:
                    way += 1
        elif name == "throw_away_keys":
            way = law.with_the_law / 2
            against = len(law.prisoners) / 4
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
    return [1.0, met, way, against, (len(state.bandits) - 1) / 7]
