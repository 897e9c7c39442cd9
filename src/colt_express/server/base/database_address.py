"""The database's address: which ones are supported, and error messages for the others.

An address may contain a password, so it is displayed only in the form of `shown`.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import sleep
from typing import Any, ClassVar, Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...errors import TRY_LATER, ColtExpressError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "sqlite": {"connect_args": {"timeout": 30}},
    "postgresql": {
        "pool_pre_ping": True,
        "connect_args": {"timeout": 10, "command_timeout": 30},
    },
}
"""Options of the drivers. SQLite waits for other servers that write. A PostgreSQL server may
restart, so a connection is checked before it is used, and no query waits forever."""


PRIMARY: Final = 0xFF
"""The bits of SQLite's code for an error that say its kind."""

DAMAGED_FILE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DAMAGED_SERVER: Final = ("XX001", "XX002")
"""PostgreSQL's codes for damaged data and damaged indexes."""

ADVICE: Final[dict[int | str, str]] = {
    sqlite3.SQLITE_FULL: "free disk space",
    "53100": "free disk space",
    sqlite3.SQLITE_READONLY: "make the file and its folder writable for the server",
    sqlite3.SQLITE_IOERR: "check the disk",
}
"""Advice for the operator, by the code of the error."""

TRIES: Final = 200
"""Attempts at switching a file to write-ahead logging."""
BETWEEN_TRIES: Final = 0.02
"""Seconds between two of them."""


class StorageError(ColtExpressError):
    """The database cannot be used."""


class Unreachable(StorageError):
    """The database does not answer now, but may do so later."""

    status: ClassVar[int] = TRY_LATER


def read_address(address: str) -> URL:
    """Parse the address of a database, and add our driver if none is given."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # without the cause, which would show the address
        raise StorageError(
            "this is not a database address; one looks like postgresql://user:password@host/name"
        ) from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise StorageError(f"games can be stored in sqlite or postgresql, not in {backend}")
    driver = DRIVERS[backend]
    if url.drivername not in (backend, driver):
        raise StorageError(f"the address of this database must begin with {driver}:")
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """An address without its secrets; for SQLite, the file."""
    if url.get_backend_name() == "sqlite":
        return url.database or "memory"
    return url.set(query={}).render_as_string(hide_password=True)


def engine_for(url: URL) -> AsyncEngine:
    try:
        options = OPTIONS[url.get_backend_name()]
        return create_async_engine(url, hide_parameters=True, **options)
    except ImportError:
        raise StorageError(
            "postgresql needs asyncpg: pip install 'colt-express[postgres]'"
        ) from None


def try_file(url: URL) -> None:
    """Raises an error if a SQLite file cannot be used. aiosqlite would do that too, but leaves a
    thread behind that prints a traceback at exit. Switches the file to write-ahead logging, so that
    readers never wait."""
    with closing(sqlite3.connect(url.database or ":memory:")) as connection:
        connection.execute("PRAGMA schema_version")
        _write_ahead(connection)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. If another server does the same, SQLite fails instead of
    waiting, so we retry."""
    for _ in range(TRIES - 1):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            sleep(BETWEEN_TRIES)
    connection.execute("PRAGMA journal_mode=WAL")


def why(error: BaseException) -> str:
    """The reason for a failure in one line, without SQL and its parameters."""
    error = getattr(error, "orig", None) or error
    error = error.__cause__ or error
    if isinstance(error, TimeoutError):
        return "no answer"
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__


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
