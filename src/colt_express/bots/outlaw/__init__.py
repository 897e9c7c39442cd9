"""The outlaw: a handful of good sense.

He rehearses the pile in his head, as far as he has seen it, with everyone doing what is best
for himself, and does what leaves him the richest. He looks no further than this round.

All he knows of the table is a `Sight`, which holds nothing that his seat may not know; no state of
a game comes into this package.
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
