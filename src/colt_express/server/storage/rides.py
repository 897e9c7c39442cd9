"""What is stored of a profile's rides on trains of the day: which one counts on each day, and how
it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class RideRow(msgspec.Struct, frozen=True):
    """The ride of a profile that counts on a day. ``table_id`` may be that of a game on one device,
    ``outcome`` is how it ended, as JSON, and empty until then."""

    day: str
    table_id: str
    outcome: str
    listed: bool  # whether the result was put on the server's list


class RideStorage(Protocol):
    """Keeps them."""

    async def note_rides(self, profile_id: str, rides: Sequence[RideRow]) -> None:
        """Store rides of an existing profile. A day that has a ride keeps it, unless the new one is
        of the same table, or is over while the stored one is not."""

    async def rides_of(self, profile_id: str) -> list[RideRow]:
        """All rides of a profile, the newest first."""

    async def forget_rides(self, profile_id: str) -> None:
        """Delete all rides of a profile."""

    async def forget_rides_before(self, day: str) -> None:
        """Delete the rides of all profiles on the days before that one."""
