"""The exact value of a tree, by linear programming in sequence form (Koller, Megiddo and von
Stengel).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.optimize import linprog

from .tree import CHANCE, LEAF, Tree


class Sequences:
    """The sequences of own choices of a seat, numbered; 0 is the empty one. ``after``: by
    information set, the sequence that leads there; ``first``: the number of its first option."""

    def __init__(self) -> None:
        self.count = 1
        self.after: dict[int, int] = {}
        self.first: dict[int, int] = {}

    def enter(self, known: int, after: int, options: int) -> int:
        """The number of the first option of an information set."""
        if known not in self.first:
            self.after[known] = after
            self.first[known] = self.count
            self.count += options
        return self.first[known]

    def constraints(self, tree: Tree) -> Any:
        """The matrix that says: the empty sequence has weight 1, and the options of an information
        set share the weight of the sequence that leads there."""
        matrix = np.zeros((1 + len(self.first), self.count))
        matrix[0, 0] = 1
        for row, (known, first) in enumerate(self.first.items(), 1):
            matrix[row, self.after[known]] = -1
            matrix[row, first : first + len(tree.sets[known].options)] = 1
        return matrix


def exact_value(tree: Tree) -> float:
    """What seat 0 wins on average if both play perfectly."""
    seats = (Sequences(), Sequences())
    leaves: list[tuple[int, int, float]] = []
    stack = [(0, (0, 0), 1.0)]
    while stack:
        node, at, chance = stack.pop()
        who, children = tree.seat[node], tree.children[node]
        if who == LEAF:
            leaves.append((*at, chance * tree.gain[node]))
        elif who == CHANCE:
            stack += [(child, at, chance / len(children)) for child in children]
        else:
            first = seats[who].enter(tree.set_of[node], at[who], len(children))
            for number, child in enumerate(children, first):
                stack.append((child, (number, at[1]) if who == 0 else (at[0], number), chance))
    gains = np.zeros((seats[0].count, seats[1].count))
    for mine, theirs, gain in leaves:
        gains[mine, theirs] += gain
    own, other = (one.constraints(tree) for one in seats)
    # Maximize p[0] over weights x of seat 0 and values p of the other's information sets, where no
    # sequence of the other seat gives it more than p says: other.T @ p <= gains.T @ x.
    weights, values = gains.shape[0], other.shape[0]
    objective = np.zeros(weights + values)
    objective[weights] = -1
    found = linprog(
        objective,
        A_ub=np.hstack([-gains.T, other.T]),
        b_ub=np.zeros(gains.shape[1]),
        A_eq=np.hstack([own, np.zeros((own.shape[0], values))]),
        b_eq=np.eye(own.shape[0])[0],
        bounds=[(0, None)] * weights + [(None, None)] * values,
    )
    return float(-found.fun)
