"""Manners: rollout policies, by which everybody plays below the tree."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ...engine.game import Game
from ...engine.information.observation import Sight
from ...engine.options import Option
from ...engine.state import Question
from ..outlaw.answers import answer, is_plan
from ..outlaw.planning import worth_of_plans
from ..outlaw.players import Memory
from ..outlaw.situation import Situation
from .policy_prior import Habits, drawn
from .value import EDGE

WHIM: Final = 200.0
"""In dollars: what makes a card e times as likely. With about this much, and with `FANCY`, the
worth of cards to an outlaw foretells best what gunslingers play (``benchmarks/foretelling.py``)."""
WHIM_OF_THE_MARSHAL: Final = 1000.0
"""The same for him, to whom small differences are worth much."""
FANCY: Final = 0.15
"""Weight that every card has besides its worth; the best has 1 more."""


class Manner:
    """``ripe``: how many visits a node needs before the tree grows below it.

    ``equals``: the opponents search as well, so what they choose cannot be predicted. The tree then
    holds the searching seat's own choices only. ``edge``: what the searching seat expects to gain
    on the others in each later round (`Outlook.chances`).
    """

    def __init__(self, ripe: int, equals: bool = False, edge: float = EDGE) -> None:
        self.ripe: int = ripe
        self.equals: bool = equals
        self.edge: float = edge

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        raise NotImplementedError


class ByHabit(Manner):
    """The learned policy: several times as fast as an outlaw, and agrees with him three times out
    of four."""

    def __init__(self, habits: Habits) -> None:
        super().__init__(2)
        self.habits: Habits = habits

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        return self.habits.pick(game.state, question, dice)


class LikeOutlaws(Manner):
    """Everybody chooses as an outlaw would, from what he can see in that deal."""

    def __init__(self, equals: bool = False, edge: float = EDGE) -> None:
        super().__init__(24, equals, edge)
        self.memory: Memory = Memory()

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        return answer(question, Sight(game.state, question.seat), self.memory, dice)


class LikeThinkers(LikeOutlaws):
    """Opponents think about which card to play, so their cards are drawn at random: the more a card
    is worth to an outlaw, the more probable it is. Everything else is chosen as an outlaw would."""

    def __init__(self, seat: int, edge: float = 0.0) -> None:
        super().__init__(equals=True, edge=edge)
        self.seat: int = seat

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        options = question.options
        if len(options) == 1 or question.seat == self.seat or not is_plan(question):
            return super().pick(game, question, dice)
        now = Situation(Sight(game.state, question.seat), self.memory, dice)
        worth = worth_of_plans(options, now)
        whim = WHIM_OF_THE_MARSHAL if question.seat == game.state.rules.lawman else WHIM
        return options[drawn([int(1000 * one) for one in appeal(worth, whim, FANCY)], dice)]


def appeal(worth: list[float], whim: float, fancy: float) -> list[float]:
    """How likely each card is to be played, compared with the others."""
    highest = max(worth)
    return [fancy + exp((one - highest) / whim) for one in worth]
