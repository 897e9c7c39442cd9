"""What is stored of people who have a profile: their name and portrait, their devices, and which
seats are theirs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

from .days import ListedRow
from .rows import ReportRow


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


class KeyRow(msgspec.Struct, frozen=True):
    """A key that adds one device to a profile."""

    key_hash: str
    profile: str
    made: float
    expires: float
    used: float = 0.0  # when; 0 until then


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey of a profile. ``credential`` is what the authenticator calls it, and ``sign_count``
    how often that has signed, if it counts."""

    id: str
    profile: str
    credential: bytes
    public_key: bytes
    sign_count: int
    name: str
    made: float
    seen: float


class KeyStorage(Protocol):
    """Keeps keys, passkeys, and the challenges that passkeys answer."""

    async def keep_key(self, key: KeyRow) -> None:
        """Store a key in place of earlier ones of its profile that have not been used."""

    async def key(self, key_hash: str) -> KeyRow | None:
        """The key, if it exists."""

    async def use_key(self, key_hash: str, now: float) -> bool:
        """Use a key up; returns False if it has expired or been used, whichever server did it."""

    async def keep_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Store a passkey; returns False if it exists, or its profile has ``most`` of them."""

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """The passkey, if it exists."""

    async def passkeys_of(self, profile_id: str) -> list[PasskeyRow]:
        """All passkeys of a profile, the oldest first."""

    async def count_signature(self, passkey: PasskeyRow, sign_count: int, now: float) -> bool:
        """Store that a passkey has signed; returns False if another answer of it was counted since
        it was read."""

    async def remove_passkey(self, profile_id: str, passkey_id: str) -> bool:
        """Delete a passkey of a profile; returns whether there was one."""

    async def keep_challenge(self, challenge_hash: str, profile_id: str, expires: float) -> None:
        """Store a challenge; without a profile it is to be answered by any passkey."""

    async def use_challenge(self, challenge_hash: str, profile_id: str, now: float) -> bool:
        """Use a challenge up; returns False if it does not exist, was for another profile, or has
        expired."""

    async def forget_keys(self, before: float) -> None:
        """Delete keys and challenges that expired before then."""


class ProfileStorage(KeyStorage, Protocol):
    """Keeps all of it."""

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

    async def unused_profiles(self, before: float, limit: int) -> list[str]:
        """Profiles that no device has used since then, the first ``limit``."""

    async def latest_profiles(self, most: int) -> list[ProfileRow]:
        """The profiles that were used last."""

    async def delete_profile(self, profile_id: str) -> None:
        """Delete a profile with its devices, keys and passkeys. Its seats stay as they are."""

    async def unlist_results(self, tables: Sequence[str]) -> None:
        """Take the results of these tables from the lists of the train of the day."""

    async def results_of(self, tables: Sequence[str]) -> list[ListedRow]:
        """The results of these tables in those lists, the earliest first."""

    async def reports_by(self, seats: Collection[tuple[str, int]]) -> list[ReportRow]:
        """What the players of these seats have reported, the earliest first, without whom it is
        about: no name, no hash and nothing that was said."""

    async def known_devices(self, token_hashes: Collection[str]) -> set[str]:
        """Those of these hashes that are of a device's token."""

    async def note_use(self, device: DeviceRow, now: float) -> None:
        """Store that a device, and with it its profile, was used now."""

    async def sign_off(self, profile_id: str, device_id: str) -> bool:
        """Delete a device of a profile; returns whether there was one."""

    async def seats_of(self, profile_id: str, after: str, limit: int) -> list[tuple[str, int]]:
        """Tables and seats of a profile in alphabetical order, the first ``limit`` tables' after
        that name."""
