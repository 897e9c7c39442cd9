"""Errors of the database: what they say, and advice for the operator.

The drivers' errors are recognised by their codes, so nothing here needs a driver.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...errors import TRY_LATER, ColtExpressError

PRIMARY: Final = 0xFF
"""The bits of SQLite's code for an error that say its kind."""

READ_ONLY: Final = 8
INPUT_OUTPUT: Final = 10
CORRUPT: Final = 11
FULL: Final = 13
NOT_A_DATABASE: Final = 26
"""SQLite's codes."""

DAMAGED_FILE: Final = (CORRUPT, NOT_A_DATABASE)
DAMAGED_SERVER: Final = ("XX001", "XX002")
"""PostgreSQL's codes for damaged data and damaged indexes."""

ADVICE: Final[dict[int | str, str]] = {
    FULL: "free disk space",
    "53100": "free disk space",
    READ_ONLY: "make the file and its folder writable for the server",
    INPUT_OUTPUT: "check the disk",
}
"""Advice for the operator, by the code of the error."""

OPERATIONAL: Final = "OperationalError"
"""The drivers' and SQLAlchemy's name for errors that are only about files, addresses and the
database."""


class StorageError(ColtExpressError):
    """The database cannot be used."""


class Unreachable(StorageError):
    """The database does not answer now, but may do so later."""

    status: ClassVar[int] = TRY_LATER


def why(error: BaseException) -> str:
    """The reason for a failure in one line, without SQL and its parameters."""
    error = getattr(error, "orig", None) or error
    error = error.__cause__ or error
    if isinstance(error, TimeoutError):
        return "no answer"
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__


def is_about_storage(error: BaseException) -> bool:
    """Whether the message of an error is only about files, addresses and the database."""
    return (
        isinstance(error, OSError)
        or any(kind.__name__ == OPERATIONAL for kind in type(error).__mro__)
        or is_damage(error)
    )


def is_damage(error: BaseException) -> bool:
    """Whether an error says that the database is damaged. Its message is then only about its
    file."""
    found = getattr(error, "orig", None) or error
    if getattr(found, "sqlstate", None) in DAMAGED_SERVER:
        return True
    code = getattr(found, "sqlite_errorcode", None)
    return code is not None and code & PRIMARY in DAMAGED_FILE


def advice(error: BaseException) -> str:
    """Advice for the operator about a failure of the database; empty if there is none."""
    found = getattr(error, "orig", None) or error
    if is_damage(error):
        if getattr(found, "sqlstate", None):
            return "the database is damaged: stop the server, check the disk, restore a backup"
        return (
            "the file is damaged: stop the server, check the file with "
            "'PRAGMA integrity_check' in sqlite3, restore a backup"
        )
    code = getattr(found, "sqlite_errorcode", None)
    if code is None:
        return ADVICE.get(getattr(found, "sqlstate", None) or "", "")
    return ADVICE.get(code & PRIMARY, "")
