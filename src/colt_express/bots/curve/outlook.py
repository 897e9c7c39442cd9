"""The outlook: each seat's chance of winning in a deal, by a fixed evaluation.

A deal is played on by the learned policy to the end of its round, where the value function of the
searching bots gives the chances. In the last round the end of the game decides, so that tactics
count: where outlaws are quick enough, they play it, but draw their cards at random, the better ones
more often. With fixed cards, leaders would be taken for sure winners too early.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...engine.flow import answer
from ...engine.game import Game
from ...engine.information.observation import Observation
from ...engine.options import Option
from ...engine.state import OVER, Question, State
from ..knowledge import knowledge
from ..outlaw.answers import answer as outlaws_answer
from ..outlaw.answers import is_plan
from ..outlaw.planning import worth_of_plans
from ..outlaw.players import Memory
from ..outlaw.situation import Situation
from ..search.policy_prior import drawn
from ..search.rollout_policies import TEMPERATURE, UNIFORM_WEIGHT, likelihoods

OUTLOOK_VERSION: Final = 1
"""Increase it when chances, their parts or the form of a curve change: stored curves of another
version are worked out anew when they are next asked for."""
OUTLAW_COST: Final = 4
"""What a choice of an outlaw costs, in choices by the learned policy."""


class Outlook:
    """Plays deals on and evaluates them. ``cost`` counts the choices that were made."""

    def __init__(self, with_boxes: bool) -> None:
        self.cost = 0
        self._prior = knowledge().prior
        self._value_function = knowledge().value_function
        self._memory = Memory()
        self._outlaws = not with_boxes  # with boxes they take ten times as long as the policy

    def chances(self, game: Game, dice: Random, until: int) -> list[float]:
        """By seat: the chance of winning. Plays the game on until the round ``until`` begins, or to
        the end."""
        state = game.state
        while state.phase != OVER and state.round < until:
            question = state.questions[0]
            if len(question.options) == 1:
                option = question.options[0]
            elif self._by_outlaws(state):
                option = self._outlaws_choice(state, question, dice)
            else:
                self.cost += 1
                option = self._prior.pick(state, question, dice)
            answer(state, 0, option)
        return self._value_function.chances(state)

    def likely(self, game: Game, question: Question, dice: Random) -> list[float]:
        """By option: the probability that `chances` goes on with it."""
        state = game.state
        if not self._by_outlaws(state):
            weights = [float(weight) for weight in self._prior.weigh(state, question)]
        elif is_plan(question):
            weights = self._weigh_plans(state, question, dice)
        else:
            picked = self._outlaws_choice(state, question, dice)
            weights = [1.0 if option.same(picked) else 0.0 for option in question.options]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _by_outlaws(self, state: State) -> bool:
        return self._outlaws and state.is_last_round

    def _outlaws_choice(self, state: State, question: Question, dice: Random) -> Option:
        if is_plan(question):
            weights = self._weigh_plans(state, question, dice)
            whole = [int(1000 * weight) for weight in weights]
            return question.options[drawn(whole, dice)]
        self.cost += OUTLAW_COST
        return outlaws_answer(question, Observation(state, question.seat), self._memory, dice)

    def _weigh_plans(self, state: State, question: Question, dice: Random) -> list[float]:
        """By option: how probable a card is, up to a factor."""
        self.cost += OUTLAW_COST
        now = Situation(Observation(state, question.seat), self._memory, dice)
        worth = worth_of_plans(question.options, now)
        return likelihoods(worth, TEMPERATURE, UNIFORM_WEIGHT)
