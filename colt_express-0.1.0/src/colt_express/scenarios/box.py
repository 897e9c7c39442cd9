"""The protocol of a box in scenarios: the keys it adds, and how to set them up and compare them."""

from __future__ import annotations

from typing import Final

from ..engine.information.view import View
from ..engine.rulebook import RoundCard
from ..engine.state import Bandit, State
from .document import Table


class ScenarioBox:
    """The methods are called at every table. A box that is not in play adds nothing and rejects its
    own keys with the reason. The defaults are those of a box that adds nothing."""

    away: str = ""  # figures that may be away, and by which rule

    def keys(self, _state: State, _table: Table, /) -> tuple[str, ...]:
        """The keys it allows in a position and in expectations."""
        return ()

    def bandit_keys(self, _state: State, _bandit: Bandit, _table: Table, /) -> tuple[str, ...]:
        """The keys it allows under a bandit."""
        return ()

    def places(self, _state: State, /) -> list[int]:
        """The places it adds to this table."""
        return []

    def is_plain(self, _card: RoundCard, /) -> bool:
        """Whether the card may be used for a round that the scenario does not name."""
        return True

    def chooses_places(self, _state: State, /) -> bool:
        """Whether bandits choose where they start; scenarios with a position skip that."""
        return False

    def clear(self, state: State) -> None:
        """Return to the moment before the first round."""

    def may_be_away(self, _state: State, /) -> bool:
        """Whether a bandit may have left the train in this round."""
        return False

    def send_away(self, state: State, bandit: Bandit) -> None:
        """The bandit has left the train."""

    def known_to_all(self, _kind: int, _value: int, /) -> bool:
        """Whether the value of a token that is usually hidden is public."""
        return False

    def open_bullets(self, _table: Table, /) -> list[int]:
        """Bullets that a bandit has received but that are not among his cards, each by the figure
        who fired it."""
        return []

    def bullets_of(self, _state: State, _shooter: str, /) -> int | None:
        """The total number of bullets of a figure that the box adds."""
        return None

    def plain_card(self, words: str, /) -> str:
        """The words of a card without the details that the box adds to them."""
        return words

    def apply(self, state: State, position: Table) -> None:
        """Put the pieces where the scenario says, and reject impossible positions."""

    def begin_round(self, state: State) -> None:
        """Called once the whole position is set up."""

    def came_of_table(self, _state: State, /) -> dict[str, object]:
        """The actual values of its keys, to compare with the expected ones."""
        return {}

    def came_of_bandit(self, _state: State, _bandit: Bandit, /) -> dict[str, object]:
        """The same for a bandit."""
        return {}

    def seen(self, _view: View, /) -> dict[str, object]:
        """By key: what a seat sees of the box."""
        return {}


BOXES: Final[list[ScenarioBox]] = []
"""Filled by `boxes`. Positions are set up in this order."""


def open_bullets(table: Table) -> list[int]:
    return [shooter for box in BOXES for shooter in box.open_bullets(table)]
