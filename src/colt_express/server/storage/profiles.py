"""What is stored of people who have a profile: their name and portrait, their devices, and which
seats are theirs."""

from __future__ import annotations

from typing import Protocol

import msgspec


class ProfileRow(msgspec.Struct, frozen=True):
    """A profile. An empty name or portrait: none was chosen."""

    id: str
    name: str
    portrait: str  # a bandit
    made: float
    seen: float  # when one of its devices was last used, to within an hour


class DeviceRow(msgspec.Struct, frozen=True):
    """A device of a profile."""

    id: str
    profile: str
    token_hash: str
    name: str
    made: float
    seen: float


class ProfileStorage(Protocol):
    """Keeps them."""

    async def make_profile(self, profile: ProfileRow, device: DeviceRow) -> None:
        """Store a new profile with its first device."""

    async def profile(self, profile_id: str) -> ProfileRow | None:
        """The profile, if it exists."""

    async def rename_profile(self, profile_id: str, name: str, portrait: str) -> None:
        """Store another name and portrait."""

    async def device_with(self, token_hash: str) -> DeviceRow | None:
        """The device with that token."""

    async def devices_of(self, profile_id: str) -> list[DeviceRow]:
        """All devices of a profile, the oldest first."""

    async def add_device(self, device: DeviceRow, most: int) -> bool:
        """Store another device of an existing profile; returns False if there is no such profile,
        or it has ``most`` devices already."""

    async def note_use(self, device: DeviceRow, now: float) -> None:
        """Store that a device, and with it its profile, was used now."""

    async def sign_off(self, profile_id: str, device_id: str) -> bool:
        """Delete a device of a profile; returns whether there was one."""

    async def seats_of(self, profile_id: str, after: str, limit: int) -> list[tuple[str, int]]:
        """Tables and seats of a profile in alphabetical order, the first ``limit`` tables' after
        that name."""
