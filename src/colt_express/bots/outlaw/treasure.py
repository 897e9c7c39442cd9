"""The treasure: where the loot is and what it is worth to somebody, as far as he knows it.

It is worked out anew only when a token has moved, or he has learned what one is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.information.observation import UNSEEN, Sight
from ...engine.places import PLACE_COUNT
from ...engine.tokens import ASIDE, HELD

if TYPE_CHECKING:
    from .players import Cast


class Treasure:
    """Of several tokens at one place the most valuable is the first."""

    __slots__ = ("dollars", "floor", "held", "kinds", "loot", "token_at", "values")

    def __init__(self, sight: Sight, cast: Cast) -> None:
        bandits = len(sight.seats)
        self.kinds: list[int] = sight.kinds
        self.values: list[int] = sight.values
        self.token_at: list[int] = sight.token_at
        self.dollars: list[int] = dollars_of(sight, cast.prices)  # by token
        for price in cast.lore.pricing:
            price(sight, self.dollars)
        self.floor: list[tuple[int, ...]] = [()] * PLACE_COUNT  # by place: the tokens there
        self.loot: list[tuple[int, ...]] = [()] * bandits  # by bandit: the tokens he holds
        self.held: list[int] = [0] * bandits  # by bandit: what they are worth together
        for token, where in enumerate(sight.token_at):
            if where < ASIDE:
                self.floor[where] = with_token(self.floor[where], token, self.dollars)
            elif where >= HELD:
                bandit = where - HELD
                self.loot[bandit] = with_token(self.loot[bandit], token, self.dollars)
                self.held[bandit] += self.dollars[token]

    def fits(self, sight: Sight) -> bool:
        """Whether it is still as he sees it."""
        return (
            self.token_at == sight.token_at
            and self.values == sight.values
            and (self.kinds is sight.kinds or self.kinds == sight.kinds)
        )


def dollars_of(sight: Sight, prices: list[int]) -> list[int]:
    """By token: what it is worth, or such tokens are on average."""
    dollars = sight.values[:]
    for token, value in enumerate(sight.values):
        if value == UNSEEN:
            dollars[token] = prices[sight.kinds[token]]
    return dollars


def with_token(tokens: tuple[int, ...], token: int, dollars: list[int]) -> tuple[int, ...]:
    """One more among others, in its order; among equals it is the last."""
    worth = dollars[token]
    place = len(tokens)
    while place > 0 and dollars[tokens[place - 1]] < worth:
        place -= 1
    return tokens[:place] + (token,) + tokens[place:]  # noqa: RUF005 - twice as fast compiled


def without(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    """The others, in the same order."""
    return tuple([other for other in tokens if other != token])
