"""The log: lines for people, or one JSON object per line for programs.

It must not contain what people say or choose, nor their names. Our own messages contain only the
names of tables. The message of an error may contain anything, so only its type and location are
logged, unless it can only be about files, addresses and the database.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

import msgspec

from .database_errors import StorageError, advice, is_about_storage, why

ABOUT_STRANGERS: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
"""Beginnings of uvicorn's messages that any client can provoke."""

OURS: Final = "colt_express"
ODD: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
PLACE: Final = re.compile(r'^  File ".*", line \d+, in \S+$', re.MULTILINE)


class LogFormat(StrEnum):
    TEXT = "text"
    JSON = "json"


class Entry(msgspec.Struct, omit_defaults=True):
    """A line of the log."""

    time: str
    level: str
    logger: str
    message: str
    table: str = ""
    trace: str = ""


def begin_log(form: LogFormat) -> None:
    """Start logging to standard error in that format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_not_about_strangers)


def reason(error: BaseException) -> str:
    """The part of an error that may be logged: its type or, for the database, its message."""
    if isinstance(error, StorageError) and error.__cause__ is not None:
        error = error.__cause__
    if not is_about_storage(error):
        return type(error).__name__
    hint = advice(error)
    return f"{type(error).__name__}: {why(error)}" + (f" ({hint})" if hint else "")


class Lines(logging.Formatter):
    """Formats an entry for people. Messages that are not problems have no prefix."""

    def format(self, record: logging.LogRecord) -> str:
        sentence = _sentence(record)
        if record.levelno > logging.INFO:
            sentence = f"{_time(record)} {record.levelname}: {sentence}"
        return f"{sentence}\n{_trace(record)}" if record.exc_info else sentence


class JsonLines(logging.Formatter):
    """Formats an entry for programs."""

    def format(self, record: logging.LogRecord) -> str:
        entry = Entry(
            time=_time(record),
            level=record.levelname.lower(),
            logger=record.name,
            message=_sentence(record),
            table=str(getattr(record, "table", "")),
            trace=_trace(record),
        )
        return msgspec.json.encode(entry).decode()


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


def _sentence(record: logging.LogRecord) -> str:
    """The message in one line. Only the first line of other libraries' messages: asyncio shows the
    data of a task in the next."""
    message = record.getMessage()
    if not record.name.startswith(OURS):
        message = message.partition("\n")[0]
    return ODD.sub(lambda found: f"\\x{ord(found[0]):02x}", message)


def _trace(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return "" if error is None else "\n".join(_lines_about(error))


def _lines_about(error: BaseException) -> Iterator[str]:
    """The lines of a traceback like Python's, the first cause first, but without messages."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _lines_about(before)
        yield "and then:"
    yield "Traceback (most recent call last):"
    yield from PLACE.findall(getattr(error, "tb", ""))  # of a worker, which sends it as text
    yield from "".join(traceback.format_tb(error.__traceback__)).splitlines()
    yield reason(error)


def _not_about_strangers(record: logging.LogRecord) -> bool:
    """Whether an entry of uvicorn's is about more than malformed input. Clients that send nonsense
    must not fill our log; they get an error anyway."""
    return not record.getMessage().startswith(ABOUT_STRANGERS)
