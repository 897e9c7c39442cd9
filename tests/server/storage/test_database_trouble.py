"""A damaged database, and one that stores text in another encoding: the operator is told what is
wrong and what helps."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from colt_express.server.base.database_errors import StorageError
from colt_express.server.base.settings import default_database
from colt_express.server.hosting import admin_operations
from colt_express.server.storage.database.table_store import Store, prepare
from colt_express.server.storage.rows import STATUSES

from ..in_process import registry_at
from ..postgres import Cluster
from ..registry.test_resuming import begun, play

PAGE = 4096


def test_a_damaged_page_is_logged_with_what_the_database_says_and_what_helps(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = default_database(tmp_path)
    file = Path(database.removeprefix("sqlite+aiosqlite:///"))

    async def write() -> None:
        async with registry_at(database) as registry:
            for _ in range(3):
                await play(await begun(registry, "open", "open"), 20)

    async def read() -> None:
        store = Store(database)
        await store.open()
        with pytest.raises(StorageError):
            await admin_operations.list_tables(store, STATUSES, 1e12, 10)
        await store.close()

    asyncio.run(write())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'tables'"
        (root,) = connection.execute(query).fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * PAGE)
        pages.write(b"\xff" * PAGE)
    asyncio.run(read())
    assert "failed in list_tables: DatabaseError: database disk image is malformed" in caplog.text
    assert "stop the server, check the file with 'PRAGMA integrity_check'" in caplog.text


@pytest.mark.parametrize("encoding", ["UTF-16le", "UTF-16be"])
def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path, encoding: str) -> None:
    database = default_database(tmp_path)
    with closing(sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///"))) as connection:
        connection.execute(f"PRAGMA encoding = '{encoding}'")
        connection.execute("CREATE TABLE other (name TEXT)")
    with pytest.raises(StorageError, match=f"stores text in {encoding}; .* needs one in UTF-8"):
        asyncio.run(prepare(database))


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_is_not_utf_8_is_refused(cluster: Cluster, encoding: str) -> None:
    name = f"games_{encoding.lower()}"
    asyncio.run(
        cluster.execute(
            f"CREATE DATABASE {name} ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C' "
            "TEMPLATE template0"
        )
    )
    with pytest.raises(StorageError, match=f"stores text in {encoding}; .*createdb -E UTF8"):
        asyncio.run(prepare(cluster.address(name)))
    asyncio.run(cluster.execute(f"DROP DATABASE {name}"))
