"""Rollout policies: how every seat chooses below the tree."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from ...engine.game import Game
from ...engine.information.observation import Observation
from ...engine.options import Option
from ...engine.state import Question
from ..outlaw.answers import answer, is_plan
from ..outlaw.planning import worth_of_plans
from ..outlaw.players import Memory
from ..outlaw.situation import Situation
from .policy_prior import PolicyPrior, drawn
from .value import EDGE

TEMPERATURE: Final = 200.0
"""Temperature of the softmax over cards, in dollars: a card worth this much more is e times as
likely. About this value, with `UNIFORM_WEIGHT`, predicts best what gunslingers play
(``benchmarks/foretelling.py``)."""
MARSHAL_TEMPERATURE: Final = 1000.0
"""The same for the Marshal, whose options differ more in value."""
UNIFORM_WEIGHT: Final = 0.15
"""Weight that every card has besides its softmax weight, which is 1 for the best card."""


class RolloutPolicy:
    """How to choose below the tree, and how a search with this policy grows its tree.

    ``visits_to_grow``: how many visits a node needs before the tree grows below it.
    ``opponents_search``: opponents search as well, so their choices cannot be predicted, and the
    tree holds the searching seat's own choices only. ``edge``: what the searching seat expects to
    gain on the others in each later round (`ValueFunction.chances`).
    """

    def __init__(
        self, visits_to_grow: int, opponents_search: bool = False, edge: float = EDGE
    ) -> None:
        self.visits_to_grow: int = visits_to_grow
        self.opponents_search: bool = opponents_search
        self.edge: float = edge

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        raise NotImplementedError


class PriorPolicy(RolloutPolicy):
    """The learned policy: several times as fast as an outlaw, and agrees with him three times out
    of four."""

    def __init__(self, prior: PolicyPrior) -> None:
        super().__init__(2)
        self.prior: PolicyPrior = prior

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        return self.prior.pick(game.state, question, dice)


class OutlawPolicy(RolloutPolicy):
    """Every seat chooses as an outlaw would, from what the seat can see in that deal."""

    def __init__(self, opponents_search: bool = False, edge: float = EDGE) -> None:
        super().__init__(24, opponents_search, edge)
        self.memory: Memory = Memory()

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        return answer(question, Observation(game.state, question.seat), self.memory, dice)


class ThinkerPolicy(OutlawPolicy):
    """Opponents think about which card to play, so their cards are drawn at random: the more a card
    is worth to an outlaw, the more probable it is. Everything else is chosen as an outlaw would."""

    def __init__(self, seat: int, edge: float = 0.0) -> None:
        super().__init__(opponents_search=True, edge=edge)
        self.seat: int = seat

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        options = question.options
        if len(options) == 1 or question.seat == self.seat or not is_plan(question):
            return super().pick(game, question, dice)
        now = Situation(Observation(game.state, question.seat), self.memory, dice)
        worth = worth_of_plans(options, now)
        is_marshal = question.seat == game.state.rules.lawman
        temperature = MARSHAL_TEMPERATURE if is_marshal else TEMPERATURE
        weights = likelihoods(worth, temperature, UNIFORM_WEIGHT)
        return options[drawn([int(1000 * weight) for weight in weights], dice)]


class AskingPolicy(OutlawPolicy):
    """Opponents' cards are chosen by a function, which may be a search itself: slow, for
    experiments (``benchmarks/opponents/predicting.py``). Everything else is chosen as an outlaw
    would."""

    def __init__(self, seat: int, ask: Callable[[Game, Question, Random], Option]) -> None:
        super().__init__(opponents_search=True, edge=0.0)
        self.seat: int = seat
        self.ask: Callable[[Game, Question, Random], Option] = ask

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        if len(question.options) == 1 or question.seat == self.seat or not is_plan(question):
            return super().pick(game, question, dice)
        return self.ask(game, question, dice)


def likelihoods(worth: list[float], temperature: float, uniform_weight: float) -> list[float]:
    """By card: its softmax weight plus ``uniform_weight``, not normalized."""
    highest = max(worth)
    return [uniform_weight + exp((one - highest) / temperature) for one in worth]
