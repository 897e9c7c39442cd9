"""The outlaw: a rule-based bot with a forward model of its own.

It plays the visible cards of the pile out in its model (a greedy rollout, in which every player
does what is best for himself), and chooses what leaves its side the richest at the end of the
round.

It reads an `Observation`, which holds nothing that its seat may not know; the engine's `State` is
not used in this package.
"""

from __future__ import annotations

from random import Random

from ...engine.game import Decision
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ..base import Bot, Eyes
from .answers import ANSWERS, answer
from .players import Memory

__all__ = ["ANSWERS", "Outlaw"]


class Outlaw(Bot):
    """Plays to be the richest when the train arrives."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        super().__init__(seat, dice, rules)
        self.memory = Memory()

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return answer(decision, look.sight(), self.memory, self.dice)
