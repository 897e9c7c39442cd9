"""Requests and responses of the HTTP API about seats. Those of other topics are beside what answers
them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..registry.programs import SaysProgram
from ..table.messages import Name, Number


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat. A program that plays in place of a person says so."""

    name: Name
    bandit: Annotated[str, msgspec.Meta(max_length=12)] = ""
    program: SaysProgram | None = None


class WhoAsks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request that needs proof of a seat."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class AsksHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint, when the game is at ``number`` choices."""

    token: Annotated[str, msgspec.Meta(max_length=64)]
    number: Number


class Created(msgspec.Struct, frozen=True):
    """A new table or seat. The token is sent only here."""

    table: str
    seat: int
    token: str
