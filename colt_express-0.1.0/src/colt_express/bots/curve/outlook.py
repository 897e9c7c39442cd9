"""The outlook: each seat's chance of winning in a deal, by a fixed evaluation.

A deal is played on by the learned policy to the end of its round, where the value function of the
searching bots gives the chances. In the last round the end of the game decides, so that tactics
count: where outlaws are quick enough, they play it, but draw their cards at random, the better ones
more often.

Two things make the chances honest. While the cards of a round are carried out, the horizon moves on
to the end of the next round little by little, so that nothing jumps where a round ends. And chances
are tempered: the further away the end is, the less a lead counts (see `tempering`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from ...engine.flow import answer
from ...engine.game import Game
from ...engine.information.observation import Observation
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ...engine.state import OVER, PLANNING, STEALING, Question, State
from ..knowledge import knowledge
from ..outlaw.answers import answer as outlaws_answer
from ..outlaw.answers import is_plan
from ..outlaw.planning import worth_of_plans
from ..outlaw.players import Memory
from ..outlaw.situation import Situation
from ..search.policy_prior import drawn
from ..search.rollout_policies import TEMPERATURE, UNIFORM_WEIGHT, likelihoods
from .tempering import end_chances, tempered, tempers_of

OUTLOOK_VERSION: Final = 2
"""Increase it when chances, their parts or the form of a curve change: stored curves of another
version are worked out anew when they are next asked for."""
OUTLAW_COST: Final = 4
"""What a choice of an outlaw costs, in choices by the learned policy."""


class Horizon(NamedTuple):
    """How far a deal is played on and evaluated.

    ``until``: the round at whose beginning it is evaluated. ``further``: the weight of a second
    evaluation, a round later. ``left``: how much of the last round is still to be played, 1 for all
    of it, in the position for which chances are wanted."""

    until: int
    further: float
    left: float


def horizon_of(state: State) -> Horizon:
    """The horizon for a position by itself: the end of its round."""
    until = max(1, state.round + 1)
    if not state.is_last_round or state.phase != STEALING:
        return Horizon(until, 0.0, 1.0)
    return Horizon(until, 0.0, 1.0 - state.resolved / max(1, len(state.pile)))


def horizons_of(states: Sequence[State]) -> list[Horizon]:
    """The horizons for the positions of a game. While the cards of a round are carried out, the
    horizon moves on from choice to choice. At the last choice of a round it is that of the next
    one, so the chances change there only by what is drawn and turned up."""
    horizons = [horizon_of(state) for state in states]
    rounds: dict[int, list[int]] = {}  # by round: the positions in it
    for n, state in enumerate(states):
        if state.round >= 0 and state.phase != OVER and not state.is_last_round:
            rounds.setdefault(state.round, []).append(n)
    for positions in rounds.values():
        later = [n for n in positions if states[n].phase != PLANNING] or positions[-1:]
        for number, n in enumerate(later, 1):
            horizons[n] = horizons[n]._replace(further=number / len(later))
    return horizons


class Outlook:
    """Plays deals on and evaluates them. ``cost`` counts the choices that were made."""

    def __init__(self, rules: Rulebook) -> None:
        self.cost = 0
        self._sides = rules.sides
        self._tempers = tempers_of(rules)
        self._prior = knowledge().prior
        self._value_function = knowledge().value_function
        self._memory = Memory()
        self._outlaws = not rules.boxes  # with boxes they take ten times as long as the policy

    def chances(self, game: Game, dice: Random, horizon: Horizon) -> list[float]:
        """By seat: the chance of winning. Plays the game on, up to the horizon."""
        state, further = game.state, horizon.further
        near: list[float] = []
        if further < 1.0:
            self.play_on(state, dice, horizon.until)
            near = self.evaluate(state, horizon.left)
            if further == 0.0 or state.phase == OVER:
                return near
        self.play_on(state, dice, horizon.until + 1)
        far = self.evaluate(state, horizon.left)
        if not near:
            return far
        return [one + further * (two - one) for one, two in zip(near, far, strict=True)]

    def play_on(self, state: State, dice: Random, until: int) -> None:
        """Play until the round ``until`` begins, or to the end of the game."""
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

    def evaluate(self, state: State, left: float) -> list[float]:
        """By seat: the chance of winning between two rounds, or at the end of the game."""
        if state.phase == OVER:
            return end_chances(state, left * self._tempers.dollars)
        return tempered(self._value_function.chances(state), self._sides, self._tempers.value)

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
