"""The outlook: how likely everybody is to win, as the table stands between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from ...engine.base.ending import bullets_fired, may_win, winning_sides
from ...engine.boxes.marshal.goals import goals_met
from ...engine.figures import CHARACTERS
from ...engine.places import CELL, PLACE_COUNT
from ...engine.state import OVER, Bandit, State

STAGES: Final = 5
"""After each round the same things count differently."""

SIDE_FEATURES: Final[list[str]] = [
    "money",
    "ahead in shots",
    "best gunslinger",
    "bullets received",
    "bullets left",
    "loot at hand",
    "loot nearby",
    "on a roof",
    "company with loot",
    "the Marshal near",
    "first player",
    "barred from winning",
    "in the cell",
    *CHARACTERS,
]
LAW_FEATURES: Final[list[str]] = ["a constant", "goals met", "four goals met", "bandits"]


class Outlook:
    """``sides``: by stage, what each feature of a side is worth; ``law``: the same for the
    Marshal, where somebody plays him."""

    __slots__ = ("law", "sides")

    def __init__(self, sides: list[list[float]], law: list[list[float]]) -> None:
        self.sides: list[list[float]] = sides
        self.law: list[list[float]] = law

    def chances(self, state: State) -> list[float]:
        """By seat, how likely it is to win."""
        if state.phase == OVER:
            return final_chances(state)
        stage = min(state.round, STAGES - 1)
        sides = state.rules.sides
        number = max(sides) + 1
        loot = loot_by_place(state)
        strengths = [0.0] * number
        total = 0.0
        for side in range(number):
            strengths[side] = exp(self._strength(state, side, stage, loot))
            total += strengths[side]
        return [strengths[side] / total for side in sides]

    def _strength(self, state: State, side: int, stage: int, loot: list[float]) -> float:
        if state.rules.lawman >= 0 and state.rules.sides[state.rules.lawman] == side:
            features, weights = law_features(state), self.law[stage]
        else:
            features, weights = side_features(state, side, loot), self.sides[stage]
        total = 0.0
        for n, feature in enumerate(features):
            total += feature * weights[n]
        return total


def final_chances(state: State) -> list[float]:
    """Who has won, has won; those who tie share."""
    sides = state.rules.sides
    winners = winning_sides(state)
    share = 1 / len(winners) if winners else 0.0
    return [share if side in winners else 0.0 for side in sides]


def loot_by_place(state: State) -> list[float]:
    loot = [0.0] * PLACE_COUNT
    for token, there in enumerate(state.token_at):
        if there < PLACE_COUNT:
            loot[there] += state.token_values[token]
    return loot


def side_features(state: State, side: int, loot: list[float]) -> list[float]:
    features = [0.0] * len(SIDE_FEATURES)
    rules = state.rules
    mine = 0
    others = -99
    for other in range(max(rules.sides) + 1):
        if rules.lawman >= 0 and rules.sides[rules.lawman] == other:
            continue
        fired = bullets_fired(state, other)
        if other == side:
            mine = fired
        elif fired > others:
            others = fired
    features[1] = max(-3, min(3, mine - others)) / 3
    features[2] = 1.0 if mine >= others else 0.0
    for bandit in state.bandits:
        if rules.sides[bandit.seat] == side:
            _add_bandit(state, bandit, features, loot)
    return features


def _add_bandit(state: State, bandit: Bandit, features: list[float], loot: list[float]) -> None:
    place = bandit.place
    money = 0.0
    for _, source in state.rules.money:
        money += source(state, bandit)
    hits = 0
    for n in bandit.hits:
        hits += n
    near = 0.0
    for option in state.train.moves[place]:
        near = max(near, loot[option.value])
    for option in state.train.climbs[place]:
        near = max(near, loot[option.value])
    company = 0
    for other in state.bandits:
        if other.place == place and other is not bandit:
            company += 1
    features[0] += money / 1000
    features[3] += hits / 6
    features[4] += bandit.bullets / 6
    features[5] += min(loot[place], 1500.0) / 1000
    features[6] += min(near, 1500.0) / 1000
    features[7] += place & 1
    features[8] += min(2, company) if money > 0 else 0
    features[9] += 1.0 if abs((state.marshal >> 1) - (place >> 1)) <= 1 else 0.0
    features[10] += 1.0 if bandit.seat == state.first else 0.0
    features[11] += 0.0 if may_win(state, bandit) else 1.0
    features[12] += 1.0 if place == CELL else 0.0
    if bandit.character < len(CHARACTERS):
        features[13 + bandit.character] += 1.0


def law_features(state: State) -> list[float]:
    met = goals_met(state)
    return [1.0, met / 5, 1.0 if met >= 4 else 0.0, (len(state.bandits) - 1) / 7]
