"""A legend who knows all hands and the cards played face down: how much would it win that could
deduce them?

``colt-express arena benchmarks/opponents/seeing.py:Seer --against gunslinger`` lets it play. It
does not know the order of decks, purses that no player has looked at, or what others will choose.
"""

from __future__ import annotations

from random import Random
from typing import Final

from colt_express.bots.base import _GAMES, Eyes
from colt_express.bots.search.basis import Budget
from colt_express.bots.searcher import Legend
from colt_express.engine.game import Decision, Game
from colt_express.engine.options import Option
from colt_express.engine.rulebook import Rulebook

STEPS: Final = 4000


class AllHands(Eyes):
    """Eyes whose guesses are right about everything that any player knows."""

    __slots__ = ()

    def guess(self, dice: Random) -> Game:
        return _GAMES[self].guess_together(dice)


class Seer(Legend):
    """A legend who looks into everybody's hand."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        super().__init__(seat, dice, rules, Budget(steps=STEPS))

    def choose(self, decision: Decision, look: Eyes) -> Option:
        return super().choose(decision, AllHands(_GAMES[look], look.seat))
