"""Clocks and stand-ins: when the time runs out, a bot plays until the player is back."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from time import time

import msgspec
import pytest

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import Change, SeatRow, TableRow
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Back, Start
from colt_express.server.table.seating import STAND_IN, change

from ..in_process import Subscriber, registry_in, until

TICK = 1
"""Seconds, instead of thirty."""


async def table_with_clock(registry: DatabaseRegistry, seats: int = 3) -> LiveTable:
    """People at a table with a very short clock; the game has started."""
    table, _ = await registry.create(NewTable("Ann", ["open"] * (seats - 1), clock=30, pace=0.0))
    for number in range(1, seats):
        await take_seat(table, f"guest {number}", "")
    table.row.clock = TICK
    await carry_out(table, 0, Start(0))
    return table


def asked(table: LiveTable) -> int:
    return table.running().game.decisions[0].seat


async def let_play(table: LiveTable, bot: str, *seats: int) -> None:
    """Bots play for those seats, although their players may be present."""

    def put_bots(row: TableRow, rows: list[SeatRow]) -> Change:
        return change(row, *(msgspec.structs.replace(rows[seat], stand_in=bot) for seat in seats))

    await table.change(put_bots)


def stand_ins(table: LiveTable) -> list[str]:
    return [seat.stand_in for seat in table.seats if seat.stand_in]


async def choose(table: LiveTable, seat: int) -> str:
    decision = table.running().game.decision_of(seat)
    assert decision is not None
    option = str(Random(1).choice(decision.options))
    return (await table.choose(seat, table.number, option, 1)).status


def test_time_over_a_bot_plays_until_the_player_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await table_with_clock(registry)
            late = asked(table)
            watcher = Subscriber(table, -1)
            assert abs(watcher.last("now")["deadline"] - time() - TICK) < 0.5
            await until(lambda: table.number == 1)
            assert table.running().game.choosers == [late]
            assert watcher.last("table")["seats"][late]["bot"] == STAND_IN
            await carry_out(table, late, Back(0))
            back = Subscriber(table, late)
            assert back.last("table")["seats"][late]["bot"] == ""
            assert not stand_ins(table)

    asyncio.run(play())


def test_players_who_choose_in_time_keep_their_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await table_with_clock(registry)
            for _ in range(4):
                await asyncio.sleep(TICK / 3)
                assert await choose(table, asked(table)) == "ok"
            assert not stand_ins(table)

    asyncio.run(play())


def test_the_clock_runs_again_for_a_returned_player(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await table_with_clock(registry)
            late = asked(table)
            await let_play(table, STAND_IN, late)
            await carry_out(table, late, Back(0))
            back = Subscriber(table, late)
            assert back.last("now")["deadline"] > time()
            assert table.number == 0
            await until(lambda: table.number == 1)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["back", "choose"])
def test_players_who_stayed_connected_can_take_their_seats_back(tmp_path: Path, how: str) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await table_with_clock(registry)
            seat = asked(table)
            subscriber = Subscriber(table, seat)
            table.row.pace = 5.0
            await let_play(table, STAND_IN, seat)
            if how == "back":
                await carry_out(table, seat, Back(0))
            else:
                await table.choose(seat, 99, "draw", 1)
            assert subscriber.last("table")["seats"][seat]["bot"] == ""
            assert await choose(table, seat) == "ok"

    asyncio.run(play())


def test_everybody_is_away_and_the_game_ends_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await table_with_clock(registry)
            await let_play(table, "greenhorn", 0, 1, 2)
            await until(lambda: table.row.status == "over", seconds=30)
            await until(lambda: not table.driver.busy)

    asyncio.run(play())


def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its first option is taken, and the error is logged."""

    async def fail(*_details: object) -> str:
        raise RuntimeError("out of bullets")

    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            monkeypatch.setattr(registry.thinkers, "choice", fail)
            table, token = await registry.create(NewTable("Ann", ["outlaw", "outlaw"], pace=0.0))
            await carry_out(table, 0, Start(0))
            while not table.running().game.over:
                await until(
                    lambda: table.running().game.decision_of(0) or table.row.status == "over"
                )
                if table.running().game.decision_of(0):
                    assert await choose(table, 0) == "ok"
            assert token not in caplog.text

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    assert "out of bullets" in caplog.text
