"""Tables are loaded when somebody connects or a deadline is due, and not before."""

from __future__ import annotations

import asyncio
from time import time

import pytest

from colt_express.server.registry import loading
from colt_express.server.registry.deadlines import Agenda
from colt_express.server.registry.loading import Loader
from colt_express.server.table import driving
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.seating import STAND_IN, change

from ..in_process import hall_at, until
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
        async with hall_at(database) as hall:
            tables = [await begun(hall, "open", "open") for _ in range(2)]
        names = [table.row.id for table in tables]
        monkeypatch.setattr(Loader, "load", watched)
        async with hall_at(database) as hall:
            crowd = [asyncio.create_task(hall.find(names[0])) for _ in range(20)]
            await until(lambda: loaded)
            crowd.pop().cancel()  # a client that disconnects does not cancel it for others
            assert await hall.find(names[1]) is hall.tables[names[1]]
            assert await hall.find("nowhere") is None
            slow.set()
            assert set(await asyncio.gather(*crowd)) == {hall.tables[names[0]]}
        assert loaded == [*names, "nowhere"]

    asyncio.run(come())


def test_a_table_that_is_still_being_loaded_is_not_put_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its game has not resumed yet, which looks as if nobody needed it."""
    resume, slow = LiveTable.resume, asyncio.Event()

    async def slowly(table: LiveTable) -> None:
        await slow.wait()
        await resume(table)

    async def come() -> None:
        async with hall_at(database) as hall:
            table_id = (await begun(hall, "open", "open", clock=60)).row.id
        monkeypatch.setattr(LiveTable, "resume", slowly)
        async with hall_at(database) as hall:
            await until(lambda: table_id in hall.tables)
            assert hall.at_hand(table_id) is None
            somebody = asyncio.create_task(hall.find(table_id))
            await hall.evictor.put_away_idle_tables()
            await asyncio.sleep(0.1)
            assert not somebody.done()
            slow.set()
            table = await somebody
            assert table is hall.at_hand(table_id)
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
        async with hall_at(database) as hall:
            table = await begun(hall, "open", "open")
            await play(table, 1000)
        monkeypatch.setattr(loading, "TURN", 0.0)
        async with hall_at(database) as hall:
            stored = await hall.store.load_table(table.row.id)
            assert stored is not None
            counting = asyncio.create_task(count_turns())
            await hall._loader.game_of(stored)
            counting.cancel()
        assert turns >= len(stored.choices)

    asyncio.run(come())


def test_at_the_start_only_clocks_are_looked_at(database: str) -> None:
    async def fall_and_rise() -> None:
        async with hall_at(database) as hall:
            clockless, hasty, slow = [
                await begun(hall, "open", "open", clock=clock) for clock in (0, 60, DAY)
            ]
            await play(slow, 5)
        async with hall_at(database) as hall:
            agenda = hall.caretaker.agenda
            await until(lambda: hasty.row.id in hall.tables)
            await until(lambda: agenda._due.get(slow.row.id) == slow.deadline)
            assert slow.row.id not in hall.tables
            assert clockless.row.id not in hall.tables
            assert clockless.row.id not in agenda
            assert (await again(hall, slow)).number == 5
            assert slow.row.id not in agenda

    asyncio.run(fall_and_rise())


def test_the_deadline_of_a_table_that_is_put_away_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with hall_at(database) as hall:
            table = await begun(hall, "open", "open", clock=DAY)
            await until(lambda: table.driver.needed and not table.driver.busy)
            table.touched = 0.0
            deadline = table.deadline
            await hall.evictor.put_away_idle_tables()
            assert hall.tables == {}
            assert hall.caretaker.agenda._due == {table.row.id: deadline}
            await hall.store.change(change(table.row, started=time() - DAY))
            hall.caretaker.agenda.put(table.row.id, 0.0)  # a day later
            await until(lambda: table.row.id in hall.tables)
            risen = hall.tables[table.row.id]
            await until(lambda: any(seat.stand_in == STAND_IN for seat in risen.seats))

    monkeypatch.setattr(driving, "GRACE", 0.1)
    asyncio.run(leave())


def test_a_table_to_which_somebody_comes_while_it_is_looked_at_is_not_put_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come() -> None:
        async with hall_at(database) as hall:
            table = await begun(hall, "open", "open", clock=DAY)
        async with hall_at(database) as hall:
            keep, came = hall.evictor.keep_stories, asyncio.Event()

            async def keep_slowly(tables: list[LiveTable]) -> None:
                await came.wait()
                await keep(tables)

            monkeypatch.setattr(hall.evictor, "keep_stories", keep_slowly)
            await until(lambda: table.row.id in hall.tables)
            risen = await again(hall, table)
            came.set()
            await asyncio.sleep(0.2)
            assert hall.tables == {table.row.id: risen}

    asyncio.run(come())


def test_a_table_that_cannot_be_loaded_now_is_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_details: object) -> None:
        raise OSError("the disk is gone")

    async def look() -> None:
        async with hall_at(database) as hall:
            table = await begun(hall, "open", "open", clock=DAY)
        monkeypatch.setattr(Loader, "load", fail)
        async with hall_at(database) as hall:
            await until(lambda: "cannot be loaded: OSError: the disk is gone" in caplog.text)
            assert hall.caretaker.agenda._due[table.row.id] > time()

    asyncio.run(look())


def test_the_agenda_is_kept_in_order() -> None:
    async def wait() -> list[str]:
        agenda = Agenda()
        agenda.put("late", time() + 0.02)
        agenda.put("twice", time() + 99)
        agenda.put("first", 0.0)
        agenda.put("second", 0.0)
        agenda.put("forgotten", 0.0)
        agenda.forget("forgotten")
        agenda.put("twice", 1.0)
        order = [await agenda.next() for _ in range(4)]
        assert len(agenda) == 0
        waiting = asyncio.create_task(agenda.next())
        await asyncio.sleep(0)
        agenda.put("new", 0.0)
        return [*order, await waiting]

    assert asyncio.run(wait()) == ["first", "second", "twice", "late", "new"]
