"""Readiness: problems are detected in the background and reported in a sentence."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from colt_express.server.base.settings import default_database
from colt_express.server.hosting import readiness
from colt_express.server.hosting.readiness import OK, Readiness
from colt_express.server.table import workers

from ..in_process import registry_at, until
from ..postgres import Cluster


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "EVERY", 0.02)
    monkeypatch.setattr(readiness, "LAG_EVERY", 0.01)


@asynccontextmanager
async def looking(database: str) -> AsyncIterator[Readiness]:
    """A server whose readiness is checked."""
    async with registry_at(database) as registry:
        looks = Readiness(registry)
        looks.open()
        try:
            assert not looks.now().ready, "nobody has looked yet"
            await until(lambda: looks.now().ready)
            yield looks
        finally:
            await looks.close()


async def until_wrong(looks: Readiness, check: str, sentence: str) -> None:
    await until(lambda: looks.now().checks[check] == sentence)
    assert not looks.now().ready
    assert f'colt_express_ready{{check="{check}"}} 0.0'.encode() in looks.registry.metrics.text()


def test_a_server_that_is_about_to_stop_is_not_ready(database: str) -> None:
    async def look() -> None:
        async with looking(database) as looks:
            assert looks.now().checks == {"database": OK, "bots": OK, "loop": OK}
            looks.registry.closing = True
            assert looks.now().checks["closing"] == readiness.CLOSING
            assert not looks.now().ready

    asyncio.run(look())


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    only_read = "ON"

    def lend(connection: Any, *_more: object) -> None:
        connection.cursor().execute(f"PRAGMA query_only = {only_read}")

    async def look() -> None:
        nonlocal only_read
        async with looking(default_database(tmp_path)) as looks:
            event.listen(looks.registry.store.engine.sync_engine, "checkout", lend)
            await until_wrong(looks, "database", readiness.NO_DATABASE)
            only_read = "OFF"
            await until(lambda: looks.now().ready)

    asyncio.run(look())


def test_a_database_that_is_gone(cluster: Cluster, postgres: str) -> None:
    async def look() -> None:
        async with looking(postgres) as looks:
            await asyncio.to_thread(cluster.stop)
            try:
                await until_wrong(looks, "database", readiness.NO_DATABASE)
            finally:
                await asyncio.to_thread(cluster.start)
            await until(lambda: looks.now().ready)

    asyncio.run(look())


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[asyncio.Event] = []

    async def hang() -> None:
        asked.append(asyncio.Event())
        await asked[-1].wait()

    async def look() -> None:
        async with looking(default_database(tmp_path)) as looks:
            monkeypatch.setattr(readiness, "PATIENCE", 0.02)
            monkeypatch.setattr(looks.registry.store, "try_to_write", hang)
            await until_wrong(looks, "database", readiness.SLOW_DATABASE)
            await asyncio.sleep(0.2)
            assert len(asked) == 1, "what hangs is not begun again and again"
            asked[0].set()
            await until(lambda: looks.now().ready)

    asyncio.run(look())


def test_a_loop_that_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LARGEST_LAG", 0.5)

    async def look() -> None:
        async with looking(default_database(tmp_path)) as looks:
            time.sleep(0.6)
            await until_wrong(looks, "loop", readiness.SLOW_LOOP)
            await until(lambda: looks.now().ready)

    asyncio.run(look())


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.usefixtures("own_processes")
def test_a_worker_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with looking(default_database(tmp_path)) as looks:
            thinkers = looks.registry.workers
            process = await thinkers.run(os.getpid)
            monkeypatch.setattr(workers, "LOOKING", 0.2)
            monkeypatch.setattr(readiness, "EVERY", 1.0)  # long enough to be seen
            os.kill(process, signal.SIGSTOP)
            await until_wrong(looks, "bots", readiness.NO_BOTS)
            monkeypatch.setattr(workers, "LOOKING", 10.0)
            await until(lambda: looks.now().ready)
            assert await thinkers.run(os.getpid) != process

    asyncio.run(look())


def test_outdated_results_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with looking(default_database(tmp_path)) as looks:
            await looks.close()
            monkeypatch.setattr(readiness, "OUTDATED", 0.0)
            assert set(looks.now().checks.values()) == {readiness.NOT_YET}

    asyncio.run(look())
