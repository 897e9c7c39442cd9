"""Secrets: seat tokens of 128 bits, of which, as of addresses, only hashes are stored; seeds and
names of tables."""

from __future__ import annotations

import os
import re
import secrets
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

ADDRESS_KEY: Final = "COLT_EXPRESS_ADDRESS_KEY"
"""Environment variable: a secret shared by all servers on a database and the admin commands."""

HERE: Final = "here-"
"""Beginning of the names of tables on a player's own device, which tables of servers never have."""

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
