"""A row of the database that cannot be read: everything else goes on without it, and the log names
its table once."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import text

from colt_express.server.base.settings import default_database
from colt_express.server.hosting import admin_operations
from colt_express.server.hosting.admin_operations import AdminError
from colt_express.server.registry import retention
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import STATUSES, UnreadableRow

from ..in_process import Subscriber, registry_at, requests_at, until
from ..registry.test_resuming import begun, play

SETUPS = ["{", "[]", "5", '{"players": 4, "seed": \x00}', "[" * 5000]


async def two_tables(database: str) -> tuple[str, str]:
    """Two public games with a clock."""
    async with registry_at(database) as registry:
        tables = [await begun(registry, "open", "open", public=True, clock=60) for _ in range(2)]
        for table in tables:
            Subscriber(table, 0)
            await play(table, 3)
        await registry.attendance.note(time())
        return tables[0].row.id, tables[1].row.id


async def spoil(database: str, statement: str, **values: Any) -> None:
    store = Store(database)
    await store.open()
    async with store.writing() as connection:
        await connection.execute(text(statement), values)
    await store.close()


async def export_all(store: Store, exported: list[str]) -> None:
    async for one in admin_operations.export_all(store):
        exported.append(one.table)


async def go_on_without(database: str, bad: str, good: str) -> None:
    """Everything that looks at many tables."""
    async with requests_at(database) as client:
        for _ in range(2):
            answer = await client.get("/api/tables")
            assert answer.status_code == 200
            assert [table["table"] for table in answer.json()] == [good]
        assert (await client.get(f"/api/tables/{good}")).status_code == 200
        assert (await client.get(f"/api/tables/{bad}")).status_code in (200, 409)
        assert (await client.get(f"/api/tables/{bad}/record")).status_code == 409
    async with registry_at(database) as registry:
        await until(lambda: good in registry.tables)  # its clock goes on
        await registry.attendance.tidy_up(time() + 1000)
        assert [table.table.id for table in await registry.store.listed(0, 10)] == [good]
        shown = await admin_operations.list_tables(registry.store, STATUSES, time() + 9, 10)
        assert good in [table.table for table in shown]
        exported: list[str] = []
        with pytest.raises(AdminError, match=f"left out: {bad}$"):
            await export_all(registry.store, exported)
        assert exported == [good]
        assert await retention.forget_old(registry.store, STATUSES, time() + 9) >= 1
        assert await registry.store.versions([bad]) == {}  # it is deleted like any other


@pytest.mark.parametrize("setup", SETUPS)
def test_a_setup_that_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, setup: str
) -> None:
    async def live() -> str:
        database = default_database(tmp_path)
        bad, good = await two_tables(database)
        await spoil(
            database, "UPDATE tables SET setup = :setup WHERE id = :id", setup=setup, id=bad
        )
        async with registry_at(database) as registry:
            await admin_operations.close_table(registry.store, bad)
            async with registry.store.engine.connect() as connection:
                query = text("SELECT setup FROM tables WHERE id = :id")
                assert await connection.scalar(query, {"id": bad}) == setup
        await spoil(database, "UPDATE tables SET status = 'playing' WHERE id = :id", id=bad)
        caplog.clear()
        await go_on_without(database, bad, good)
        return bad

    with caplog.at_level(logging.ERROR, logger="colt_express"):
        bad = asyncio.run(live())
    told = [message for message in caplog.messages if "setup is not a JSON object" in message]
    assert len(told) == 2  # by each of two servers
    assert all(bad in message for message in told)
    assert not any("Traceback" in message for message in caplog.messages)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET version = 'many' WHERE id = :id",
        "UPDATE tables SET status = 'playing', seed = CAST(x'ff00fe' AS TEXT) WHERE id = :id",
        "UPDATE tables SET setup = CAST(x'7b22ff' AS TEXT) WHERE id = :id",
        "UPDATE seats SET seat = 'left' WHERE seat = 1 AND table_id = :id",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = :id",
        "UPDATE seats SET kind = 'ghost' WHERE seat = 1 AND table_id = :id",
    ],
)
def test_a_row_with_values_of_other_types(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    """SQLite accepts them."""

    async def live() -> str:
        database = default_database(tmp_path)
        bad, good = await two_tables(database)
        await spoil(database, statement, id=bad)
        await go_on_without(database, bad, good)
        return bad

    with caplog.at_level(logging.ERROR, logger="colt_express"):
        bad = asyncio.run(live())
    assert [message for message in caplog.messages if f"table {bad} is damaged" in message]


def test_a_table_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def look() -> None:
        database = default_database(tmp_path)
        bad, _ = await two_tables(database)
        await spoil(database, "UPDATE tables SET version = 'many' WHERE id = :id", id=bad)
        store = Store(database)
        await store.open()
        with pytest.raises(UnreadableRow, match="damaged; it cannot be shown"):
            await store.load_table(bad)
        await store.close()

    asyncio.run(look())
