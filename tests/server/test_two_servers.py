"""Two servers on one database: the slower one loses, reloads, and asks again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from colt_express.server.hall import Hall, NewTable
from colt_express.server.tables import LiveTable

from ..playing import random_choice
from .in_process import Listener, hall_in


async def same_table(one: Hall, two: Hall) -> tuple[LiveTable, LiveTable]:
    """A game of three people, on both servers."""
    here, _ = await one.create(NewTable("Ann", ["open", "open"]))
    for name in ("Bob", "Cid"):
        await here.join(name, "")
    await here.start(0)
    there = await two.find(here.row.id)
    assert there is not None
    return here, there


async def choose_at(table: LiveTable, dice: Random) -> str:
    seat, option = random_choice(table.running().game, dice)
    return (await table.choose(seat, table.number, str(option), 1)).status


def test_the_slower_one_loses_and_reloads(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as two:
            here, there = await same_table(one, two)
            listeners = [Listener(there, seat) for seat in range(3)]
            dice = Random(1)
            for _ in range(5):
                assert await choose_at(here, dice) == "ok"
            assert there.number == 0
            seat, option = random_choice(there.running().game, dice)
            reply = await there.choose(seat, 0, str(option), 7)
            assert (reply.status, reply.number, reply.id) == ("stale", 5, 7)
            assert there.running().game.record() == here.running().game.record()
            for listener in listeners:
                assert listener.told == [1, 2, 3, 4, 5]
                assert listener.last("told")["mine"]["seat"] == listener.seat
            assert await choose_at(there, dice) == "ok"

    asyncio.run(play())


def test_a_game_played_at_two_servers_at_once_is_one_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as two:
            tables = await same_table(one, two)
            listener = Listener(tables[1], -1)
            dice = Random(2)
            outcomes = []
            while not any(table.running().game.over for table in tables):
                both = [choose_at(table, dice) for table in tables]
                outcomes += await asyncio.gather(*both)
            assert {"ok", "stale"} == set(outcomes)
            assert outcomes.count("ok") == max(table.number for table in tables)
            for hall in (one, two):
                hall.tables.clear()
            records = []
            for hall in (one, two):
                table = await hall.find(tables[0].row.id)
                assert table is not None
                records.append(table.record())
            assert records[0] == records[1]
            assert listener.told == list(range(1, tables[1].number + 1))

    asyncio.run(play())


def test_two_servers_let_their_bots_play_the_same_seats(tmp_path: Path) -> None:
    """Both take up the game; each bot's choice is made once."""

    async def play() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as two:
            here, _ = await one.create(NewTable("Ann", ["greenhorn", "greenhorn"], pace=0.0))
            await here.start(0)
            there = await two.find(here.row.id)
            assert there is not None
            dice = Random(3)
            async with asyncio.timeout(20):
                while not here.running().game.over:
                    if here.running().game.decision_of(0) is not None:
                        decision = here.running().game.decision_of(0)
                        assert decision is not None
                        option = str(dice.choice(decision.options))
                        await here.choose(0, here.number, option, 1)
                    await asyncio.sleep(0.005)
            assert here.row.status == "over"

    asyncio.run(play())
