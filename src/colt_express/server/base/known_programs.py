"""Programs that an operator knows: their names, their authors, and the hashes of the keys by which
they prove who they are."""

from __future__ import annotations

import tomllib
from collections import Counter
from hmac import compare_digest
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ...errors import ColtExpressError, reason_of
from .credentials import hashed, new_token
from .names import BadName, cleaned, shown_name

AUTHOR_LENGTH: Final = 40
"""Maximum number of characters of an author's name."""


class BadPrograms(ColtExpressError):
    """A file of known programs that cannot be used."""


class KnownProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program with its author, and the hash of its key."""

    name: str
    author: Annotated[str, msgspec.Meta(min_length=1, max_length=AUTHOR_LENGTH)]
    key_hash: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    program: Annotated[list[KnownProgram], msgspec.Meta(min_length=1)]


def load_known_programs(file: Path) -> tuple[KnownProgram, ...]:
    """The programs in a file; raises `BadPrograms` with the reason if there are none."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).program
        known = tuple(_checked(one) for one in found)
    except OSError as error:
        raise BadPrograms(f"{file} cannot be read: {reason_of(error)}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, BadName) as error:
        raise BadPrograms(f"{file}: {error}") from None
    twice = [name for name, count in Counter(one.name for one in known).items() if count > 1]
    if twice:
        raise BadPrograms(f"{file}: the program {twice[0]!r} is there twice")
    return known


def program_with(key: str, known: tuple[KnownProgram, ...]) -> KnownProgram | None:
    """The program that a key belongs to; None if it belongs to none."""
    told = hashed(key)
    return next((one for one in known if compare_digest(one.key_hash, told)), None)


def new_known_program(name: str, author: str) -> tuple[str, str]:
    """The lines for the file about a new program, and its key, which is shown only once."""
    key = new_token()
    told = {"name": name, "author": author, "key_hash": hashed(key)}
    try:
        one = _checked(msgspec.convert(told, type=KnownProgram))
    except (msgspec.ValidationError, BadName) as error:
        raise BadPrograms(str(error)) from None
    fields = msgspec.structs.asdict(one).items()
    # A string of JSON is one of TOML, too.
    lines = [f"{field} = {msgspec.json.encode(value).decode()}" for field, value in fields]
    return "\n".join(["[[program]]", *lines]), key


def _checked(one: KnownProgram) -> KnownProgram:
    """The program with names as they may be shown."""
    author = cleaned(one.author)
    if not author:
        raise BadName(f"the author of {one.name!r} needs a visible name")
    return KnownProgram(shown_name(one.name, ()), author, one.key_hash)
