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

from colt_express.server.api.app import Desk, create_app
from colt_express.server.base.refusals import NoRoom
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.registry.evicting import FULL, MEGABYTE, UNUSED_SHARE
from colt_express.server.registry.table_registry import Hall, NewTable
from colt_express.server.storage.rows import TABLES
from colt_express.server.table.live_table import LiveTable

from ..in_process import Listener
from .test_resuming import begun, play

Work = Callable[[Desk, httpx.AsyncClient], Awaitable[None]]


def at_a_server(folder: Path, work: Work, memory: int = 512) -> None:
    async def do() -> None:
        desk = Desk(Settings(default_database(folder), workers=1, memory=memory))
        app = create_app(desk)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
        ):
            await work(desk, client)

    asyncio.run(do())


async def finished(hall: Hall) -> LiveTable:
    table = await begun(hall, "open", "open")
    await play(table, 1000)
    return table


async def put_away(hall: Hall, *tables: LiveTable) -> None:
    for table in tables:
        table.touched = 0.0
    await hall.evictor.put_away_idle_tables()


def test_nothing_of_an_evicted_table_is_left_for_the_garbage_collector(tmp_path: Path) -> None:
    async def work(desk: Desk, _client: httpx.AsyncClient) -> None:
        table = await finished(desk.hall)
        Listener(table, -1).dismiss("", "")
        table.audience.leave(table.audience.listeners[0])
        while table.driver.busy:
            await asyncio.sleep(0.005)
        refs: list[weakref.ref[Any]] = [
            weakref.ref(table),
            weakref.ref(table.running()),
            weakref.ref(table.driver),
            weakref.ref(table.audience),
        ]
        gc.collect()
        gc.disable()
        try:
            await put_away(desk.hall, table)
            assert desk.hall.tables == {}
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
    async def work(desk: Desk, _client: httpx.AsyncClient) -> None:
        hall = desk.hall
        watched, waited_for = await begun(hall, "open", "open"), await begun(hall, "open", "open")
        Listener(watched, 0)
        waited_for.held = 1  # by somebody who has not said hello yet
        tables = [await begun(hall, "open", "open") for _ in range(60)]
        await hall.evictor.make_room()
        assert {watched.row.id, waited_for.row.id} < set(hall.tables)
        left = [table for table in tables if table.row.id in hall.tables]
        assert left == tables[-len(left) :]  # the latest
        assert 5 < len(left) < 60
        limit = UNUSED_SHARE * MEGABYTE * 16
        assert sum(table.weight for table in left) < 1.1 * limit
        for gone in tables[:3]:
            found = await hall.find(gone.row.id)
            assert found is not None
            assert found.row.status == "playing"

    at_a_server(tmp_path, work, memory=16)


def test_when_players_fill_the_memory_no_other_table_is_opened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(desk: Desk, client: httpx.AsyncClient) -> None:
        hall = desk.hall
        away = await begun(hall, "open", "open")
        await put_away(hall, away)
        played, seen = await begun(hall, "open", "open"), await finished(hall)
        player, watcher = Listener(played, 0), Listener(seen, -1)
        hall.evictor.limit = played.weight + seen.weight // 2
        await hall.evictor.put_away_idle_tables()
        assert (player.dismissed, watcher.dismissed) == ("", FULL)  # spectators go before players
        assert not hall.evictor.full
        seen.audience.leave(watcher)
        await put_away(hall, seen)
        assert set(hall.tables) == {played.row.id}

        hall.evictor.limit = played.weight // 2
        await hall.evictor.put_away_idle_tables()
        with pytest.raises(NoRoom):
            await hall.create(NewTable("Eve", ["open", "open"]))
        answer = await client.get(f"/api/tables/{away.row.id}")
        assert (answer.status_code, answer.json()["error"]) == (503, FULL)
        assert (await client.get(f"/api/tables/{played.row.id}")).status_code == 200
        assert player.dismissed == ""
        played.audience.leave(player)
        played.touched = 0.0
        assert (await client.get("/api/tables")).status_code == 200
        await hall.create(NewTable("Eve", ["open", "open"]))
        assert caplog.text.count(FULL) == 1

    at_a_server(tmp_path, work)


def test_what_is_asked_about_old_games_does_not_load_them(tmp_path: Path) -> None:
    async def work(desk: Desk, client: httpx.AsyncClient) -> None:
        hall = desk.hall
        table = await finished(hall)
        paths = [f"/api/tables/{table.row.id}{what}" for what in ("", "/record", "/result")]
        before = [(await client.get(path)).json() for path in paths]
        await put_away(hall, table)
        for _ in range(2):
            assert [(await client.get(path)).json() for path in paths] == before
        assert hall.tables == {}

    at_a_server(tmp_path, work)


def test_a_visit_to_an_old_game_keeps_it(tmp_path: Path) -> None:
    async def work(desk: Desk, client: httpx.AsyncClient) -> None:
        hall = desk.hall
        table = await finished(hall)
        await put_away(hall, table)
        async with hall.store.writing() as connection:
            await connection.execute(TABLES.update().values(touched=1.0))
        await client.get(f"/api/tables/{table.row.id}")
        for _ in range(200):
            stored = await hall.store.load_table(table.row.id)
            assert stored is not None
            if stored.table.touched > 1.0:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the visit was not stored")

    at_a_server(tmp_path, work)
