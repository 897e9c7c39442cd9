"""The database's address: which ones are supported, and error messages for the others.

An address may contain a password, so it is displayed only in the form of `shown`.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import sleep
from typing import Any, Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .database_errors import StorageError

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

TRIES: Final = 200
"""Attempts at switching a file to write-ahead logging."""
BETWEEN_TRIES: Final = 0.02
"""Seconds between two of them."""


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
