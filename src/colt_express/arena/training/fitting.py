"""Fitting: maximum-likelihood estimates from the lessons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ...bots.knowledge import Learned
from ...bots.search.marshal import GOAL_FEATURES, GOAL_KINDS, enough, evidence, likely
from ...bots.search.plan_features import CARDS, PLAN_SIGNS
from ...bots.search.policy_prior import LIMIT, PLACE_SIGNS, SLOTS, TARGET_SIGNS, UNIT
from ...bots.search.value import SIDE_FEATURES, STAGES, TABLES
from ...engine.cards import KIND_NAMES
from ...engine.registry import QUESTION_NAMES
from ...engine.tokens import TOKEN_NAMES
from .samples import WORTH, Case, Goal, Lessons, Pick, Plan, Standing

Numbers = NDArray[np.float64]

EPOCHS: Final = 12
BATCH: Final = 4096
RATE: Final = 0.03
MODESTY: Final = 2.0
"""Regularization: keeps weights small that few lessons inform."""
PEER_MODESTY: Final = 4.0
"""The same for what differs among searching bots."""
FEW: Final = 200
"""Minimum number of lessons to fit a question's habit by the next card."""


def learn(lessons: Lessons, made: str) -> Learned:
    law = fit_goals(lessons.cases)
    verdict = fit_verdicts(lessons.cases, law)
    return Learned(
        made=[made],
        cards=list(KIND_NAMES),
        tokens=list(TOKEN_NAMES),
        plans=[row if any(row) else [] for row in _whole(fit_plans(lessons.plans))],
        places=fit_picks(lessons.places, sum(PLACE_SIGNS)),
        targets=fit_picks(lessons.targets, sum(TARGET_SIGNS)),
        worth=WORTH,
        sides=fit_outlook(lessons.standings),
        law=law,
        verdict=verdict,
        peer_law=law,
        peer_verdict=verdict,
    )


def learn_peers(lessons: Lessons, learned: Learned, made: str) -> Learned:
    """The same, but with what these lessons of searching bots say about the Marshal's goals. They
    are few, so what outlaws have taught is the prior."""
    law = fit_goals(lessons.cases, learned.law)
    return msgspec.structs.replace(
        learned,
        made=[*learned.made[:1], made],
        peer_law=law,
        peer_verdict=fit_verdicts(lessons.cases, law),
    )


def _whole(numbers: Numbers) -> list[Any]:
    """In units of `Habits`."""
    limited = np.clip(np.rint(numbers * UNIT), -LIMIT, LIMIT)
    whole: list[Any] = limited.astype(int).tolist()
    return whole


def fit_plans(plans: Sequence[Plan]) -> Numbers:
    """The weight of each sign for each slot: a multinomial logit, by Adam."""
    weights = np.zeros((PLAN_SIGNS, SLOTS))
    if not plans:
        return weights
    signs = np.array([plan.signs for plan in plans])
    chosen = np.array([plan.slots[plan.chosen] for plan in plans])
    open_slots = np.full((len(plans), SLOTS), -np.inf)
    for n, plan in enumerate(plans):
        counted = np.bincount(plan.slots, minlength=SLOTS)
        open_slots[n, counted > 0] = np.log(counted[counted > 0])
    dice = np.random.default_rng(0)
    mean, spread, steps = np.zeros_like(weights), np.zeros_like(weights), 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        order = dice.permutation(len(plans))
        for start in range(0, len(plans), BATCH):
            some = order[start : start + BATCH]
            errors = _softmax(weights[signs[some]].sum(1) + open_slots[some])
            errors[np.arange(len(some)), chosen[some]] -= 1
            slope = np.zeros_like(weights)
            for block in range(signs.shape[1]):
                np.add.at(slope, signs[some, block], errors)
            slope /= len(some)
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            spread = 0.999 * spread + 0.001 * slope**2
            corrected = mean / (1 - 0.9**steps)
            weights -= rate * corrected / (np.sqrt(spread / (1 - 0.999**steps)) + 1e-8)
    return weights


def fit_picks(picks: Sequence[Pick], size: int) -> dict[str, list[list[int]]]:
    """By question and next card, the weight of each sign for an option."""
    tables: dict[str, list[list[int]]] = {}
    by_question: dict[int, list[Pick]] = defaultdict(list)
    by_card: dict[tuple[int, int], list[Pick]] = defaultdict(list)
    for pick in picks:
        by_question[pick.question].append(pick)
        by_card[pick.question, pick.card].append(pick)
    for question, some in sorted(by_question.items()):
        usual = _whole(_fit_some(some, size))
        tables[QUESTION_NAMES[question]] = [list(usual) for _ in range(CARDS)]
    for (question, card), some in sorted(by_card.items()):
        if len(some) >= FEW:
            tables[QUESTION_NAMES[question]][card] = _whole(_fit_some(some, size))
    return tables


def _fit_some(picks: Sequence[Pick], size: int) -> Numbers:
    most = max(len(pick.signs) for pick in picks)
    features = np.zeros((len(picks), most, size))
    there = np.zeros((len(picks), most), dtype=bool)
    wanted = np.zeros((len(picks), most))
    for n, pick in enumerate(picks):
        there[n, : len(pick.signs)] = True
        wanted[n, pick.chosen] = 1
        for option, signs in enumerate(pick.signs):
            features[n, option, signs] = 1
    return _newton(features, there, wanted)


def fit_outlook(standings: Sequence[Standing]) -> list[list[list[float]]]:
    """By table and round, the weight of each feature of a side for its victory over other
    bandits."""
    size = len(SIDE_FEATURES)
    weights = np.zeros((len(TABLES), STAGES, size))
    sorted_out: dict[tuple[int, int], list[Standing]] = defaultdict(list)
    for standing in standings:
        if sum(standing.won) > 0:
            sorted_out[standing.table, standing.round].append(standing)
    for (table, stage), some in sorted(sorted_out.items()):
        most = max(len(standing.won) for standing in some)
        features = np.zeros((len(some), most, size))
        there = np.zeros((len(some), most), dtype=bool)
        wanted = np.zeros((len(some), most))
        for n, standing in enumerate(some):
            number = len(standing.won)
            features[n, :number] = standing.sides
            wanted[n, :number] = standing.won
            there[n, :number] = np.arange(number) != standing.law_side
        weights[table, stage] = _newton(features, there, wanted)
    return _rounded(weights)


def fit_goals(
    cases: Sequence[Case], known: list[list[list[float]]] | None = None
) -> list[list[list[float]]]:
    """By round and goal, the weight of each feature for its being met. It stays near what is
    ``known``."""
    size = (STAGES, len(GOAL_KINDS), len(GOAL_FEATURES))
    weights = np.zeros(size) if known is None else np.array(known)
    modesty = MODESTY if known is None else PEER_MODESTY
    sorted_out: dict[tuple[int, int], list[Goal]] = defaultdict(list)
    for case in cases:
        for goal in case.goals:
            sorted_out[case.round, goal.kind].append(goal)
    for (stage, kind), some in sorted(sorted_out.items()):
        features, met = [goal.features for goal in some], [goal.met for goal in some]
        weights[stage, kind] += _logit(features, met, weights[stage, kind], modesty)
    return _rounded(weights)


def fit_verdicts(cases: Sequence[Case], law: list[list[list[float]]]) -> list[list[float]]:
    """By round, the weights for the Marshal's victory: a constant, and the factor of the estimate
    that treats the goals as independent. They are not."""
    weights = np.tile([0.0, 1.0], (STAGES, 1))
    sorted_out: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        sorted_out[case.round].append(case)
    for stage, some in sorted(sorted_out.items()):
        features = []
        for case in some:
            chances = [
                likely(float(np.dot(law[stage][goal.kind], goal.features))) for goal in case.goals
            ]
            features.append([1.0, evidence(enough(chances))])
        weights[stage] = _logit(features, [case.won for case in some])
    return _rounded(weights)


def _logit(
    features: list[list[float]],
    true: Sequence[float],
    known: Numbers | float = 0.0,
    modesty: float = MODESTY,
) -> Numbers:
    """What to add to the ``known`` weight of each feature: a binary logit."""
    both = np.zeros((len(features), 2, len(features[0])))
    both[:, 0] = features
    so = np.array(true, dtype=float)
    there = np.ones((len(features), 2), dtype=bool)
    start = (both * known).sum(2)
    return _newton(both, there, np.stack([so, 1 - so], axis=1), start, modesty)


def _rounded(numbers: Numbers) -> list[Any]:
    rounded: list[Any] = np.round(numbers, 3).tolist()
    return rounded


def _newton(
    features: Numbers,
    there: NDArray[np.bool_],
    wanted: Numbers,
    start: Numbers | float = 0.0,
    modesty: float = MODESTY,
) -> Numbers:
    """A conditional logit: the available options, their features, and how much each was chosen.
    ``start``: what is added to the weighted features of an option."""
    size = features.shape[2]
    weights = np.zeros(size)
    for _ in range(100):
        scores = start + features @ weights
        scores[~there] = -np.inf
        likely = _softmax(scores)
        usual = np.einsum("ij,ijk->ik", likely, features)
        slope = np.einsum("ij,ijk->k", wanted - likely * wanted.sum(1, keepdims=True), features)
        slope -= modesty * weights
        bend = np.einsum("ij,ijk,ijl->kl", likely, features, features, optimize=True)
        bend -= usual.T @ usual
        step = np.linalg.solve(bend + modesty * np.eye(size), slope)
        weights += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-4:
            break
    return weights


def _softmax(scores: Numbers) -> Numbers:
    likely: Numbers = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return likely
