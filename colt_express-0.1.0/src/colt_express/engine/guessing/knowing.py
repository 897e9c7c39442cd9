"""From which point of view a guess is made: one seat's, a spectator's, or all seats' together."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -2
"""In place of a seat: a guess keeps what any player knows, and re-deals only what no player can
know, such as the order of decks."""


def knows(seat: int, other: int) -> bool:
    """Whether a guess for ``seat`` keeps what only the seat ``other`` knows."""
    return seat in (other, EVERYBODY)
