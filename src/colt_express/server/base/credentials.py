"""Secrets: seat tokens of 128 bits, of which, as of addresses, only hashes are stored; seeds and
names of tables."""

from __future__ import annotations

import os
import re
import secrets
from hashlib import blake2b
from hmac import compare_digest
from typing import Final, NamedTuple

ADDRESS_KEY: Final = "COLT_EXPRESS_ADDRESS_KEY"
"""Environment variable: a secret shared by all servers on a database and the admin commands."""

HERE: Final = "here-"
"""Beginning of the names of tables on a player's own device, which tables of servers never have."""

DEVICE: Final = "device."
"""Beginning of the token of a device, which no seat's token has."""
KEY: Final = "key."
"""Beginning of a key that adds a device to a profile."""
DEVICE_TOKEN: Final = re.compile(r"(device\.[\w-]{22})(?:/([0-7]))?", re.ASCII)
"""The token of a device, and in the place of a seat's token also the seat."""

TABLE_ID = re.compile(r"[a-z0-9_-]{1,16}")


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """The hash of a token, which is stored in its place. A token has 128 random bits, so a fast
    hash is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"seat-token").hexdigest()


def hashed_address(address: str) -> str:
    """The hash of an address, as named by `addresses.address_of`, which is stored in its place. A
    reader of the database could try all addresses, unless there is a secret key."""
    key = blake2b(os.environ.get(ADDRESS_KEY, "").encode(), digest_size=32).digest()
    return blake2b(address.encode(), digest_size=32, key=key, person=b"address").hexdigest()


def matches(token: str, stored: str) -> bool:
    return bool(stored) and compare_digest(hashed(token), stored)


class Proof(NamedTuple):
    """What a token proves: that the client has it; that it is a device of a profile, which is empty
    for any other client; and which of that profile's seats is meant, or -1."""

    token: str
    profile: str = ""
    seat: int = -1


def new_device_token() -> str:
    return DEVICE + new_token()


def hashed_device(token: str) -> str:
    """The hash of a device's token, which is stored in its place."""
    return blake2b(token.encode(), digest_size=32, person=b"device-token").hexdigest()


def new_key() -> str:
    """A new key that adds a device to a profile."""
    return KEY + new_token()


def hashed_key(key: str) -> str:
    """The hash of such a key, which is stored in its place."""
    return blake2b(key.encode(), digest_size=32, person=b"profile-key").hexdigest()


def device_and_seat(token: str) -> tuple[str, int]:
    """The device's token in a token, and the seat that it names, or -1; an empty string for the
    token of a seat."""
    found = DEVICE_TOKEN.fullmatch(token)
    return ("", -1) if found is None else (found[1], int(found[2] or -1))


def token_of_seat(who: Proof, seat: int, token: str) -> str:
    """What proves a new seat from now on: the device of its profile, or its own token."""
    device, _ = device_and_seat(who.token)
    return f"{device}/{seat}" if who.profile else token


def new_table_id(beginning: str = "") -> str:
    """A new name for a table: 50 bits, short enough to be read aloud and long enough not to be
    guessed."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return beginning + "".join(secrets.choice(alphabet) for _ in range(10))


def name_after(table_id: str) -> str:
    """A new name for a table that follows another, at the same place."""
    return new_table_id(HERE if table_id.startswith(HERE) else "")


def may_be_table_id(text: str) -> bool:
    """Whether this could be the name of a table; anything else need not be looked up."""
    return TABLE_ID.fullmatch(text) is not None


def new_seed() -> str:
    """A new seed, from which all randomness of a game is derived."""
    return secrets.token_hex(16)
