"""Programs that ask for a seat in place of a person: which ones this server admits.

A program says that it is one. That a client without a mark is a person cannot be checked.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ..base.known_programs import program_with
from ..base.names import shown_name
from ..base.refusals import Refused
from ..base.settings import Settings
from ..table.messages import Name
from ..table.seating import Program

LONGEST_KEY: Final = 64
"""Maximum number of characters of a program's key."""


class SaysProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program says of itself when it asks for a seat. With ``key`` it proves to be one that
    the operator knows, whose name and author are shown then."""

    name: Name
    key: Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)] = ""


def admitted(settings: Settings, says: SaysProgram | None) -> Program | None:
    """The program as it is shown, or None for a person; refused if this server does not admit
    it."""
    if says is None:
        return None
    if not settings.programs:
        raise Refused("this server admits no programs of others")
    known = program_with(says.key, settings.known_programs)
    if known is not None:
        return Program(known.name, known.author)
    if settings.known_programs:
        raise Refused("this server admits only programs that its operator knows, with their key")
    return Program(shown_name(says.name, ()))
