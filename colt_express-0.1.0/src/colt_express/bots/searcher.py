"""Searching bots: the reference, the scout, the gunslinger and the legend."""

from __future__ import annotations

from random import Random
from typing import Final

from ..engine.game import Decision
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from .base import Bot, Eyes
from .knowledge import knowledge
from .outlaw import Outlaw
from .search.basis import Budget
from .search.reference import search
from .search.rollout_policies import OutlawPolicy, PriorPolicy, RolloutPolicy, ThinkerPolicy
from .search.tree import PRUNING_MARGIN, STEADY_PRUNING_MARGIN, Search
from .search.value import EDGE, ValueFunction

LATER: Final = ("bandit", "pair", "caboose", "board", "board_where", "keep_cards", "hide")
"""Names of questions whose answers only matter in a later round, beyond the horizon of a search."""
ENOUGH: Final = 3
"""Minimum number of deals for a search to be better than an outlaw."""


class Reference(Bot):
    """Plain Monte Carlo tree search, a baseline for the other bots."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None, budget: Budget) -> None:
        super().__init__(seat, dice, rules)
        self.budget = budget

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return search(look.guess, decision, self.dice, self.budget)


class Searcher(Bot):
    """Searches each option to the end of the round, over many deals."""

    pruning_margin: float = PRUNING_MARGIN
    steady: bool = False

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None, budget: Budget) -> None:
        super().__init__(seat, dice, rules)
        self.budget = budget
        # Of the last choice, by option: how often it was tried, and the mean chance to win; empty
        # if there was no search.
        self.values: list[tuple[int, float]] = []

    def choose(self, decision: Decision, look: Eyes) -> Option:
        self.values = []
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.name in LATER:
            return self.at_once(decision, look)
        search = self.search()
        option = search.think(decision, look.guess, self.budget)
        self.values = search.values(decision)
        return option if search.deals >= ENOUGH else self.at_once(decision, look)

    def at_once(self, decision: Decision, look: Eyes) -> Option:
        """An outlaw's choice, without a search."""
        return Outlaw(self.seat, self.dice, self.rules).choose(decision, look)

    def search(self) -> Search:
        """A new search for one decision."""
        return Search(
            self.seat,
            self.rollout_policy(),
            knowledge().prior,
            self.value_function(),
            self.dice,
            pruning_margin=self.pruning_margin,
            steady=self.steady,
        )

    def rollout_policy(self) -> RolloutPolicy:
        """The rollout policy."""
        return OutlawPolicy()

    def value_function(self) -> ValueFunction:
        """The value function."""
        return knowledge().value_function


class Scout(Searcher):
    """Rolls out with the learned policy: fast, and a baseline for the others."""

    def rollout_policy(self) -> RolloutPolicy:
        return PriorPolicy(knowledge().prior)


class Gunslinger(Searcher):
    """Searches for a moment."""


class Legend(Searcher):
    """Searches for up to a second, steadily, and expects opponents to think as well."""

    pruning_margin = STEADY_PRUNING_MARGIN
    steady = True

    def rollout_policy(self) -> RolloutPolicy:
        """With an edge if a player is the Marshal: a legend who expects to win among the bandits
        cares more about stopping him."""
        lawless = self.rules is None or self.rules.lawman < 0
        return ThinkerPolicy(self.seat, 0.0 if lawless else EDGE)

    def value_function(self) -> ValueFunction:
        return knowledge().peers
