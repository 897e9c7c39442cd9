"""Tables in memory: how much they may take, which of them leave first, and that nothing of them is
left."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from colt_express.server.base.refusals import NoRoom
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.hosting.server import Server
from colt_express.server.registry.evicting import FULL, MEGABYTE, UNUSED_SHARE
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.database.columns import TABLES
from colt_express.server.table.live_table import LiveTable

from ..in_process import Subscriber
from .test_resuming import begun, play

Work = Callable[[Server, httpx.AsyncClient], Awaitable[None]]


def at_a_server(folder: Path, work: Work, memory: int = 512) -> None:
    async def do() -> None:
        api = Server(Settings(default_database(folder), workers=1, memory=memory))
        app = create_app(api)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
        ):
            await work(api, client)

    asyncio.run(do())


async def finished(registry: DatabaseRegistry) -> LiveTable:
    table = await begun(registry, "open", "open")
    await play(table, 1000)
    return table


async def evict(registry: DatabaseRegistry, *tables: LiveTable) -> None:
    for table in tables:
        table.touched = 0.0
    await registry.evictor.evict_idle_tables()


def test_nothing_of_an_evicted_table_is_left_for_the_garbage_collector(tmp_path: Path) -> None:
    async def work(api: Server, _client: httpx.AsyncClient) -> None:
        table = await finished(api.registry)
        Subscriber(table, -1).dismiss("", "")
        table.subscribers.remove(table.subscribers.connected[0])
        while table.driver.busy:
            await asyncio.sleep(0.005)
        refs: list[weakref.ref[Any]] = [
            weakref.ref(table),
            weakref.ref(table.running()),
            weakref.ref(table.driver),
            weakref.ref(table.subscribers),
        ]
        gc.collect()
        gc.disable()
        try:
            await evict(api.registry, table)
            assert api.registry.tables == {}
            del table
            assert [ref() for ref in refs] == [None] * 4
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            kinds = {type(one).__name__ for one in gc.garbage}
            assert not kinds & {"Game", "State", "Setup", "Rulebook", "Event", "SeatRow"}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()

    at_a_server(tmp_path, work)


def test_the_least_recently_used_tables_leave_first_and_those_with_people_stay(
    tmp_path: Path,
) -> None:
    async def work(api: Server, _client: httpx.AsyncClient) -> None:
        registry = api.registry
        watched, waited_for = (
            await begun(registry, "open", "open"),
            await begun(registry, "open", "open"),
        )
        Subscriber(watched, 0)
        waited_for.held = 1  # by a client that has not said hello yet
        tables = [await begun(registry, "open", "open") for _ in range(60)]
        await registry.evictor.make_room()
        assert {watched.row.id, waited_for.row.id} < set(registry.tables)
        left = [table for table in tables if table.row.id in registry.tables]
        assert left == tables[-len(left) :]  # the latest
        assert 5 < len(left) < 60
        limit = UNUSED_SHARE * MEGABYTE * 16
        assert sum(table.weight for table in left) < 1.1 * limit
        for gone in tables[:3]:
            found = await registry.find(gone.row.id)
            assert found is not None
            assert found.row.status == "playing"

    at_a_server(tmp_path, work, memory=16)


def test_when_players_fill_the_memory_no_other_table_is_opened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(api: Server, client: httpx.AsyncClient) -> None:
        registry = api.registry
        away = await begun(registry, "open", "open")
        await evict(registry, away)
        played, seen = await begun(registry, "open", "open"), await finished(registry)
        player, watcher = Subscriber(played, 0), Subscriber(seen, -1)
        registry.evictor.limit = played.weight + seen.weight // 2
        await registry.evictor.evict_idle_tables()
        assert (player.dismissed, watcher.dismissed) == ("", FULL)  # spectators go before players
        assert not registry.evictor.full
        seen.subscribers.remove(watcher)
        await evict(registry, seen)
        assert set(registry.tables) == {played.row.id}

        registry.evictor.limit = played.weight // 2
        await registry.evictor.evict_idle_tables()
        with pytest.raises(NoRoom):
            await registry.create(NewTable("Eve", ["open", "open"]))
        answer = await client.get(f"/api/tables/{away.row.id}")
        assert (answer.status_code, answer.json()["error"]) == (503, FULL)
        assert (await client.get(f"/api/tables/{played.row.id}")).status_code == 200
        assert player.dismissed == ""
        played.subscribers.remove(player)
        played.touched = 0.0
        assert (await client.get("/api/tables")).status_code == 200
        await registry.create(NewTable("Eve", ["open", "open"]))
        assert caplog.text.count(FULL) == 1

    at_a_server(tmp_path, work)


def test_requests_about_old_games_do_not_load_them(tmp_path: Path) -> None:
    async def work(api: Server, client: httpx.AsyncClient) -> None:
        registry = api.registry
        table = await finished(registry)
        paths = [f"/api/tables/{table.row.id}{what}" for what in ("", "/record", "/result")]
        before = [(await client.get(path)).json() for path in paths]
        await evict(registry, table)
        for _ in range(2):
            assert [(await client.get(path)).json() for path in paths] == before
        assert registry.tables == {}

    at_a_server(tmp_path, work)


def test_a_visit_to_an_old_game_keeps_it(tmp_path: Path) -> None:
    async def work(api: Server, client: httpx.AsyncClient) -> None:
        registry = api.registry
        table = await finished(registry)
        await evict(registry, table)
        async with registry.store.writing() as connection:
            await connection.execute(TABLES.update().values(touched=1.0))
        await client.get(f"/api/tables/{table.row.id}")
        for _ in range(200):
            stored = await registry.store.load_table(table.row.id)
            assert stored is not None
            if stored.table.touched > 1.0:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the visit was not stored")

    at_a_server(tmp_path, work)
