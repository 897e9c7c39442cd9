"""The reference: plain Monte Carlo tree search, which others are measured against.

UCT over open loops: every iteration deals anew what the seat cannot know, walks down the tree as
far as it reaches, plays on at random to the end of the game, and tells each player on the way how
much money he had. Nothing here knows how the game is won, or what a good card is.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from ...engine.base.ending import money_by_side
from ...engine.flow import answer
from ...engine.game import Game
from ...engine.options import Option
from ...engine.state import OVER, Question, State
from .basis import Budget, index_of, key_of

SCALE: Final = 1 / 4000
"""Money that makes a game look perfect; brings rewards to about 0 to 1."""
CURIOSITY: Final = 0.5


class Node:
    """The statistics of a choice, from the point of view of whoever makes it."""

    __slots__ = ("children", "reward", "seen", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.seen: int = 0  # iterations in which it could have been chosen
        self.reward: float = 0.0


def search(
    guess: Callable[[Random], Game], question: Question, dice: Random, budget: Budget
) -> Option:
    """What the seat should choose now, within the budget."""
    root = Node()
    used = 0
    begin = perf_counter()
    while not budget.spent(used, begin):
        used += _iterate(root, guess(dice).state, question.seat, dice)
    return _most_visited(root, question)


def _most_visited(root: Node, question: Question) -> Option:
    best = question.options[0]
    most = -1
    for option in question.options:
        child = root.children.get(key_of(option))
        if child is not None and child.visits > most:
            best, most = option, child.visits
    return best


def _iterate(root: Node, state: State, seat: int, dice: Random) -> int:
    """One rollout to the end of the game; returns how many steps it took."""
    steps = 0
    node = root
    path: list[Node] = []
    choosers: list[int] = []
    index = index_of(state, seat)
    growing = True
    random = dice.random
    while state.phase != OVER:
        question = state.questions[index]
        options = question.options
        if growing:
            option = _select(node, options, dice)
            node = node.children[key_of(option)]
            path.append(node)
            choosers.append(question.seat)
            growing = node.visits > 0
        else:
            option = options[int(random() * len(options))]
        answer(state, index, option)
        steps += 1
        index = 0
    rewards = money_of(state)
    for one, chooser in zip(path, choosers, strict=True):
        one.visits += 1
        one.reward += rewards[chooser]
    return steps


def _select(node: Node, options: list[Option], dice: Random) -> Option:
    """An option never tried, if there is one; otherwise the most promising (UCB1). What is not
    open in every deal is compared with those iterations only in which it was."""
    untried: list[Option] = []
    best = options[0]
    highest = -1.0
    for option in options:
        key = key_of(option)
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        child.seen += 1
        if child.visits == 0:
            untried.append(option)
        elif not untried:
            bound = child.reward / child.visits + CURIOSITY * sqrt(log(child.seen) / child.visits)
            if bound > highest:
                best, highest = option, bound
    if untried:
        return untried[int(dice.random() * len(untried))]
    return best


def money_of(state: State) -> list[float]:
    """By seat, the money at the end."""
    sides = state.rules.sides
    totals = money_by_side(state, list(range(max(sides) + 1)))
    return [totals[side] * SCALE for side in sides]
