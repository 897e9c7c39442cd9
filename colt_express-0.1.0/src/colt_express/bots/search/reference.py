"""The reference: plain Monte Carlo tree search, which others are measured against.

Open-loop UCT: every iteration samples a determinization, descends the tree, plays on at random to
the end of the game, and backs up each player's money as the reward. It has no knowledge of the
game: neither of how it is won nor of which cards are good.
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
"""Factor from dollars to rewards, which brings them to about 0 to 1."""
EXPLORATION: Final = 0.5
"""The exploration constant of UCB1."""


class Node:
    """The statistics of a choice; ``reward`` is the sum of its chooser's rewards."""

    __slots__ = ("children", "reward", "seen", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.seen: int = 0  # iterations in which it could have been chosen
        self.reward: float = 0.0


def search(
    guess: Callable[[Random], Game], question: Question, dice: Random, budget: Budget
) -> Option:
    """The option most visited within the budget."""
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
    """An untried option, if there is one; otherwise that with the highest UCB1. An option that is
    not available in every deal counts only the iterations in which it was."""
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
            bound = child.reward / child.visits + EXPLORATION * sqrt(log(child.seen) / child.visits)
            if bound > highest:
                best, highest = option, bound
    if untried:
        return untried[int(dice.random() * len(untried))]
    return best


def money_of(state: State) -> list[float]:
    """By seat: the reward for the money at the end."""
    sides = state.rules.sides
    totals = money_by_side(state, list(range(max(sides) + 1)))
    return [totals[side] * SCALE for side in sides]
