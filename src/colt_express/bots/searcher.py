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
from .search.rollout_policies import ByHabit, LikeOutlaws, LikeThinkers, Manner
from .search.tree import DOUBT, STEADY_DOUBT, Search
from .search.value import EDGE, Outlook

LATER: Final = ("bandit", "pair", "caboose", "board", "board_where", "keep_cards", "hide")
"""Questions that matter in a later round, of which a search would see too little."""
ENOUGH: Final = 3
"""With fewer deals a search knows less than an outlaw."""


class Reference(Bot):
    """Plain Monte Carlo tree search, to measure others against."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None, budget: Budget) -> None:
        super().__init__(seat, dice, rules)
        self.budget = budget

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return search(look.guess, decision, self.dice, self.budget)


class Searcher(Bot):
    """Searches each of his options to the end of the round, over many deals."""

    doubt: float = DOUBT
    steady: bool = False

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None, budget: Budget) -> None:
        super().__init__(seat, dice, rules)
        self.budget = budget

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.name in LATER:
            return self._at_once(decision, look)
        search = self.search()
        option = search.think(decision, look.guess, self.budget)
        return option if search.deals >= ENOUGH else self._at_once(decision, look)

    def _at_once(self, decision: Decision, look: Eyes) -> Option:
        """Choose without a search."""
        return Outlaw(self.seat, self.dice, self.rules).choose(decision, look)

    def search(self) -> Search:
        """A new search for one decision."""
        return Search(
            self.seat,
            self.manner(),
            knowledge().habits,
            self.outlook(),
            self.dice,
            doubt=self.doubt,
            steady=self.steady,
        )

    def manner(self) -> Manner:
        """The rollout policy."""
        return LikeOutlaws()

    def outlook(self) -> Outlook:
        """The value function."""
        return knowledge().outlook


class Scout(Searcher):
    """Rolls out with the learned policy: fast, and a baseline for the others."""

    def manner(self) -> Manner:
        return ByHabit(knowledge().habits)


class Gunslinger(Searcher):
    """Searches for a moment."""


class Legend(Searcher):
    """Searches for up to a second, steadily, and expects opponents to think as well."""

    doubt = STEADY_DOUBT
    steady = True

    def manner(self) -> Manner:
        """Where somebody plays the Marshal, a legend who expects to win among the bandits cares
        more about stopping him."""
        lawless = self.rules is None or self.rules.lawman < 0
        return LikeThinkers(self.seat, 0.0 if lawless else EDGE)

    def outlook(self) -> Outlook:
        return knowledge().peers
