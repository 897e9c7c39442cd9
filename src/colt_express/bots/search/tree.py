"""Information-set Monte Carlo tree search: one tree over many deals of what cannot be known.

Every iteration deals anew what the seat cannot know and walks down the tree, where everybody
chooses what has served him best so far, beginning with his habits. Below the tree everybody
follows his habits until the round is over; there the outlook says how likely each is to win.

What the seat cannot see is no branch of its tree: a card laid face down, or a choice made while
others still choose, is drawn by habit and leads on to the same node whatever it was. So no plan
of the search depends on what its player does not know.
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
from ...engine.registry import ANSWERED_AT_ONCE
from ...engine.state import OVER, PLANNING, Question, State
from .budget import Budget
from .habits import Habits, drawn
from .keys import index_of, key_of
from .outlook import Outlook

UNSEEN: Final = -1
"""The branch of everything that the searching seat does not see."""
CURIOSITY: Final = 0.2
TRUST: Final = 0.5
DEALS: Final = 400
"""So many are dealt; then they are tried again."""
NOW_AND_THEN: Final = 16
"""So many iterations pass between two looks at the budget, if it is in steps."""
RIPE: Final = 2
"""So many visits a node has before it bears others."""
FAMILIAR: Final = 32
"""After so many visits habits need no asking any more."""
SCEPTICISM: Final = 8
"""So many visits a node of somebody else follows his habits alone."""


class Node:
    """What came of a choice. ``value`` is the sum of its chooser's chances."""

    __slots__ = ("children", "habit", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] | None = None
        self.visits: int = 0
        self.value: float = 0.0
        self.seen: float = 0.0  # the first times when it could have been chosen, and
        self.habit: float = 0.0  # how likely habit took it then, on average


class Search:
    """One decision of one seat."""

    __slots__ = (
        "advice",
        "curiosity",
        "dice",
        "habits",
        "horizon",
        "iterations",
        "outlook",
        "root",
        "seat",
        "steps",
        "trust",
    )

    def __init__(
        self,
        seat: int,
        habits: Habits,
        outlook: Outlook,
        dice: Random,
        advice: int = -1,
        horizon: int = 1,
        trust: float = TRUST,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.advice: int = advice  # the key of an option that somebody sensible would choose, and
        self.trust: float = trust  # how likely it is to be right
        self.curiosity: float = curiosity
        self.seat: int = seat
        self.habits: Habits = habits
        self.outlook: Outlook = outlook
        self.dice: Random = dice
        self.horizon: int = horizon  # rounds that are played out, the present one included
        self.root: Node = Node()
        self.steps: int = 0
        self.iterations: int = 0

    def think(self, guess: Callable[[Random], Game], budget: Budget) -> None:
        """Search in guesses until the budget is spent, or nothing can change any more."""
        collecting = gc.isenabled()
        gc.disable()  # a tree has many nodes and no circles
        try:
            self._think(guess, budget)
        finally:
            if collecting:
                gc.enable()

    def _think(self, guess: Callable[[Random], Game], budget: Budget) -> None:
        begin = perf_counter()
        deals: list[State] = []
        while True:
            if len(deals) < DEALS:
                deals.append(guess(self.dice).state)
            self.iterate(deals[self.iterations % DEALS].copy(False))
            self.iterations += 1
            if budget.seconds > 0 or self.iterations % NOW_AND_THEN == 0:
                left = budget.left(self.steps, begin)
                if left <= 0 or self._decided(left):
                    return

    def _decided(self, left: float) -> bool:
        """Whether what has been tried most often will be so at the end, with that part of the
        budget left."""
        first = 0
        second = 0
        for child in self.root.children.values() if self.root.children is not None else ():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > self.iterations * left / (1 - left)

    def judge(self, option: Option, guess: Callable[[Random], Game], deals: int) -> float:
        """How likely the seat is to win if it chooses this, by so many deals."""
        total = 0.0
        for _ in range(deals):
            total += self.iterate(guess(self.dice).state, option)[self.seat]
        return total / deals

    def best(self, question: Question) -> Option:
        """What has been tried most often."""
        best = question.options[0]
        most = -1
        for option in question.options:
            child = self._branch(self.root, key_of(option))
            if child.visits > most:
                best, most = option, child.visits
        return best

    def iterate(self, state: State, first: Option | None = None) -> list[float]:
        """Once to the horizon, beginning with a certain option if one is given; says everybody's
        chances."""
        last = state.round + self.horizon
        node = self.root
        path: list[Node] = []
        choosers: list[int] = []
        index = index_of(state, self.seat)
        growing = True
        habits = self.habits
        dice = self.dice
        while state.phase != OVER and state.round < last:
            question = state.questions[index]
            if not growing:
                option = habits.pick(state, question, dice)
            elif question.seat != self.seat and self._unseen(state, question):
                option = habits.pick(state, question, dice)
                node = self._branch(node, UNSEEN)
            else:
                if first is None:
                    option = self._select(node, state, question)
                else:
                    option, first = first, None
                node = self._branch(node, key_of(option))
                path.append(node)
                choosers.append(question.seat)
                growing = node.visits >= RIPE
            answer(state, index, option)
            self.steps += 1
            index = 0
        chances = self.outlook.chances(state)
        self.root.visits += 1
        for n, visited in enumerate(path):
            visited.visits += 1
            visited.value += chances[choosers[n]]
        return chances

    def _branch(self, node: Node, key: int) -> Node:
        children = node.children
        if children is None:
            children = {}
            node.children = children
        child = children.get(key)
        if child is None:
            child = Node()
            children[key] = child
        return child

    def _unseen(self, state: State, question: Question) -> bool:
        """Whether what is chosen here is hidden from the searching seat."""
        if len(state.questions) > 1 or state.answered:
            return not ANSWERED_AT_ONCE[question.kind]
        kind = question.options[0].kind
        if state.phase != PLANNING or (kind != PLAY and kind != PLAY_HIDDEN):
            return False
        return state.rules.turns[state.round_card.turns[state.turn]].face_down

    def _select(self, node: Node, state: State, question: Question) -> Option:
        """Habit first, then more and more what has turned out well (PUCT). Not everything is open
        in every deal."""
        options = question.options
        if len(options) == 1:
            return options[0]
        children: list[Node] = []
        visits = 0
        known = 0.0
        unknown = False
        for option in options:
            child = self._branch(node, key_of(option))
            children.append(child)
            visits += child.visits
            known += child.value
            if child.seen == 0.0:
                unknown = True
        if unknown or visits < FAMILIAR:
            weights = self.habits.weigh(state, question)
            self._remember(node, children, options, weights)
            if question.seat != self.seat and visits < SCEPTICISM:
                return options[drawn(weights, self.dice)]
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

    def _remember(
        self, node: Node, children: list[Node], options: list[Option], weights: list[int]
    ) -> None:
        """How likely habit is to choose each, and at the root good advice."""
        total = 0
        for weight in weights:
            total += weight
        advised = node is self.root and self.advice >= 0
        for n, child in enumerate(children):
            habit = weights[n] / total
            if advised:
                right = 1.0 if key_of(options[n]) == self.advice else 0.0
                habit += self.trust * (right - habit)
            child.seen += 1.0
            child.habit += (habit - child.habit) / child.seen
