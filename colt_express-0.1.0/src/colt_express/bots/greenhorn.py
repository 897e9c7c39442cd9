"""The greenhorn has never robbed a train before and does anything at all."""

from __future__ import annotations

from ..engine.game import Decision
from ..engine.options import Option
from .base import Bot, Eyes


class Greenhorn(Bot):
    """Chooses at random."""

    def choose(self, decision: Decision, _look: Eyes) -> Option:
        return self.dice.choice(decision.options)
