"""Bans: which clients may not sit at a table, or at any."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from ..base.refusals import SENT_AWAY, Refused

EVERYWHERE: Final = ""
"""The table of a ban that applies to all tables."""

BANNED: Final = "the operator has banned you from this server"

SHARED_ADDRESS: Final = (
    "the host has banned somebody at your address from this table; people who share a "
    "connection share its address, so if that was not you, play at another table"
)


class Ban(msgspec.Struct, frozen=True):
    """A ban from a table, of a client that is identified by the hash of a token or an address."""

    table_id: str
    who: str
    made: float


class BanStorage(Protocol):
    """Keeps the bans."""

    async def bans(self, table_id: str | None = None) -> list[Ban]:
        """All bans, or those of one table, the newest first."""

    async def bans_of(self, table_id: str, *who: str) -> list[Ban]:
        """The bans that keep a client with one of these hashes away from that table."""


async def must_not_be_banned(
    store: BanStorage, table_id: str, address: str, token_hash: str = "", seated: bool = False
) -> None:
    """Raises `Refused` for a client that is banned. A player at the table (``seated``) may share an
    address with a banned client."""
    found = await store.bans_of(table_id, address, token_hash)
    if any(ban.table_id == EVERYWHERE for ban in found):
        raise Refused(BANNED, "banned")
    if any(ban.who == token_hash for ban in found):
        raise Refused(SENT_AWAY, "kicked")
    if found and not seated:
        raise Refused(SHARED_ADDRESS, "address")
