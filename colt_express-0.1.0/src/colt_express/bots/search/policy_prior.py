"""The policy prior: a fast policy learned from games between outlaws, also used for rollouts.

It is a log-linear model over binary features, with tables of small integers as weights; looking
them up costs about as much as making the choice. Features come in blocks, such as how much loot
lies at a place, and exactly one of each block is present. The weights of those present are added
up, and `LIKELIHOOD` turns the sum into a likelihood.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ...engine.cards import KIND_MASK
from ...engine.options import DRAW, PLACE, PLAY, PLAY_HIDDEN, TARGET, TOKEN, Option
from ...engine.registry import QUESTION_NAMES
from ...engine.state import PLANNING, Question, State
from ...engine.tokens import HELD, TOKEN_NAMES
from .plan_features import CARDS, NO_CARD, PLAN_FEATURES, plan_features

UNIT: Final = 16
"""Difference of two sums of weights that makes one option e times as likely as the other."""
LIMIT: Final = 160
"""Largest absolute value of a weight, and of a sum of weights."""
MOST_FEATURES: Final = 7
"""Largest number of weights that are added up: one for each block of features."""
LIKELIHOOD: Final[list[int]] = [
    int(100 * exp(max(-LIMIT, min(LIMIT, n)) / UNIT)) + 1
    for n in range(-MOST_FEATURES * LIMIT, MOST_FEATURES * LIMIT + 1)
]

SLOTS: Final = CARDS + 2
"""Number of actions in planning: one for each kind of card, one to draw, one for anything else."""
DRAWING: Final = CARDS
ELSE: Final = CARDS + 1

PLACE_FEATURES: Final[list[int]] = [16, 4, 4, 2]
"""Sizes of the blocks of a place: loot, people, the Marshal, inside or on a roof."""
LEVEL_FEATURES: Final = 24
"""Index of the first feature of the last block: inside or on a roof."""
TARGET_FEATURES: Final[list[int]] = [14, 2, 7]
"""Sizes of the blocks of a target: loot, whether there is any, bullets received."""


class PolicyPrior:
    """Weights of the policy.

    ``plans``: by feature and action (`slot_of`). ``places`` and ``targets``: by kind of question,
    the chooser's next card, and feature. ``worth``: by kind, the value in dollars that a token is
    assumed to have while it is unknown to the seat."""

    __slots__ = ("places", "plans", "targets", "worth")

    def __init__(
        self,
        plans: list[list[int]],
        places: list[list[list[int]]],
        targets: list[list[list[int]]],
        worth: list[int],
    ) -> None:
        self.plans: list[list[int]] = plans
        self.places: list[list[list[int]]] = places
        self.targets: list[list[list[int]]] = targets
        self.worth: list[int] = worth

    def pick(self, state: State, question: Question, dice: Random) -> Option:
        """One of the options, drawn by weight."""
        options = question.options
        if len(options) == 1:
            return options[0]
        return options[drawn(self.weigh(state, question), dice)]

    def weigh(self, state: State, question: Question) -> list[int]:
        """The weight of each option, proportional to its probability."""
        options = question.options
        first = options[0]
        kind = first.kind
        if kind == PLAY or first is DRAW:
            if state.phase == PLANNING:
                return self._weigh_plans(state, question)
        elif kind == PLACE:
            table = self.places[question.kind][next_card(state, question.seat)]
            return [weigh_place(state, question.seat, option.value, table) for option in options]
        elif kind == TARGET:
            table = self.targets[question.kind][next_card(state, question.seat)]
            return [weigh_target(state, option.value, table) for option in options]
        elif kind == TOKEN:
            return self._weigh_tokens(state, question)
        return [1] * len(options)

    def _weigh_plans(self, state: State, question: Question) -> list[int]:
        features = plan_features(state, question.seat, self.worth)
        plans = self.plans
        first = plans[features[0]]
        second = plans[features[1]]
        third = plans[features[2]]
        fourth = plans[features[3]]
        fifth = plans[features[4]]
        sixth = plans[features[5]]
        seventh = plans[features[6]]
        weights: list[int] = []
        for option in question.options:
            slot = slot_of(option)
            total = first[slot] + second[slot] + third[slot] + fourth[slot] + fifth[slot]
            weights.append(likelihood(total + sixth[slot] + seventh[slot]))
        return weights

    def _weigh_tokens(self, state: State, question: Question) -> list[int]:
        """Nearly all weight on the most valuable token, which no player leaves by mistake."""
        weights = [1] * len(question.options)
        best = 0
        highest = -1
        for n, option in enumerate(question.options):
            value = self._worth(state, option, question.seat)
            if value > highest:
                best = n
                highest = value
        weights[best] = 1000
        return weights

    def _worth(self, state: State, option: Option, seat: int) -> int:
        if option.kind != TOKEN:
            return 0
        token = option.value
        kind = state.token_kinds[token]
        if state.rules.face_down[kind] and not state.token_known[token] >> seat & 1:
            return self.worth[kind]
        return state.token_values[token]


def drawn(weights: list[int], dice: Random) -> int:
    """A random index, with probabilities proportional to the weights."""
    total = 0
    for weight in weights:
        total += weight
    left = int(dice.random() * total)
    n = 0
    for weight in weights:
        left -= weight
        if left < 0:
            return n
        n += 1
    return n - 1


def slot_of(option: Option) -> int:
    if option.kind == PLAY or option.kind == PLAY_HIDDEN:
        return option.value & KIND_MASK
    return DRAWING if option is DRAW else ELSE


def next_card(state: State, seat: int) -> int:
    """The kind of the seat's next card on the pile, or `NO_CARD`."""
    pile = state.pile
    for n in range(state.resolved, len(pile)):
        played = pile[n]
        if played.seat == seat:
            return played.card & KIND_MASK
    return NO_CARD


def place_features(state: State, seat: int, place: int) -> list[int]:
    """Indexes of the features of a place that are present, one for each block."""
    return [
        _loot_feature(state, place),
        _people_feature(state, seat, place),
        _marshal_feature(state, place),
        LEVEL_FEATURES + (place & 1),
    ]


def weigh_place(state: State, seat: int, place: int, table: list[int]) -> int:
    total = table[_loot_feature(state, place)]
    total += table[_people_feature(state, seat, place)]
    total += table[_marshal_feature(state, place)]
    return likelihood(total + table[LEVEL_FEATURES + (place & 1)])


def _loot_feature(state: State, place: int) -> int:
    value = 0
    values = state.token_values
    for token, there in enumerate(state.token_at):
        if there == place:
            value += values[token]
    return min(15, (value + 99) // 100)


def _people_feature(state: State, seat: int, place: int) -> int:
    others = 0
    for bandit in state.bandits:
        if bandit.place == place and bandit.seat != seat:
            others += 1
    return 16 + min(3, others)


def _marshal_feature(state: State, place: int) -> int:
    if state.marshal_at == place:
        return 20
    return 21 + min(2, abs((state.marshal_at >> 1) - (place >> 1)))


def target_features(state: State, figure: int) -> list[int]:
    """Indexes of the features of a possible victim that are present, one for each block."""
    if figure >= len(state.cast) or state.cast[figure] < 0:
        return [0, 14, 16]
    bandit = state.bandits[state.cast[figure]]
    held = HELD + bandit.index
    value = 0
    tokens = 0
    values = state.token_values
    for token, there in enumerate(state.token_at):
        if there == held:
            tokens += 1
            value += values[token]
    hits = 0
    for n in bandit.hits:
        hits += n
    return [min(13, value // 300), 14 + min(1, tokens), 16 + min(6, hits)]


def weigh_target(state: State, figure: int, table: list[int]) -> int:
    total = 0
    for feature in target_features(state, figure):
        total += table[feature]
    return likelihood(total)


def likelihood(total: int) -> int:
    """The likelihood, up to a factor, of an option whose weights add up to ``total``."""
    return LIKELIHOOD[MOST_FEATURES * LIMIT + total]


def uniform_prior() -> PolicyPrior:
    """A prior that gives all options the same probability."""
    kinds = range(len(QUESTION_NAMES))
    cards = range(CARDS)
    return PolicyPrior(
        [[0] * SLOTS for _ in range(PLAN_FEATURES)],
        [[[0] * sum(PLACE_FEATURES) for _ in cards] for _ in kinds],
        [[[0] * sum(TARGET_FEATURES) for _ in cards] for _ in kinds],
        [0] * len(TOKEN_NAMES),
    )
