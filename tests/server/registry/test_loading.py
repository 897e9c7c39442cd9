"""Tables are loaded when a client connects or a deadline is due, and not before."""

from __future__ import annotations

import asyncio
from time import time

import pytest

from colt_express.server.registry import loading
from colt_express.server.registry.deadlines import DeadlineQueue
from colt_express.server.registry.loading import Loader
from colt_express.server.table import driving
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.seating import STAND_IN, change

from ..in_process import registry_at, until
from .test_resuming import again, begun, play

DAY = 86400


def test_a_table_is_loaded_once_and_holds_up_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, loaded, slow = Loader.load, [], asyncio.Event()

    async def watched(loader: Loader, table_id: str) -> LiveTable | None:
        loaded.append(table_id)
        if len(loaded) == 1:
            await slow.wait()
        return await load(loader, table_id)

    async def come() -> None:
        async with registry_at(database) as registry:
            tables = [await begun(registry, "open", "open") for _ in range(2)]
        names = [table.row.id for table in tables]
        monkeypatch.setattr(Loader, "load", watched)
        async with registry_at(database) as registry:
            crowd = [asyncio.create_task(registry.find(names[0])) for _ in range(20)]
            await until(lambda: loaded)
            crowd.pop().cancel()  # a client that disconnects does not cancel it for others
            assert await registry.find(names[1]) is registry.tables[names[1]]
            assert await registry.find("nowhere") is None
            slow.set()
            assert set(await asyncio.gather(*crowd)) == {registry.tables[names[0]]}
        assert loaded == [*names, "nowhere"]

    asyncio.run(come())


def test_a_table_that_is_still_being_loaded_is_not_put_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game has not resumed yet, which looks as if no client needed it."""
    resume, slow = LiveTable.resume, asyncio.Event()

    async def slowly(table: LiveTable) -> None:
        await slow.wait()
        await resume(table)

    async def come() -> None:
        async with registry_at(database) as registry:
            table_id = (await begun(registry, "open", "open", clock=60)).row.id
        monkeypatch.setattr(LiveTable, "resume", slowly)
        async with registry_at(database) as registry:
            await until(lambda: table_id in registry.tables)
            assert registry.in_memory(table_id) is None
            somebody = asyncio.create_task(registry.find(table_id))
            await registry.evictor.evict_idle_tables()
            await asyncio.sleep(0.1)
            assert not somebody.done()
            slow.set()
            table = await somebody
            assert table is registry.in_memory(table_id)
            await until(lambda: table is not None and table.driver.busy)

    asyncio.run(come())


def test_a_game_that_is_played_again_gives_way(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def come() -> None:
        nonlocal turns
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 1000)
        monkeypatch.setattr(loading, "TURN", 0.0)
        async with registry_at(database) as registry:
            stored = await registry.store.load_table(table.row.id)
            assert stored is not None
            counting = asyncio.create_task(count_turns())
            await registry._loader.game_of(stored)
            counting.cancel()
        assert turns >= len(stored.choices)

    asyncio.run(come())


def test_at_the_start_only_clocks_are_looked_at(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            clockless, hasty, slow = [
                await begun(registry, "open", "open", clock=clock) for clock in (0, 60, DAY)
            ]
            await play(slow, 5)
        async with registry_at(database) as registry:
            deadlines = registry.deadlines
            await until(lambda: hasty.row.id in registry.tables)
            await until(lambda: deadlines._due.get(slow.row.id) == slow.deadline)
            assert slow.row.id not in registry.tables
            assert clockless.row.id not in registry.tables
            assert clockless.row.id not in deadlines
            assert (await again(registry, slow)).number == 5
            assert slow.row.id not in deadlines

    asyncio.run(fall_and_rise())


def test_the_deadline_of_an_evicted_table_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=DAY)
            await until(lambda: table.driver.needed and not table.driver.busy)
            table.touched = 0.0
            deadline = table.deadline
            await registry.evictor.evict_idle_tables()
            assert registry.tables == {}
            assert registry.deadlines._due == {table.row.id: deadline}
            await registry.store.change(change(table.row, started=time() - DAY))
            registry.deadlines.put(table.row.id, 0.0)  # a day later
            await until(lambda: table.row.id in registry.tables)
            risen = registry.tables[table.row.id]
            await until(lambda: any(seat.stand_in == STAND_IN for seat in risen.seats))

    monkeypatch.setattr(driving, "GRACE", 0.1)
    asyncio.run(leave())


def test_a_table_that_is_visited_while_it_is_checked_is_not_evicted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=DAY)
        async with registry_at(database) as registry:
            keep, came = registry.evictor.keep_stories, asyncio.Event()

            async def keep_slowly(tables: list[LiveTable]) -> None:
                await came.wait()
                await keep(tables)

            monkeypatch.setattr(registry.evictor, "keep_stories", keep_slowly)
            await until(lambda: table.row.id in registry.tables)
            risen = await again(registry, table)
            came.set()
            await asyncio.sleep(0.2)
            assert registry.tables == {table.row.id: risen}

    asyncio.run(come())


def test_a_table_that_cannot_be_loaded_now_is_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_details: object) -> None:
        raise OSError("the disk is gone")

    async def look() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=DAY)
        monkeypatch.setattr(Loader, "load", fail)
        async with registry_at(database) as registry:
            await until(lambda: "cannot be loaded: OSError: the disk is gone" in caplog.text)
            assert registry.deadlines._due[table.row.id] > time()

    asyncio.run(look())


def test_deadlines_come_in_order() -> None:
    async def wait() -> list[str]:
        deadlines = DeadlineQueue()
        deadlines.put("late", time() + 0.02)
        deadlines.put("twice", time() + 99)
        deadlines.put("first", 0.0)
        deadlines.put("second", 0.0)
        deadlines.put("forgotten", 0.0)
        deadlines.forget("forgotten")
        deadlines.put("twice", 1.0)
        order = [await deadlines.next() for _ in range(4)]
        assert len(deadlines) == 0
        waiting = asyncio.create_task(deadlines.next())
        await asyncio.sleep(0)
        deadlines.put("new", 0.0)
        return [*order, await waiting]

    assert asyncio.run(wait()) == ["first", "second", "twice", "late", "new"]
