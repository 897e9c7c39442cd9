"""The options of a table as one value: everything about a table except its players and its seed.

Names are not checked here, only kinds of values; `Setup` rejects tables that cannot be played, with
the reason. The same fields are used in messages, in the database, in records and in the arena.
"""

from __future__ import annotations

import msgspec

from .components import Box


class OpenOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The options that a host chooses; they are all public."""

    boxes: list[str] = []
    rules: str = "advanced"
    expert: str | int | None = None  # the year of an edition
    variant: str | None = None
    switches: dict[str, str] | None = None
    cars: int | list[str] | None = None  # front to back, or how many
    selection: list[str] | None = None  # seven round cards and three stations (SET-9)

    @property
    def two_bandits(self) -> bool:
        """Whether every player leads two bandits, who are chosen at the start of the game."""
        return self.variant in ("pair", "duel")


class TableOptions(OpenOptions, frozen=True, kw_only=True, omit_defaults=True):
    """All options of a table except its players and its seed.

    >>> TableOptions(boxes=["horses"]).boxes
    ['horses']
    """

    rounds: list[str] | None = None  # the five cards in order
    first: int | None = None  # the first player's seat
    house: Box | None = None  # custom cars, round cards and stations
