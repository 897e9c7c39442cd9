"""What a box adds to scenarios: a class with the same few methods for each, and a list of them."""

from __future__ import annotations

from typing import Final

from ..engine.rulebook import RoundCard
from ..engine.state import Bandit, State
from ..engine.view import View
from .document import Table


class ScenarioBox:
    """Everything is asked at every table. A box that is not in play adds nothing, and refuses its
    keys with the reason; this one is in play nowhere."""

    away: str = ""  # who may be away, and by which rule
    valued: tuple[str, ...] = ()  # kinds of tokens that are always named with their value

    def keys(self, _state: State, _table: Table, /) -> tuple[str, ...]:
        """Its keys of a position, and of what is expected."""
        return ()

    def bandit_keys(self, _state: State, _bandit: Bandit, _table: Table, /) -> tuple[str, ...]:
        """As above, of a bandit."""
        return ()

    def places(self, _state: State, /) -> list[int]:
        """Places at this table that are no car and no roof."""
        return []

    def is_plain(self, _card: RoundCard, /) -> bool:
        """Whether it may stand for a round that a scenario does not name."""
        return True

    def chooses_places(self, _state: State, /) -> bool:
        """Whether bandits choose where they begin, which a scenario with a position skips."""
        return False

    def clear(self, state: State) -> None:
        """Back to the moment before the first round."""

    def may_be_away(self, _state: State, /) -> bool:
        """Whether a bandit may be gone in this round."""
        return False

    def send_away(self, state: State, bandit: Bandit) -> None:
        """He is gone."""

    def known_to_all(self, _kind: int, _value: int, /) -> bool:
        """Of a token that lies face down otherwise."""
        return False

    def open_bullets(self, _table: Table, /) -> list[int]:
        """By the figures who fired them: bullets that a bandit has received, but not among his
        cards."""
        return []

    def bullets_of(self, _state: State, _shooter: str, /) -> int | None:
        """How many there are in all, of a figure of the box's own."""
        return None

    def plain_card(self, words: str, /) -> str:
        """The same card without what the box says about it."""
        return words

    def apply(self, state: State, position: Table) -> None:
        """Put its pieces where the scenario says, and refuse what cannot be."""

    def begin_round(self, state: State) -> None:
        """All is in its place."""

    def came_of_table(self, _state: State, /) -> dict[str, object]:
        """By key: what has come of it."""
        return {}

    def came_of_bandit(self, _state: State, _bandit: Bandit, /) -> dict[str, object]:
        return {}

    def seen(self, _view: View, /) -> dict[str, object]:
        """By key: what a seat sees of it."""
        return {}


BOXES: Final[list[ScenarioBox]] = []
"""All of them; `boxes` fills it. A position is set up in this order."""


def open_bullets(table: Table) -> list[int]:
    return [shooter for box in BOXES for shooter in box.open_bullets(table)]
