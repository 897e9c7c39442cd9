"""Any record: of other rules, cut off, damaged or in notation, it is told as far as it goes, with a
sentence."""

from __future__ import annotations

from pathlib import Path

from ...documents import DocumentError, read_document
from ...engine.errors import RecordError
from ...engine.serialization.record import Record, read_record
from ...notation.outside import record_in
from ...replays.trouble import TroubleCode
from ...words import Words


def read_any(file: Path) -> tuple[Record, bytes]:
    """The record in a file, and its text."""
    try:
        document = record_in(read_document(file))
        record = read_record(document, any_rules=True)
    except DocumentError as error:
        raise RecordError(f"{file} {error}") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    return record, document.encode() if isinstance(document, str) else document


def told_trouble(code: TroubleCode, words: Words) -> str:
    """What is wrong with a record, in the reader's language."""
    match code:
        case "rules":
            return words.say("replay-trouble-rules")
        case "damaged":
            return words.say("replay-trouble-damaged")
        case "changed":
            return words.say("replay-trouble-changed")
        case _:
            return ""
