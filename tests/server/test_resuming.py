"""Taking up games after the server fell: nothing it had promised to do is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express.server.hall import Hall, NewTable
from colt_express.server.tables import LiveTable

from ..playing import random_choice
from .in_process import Listener, hall_in, until


async def begun(hall: Hall, *seats: str, clock: int = 0) -> LiveTable:
    """A game with Ann as host and bots, or guests, in the other seats."""
    wanted = msgspec.convert(
        {"name": "Ann", "seats": list(seats), "pace": 0.0, "clock": clock}, NewTable
    )
    table, _ = await hall.create(wanted)
    for number in range(seats.count("open")):
        await table.join(f"guest {number}", "")
    await table.start(0)
    return table


async def play(table: LiveTable, choices: int) -> None:
    dice = Random(1)
    for _ in range(choices):
        if table.row.status == "playing":
            seat, option = random_choice(table.running().game, dice)
            await table.choose(seat, table.number, str(option), 1)


def test_the_server_fell_between_the_last_choice_and_the_end(tmp_path: Path) -> None:
    async def fall_and_rise() -> None:
        async with hall_in(tmp_path) as hall:
            table = await begun(hall, "open", "open")
            await play(table, 1000)
            record = table.record()
            unfinished = msgspec.structs.replace(table.row, status="playing")
            await hall.store.update_table(unfinished)
        async with hall_in(tmp_path) as hall:
            again = await hall.find(unfinished.id)
            assert again is not None
            assert again.row.status == "over"
            assert again.info().seed == again.row.seed
            assert again.record() == record
            assert await hall.store.unfinished() == []

    asyncio.run(fall_and_rise())


def test_bots_go_on_though_nobody_comes(tmp_path: Path) -> None:
    async def fall_and_rise() -> None:
        async with hall_in(tmp_path) as hall:
            table = await begun(hall, "open", "open")
            await play(table, 9)
            for seat in table.seats[:2]:
                seat.kind, seat.bot = "bot", "greenhorn"
                await hall.store.update_seat(table.row.id, seat)
        async with hall_in(tmp_path) as hall:
            await until(lambda: table.row.id in hall.tables)
            again = hall.tables[table.row.id]
            await until(lambda: [d.seat for d in again.running().game.decisions] == [2])
            assert again.running().game.choices[:9]

    asyncio.run(fall_and_rise())


def test_a_clock_runs_again(tmp_path: Path) -> None:
    async def fall_and_rise() -> None:
        async with hall_in(tmp_path) as hall:
            table = await begun(hall, "open", "open", clock=60)
        async with hall_in(tmp_path) as hall:
            again = await hall.find(table.row.id)
            assert again is not None
            assert again.driver.busy
            assert again.running().deadline > 0

    asyncio.run(fall_and_rise())


def test_one_damaged_game_does_not_stop_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fall_and_rise() -> None:
        async with hall_in(tmp_path) as hall:
            damaged = await begun(hall, "open", "open")
            await hall.store.append(damaged.row.id, 0, 0, "play the banjo")
            sound = await begun(hall, "open", "open")
        async with hall_in(tmp_path) as hall:
            await until(lambda: sound.row.id in hall.tables)
            assert damaged.row.id not in hall.tables
            await until(lambda: "cannot be taken up" in caplog.text)

    asyncio.run(fall_and_rise())


def test_a_table_that_nobody_looks_at_is_put_away_and_taken_out_again(tmp_path: Path) -> None:
    async def leave_and_return() -> None:
        async with hall_in(tmp_path) as hall:
            quiet = await begun(hall, "open", "open")
            await play(quiet, 5)
            ticking = await begun(hall, "open", "open", clock=60)
            watched = await begun(hall, "open", "open")
            Listener(watched, -1)
            wanted = await begun(hall, "open", "open")
            for table in (quiet, ticking, watched, wanted):
                table.touched = 0.0
            await hall.find(wanted.row.id)
            await hall.put_away_idle_tables()
            assert set(hall.tables) == {table.row.id for table in (ticking, watched, wanted)}
            again = await hall.find(quiet.row.id)
            assert again is not None
            assert again is not quiet
            assert again.number == 5

    asyncio.run(leave_and_return())
