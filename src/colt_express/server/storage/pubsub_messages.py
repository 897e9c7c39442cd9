"""The messages between server processes that share a database.

The source of truth is the database. A message says what to read there, or carries what is not
stored, such as chat and presence.
"""

from __future__ import annotations

from typing import Final

import msgspec

CHANNEL: Final = "colt_express"


GONE: Final = 2**53
"""The version of a table that no longer exists."""


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed", omit_defaults=True):
    """A table in the database has changed: it now has ``number`` choices, or that ``version``."""

    table: str
    number: int = 0
    version: int = 0


class Banned(msgspec.Struct, frozen=True, tag_field="type", tag="banned"):
    """The bans of this server have changed."""


class _Signed(msgspec.Struct, frozen=True, tag_field="type"):
    """A message that only the others receive."""

    sender: str


class Spoken(_Signed, frozen=True, tag="spoken"):
    """Chat or a gesture."""

    table: str
    seat: int
    text: str
    emote: str


class Present(_Signed, frozen=True, tag="present"):
    """Seats whose players are connected to the sender."""

    table: str
    seats: list[int]


class WhoIsThere(_Signed, frozen=True, tag="who"):
    """Asks one of the others, or all, for `Present`: for one table, or for all."""

    to: str = ""
    table: str = ""


class Alive(_Signed, frozen=True, tag="alive"):
    """The heartbeat of every server."""


class Gone(_Signed, frozen=True, tag="gone"):
    """The sender's last message; a server that is silent for long is treated as if it had sent
    it."""


Signed = Spoken | Present | WhoIsThere | Alive | Gone
News = Changed | Banned
"""Messages sent by a write to the database, in the same transaction."""

PubSubMessage = News | Signed

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[PubSubMessage] = msgspec.json.Decoder(PubSubMessage)


def encode_message(message: PubSubMessage) -> str:
    return _encode(message).decode()


def decode_message(text: str) -> PubSubMessage:
    return _decoder.decode(text)
