"""Information-set Monte Carlo tree search: one tree over many deals of what cannot be known.

Each iteration samples a determinization. In every deal each root option that may still be the best
is tried once, so that all are compared on the same deals; options that fall behind are pruned.
Below the root everybody chooses by PUCT, with the habits as the prior; below the tree the rollout
policy (the manner) plays to the end of the round, and there the value function (the outlook) gives
everybody's chance of winning.

What the seat cannot see does not branch its tree: a card played face down, or a choice made while
others still choose, is sampled and leads to the same node whatever it was. So the search makes no
plan that depends on hidden information. With ``equals`` all choices of the opponents are sampled
like that.

A ``steady`` search lets luck decide less: in one deal all root options meet the same dice, as long
as the game takes the same course, and a close finish is not simply won or lost. It compares options
deal by deal, so it sees early which ones it can prune.
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
from .policy_prior import Habits
from .rollout_policies import Manner
from .value import Outlook, close_chances

UNSEEN: Final = -1
"""The branch of everything that the searching seat does not see."""
CURIOSITY: Final = 0.4
DEALS: Final = 400
"""So many are dealt; then they are tried again."""
FEW: Final = 6
"""After so many deals nothing is given up yet."""
DOUBT: Final = 0.25
"""How far behind the best an option may lag after one deal; after n deals, that by √n."""
STEADY_DOUBT: Final = 4.0
"""In a steady search: by so many standard errors of the difference. It is looked at many times."""
TRIFLE: Final = 0.002
"""A chance of winning that is not worth another deal."""
USUAL_SPREAD: Final = 0.005
"""What two options differ by from deal to deal, at least, however alike they have been so far."""
FAMILIAR: Final = 32
"""After so many visits habits need no asking any more."""


class Node:
    """The statistics of a choice. ``value`` is the sum of its chooser's chances."""

    __slots__ = ("children", "habit", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] | None = None
        self.visits: int = 0
        self.value: float = 0.0
        self.seen: float = 0.0  # the first times when it could have been chosen, and
        self.habit: float = 0.0  # how likely habit took it then, on average

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


def may_lead(trials: list[float], leading: list[float], doubt: float) -> bool:
    """Whether an option may still turn out to be better than the leading one, by more than a
    trifle, as both fared in the same deals."""
    total = 0.0
    squares = 0.0
    for deal, chance in enumerate(trials):
        lag = leading[deal] - chance
        total += lag
        squares += lag * lag
    number = float(len(trials))
    mean = total / number
    spread = sqrt(max(USUAL_SPREAD * USUAL_SPREAD, squares / number - mean * mean))
    return doubt * spread / sqrt(number) - mean > TRIFLE


class Search:
    """The search for one decision of one seat."""

    __slots__ = (
        "curiosity",
        "deals",
        "dice",
        "doubt",
        "habits",
        "horizon",
        "luck",
        "manner",
        "outlook",
        "root",
        "seat",
        "steady",
        "steps",
        "trials",
    )

    def __init__(
        self,
        seat: int,
        manner: Manner,
        habits: Habits,
        outlook: Outlook,
        dice: Random,
        horizon: int = 1,
        curiosity: float = CURIOSITY,
        doubt: float = DOUBT,
        steady: bool = False,
    ) -> None:
        self.seat: int = seat
        self.manner: Manner = manner
        self.habits: Habits = habits
        self.outlook: Outlook = outlook
        self.dice: Random = dice
        self.luck: Random = Random(0) if steady else dice  # the dice of rollouts
        self.steady: bool = steady
        self.horizon: int = horizon  # rounds that are played out, the present one included
        self.curiosity: float = curiosity
        self.doubt: float = doubt
        self.root: Node = Node()
        self.steps: int = 0
        self.deals: int = 0
        self.trials: dict[int, list[float]] = {}  # in a steady search, by root option and deal

    def think(self, question: Question, guess: Callable[[Random], Game], budget: Budget) -> Option:
        """The best option found within the budget."""
        collecting = gc.isenabled()
        gc.disable()  # a tree has many nodes and no circles
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
        check = FEW + 1
        while len(options) > 1:
            if self.deals < DEALS:
                deals.append(guess(self.dice))
            deal = deals[self.deals % DEALS]
            seed = self.dice.getrandbits(32) if self.steady else 0
            for option in options:
                if self.steady:
                    self.luck.seed(seed)
                chances = self.iterate(deal.copy(), option)
                if self.steady:
                    self.trials.setdefault(key_of(option), []).append(chances[self.seat])
                if budget.spent(self.steps, begin):
                    return self._best(options)
            self.deals += 1
            if self.deals >= check:
                options = self._promising(options)
                check += 1 + (self.deals // 8 if self.steady else 0)
        return options[0]

    def _promising(self, options: list[Option]) -> list[Option]:
        best = self._best(options)
        if self.steady:
            trials = self.trials
            leading = trials[key_of(best)]
            return [
                option
                for option in options
                if option is best or may_lead(trials[key_of(option)], leading, self.doubt)
            ]
        value = self.value_of(best)
        lag = self.doubt / sqrt(self.deals)
        return [option for option in options if self.value_of(option) + lag > value]

    def _best(self, options: list[Option]) -> Option:
        """One that the last deal had no time for is judged by the deals before."""
        best = options[0]
        for option in options:
            if self.value_of(option) > self.value_of(best):
                best = option
        return best

    def value_of(self, option: Option) -> float:
        """The chooser's mean chance of winning after this option, over the deals so far."""
        node = self.root.branch(key_of(option))
        return node.value / node.visits if node.visits else 0.0

    def iterate(self, game: Game, first: Option) -> list[float]:
        """Once to the horizon, beginning with that option; says everybody's chances."""
        state = game.state
        last = state.round + self.horizon
        node = self.root.branch(key_of(first))
        path = [node]
        choosers = [self.seat]
        answer(state, index_of(state, self.seat), first)
        self.steps += 1
        manner = self.manner
        dice = self.luck
        growing = node.visits >= manner.ripe
        while state.phase != OVER and state.round < last:
            question = state.questions[0]
            if not growing:
                option = manner.pick(game, question, dice)
            elif question.seat != self.seat and (manner.equals or self._unseen(state, question)):
                option = manner.pick(game, question, dice)
                node = node.branch(UNSEEN)
            else:
                option = self._select(node, game, question)
                node = node.branch(key_of(option))
                path.append(node)
                choosers.append(question.seat)
                growing = node.visits >= manner.ripe
            answer(state, 0, option)
            self.steps += 1
        if self.steady and state.phase == OVER:
            chances = close_chances(state)
        else:
            chances = self.outlook.chances(state, self.seat, manner.edge)
        for n, visited in enumerate(path):
            visited.visits += 1
            visited.value += chances[choosers[n]]
        return chances

    def _unseen(self, state: State, question: Question) -> bool:
        """Whether the searching seat cannot see what is chosen here."""
        if len(state.questions) > 1 or state.answered:
            return not QUESTIONS[question.kind].at_once
        kind = question.options[0].kind
        if state.phase != PLANNING or (kind != PLAY and kind != PLAY_HIDDEN):
            return False
        return state.rules.turns[state.round_card.turns[state.turn]].face_down

    def _select(self, node: Node, game: Game, question: Question) -> Option:
        """PUCT, with the habits as the prior; opponents follow the rollout policy at first. Options
        need not be open in every deal."""
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
        if unknown or visits < FAMILIAR:
            self._remember(children, self.habits.weigh(game.state, question))
            if question.seat != self.seat and visits < 4 * self.manner.ripe:
                return self.manner.pick(game, question, self.luck)
        usual = known / visits if visits else 0.0
        root = self.curiosity * sqrt(visits + 1)
        best = 0
        highest = -1.0
        for n, child in enumerate(children):
            tried = child.visits
            value = child.value / tried if tried else usual
            bound = value + root * child.habit / (1 + tried)
            if bound > highest:
                best = n
                highest = bound
        return options[best]

    def _remember(self, children: list[Node], weights: list[int]) -> None:
        """The prior of each option, from the habits."""
        total = 0
        for weight in weights:
            total += weight
        for n, child in enumerate(children):
            child.seen += 1.0
            child.habit += (weights[n] / total - child.habit) / child.seen
