"""The treasure: where the loot is, and its value as far as the seat knows it.

It is cached until a token moves or the seat learns the value of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.information.observation import UNSEEN, Observation
from ...engine.places import PLACE_COUNT
from ...engine.tokens import ASIDE, HELD

if TYPE_CHECKING:
    from .players import Players


class Treasure:
    """All loot tokens by place and by bandit, the most valuable first."""

    __slots__ = ("dollars", "floor", "held", "kinds", "loot", "token_at", "values")

    def __init__(self, observation: Observation, players: Players) -> None:
        bandits = len(observation.seats)
        self.kinds: list[int] = observation.kinds
        self.values: list[int] = observation.values
        self.token_at: list[int] = observation.token_at
        self.dollars: list[int] = dollars_of(observation, players.prices)  # by token
        for price in players.model.pricing:
            price(observation, self.dollars)
        self.floor: list[tuple[int, ...]] = [()] * PLACE_COUNT  # by place: the tokens there
        self.loot: list[tuple[int, ...]] = [()] * bandits  # by bandit: the tokens he holds
        self.held: list[int] = [0] * bandits  # by bandit: their total value
        for token, where in enumerate(observation.token_at):
            if where < ASIDE:
                self.floor[where] = with_token(self.floor[where], token, self.dollars)
            elif where >= HELD:
                bandit = where - HELD
                self.loot[bandit] = with_token(self.loot[bandit], token, self.dollars)
                self.held[bandit] += self.dollars[token]

    def fits(self, observation: Observation) -> bool:
        """Whether the observation has the same tokens at the same places."""
        return (
            self.token_at == observation.token_at
            and self.values == observation.values
            and (self.kinds is observation.kinds or self.kinds == observation.kinds)
        )


def dollars_of(observation: Observation, prices: list[int]) -> list[int]:
    """By token: its value, or the average of its kind if the seat does not know it."""
    dollars = observation.values[:]
    for token, value in enumerate(observation.values):
        if value == UNSEEN:
            dollars[token] = prices[observation.kinds[token]]
    return dollars


def with_token(tokens: tuple[int, ...], token: int, dollars: list[int]) -> tuple[int, ...]:
    """``tokens``, sorted by value, with one more; among tokens of the same value it is the last."""
    worth = dollars[token]
    place = len(tokens)
    while place > 0 and dollars[tokens[place - 1]] < worth:
        place -= 1
    return tokens[:place] + (token,) + tokens[place:]  # noqa: RUF005 - twice as fast compiled


def without(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    """``tokens`` without that one, in the same order."""
    return tuple([other for other in tokens if other != token])
