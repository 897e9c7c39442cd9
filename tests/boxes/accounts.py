"""The invariants of a box: a class with the same few methods for each."""

from __future__ import annotations

from collections import Counter
from random import Random

from colt_express.engine.cards import KIND_NAMES, card_of
from colt_express.engine.state import Bandit, State


class Accounts:
    """Asked only at tables where the box is in play."""

    neutral: int = 0  # neutral bullets that it adds

    def table(self, _state: State, /) -> object | None:
        """Its part of the table, none if it is not in play."""
        raise NotImplementedError

    def check(self, _state: State, /) -> None:
        """Check the invariants of the box."""

    def may_be_there(self, _state: State, _bandit: Bandit, /) -> bool:
        """Whether a bandit is where only the box lets him be."""
        return False

    def may_lie_there(self, _state: State, _place: int, /) -> bool:
        """As above, of tokens."""
        return False

    def value(self, _kind: int, value: int, /) -> int:
        """The value of a token at the start of the game."""
        return value

    def count(self, _state: State, _bandit: Bandit, _cards: Counter[int], /) -> None:
        """Change how many there should be of each card."""

    def poison(self, _state: State, _seat: int, _dice: Random, /) -> None:
        """Replace what is hidden from a seat by nonsense."""


CARDS = [card_of(owner, kind) for owner in range(7) for kind in range(1, len(KIND_NAMES))]


def any_card(dice: Random) -> int:
    return CARDS[int(dice.random() * len(CARDS))]  # quicker than a choice
