"""The database's address: which ones are understood, and what is said of one that is of no use.

An address may hold a password, so nobody is shown it but in the words of `shown`.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import sleep
from typing import Any, Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..errors import ColtExpressError

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
"""With a file, wait for other servers that write. A server is far away and may be started anew:
look whether a connection still holds, and do not wait for ever."""


TRIES: Final = 200
BETWEEN_TRIES: Final = 0.02  # seconds


class StorageError(ColtExpressError):
    """The database cannot be used."""


def read_address(address: str) -> URL:
    """The address of a database, with the driver that we use where none is named."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # not told why: that would show the address
        raise StorageError(
            "this is no address of a database; one looks like postgresql://user:password@host/name"
        ) from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise StorageError(f"games are kept in sqlite or postgresql, not in {backend}")
    driver = DRIVERS[backend]
    if url.drivername not in (backend, driver):
        raise StorageError(f"the address of this database begins with {driver}:")
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """An address without its secrets; of SQLite, the file."""
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
    """Raises what is wrong with a file of SQLite. aiosqlite would do that, too, but it leaves a
    thread behind that complains when the program ends. From now on the file is written ahead of:
    who reads it waits for nobody."""
    with closing(sqlite3.connect(url.database or ":memory:")) as connection:
        connection.execute("PRAGMA schema_version")
        _write_ahead(connection)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Another server may be doing the same, for which SQLite does not wait, so we do."""
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
    """The reason of a failure in one line, without SQL and its parameters."""
    error = getattr(error, "orig", None) or error
    error = error.__cause__ or error
    if isinstance(error, TimeoutError):
        return "there is no answer"
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
