"""Keys: each adds one device to a profile, within ten minutes."""

from __future__ import annotations

from time import time
from typing import Final

from ..base.credentials import hashed_key
from ..base.refusals import Refused
from ..storage.profiles import KeyRow, KeyStorage

VALID: Final = 600.0
"""Seconds for which a key can be used."""

USED: Final = (
    "this key has been used already; if that was not you, sign the device that you do not know off"
)
NOT_VALID: Final = "this key is not valid, or no longer; make another on a device of yours"


def key_row(profile: str, key: str) -> KeyRow:
    """The row of a new key of a profile."""
    now = time()
    return KeyRow(hashed_key(key), profile, now, now + VALID)


async def profile_of_key(store: KeyStorage, key: str) -> str:
    """The profile of a key that can still be used; refused otherwise."""
    found = await store.key(hashed_key(key))
    if found is not None and found.used:
        raise Refused(USED, code="key_used")
    if found is None or found.expires <= time():
        raise Refused(NOT_VALID, code="key_invalid")
    return found.profile


async def use_key(store: KeyStorage, key: str) -> None:
    """Use a key up; refused if it was used meanwhile."""
    if not await store.use_key(hashed_key(key), time()):
        raise Refused(USED, code="key_used")
