"""The situation in which the outlaw is asked: constants, state, and the cards he can see."""

from __future__ import annotations

from random import Random

from ...engine.cards import KIND_MASK, is_bullet
from ...engine.information.observation import UNSEEN, Observation
from ...engine.options import Option
from .constants import ON_TOP, GameConstants, actor_of
from .evaluation import Coming, coming_of, how_many, one_of
from .players import Memory
from .state import ModelState, state_of


class Situation:
    """A decision's context. ``pile``: the visible cards of the pile that are not resolved yet."""

    __slots__ = (
        "constants",
        "dice",
        "hand",
        "in_hand",
        "more_turns",
        "observation",
        "pile",
        "state",
    )

    def __init__(self, observation: Observation, memory: Memory, dice: Random) -> None:
        constants = GameConstants(observation, memory.players_for(observation))
        self.observation: Observation = observation
        self.dice: Random = dice
        self.constants: GameConstants = constants
        self.state: ModelState = state_of(observation, constants)
        pile = observation.pile
        self.pile: list[int] = [
            constants.read(pile[n], observation.played_by[n], n)
            for n in range(observation.resolved, len(pile))
            if pile[n] != UNSEEN
        ]
        self.hand: list[int] = [
            constants.read(card, observation.seat, ON_TOP)
            for card in observation.hand
            if not is_bullet(card)
        ]
        self.in_hand: Coming = coming_of(self.state, self.hand)
        # Whether the seat has another turn in this round after the current one
        self.more_turns: bool = observation.card is not None and observation.turn + 1 < len(
            observation.card.turns
        )

    def bandit(self, figure: int) -> int:
        """The number of the bandit who is that figure."""
        return self.constants.players.number[figure]

    def rest_of_hand(self, card: int) -> Coming:
        """The hand without this card, as cards to come."""
        rest, bandit, kind = self.in_hand[:], actor_of(card), card & KIND_MASK
        if how_many(rest[bandit], kind):
            rest[bandit] -= one_of(kind)
        return rest

    def best(self, options: list[Option], worths: list[float]) -> Option:
        """The option of the highest worth; ties are broken at random."""
        best, most, luck = options[0], 0.0, -1.0
        for n, option in enumerate(options):
            worth, thrown = worths[n], self.dice.random()
            if luck < 0 or worth > most or (worth == most and thrown > luck):
                best, most, luck = option, worth, thrown
        return best
