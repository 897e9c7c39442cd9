"""What a bot is: somebody who chooses for one seat of one game.

A bot sees what a player at its seat sees and nothing else: the decision with its options, the
table as `look` shows it, and the rules in force. Its dice are its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from ..engine.game import Decision
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..engine.view import View

Look = Callable[[], View]
"""Shows the table as the bot's seat may see it; costs nothing until it is called."""


class Bot(ABC):
    """A player at one seat. Without ``rules`` it takes the table for one of the base game."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        self.seat = seat
        self.dice = dice
        self.rules = rules

    @abstractmethod
    def choose(self, decision: Decision, look: Look) -> Option:
        """One of the decision's options."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} at seat {self.seat}>"
