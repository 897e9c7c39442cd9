"""Tables that are no longer viewed are deleted, and nothing else."""

from __future__ import annotations

import asyncio
from time import time

import pytest
from sqlalchemy import func, select

from colt_express.server.base.settings import Settings
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry import retention
from colt_express.server.registry.retention import DAY, Retention
from colt_express.server.storage.database.columns import BANS, CHOICES, SEATS, STORIES
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import StoryRow

from ..in_process import Subscriber, registry_at, requests_at, until
from ..registry.test_resuming import begun
from .test_table_store import DRAW, a_table, opened
from .test_table_store import SEATS as PEOPLE

NOW = 1000 * DAY


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "AT_ONCE", 2)


async def fill(store: Store) -> None:
    """Tables of every status that were last active that number of days ago."""
    for status in ("waiting", "playing", "over", "closed"):
        for days in (5, 50, 500):
            name = f"{status} {days}"
            await store.create_table(a_table(name, status=status, touched=NOW - days * DAY), PEOPLE)
            await store.append(name, 0, DRAW)
            await store.ban(name, "bob")
            await store.keep_stories([StoryRow(name, 1, b"told")])


async def count(store: Store) -> list[int]:
    async with store.engine.connect() as connection:
        rows = [
            select(func.count()).select_from(table) for table in (SEATS, CHOICES, STORIES, BANS)
        ]
        return [await connection.scalar(row) or 0 for row in rows]


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(database: str) -> None:
    async def sweep() -> None:
        async with opened(database) as store:
            await fill(store)
            settings = Settings(database, keep_finished=90, keep_abandoned=30)
            assert await Retention(store, {"waiting 50"}, settings).sweep(NOW) == 5
            left = await store.versions(
                f"{status} {days}"
                for status in ("waiting", "playing", "over", "closed")
                for days in (5, 50, 500)
            )
            assert set(left) == {
                *("waiting 5", "waiting 50", "playing 5"),
                *("over 5", "over 50", "closed 5", "closed 50"),
            }
            assert await count(store) == [21, 7, 7, 7]
            for_ever = Settings(database, keep_finished=0, keep_abandoned=0)
            assert await Retention(store, set(), for_ever).sweep(NOW * 2) == 0

    asyncio.run(sweep())


def test_a_table_that_is_visited_meanwhile_is_not_deleted(database: str) -> None:
    async def forget() -> None:
        async with opened(database) as store:
            await store.create_table(a_table("old", touched=1.0), PEOPLE)
            await store.touch(["old"], 100.0)
            assert await store.forget("old", "nowhere", before=50.0) == []
            assert await store.forget("old", before=101.0) == ["old"]

    asyncio.run(forget())


def test_visits_are_written_down(database: str) -> None:
    async def touched_of(registry: DatabaseRegistry, name: str) -> float:
        stored = await registry.store.load_table(name)
        assert stored is not None
        return stored.table.touched

    async def visit() -> None:
        async with registry_at(database) as registry:
            watched, quiet = [await begun(registry, "open", "open") for _ in range(2)]
            Subscriber(watched, -1)
            quiet.touched = 0.0
            before = time()
            registry.housekeeping._last_round = before
            await registry.housekeeping.check_tables()
            assert await touched_of(registry, watched.row.id) >= before
            assert await touched_of(registry, quiet.row.id) < before

    asyncio.run(visit())


def test_a_table_that_is_removed_is_removed_from_memory_too(database: str) -> None:
    """Notified by PostgreSQL, found by polling with SQLite."""

    async def remove() -> None:
        async with registry_at(database) as registry, opened(database) as store:
            table = await begun(registry, "open", "open")
            watcher = Subscriber(table, -1)
            assert await store.forget(table.row.id) == [table.row.id]
            if not store.shared:
                await registry.housekeeping.check_tables()
            await until(lambda: registry.tables == {})
            assert watcher.dismissed == "this table no longer exists"
            assert await registry.current(table.row.id) is None
        async with requests_at(database) as client:
            assert (await client.get(f"/api/tables/{table.row.id}")).status_code == 404

    asyncio.run(remove())
