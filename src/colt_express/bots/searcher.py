"""Bots that search: the reference, the scout, the gunslinger and the legend."""

from __future__ import annotations

from random import Random
from typing import Final

from ..engine.game import Decision
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from .base import Bot, Eyes
from .knowledge import knowledge
from .outlaw import Outlaw
from .search.budget import Budget
from .search.manners import ByHabit, LikeOutlaws, LikeThinkers, Manner
from .search.reference import search
from .search.tree import DOUBT, Search

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
    """Thinks each of his options through to the end of the round, in deal after deal."""

    doubt: float = DOUBT

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
        """Without any thought of his own."""
        return Outlaw(self.seat, self.dice, self.rules).choose(decision, look)

    def search(self) -> Search:
        """A new one, for one decision."""
        known = knowledge()
        return Search(
            self.seat, self.manner(), known.habits, known.outlook, self.dice, doubt=self.doubt
        )

    def manner(self) -> Manner:
        """How he expects everybody to play."""
        return LikeOutlaws()


class Scout(Searcher):
    """Expects everybody to follow his habits: fast, and a measure for the others."""

    def manner(self) -> Manner:
        return ByHabit(knowledge().habits)


class Gunslinger(Searcher):
    """Thinks for a moment."""


class Legend(Searcher):
    """Thinks for a second, gives nothing up too soon, and expects others to think as well."""

    doubt = 2 * DOUBT

    def manner(self) -> Manner:
        return LikeThinkers(self.seat)
