"""Fitting: maximum-likelihood estimates from the samples."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ...bots.knowledge import Learned
from ...bots.search.marshal import GOAL_FEATURES, GOAL_KINDS, chance_of_enough, log_odds, logistic
from ...bots.search.plan_features import CARDS, PLAN_FEATURES
from ...bots.search.policy_prior import LIMIT, PLACE_FEATURES, SLOTS, TARGET_FEATURES, UNIT
from ...bots.search.value import FIRST_OF_PEERS, MOST_RIVALS, ROUNDS, SIDE_FEATURES, TABLES
from ...engine.cards import KIND_NAMES
from ...engine.registry import QUESTION_NAMES
from ...engine.tokens import TOKEN_NAMES
from .samples import WORTH, GoalSample, MarshalSample, PickSample, PlanSample, Samples, TableSample

Numbers = NDArray[np.float64]

EPOCHS: Final = 12
BATCH: Final = 4096
RATE: Final = 0.03
REGULARIZATION: Final = 2.0
"""Regularization: keeps weights small that few samples inform."""
PEER_REGULARIZATION: Final = 4.0
"""The same for what differs among searching bots."""
PEER_SIDE_REGULARIZATION: Final = 30.0
"""The same for their sides, whose outcomes depend more on luck."""
CONSCIENCES: Final = [50.0 * n for n in range(2, 61)]
"""What `fit_conscience` tries, in dollars."""
SCALES: Final = [n / 20 for n in range(4, 41)]
"""What `fit_scales` tries."""
USUAL_RIVALS: Final = 4
"""Rival sides at most tables without a Marshal; with one there is one less."""
LEAST: Final = 1e-6
"""Minimum probability whose logarithm is taken."""
FEW: Final = 200
"""Minimum number of samples to fit a question's prior by the next card."""


def learn(samples: Samples, made: str) -> Learned:
    sides = fit_value_function(samples.tables)
    law = fit_goals(samples.marshals)
    verdict = fit_verdicts(samples.marshals, law)
    return Learned(
        made=[made],
        cards=list(KIND_NAMES),
        tokens=list(TOKEN_NAMES),
        plans=[row if any(row) else [] for row in _whole(fit_plans(samples.plans))],
        places=fit_picks(samples.places, sum(PLACE_FEATURES)),
        targets=fit_picks(samples.targets, sum(TARGET_FEATURES)),
        worth=WORTH,
        sides=sides,
        law=law,
        verdict=verdict,
        peer_sides=sides,
        peer_law=law,
        peer_verdict=verdict,
        peer_conscience=0.0,
        peer_scales=[],
    )


def learn_peers(samples: Samples, learned: Learned, made: str) -> Learned:
    """``learned``, with a value function fitted to samples of searching bots. These are few, so the
    weights fitted to outlaws are the prior."""
    law = fit_goals(samples.marshals, learned.law)
    sides = fit_value_function(samples.tables, learned.sides)
    return msgspec.structs.replace(
        learned,
        made=[*learned.made[:1], made],
        peer_sides=sides,
        peer_law=law,
        peer_verdict=fit_verdicts(samples.marshals, law, whole=True),
        peer_conscience=fit_conscience(samples.tables),
        peer_scales=fit_scales(samples.tables, sides),
    )


def _whole(numbers: Numbers) -> list[Any]:
    """Rounded and clipped to ints, in units of `PolicyPrior`."""
    limited = np.clip(np.rint(numbers * UNIT), -LIMIT, LIMIT)
    whole: list[Any] = limited.astype(int).tolist()
    return whole


def fit_plans(plans: Sequence[PlanSample]) -> Numbers:
    """The weight of each feature for each slot: a multinomial logit, by Adam."""
    weights = np.zeros((PLAN_FEATURES, SLOTS))
    if not plans:
        return weights
    features = np.array([plan.features for plan in plans])
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
            errors = _softmax(weights[features[some]].sum(1) + open_slots[some])
            errors[np.arange(len(some)), chosen[some]] -= 1
            slope = np.zeros_like(weights)
            for block in range(features.shape[1]):
                np.add.at(slope, features[some, block], errors)
            slope /= len(some)
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            spread = 0.999 * spread + 0.001 * slope**2
            corrected = mean / (1 - 0.9**steps)
            weights -= rate * corrected / (np.sqrt(spread / (1 - 0.999**steps)) + 1e-8)
    return weights


def fit_picks(picks: Sequence[PickSample], size: int) -> dict[str, list[list[int]]]:
    """By question and next card, the weight of each feature for an option."""
    tables: dict[str, list[list[int]]] = {}
    by_question: dict[int, list[PickSample]] = defaultdict(list)
    by_card: dict[tuple[int, int], list[PickSample]] = defaultdict(list)
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


def _fit_some(picks: Sequence[PickSample], size: int) -> Numbers:
    most = max(len(pick.features) for pick in picks)
    features = np.zeros((len(picks), most, size))
    there = np.zeros((len(picks), most), dtype=bool)
    wanted = np.zeros((len(picks), most))
    for n, pick in enumerate(picks):
        there[n, : len(pick.features)] = True
        wanted[n, pick.chosen] = 1
        for option, present in enumerate(pick.features):
            features[n, option, present] = 1
    return _newton(features, there, wanted)


def fit_value_function(
    tables: Sequence[TableSample], known: list[list[list[float]]] | None = None
) -> list[list[list[float]]]:
    """By table and round, the weight of each feature of a side for its victory over other bandits.
    ``known``: weights fitted to outlaws, to stay near to; there are none for the last features."""
    size = FIRST_OF_PEERS if known is None else len(SIDE_FEATURES)
    weights = np.zeros((len(TABLES), ROUNDS, size))
    regularization = REGULARIZATION
    if known is not None:
        weights[:, :, :FIRST_OF_PEERS] = known
        regularization = PEER_SIDE_REGULARIZATION
    sorted_out: dict[tuple[int, int], list[TableSample]] = defaultdict(list)
    for sample in tables:
        if sum(among_bandits(sample)) > 0 and (known is None or is_won_by_bandits(sample)):
            sorted_out[sample.table, sample.round].append(sample)
    for (table, round_number), some in sorted(sorted_out.items()):
        features, there, wanted = side_arrays(some, size)
        start = features @ weights[table, round_number]
        weights[table, round_number] += _newton(features, there, wanted, start, regularization)
    return _rounded(weights)


def among_bandits(sample: TableSample) -> list[float]:
    """By side: the share of the victory, without what the Marshal has of it."""
    return [0.0 if side == sample.law_side else won for side, won in enumerate(sample.won)]


def is_won_by_bandits(sample: TableSample) -> bool:
    """Whether bandits have won, and the Marshal has no share of it."""
    return 0 < sum(among_bandits(sample)) == sum(sample.won)


def side_arrays(
    samples: Sequence[TableSample], size: int
) -> tuple[Numbers, NDArray[np.bool_], Numbers]:
    """Of every sample and side: the first ``size`` features, whether it is a side of bandits, and
    its share of the victory."""
    most = max(len(sample.won) for sample in samples)
    features = np.zeros((len(samples), most, size))
    there = np.zeros((len(samples), most), dtype=bool)
    wanted = np.zeros((len(samples), most))
    for n, sample in enumerate(samples):
        number = len(sample.won)
        features[n, :number] = np.array(sample.sides)[:, :size]
        wanted[n, :number] = among_bandits(sample)
        there[n, :number] = np.arange(number) != sample.law_side
    return features, there, wanted


def fit_conscience(tables: Sequence[TableSample]) -> float:
    """In dollars, before the last round: how much poorer makes a side e times as likely to share
    the Marshal's victory. 0 if no sample tells."""
    shared = [
        sample
        for sample in tables
        if sample.conscience and 0 < sum(among_bandits(sample)) < sum(sample.won)
    ]
    if not shared:
        return 0.0
    _, there, wanted = side_arrays(shared, 0)
    money = np.zeros_like(wanted)
    for n, sample in enumerate(shared):
        money[n, : len(sample.money)] = sample.money

    def likelihood(dollars: float) -> float:
        scores = np.where(there, -money / dollars, -np.inf)
        return float((wanted * np.log(np.maximum(_softmax(scores), LEAST))).sum())

    return max(CONSCIENCES, key=likelihood)


def fit_scales(tables: Sequence[TableSample], sides: list[list[list[float]]]) -> list[list[float]]:
    """Without and with a Marshal, by number of rival sides: the factor by which their strengths
    predict the winners best. It is 1 at tables of four seats, from which most samples come; what
    was not seen is interpolated."""
    sorted_out: dict[tuple[bool, int], list[TableSample]] = defaultdict(list)
    for sample in tables:
        if is_won_by_bandits(sample):
            has_marshal = sample.law_side >= 0
            sorted_out[has_marshal, len(sample.won) - has_marshal].append(sample)
    numbers = np.arange(MOST_RIVALS + 1)
    found: list[Any] = []
    for has_marshal in (False, True):
        best = {USUAL_RIVALS - has_marshal: 1.0}
        for (theirs, rivals), some in sorted_out.items():
            if theirs == has_marshal and rivals not in best:
                best[rivals] = _best_scale(some, sides)
        seen = sorted(best)
        found.append(np.interp(numbers, seen, [best[rivals] for rivals in seen]))
    return _rounded(np.array(found))


def _best_scale(samples: Sequence[TableSample], sides: list[list[list[float]]]) -> float:
    features, there, wanted = side_arrays(samples, len(SIDE_FEATURES))
    weights = np.array([sides[sample.table][sample.round] for sample in samples])
    scores = np.where(there, np.einsum("ijk,ik->ij", features, weights), -np.inf)

    def likelihood(scale: float) -> float:
        return float((wanted * np.log(np.maximum(_softmax(scale * scores), LEAST))).sum())

    return max(SCALES, key=likelihood)


def fit_goals(
    marshals: Sequence[MarshalSample], known: list[list[list[float]]] | None = None
) -> list[list[list[float]]]:
    """By round and goal, the weight of each feature for the goal being met. ``known``: weights to
    stay near to."""
    size = (ROUNDS, len(GOAL_KINDS), len(GOAL_FEATURES))
    weights = np.zeros(size) if known is None else np.array(known)
    regularization = REGULARIZATION if known is None else PEER_REGULARIZATION
    sorted_out: dict[tuple[int, int], list[GoalSample]] = defaultdict(list)
    for sample in marshals:
        for goal in sample.goals:
            sorted_out[sample.round, goal.kind].append(goal)
    for (round_number, kind), some in sorted(sorted_out.items()):
        features, met = [goal.features for goal in some], [goal.met for goal in some]
        weights[round_number, kind] += _logit(
            features, met, weights[round_number, kind], regularization
        )
    return _rounded(weights)


def fit_verdicts(
    marshals: Sequence[MarshalSample], law: list[list[list[float]]], whole: bool = False
) -> list[list[float]]:
    """By round, the weights for the Marshal's victory: a constant, and the factor of the estimate
    that treats the goals as independent. They are not. ``whole``: a victory that a bandit shares
    counts as a whole one."""
    weights = np.tile([0.0, 1.0], (ROUNDS, 1))
    sorted_out: dict[int, list[MarshalSample]] = defaultdict(list)
    for sample in marshals:
        sorted_out[sample.round].append(sample)
    for round_number, some in sorted(sorted_out.items()):
        features = []
        for sample in some:
            chances = [
                logistic(float(np.dot(law[round_number][goal.kind], goal.features)))
                for goal in sample.goals
            ]
            features.append([1.0, log_odds(chance_of_enough(chances))])
        won = [float(sample.won > 0) if whole else sample.won for sample in some]
        weights[round_number] = _logit(features, won)
    return _rounded(weights)


def _logit(
    features: list[list[float]],
    true: Sequence[float],
    known: Numbers | float = 0.0,
    regularization: float = REGULARIZATION,
) -> Numbers:
    """The correction to the ``known`` weight of each feature: a binary logit."""
    both = np.zeros((len(features), 2, len(features[0])))
    both[:, 0] = features
    so = np.array(true, dtype=float)
    there = np.ones((len(features), 2), dtype=bool)
    start = (both * known).sum(2)
    return _newton(both, there, np.stack([so, 1 - so], axis=1), start, regularization)


def _rounded(numbers: Numbers) -> list[Any]:
    rounded: list[Any] = np.round(numbers, 3).tolist()
    return rounded


def _newton(
    features: Numbers,
    there: NDArray[np.bool_],
    wanted: Numbers,
    start: Numbers | float = 0.0,
    regularization: float = REGULARIZATION,
) -> Numbers:
    """A conditional logit: the available options, their features, and how much each was chosen.
    ``start``: an offset added to the score of each option."""
    size = features.shape[2]
    weights = np.zeros(size)
    for _ in range(100):
        scores = start + features @ weights
        scores[~there] = -np.inf
        likely = _softmax(scores)
        usual = np.einsum("ij,ijk->ik", likely, features)
        slope = np.einsum("ij,ijk->k", wanted - likely * wanted.sum(1, keepdims=True), features)
        slope -= regularization * weights
        bend = np.einsum("ij,ijk,ijl->kl", likely, features, features, optimize=True)
        bend -= usual.T @ usual
        step = np.linalg.solve(bend + regularization * np.eye(size), slope)
        weights += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-4:
            break
    return weights


def _softmax(scores: Numbers) -> Numbers:
    likely: Numbers = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return likely
