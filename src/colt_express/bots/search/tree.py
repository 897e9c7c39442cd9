"""Information-set Monte Carlo tree search: one tree over many deals of what cannot be known.

Every iteration deals anew what the seat cannot know and walks down the tree, where everybody
chooses what has served him best so far, beginning with his habits. Below the tree everybody
follows his habits until the round is over; there the outlook says how likely each is to win.

What the seat cannot see is no branch of its tree: a card laid face down, or a choice made while
others still choose, is drawn by habit and leads on to the same node whatever it was. So no plan
of the search depends on what its player does not know.
"""

from __future__ import annotations

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
SCEPTICISM: Final = 8
"""So many visits a node of somebody else follows his habits alone."""


class Node:
    """What came of a choice. ``value`` is the sum of its chooser's chances."""

    __slots__ = ("children", "habit", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.value: float = 0.0
        self.seen: float = 0.0  # iterations in which it was open, and
        self.habit: float = 0.0  # how likely habit took it then, summed up


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
        """Search in guesses until the budget is spent."""
        begin = perf_counter()
        while not budget.spent(self.steps, begin):
            self.iterate(guess(self.dice).state)
            self.iterations += 1

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
            child = self.root.children.get(key_of(option))
            if child is not None and child.visits > most:
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
                growing = node.visits > 0
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
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
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
        """Habit first, then more and more what has turned out well (PUCT). What is not open in
        every deal is compared with those iterations only in which it was."""
        options = question.options
        if len(options) == 1:
            return options[0]
        weights = self.habits.weigh(state, question)
        total = 0
        for weight in weights:
            total += weight
        children: list[Node] = []
        visits = 0
        for n, option in enumerate(options):
            child = self._branch(node, key_of(option))
            child.seen += 1
            habit = weights[n] / total
            if node is self.root and self.advice >= 0:
                advised = 1.0 if key_of(option) == self.advice else 0.0
                habit += self.trust * (advised - habit)
            child.habit += habit
            children.append(child)
            visits += child.visits
        if question.seat != self.seat and visits < SCEPTICISM:
            return options[drawn(weights, self.dice)]
        return options[self._highest(children, visits)]

    def _highest(self, children: list[Node], visits: int) -> int:
        root = sqrt(visits + 1)
        known = 0.0
        for child in children:
            known += child.value
        usual = known / visits if visits else 0.0
        best, highest = 0, -1.0
        for n, child in enumerate(children):
            value = child.value / child.visits if child.visits else usual
            bound = value + self.curiosity * child.habit / child.seen * root / (1 + child.visits)
            if bound > highest:
                best, highest = n, bound
        return best
