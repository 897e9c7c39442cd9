"""Comparing two options over the same deals: which facts differ, and how much that explains."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ...engine.tokens import TOKEN_NAMES
from .facts import Fact
from .trial import Trial

SURE: Final = 2.0
"""Minimum number of standard errors of a difference that counts."""
LEAST_SHARE: Final = 0.1
"""Minimum share of the deals in which a fact differs, on balance."""
LEAST_WORTH: Final = 20.0
"""Minimum value of a difference, in dollars per deal."""
NAMED: Final = (1.0, 1.3, 1.5)
"""Factor to the value of a fact, by how many of figure, loot and card it names."""
PLAIN_MONEY: Final = 0.5
"""Factor to the value of plain money: it says that an option is better, but hardly why."""
MONEY: Final = Fact("money")


class Difference(NamedTuple):
    """How a fact differs between two options: in how many deals it was true after each, and what
    the difference is worth per deal to the one that is recommended; no more than that of all facts
    of its kind, because one rival or jewel may only stand for another."""

    fact: Fact
    best: int
    other: int
    worth: float

    @property
    def explains(self) -> float:
        """How well it explains why one option is better."""
        if self.fact == MONEY:
            return self.worth * PLAIN_MONEY
        return self.worth * NAMED[sum(map(bool, self.fact[1:]))]


def differences(
    best: Sequence[Trial], other: Sequence[Trial], token_kinds: Sequence[int]
) -> list[Difference]:
    """Everything that differs by more than chance, what speaks for the best option first."""
    mine, theirs = _spread(best, other, token_kinds), _spread(other, best, token_kinds)
    found = []
    for fact in dict.fromkeys(fact for trial in (*mine, *theirs) for fact in trial):
        difference = _difference(fact, mine, theirs)
        if difference is not None and abs(difference.worth) >= LEAST_WORTH:
            found.append(difference)
    money = [float(one.money - two.money) for one, two in zip(best, other, strict=True)]
    mean, error = mean_and_error(money)
    if abs(mean) >= max(LEAST_WORTH, SURE * error):
        found.append(Difference(MONEY, 0, 0, mean))
    return sorted(found, key=lambda one: -one.explains)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return mean, float("inf")
    return mean, sqrt(sum((one - mean) ** 2 for one in values) / (number - 1) / number)


def _spread(
    trials: Sequence[Trial], others: Sequence[Trial], token_kinds: Sequence[int]
) -> list[dict[Fact, float]]:
    """By deal, every fact with what it was worth, also without its names. Loot that a rival took
    and that the other option would have brought is a separate fact."""
    spread = []
    for trial, other in zip(trials, others, strict=True):
        facts = dict(trial.facts)
        for token, value in other.taken.items():
            if token in trial.taken_by and token not in trial.taken:
                first = Fact("first", trial.taken_by[token], TOKEN_NAMES[token_kinds[token]])
                facts[first] = facts.get(first, 0.0) - value
        spread.append(with_general(facts))
    return spread


def with_general(facts: dict[Fact, float]) -> dict[Fact, float]:
    """Facts with their worth, also without the names of figures and loot."""
    more: dict[Fact, float] = {}
    for fact, worth in facts.items():
        forms = (fact, fact._replace(figure=""), fact._replace(loot=""), Fact(fact.kind))
        for form in dict.fromkeys(forms):
            more[form] = more.get(form, 0.0) + worth
    return more


def _difference(
    fact: Fact, mine: Sequence[dict[Fact, float]], theirs: Sequence[dict[Fact, float]]
) -> Difference | None:
    """The difference, or None if it may be chance."""
    number, whole = len(mine), Fact(fact.kind)
    best = other = only_best = only_other = 0
    worth = total = 0.0
    for one, two in zip(mine, theirs, strict=True):
        here, there = fact in one, fact in two
        best += here
        other += there
        only_best += here and not there
        only_other += there and not here
        worth += one.get(fact, 0.0) - two.get(fact, 0.0)
        total += one.get(whole, 0.0) - two.get(whole, 0.0)
    gap = abs(only_best - only_other)
    if gap < max(LEAST_SHARE * number, SURE * sqrt(only_best + only_other)):
        return None
    worth = max(0.0, min(worth, total)) if worth > 0 else min(0.0, max(worth, total))
    return Difference(fact, best, other, worth / number)
