"""Game trees for two, whose interests are opposed: information sets, best responses, and the exact
value by linear programming in sequence form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

CHANCE: Final = -1
LEAF: Final = -2
EVEN: Final = 0.5
"""The share of the win that is worth nothing to either side."""

Policy: TypeAlias = Sequence[Sequence[float]]
"""By information set: the probability of each option."""


class InformationSet(NamedTuple):
    """What a seat knows when it chooses: all nodes at which it knows that."""

    seat: int
    options: list[str]
    nodes: list[int]


class Tree:
    """Nodes by number; the root is 0. ``gain``: at a leaf, what seat 0
    wins and seat 1 loses: its share of the win beyond `EVEN`."""

    def __init__(self) -> None:
        self.seat: list[int] = []
        self.children: list[list[int]] = []
        self.gain: list[float] = []
        self.set_of: list[int] = []
        self.sets: list[InformationSet] = []
        self._keys: dict[tuple[int, str], int] = {}

    def add(self, seat: int, gain: float = 0.0) -> int:
        """A new node."""
        self.seat.append(seat)
        self.children.append([])
        self.gain.append(gain)
        self.set_of.append(-1)
        return len(self.seat) - 1

    def know(self, node: int, key: str, options: list[str]) -> bool:
        """Put a node into the information set of its seat with this key; says whether that is
        new."""
        seat = self.seat[node]
        number = self._keys.setdefault((seat, key), len(self.sets))
        new = number == len(self.sets)
        if new:
            self.sets.append(InformationSet(seat, options, []))
        if self.sets[number].options != options:
            raise AssertionError("two positions look alike, but have different options")
        self.sets[number].nodes.append(node)
        self.set_of[node] = number
        return new

    @property
    def size(self) -> tuple[int, int]:
        """Numbers of nodes and of information sets."""
        return len(self.seat), len(self.sets)

    def uniform(self) -> Policy:
        return [[1 / len(one.options)] * len(one.options) for one in self.sets]

    def value(self, policy: Policy) -> float:
        """What seat 0 wins on average, if both follow the policy."""
        return self._value(0, policy, lambda node: policy[self.set_of[node]])

    def _value(self, node: int, policy: Policy, chances: Callable[[int], Sequence[float]]) -> float:
        if self.seat[node] == LEAF:
            return self.gain[node]
        children = self.children[node]
        values = [self._value(child, policy, chances) for child in children]
        if self.seat[node] == CHANCE:
            return sum(values) / len(values)
        return sum(one * chance for one, chance in zip(values, chances(node), strict=True))

    def best_response(self, seat: int, policy: Policy) -> float:
        """The most that a seat can win against the policy of the other one."""
        reach = self._reach(seat, policy)
        sign = 1.0 if seat == 0 else -1.0
        known: dict[int, float] = {}
        best: dict[int, int] = {}

        def value(node: int) -> float:
            if node in known:
                return known[node]
            who, children = self.seat[node], self.children[node]
            if who == LEAF:
                found = sign * self.gain[node]
            elif who == CHANCE:
                found = sum(map(value, children)) / len(children)
            elif who == seat:
                found = value(children[choice(self.set_of[node])])
            else:
                chances = policy[self.set_of[node]]
                pairs = zip(children, chances, strict=True)
                found = sum(chance * value(child) for child, chance in pairs if chance)
            known[node] = found
            return found

        def choice(number: int) -> int:
            if number not in best:
                nodes = self.sets[number].nodes
                sums = [
                    sum(reach[node] * value(self.children[node][option]) for node in nodes)
                    for option in range(len(self.sets[number].options))
                ]
                best[number] = sums.index(max(sums))
            return best[number]

        return value(0)

    def _reach(self, seat: int, policy: Policy) -> list[float]:
        """By node: the probability that chance and the other seat lead there."""
        reach = [0.0] * len(self.seat)
        reach[0] = 1.0
        for node, children in enumerate(self.children):  # children come after their parents
            who = self.seat[node]
            for number, child in enumerate(children):
                if who == CHANCE:
                    reach[child] = reach[node] / len(children)
                elif who == seat:
                    reach[child] = reach[node]
                else:
                    reach[child] = reach[node] * policy[self.set_of[node]][number]
        return reach
