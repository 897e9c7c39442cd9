"""Bots that search: the reference, the gunslinger and the legend."""

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
from .search.keys import key_of
from .search.reference import search
from .search.tree import Search

SETTING_OUT: Final = ("bandit", "pair", "caboose", "board", "board_where")
"""Questions before the first round, of which a search would see too little."""


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
    """Asks himself what an outlaw would do, and then whether something else is better."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None, budget: Budget) -> None:
        super().__init__(seat, dice, rules)
        self.budget = budget
        self.adviser = Outlaw(seat, dice, rules)

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        advice = self.adviser.choose(decision, look)
        if decision.name in SETTING_OUT:
            return advice
        known = knowledge()
        thinking = Search(self.seat, known.habits, known.outlook, self.dice, key_of(advice))
        thinking.think(look.guess, self.budget)
        return thinking.best(decision)


class Gunslinger(Searcher):
    """Thinks for a moment."""


class Legend(Searcher):
    """Thinks for a second."""
