"""What server processes that share a database say to each other.

Nothing here is the truth: that is in the database. A message says where to look, or tells what
is not kept, such as chat and who is there.
"""

from __future__ import annotations

from typing import Final

import msgspec

CHANNEL: Final = "colt_express"


GONE: Final = 2**53
"""The version of a table that is not kept any more."""


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed", omit_defaults=True):
    """In the database a table has so many choices, or that version, by now."""

    table: str
    number: int = 0
    version: int = 0


class Banned(msgspec.Struct, frozen=True, tag_field="type", tag="banned"):
    """Who may come to this server has changed."""


class _Signed(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that is heard only by the others."""

    sender: str


class Spoken(_Signed, frozen=True, tag="spoken"):
    """Chat or a gesture."""

    table: str
    seat: int
    text: str
    emote: str


class Present(_Signed, frozen=True, tag="present"):
    """Whose players are at the sender's end of a table."""

    table: str
    seats: list[int]


class WhoIsThere(_Signed, frozen=True, tag="who"):
    """Asks one of the others, or all, for `Present`: of one table, or of all."""

    to: str = ""
    table: str = ""


class Alive(_Signed, frozen=True, tag="alive"):
    """Said by everybody every few seconds."""


class Gone(_Signed, frozen=True, tag="gone"):
    """The sender's last word; whoever is silent for long is taken to have said it."""


Signed = Spoken | Present | WhoIsThere | Alive | Gone
News = Changed | Banned
"""What is said by whoever writes to the database, in the same transaction."""

Wire = News | Signed

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Wire] = msgspec.json.Decoder(Wire)


def encode_wire(message: Wire) -> str:
    return _encode(message).decode()


def decode_wire(text: str) -> Wire:
    return _decoder.decode(text)
