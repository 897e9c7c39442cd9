"""Resuming games after a crash of the server: bots, stand-ins and deadlines survive."""

from __future__ import annotations

import asyncio
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import ChoiceRow
from colt_express.server.table import driving
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Back, Start, Substitute
from colt_express.server.table.seating import STAND_IN, bot_seat, change

from ...playing import random_choice
from ..in_process import Subscriber, registry_at, until

GRACE = 0.5
"""Seconds, instead of thirty."""


async def begun(registry: DatabaseRegistry, *seats: str, **wishes: Any) -> LiveTable:
    """A game with Ann as host and bots, or guests, in the other seats."""
    wanted = msgspec.convert({"name": "Ann", "seats": list(seats), "pace": 0.0, **wishes}, NewTable)
    table, _ = await registry.create(wanted)
    for number in range(seats.count("open")):
        await take_seat(table, f"guest {number}", "")
    await carry_out(table, 0, Start(0))
    return table


async def play(table: LiveTable, choices: int) -> None:
    for _ in range(choices):
        if table.row.status == "playing":
            await choose(table)


async def choose(table: LiveTable) -> int:
    """A random choice; returns whose it was."""
    seat, option = random_choice(table.running().game, Random(table.number))
    await table.choose(seat, table.number, str(option), 1)
    return seat


async def again(registry: DatabaseRegistry, table: LiveTable) -> LiveTable:
    """The same table at a restarted server."""
    found = await registry.find(table.row.id)
    assert found is not None
    return found


def test_the_server_fell_between_the_last_choice_and_the_end(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 1000)
            record = table.record()
            unfinished = change(table.row, status="playing")
            await registry.store.change(unfinished)
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert risen.row.status == "over"
            assert risen.info().seed == risen.row.seed
            assert risen.record() == record

    asyncio.run(fall_and_rise())


def test_bots_continue_when_a_client_connects(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 9)
            bots = [bot_seat(seat, "greenhorn") for seat in range(2)]
            await registry.store.change(change(table.row, *bots))
        async with registry_at(database) as registry:
            await asyncio.sleep(0.2)
            assert registry.tables == {}
            risen = await again(registry, table)
            await until(lambda: [d.seat for d in risen.running().game.decisions] == [2])
            assert risen.running().game.choices[:9]

    asyncio.run(fall_and_rise())


def test_a_deadline_is_the_same_after_a_day_long_game_was_taken_up(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=86400)
            await play(table, 5)
            before = table.running().deadline
            assert abs(before - time() - 86400) < 5
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert risen.running().deadline == before
            await until(lambda: risen.driver.needed)

    asyncio.run(fall_and_rise())


def test_players_asked_at_the_same_time_have_their_own_deadlines(database: str) -> None:
    """Each has the full time from when they were asked, although others chose in between."""

    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            options = {"expert": "2018"}  # at the end of a round all choose at once
            table = await begun(registry, "open", "open", clock=86400, options=options)
            while len(table.running().asked) < 2:
                await choose(table)
            before = dict(table.running().asked)
            seat = await choose(table)
            after = dict(table.running().asked)
            assert after.pop(seat, time()) > before.pop(seat)
            assert after == before
        async with registry_at(database) as registry:
            assert (await again(registry, table)).running().asked == table.running().asked

    asyncio.run(fall_and_rise())


def test_players_whose_time_ran_out_during_an_outage_have_a_moment_to_return(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=60)
            long_ago = change(table.row, started=time() - 3600)
            await registry.store.change(long_ago)
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert 0 < risen.running().deadline - time() <= GRACE
            late = risen.running().game.decisions[0].seat
            await until(lambda: risen.seats[late].stand_in == STAND_IN)
            await until(lambda: risen.number)

    monkeypatch.setattr(driving, "GRACE", GRACE)
    asyncio.run(fall_and_rise())


def test_stand_ins_play_on(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            table.absence_seconds = 0.0
            await carry_out(table, 0, Substitute(0, 1, "outlaw"))
            await carry_out(table, 0, Substitute(0, 2, "outlaw"))
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert [seat.stand_in for seat in risen.seats] == ["", "outlaw", "outlaw"]
            assert [seat.bot for seat in risen.info().seats] == ["", "outlaw", "outlaw"]
            await until(lambda: [d.seat for d in risen.running().game.decisions] == [0])
            await carry_out(risen, 2, Back(0))
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert [seat.stand_in for seat in risen.seats] == ["", "outlaw", ""]

    asyncio.run(fall_and_rise())


def test_the_clock_of_a_returned_player_continues_after_a_crash(database: str) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=86400)
            asked = table.running().game.decisions[0].seat
            table.row.pace = 10.0
            host = next(seat for seat in range(3) if seat != asked)
            table.row.host = host
            before, table.absence_seconds = table.running().deadline, 0.0
            await carry_out(table, host, Substitute(0, asked, "outlaw"))
            assert table.running().deadline == 0
            await carry_out(table, asked, Back(0))
            deadline = table.running().deadline
            assert deadline == before
        async with registry_at(database) as registry:
            assert (await again(registry, table)).running().deadline == deadline

    asyncio.run(fall_and_rise())


def test_one_damaged_game_does_not_stop_the_others(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def fall_and_rise() -> None:
        async with registry_at(database) as registry:
            damaged = await begun(registry, "open", "open", clock=30)
            await registry.store.append(damaged.row.id, 0, ChoiceRow(0, "play the banjo", 0.0))
            sound = await begun(registry, "open", "open", clock=60)
        async with registry_at(database) as registry:
            await until(lambda: sound.row.id in registry.tables)
            await until(lambda: registry.tables[sound.row.id].driver.needed)
            await until(lambda: "is damaged at choice 0: IllegalChoice" in caplog.text)
            assert "open:" not in caplog.text

    asyncio.run(fall_and_rise())


def test_an_unused_table_is_evicted_and_loaded_again(database: str) -> None:
    async def leave_and_return() -> None:
        async with registry_at(database) as registry:
            quiet = await begun(registry, "open", "open")
            await play(quiet, 5)
            ticking = await begun(registry, "open", "open", clock=60)
            watched = await begun(registry, "open", "open")
            Subscriber(watched, -1)
            wanted = await begun(registry, "open", "open")
            for table in (quiet, ticking, watched, wanted):
                table.touched = 0.0
            await registry.find(wanted.row.id)
            await registry.evictor.evict_idle_tables()
            assert set(registry.tables) == {table.row.id for table in (ticking, watched, wanted)}
            taken_out = await again(registry, quiet)
            assert taken_out is not quiet
            assert taken_out.number == 5

    asyncio.run(leave_and_return())
