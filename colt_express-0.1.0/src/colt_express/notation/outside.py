"""Games from outside: a record, or a game in notation."""

from __future__ import annotations

import codecs
import re
from typing import Final

from ..documents import DocumentError, check_length, decode_text
from ..engine.errors import IllegalChoice, RecordError, SetupError
from .errors import NotationError
from .games.reading import read_game

BEGINNING: Final = 1000
"""Bytes of a document in which it can be seen what it is."""
NOTATION: Final = re.compile(rb"\[[A-Za-z]|CX\d")
"""Beginning of a game in notation, or of a position."""


def record_in(document: bytes | str) -> bytes | str:
    """The record in a document from outside, which may also be a game in notation. Raises
    `RecordError` if that cannot be read; a record is not looked at."""
    text = document.encode(errors="surrogatepass") if isinstance(document, str) else document
    begins = text[:BEGINNING].removeprefix(codecs.BOM_UTF8).lstrip()
    if not NOTATION.match(begins):
        return document
    if not begins.startswith(b"["):
        raise RecordError("this is a single position in notation, and not a whole game")
    try:
        check_length(text)
        return read_game(decode_text(text)).record()
    except (DocumentError, NotationError, RecordError, IllegalChoice, SetupError) as error:
        raise RecordError(f"this game in notation cannot be told: {error}") from None
