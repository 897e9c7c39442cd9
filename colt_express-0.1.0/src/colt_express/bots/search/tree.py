"""Information-set Monte Carlo tree search: one tree over many deals of what cannot be known.

Each iteration samples a determinization. In every deal each root option that may still be the best
is tried once, so that all are compared on the same deals; options that fall behind are pruned.
Below the root every seat chooses by PUCT with the policy prior; below the tree the rollout policy
plays to the end of the round, and there the value function gives each seat's chance of winning.

What the seat cannot see does not branch its tree: a card played face down, or a choice made while
others still choose, is sampled and leads to the same node whatever it was. So the search makes no
plan that depends on hidden information. If ``opponents_search``, all choices of the opponents are
sampled like that.

A ``steady`` search reduces variance: in one deal all root options get common random numbers, as
long as the game takes the same course, and a close finish is not simply won or lost. It compares
options deal by deal, so it sees early which ones it can prune.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from ...engine.flow import answer
from ...engine.game import Game
from ...engine.options import PLAY, PLAY_HIDDEN, Option
from ...engine.registry import QUESTIONS
from ...engine.state import OVER, PLANNING, Question, State
from .basis import Budget, index_of, key_of
from .policy_prior import PolicyPrior
from .rollout_policies import RolloutPolicy
from .value import ValueFunction, close_chances

UNSEEN: Final = -1
"""Key of the one branch for all choices that the searching seat does not see."""
EXPLORATION: Final = 0.4
"""The exploration constant of PUCT."""
MOST_DEALS: Final = 400
"""Maximum number of different deals in a search; after that they are used again."""
UNPRUNED_DEALS: Final = 6
"""Number of deals before the first pruning."""
PRUNING_MARGIN: Final = 0.25
"""After n deals an option is pruned if its mean chance is lower than the best by this divided by
√n."""
STEADY_PRUNING_MARGIN: Final = 4.0
"""In a steady search, in standard errors of the difference; large because it is tested many
times."""
LEAST_GAIN: Final = 0.002
"""In a steady search, an option that can lead by no more than this chance of winning is pruned."""
LEAST_SPREAD: Final = 0.005
"""Minimum standard deviation assumed for the difference of two options from deal to deal."""
PRIOR_VISITS: Final = 32
"""Number of visits to a node during which the mean prior of its options is updated."""


class Node:
    """The statistics of a choice. ``value`` is the sum of its chooser's chances."""

    __slots__ = ("children", "prior", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] | None = None
        self.visits: int = 0
        self.value: float = 0.0
        self.seen: float = 0.0  # how many priors have been averaged
        self.prior: float = 0.0  # their mean

    def branch(self, key: int) -> Node:
        children = self.children
        if children is None:
            children = {}
            self.children = children
        child = children.get(key)
        if child is None:
            child = Node()
            children[key] = child
        return child


def may_lead(trials: list[float], leading: list[float], pruning_margin: float) -> bool:
    """Whether an option may still turn out to be better than the leading one by more than
    `LEAST_GAIN`. ``trials``, ``leading``: the chances after either, by deal."""
    total = 0.0
    squares = 0.0
    for deal, chance in enumerate(trials):
        lag = leading[deal] - chance
        total += lag
        squares += lag * lag
    number = float(len(trials))
    mean = total / number
    spread = sqrt(max(LEAST_SPREAD * LEAST_SPREAD, squares / number - mean * mean))
    return pruning_margin * spread / sqrt(number) - mean > LEAST_GAIN


class Search:
    """The search for one decision of one seat."""

    __slots__ = (
        "deals",
        "dice",
        "exploration",
        "horizon",
        "prior",
        "pruning_margin",
        "rollout_dice",
        "rollout_policy",
        "root",
        "seat",
        "steady",
        "steps",
        "trials",
        "value_function",
    )

    def __init__(
        self,
        seat: int,
        rollout_policy: RolloutPolicy,
        prior: PolicyPrior,
        value_function: ValueFunction,
        dice: Random,
        horizon: int = 1,
        exploration: float = EXPLORATION,
        pruning_margin: float = PRUNING_MARGIN,
        steady: bool = False,
    ) -> None:
        self.seat: int = seat
        self.rollout_policy: RolloutPolicy = rollout_policy
        self.prior: PolicyPrior = prior
        self.value_function: ValueFunction = value_function
        self.dice: Random = dice
        self.rollout_dice: Random = Random(0) if steady else dice
        self.steady: bool = steady
        self.horizon: int = horizon  # rounds to play out, including the current one
        self.exploration: float = exploration
        self.pruning_margin: float = pruning_margin
        self.root: Node = Node()
        self.steps: int = 0
        self.deals: int = 0
        self.trials: dict[int, list[float]] = {}  # in a steady search, by root option and deal

    def think(self, question: Question, guess: Callable[[Random], Game], budget: Budget) -> Option:
        """The best option found within the budget."""
        collecting = gc.isenabled()
        gc.disable()  # a tree has many nodes and no reference cycles
        try:
            return self._race(question.options[:], guess, budget)
        finally:
            if collecting:
                gc.enable()

    def _race(
        self, options: list[Option], guess: Callable[[Random], Game], budget: Budget
    ) -> Option:
        begin = perf_counter()
        deals: list[Game] = []
        check = UNPRUNED_DEALS + 1
        while len(options) > 1:
            if self.deals < MOST_DEALS:
                deals.append(guess(self.dice))
            deal = deals[self.deals % MOST_DEALS]
            seed = self.dice.getrandbits(32) if self.steady else 0
            for option in options:
                if self.steady:
                    self.rollout_dice.seed(seed)
                chances = self.iterate(deal.copy(), option)
                if self.steady:
                    self.trials.setdefault(key_of(option), []).append(chances[self.seat])
                if budget.spent(self.steps, begin):
                    return self._best(options)
            self.deals += 1
            if self.deals >= check:
                options = self._unpruned(options)
                check += 1 + (self.deals // 8 if self.steady else 0)
        return options[0]

    def _unpruned(self, options: list[Option]) -> list[Option]:
        best = self._best(options)
        if self.steady:
            trials = self.trials
            leading = trials[key_of(best)]
            return [
                option
                for option in options
                if option is best or may_lead(trials[key_of(option)], leading, self.pruning_margin)
            ]
        value = self.value_of(best)
        lag = self.pruning_margin / sqrt(self.deals)
        return [option for option in options if self.value_of(option) + lag > value]

    def _best(self, options: list[Option]) -> Option:
        """The option with the highest mean chance. An option that the last deal had no time for is
        evaluated by the deals before."""
        best = options[0]
        for option in options:
            if self.value_of(option) > self.value_of(best):
                best = option
        return best

    def value_of(self, option: Option) -> float:
        """The chooser's mean chance of winning after this option, over the deals so far."""
        node = self.root.branch(key_of(option))
        return node.value / node.visits if node.visits else 0.0

    def values(self, question: Question) -> list[tuple[int, float]]:
        """By option of the question: how often it was tried, and the chooser's mean chance."""
        found: list[tuple[int, float]] = []
        for option in question.options:
            found.append((self.root.branch(key_of(option)).visits, self.value_of(option)))
        return found

    def iterate(self, game: Game, first: Option) -> list[float]:
        """By seat: the chance of winning, after playing from the option ``first`` to the
        horizon."""
        state = game.state
        last = state.round + self.horizon
        node = self.root.branch(key_of(first))
        path = [node]
        choosers = [self.seat]
        answer(state, index_of(state, self.seat), first)
        self.steps += 1
        rollout_policy = self.rollout_policy
        dice = self.rollout_dice
        growing = node.visits >= rollout_policy.visits_to_grow
        while state.phase != OVER and state.round < last:
            question = state.questions[0]
            if not growing:
                option = rollout_policy.pick(game, question, dice)
            elif question.seat != self.seat and (
                rollout_policy.opponents_search or self._unseen(state, question)
            ):
                option = rollout_policy.pick(game, question, dice)
                node = node.branch(UNSEEN)
            else:
                option = self._select(node, game, question)
                node = node.branch(key_of(option))
                path.append(node)
                choosers.append(question.seat)
                growing = node.visits >= rollout_policy.visits_to_grow
            answer(state, 0, option)
            self.steps += 1
        if self.steady and state.phase == OVER:
            chances = close_chances(state)
        else:
            chances = self.value_function.chances(state, self.seat, rollout_policy.edge)
        for n, visited in enumerate(path):
            visited.visits += 1
            visited.value += chances[choosers[n]]
        return chances

    def _unseen(self, state: State, question: Question) -> bool:
        """Whether the searching seat cannot see what is chosen as the answer to ``question``."""
        if len(state.questions) > 1 or state.answered:
            return not QUESTIONS[question.kind].at_once
        kind = question.options[0].kind
        if state.phase != PLANNING or (kind != PLAY and kind != PLAY_HIDDEN):
            return False
        return state.rules.turns[state.round_card.turns[state.turn]].face_down

    def _select(self, node: Node, game: Game, question: Question) -> Option:
        """The option chosen by PUCT; opponents follow the rollout policy at first. Options need not
        be available in every deal."""
        options = question.options
        if len(options) == 1:
            return options[0]
        children: list[Node] = []
        visits = 0
        known = 0.0
        unknown = False
        for option in options:
            child = node.branch(key_of(option))
            children.append(child)
            visits += child.visits
            known += child.value
            if child.seen == 0.0:
                unknown = True
        if unknown or visits < PRIOR_VISITS:
            self._add_prior(children, self.prior.weigh(game.state, question))
            if question.seat != self.seat and visits < 4 * self.rollout_policy.visits_to_grow:
                return self.rollout_policy.pick(game, question, self.rollout_dice)
        usual = known / visits if visits else 0.0
        root = self.exploration * sqrt(visits + 1)
        best = 0
        highest = -1.0
        for n, child in enumerate(children):
            tried = child.visits
            value = child.value / tried if tried else usual
            bound = value + root * child.prior / (1 + tried)
            if bound > highest:
                best = n
                highest = bound
        return options[best]

    def _add_prior(self, children: list[Node], weights: list[int]) -> None:
        """Update the mean prior of each child; ``weights`` are proportional to probabilities."""
        total = 0
        for weight in weights:
            total += weight
        for n, child in enumerate(children):
            child.seen += 1.0
            child.prior += (weights[n] / total - child.prior) / child.seen
