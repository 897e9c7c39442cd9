"""Two servers on one database: the slower one loses, catches up, and decides again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from random import Random
from typing import Any

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.credentials import hashed
from colt_express.server.base.refusals import Refused
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import SeatRow
from colt_express.server.table.live_table import CLAIMS_AT_ONCE, LiveTable
from colt_express.server.table.messages import Fill, Kick, Rematch, Start

from ...patience import busy
from ...playing import random_choice
from ..in_process import Subscriber, registry_at, until


async def same_table(one: DatabaseRegistry, two: DatabaseRegistry) -> tuple[LiveTable, LiveTable]:
    """A game of three people, on both servers."""
    here, _ = await one.create(NewTable("Ann", ["open", "open"]))
    for name in ("Bob", "Cid"):
        await take_seat(here, name, "")
    await carry_out(here, 0, Start(0))
    there = await two.find(here.row.id)
    assert there is not None
    return here, there


async def choose_at(table: LiveTable, dice: Random) -> str:
    seat, option = random_choice(table.running().game, dice)
    return (await table.choose(seat, table.number, str(option), 1)).status


def test_the_slower_one_loses_and_catches_up(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            await two.pubsub.close()  # not notified, like all servers with SQLite
            here, there = await same_table(one, two)
            connected = [Subscriber(there, seat) for seat in range(3)]
            dice = Random(1)
            for _ in range(5):
                assert await choose_at(here, dice) == "ok"
            assert there.number == 0
            seat, option = random_choice(there.running().game, dice)
            reply = await there.choose(seat, 0, str(option), 7)
            assert (reply.status, reply.number, reply.id) == ("stale", 5, 7)
            assert there.running().game.record() == here.running().game.record()
            for subscriber in connected:
                assert subscriber.told == [1, 2, 3, 4, 5]
                assert subscriber.last("told")["mine"]["seat"] == subscriber.seat
            assert await choose_at(there, dice) == "ok"

    asyncio.run(play())


def test_a_game_played_at_two_servers_at_once_is_one_game(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            tables = await same_table(one, two)
            subscriber = Subscriber(tables[1], -1)
            dice = Random(2)
            outcomes = []
            while not any(table.running().game.over for table in tables):
                both = [choose_at(table, dice) for table in tables]
                outcomes += await asyncio.gather(*both)
            assert {"ok", "stale"} == set(outcomes)
            assert outcomes.count("ok") == max(table.number for table in tables)
            for registry in (one, two):
                registry.tables.clear()
            records = []
            for registry in (one, two):
                table = await registry.find(tables[0].row.id)
                assert table is not None
                records.append(table.record())
            assert records[0] == records[1]
            assert subscriber.told == list(range(1, tables[1].number + 1))

    asyncio.run(play())


def test_two_servers_let_their_bots_play_the_same_seats(database: str) -> None:
    """Both resume the game; each bot's choice is made once."""

    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here, _ = await one.create(NewTable("Ann", ["greenhorn", "greenhorn"], pace=0.0))
            await carry_out(here, 0, Start(0))
            there = await two.find(here.row.id)
            assert there is not None
            dice = Random(3)
            async with asyncio.timeout(20 * busy()):
                while not here.running().game.over:
                    if here.running().game.decision_of(0) is not None:
                        decision = here.running().game.decision_of(0)
                        assert decision is not None
                        option = str(dice.choice(decision.options))
                        await here.choose(0, here.number, option, 1)
                    await asyncio.sleep(0.005)
            await until(lambda: here.row.status == "over")

    asyncio.run(play())


async def waiting_table(
    one: DatabaseRegistry, two: DatabaseRegistry, *seats: str
) -> tuple[LiveTable, LiveTable]:
    """A table with Ann as its host, in the memory of both servers."""
    here, _ = await one.create(NewTable("Ann", list(seats)))
    there = await two.find(here.row.id)
    assert there is not None
    return here, there


async def outcomes_of(*requests: Awaitable[object]) -> list[str]:
    """The outcomes of concurrent requests: done, or the refusal."""
    done = await asyncio.gather(*requests, return_exceptions=True)
    return sorted(str(one) if isinstance(one, Refused) else "done" for one in done)


async def seats_in_database(registry: DatabaseRegistry, table: LiveTable) -> list[SeatRow]:
    stored = await registry.store.load_table(table.row.id)
    assert stored is not None
    return stored.seats


def test_a_seat_is_given_once_though_two_servers_give_it(database: str) -> None:
    async def join() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            tables = await waiting_table(one, two, "outlaw", "open")
            joined = await outcomes_of(
                take_seat(tables[0], "Bob", ""), take_seat(tables[1], "Cid", "")
            )
            assert joined == ["done", "every seat of this table is taken"]
            assert [seat.kind for seat in await seats_in_database(one, tables[0])] == [
                "human",
                "bot",
                "human",
            ]

    asyncio.run(join())


def test_every_guest_gets_a_seat_of_their_own_while_there_are_some(database: str) -> None:
    async def join() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            tables = await waiting_table(one, two, *["open"] * 5)
            requests = [take_seat(tables[n % 2], f"guest {n}", "") for n in range(9)]
            done = await asyncio.gather(*requests, return_exceptions=True)
            seated = [one for one in done if isinstance(one, tuple)]
            assert sorted(seat for seat, _ in seated) == [1, 2, 3, 4, 5]
            hashes = [seat.token_hash for seat in await seats_in_database(one, tables[0])]
            assert all(hashes[seat] == hashed(token) for seat, token in seated)

    asyncio.run(join())


def test_a_bandit_is_given_once_though_two_servers_give_it(database: str) -> None:
    async def join() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here, there = await waiting_table(one, two, "open", "open")
            joined = await outcomes_of(
                take_seat(here, "Bob", "tuco"), take_seat(there, "Cid", "tuco")
            )
            assert joined == ["done", "tuco is already taken"]

    asyncio.run(join())


def test_a_game_is_begun_once_though_two_servers_begin_it(database: str) -> None:
    async def begin() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here, there = await waiting_table(one, two, "open", "open")
            assert await outcomes_of(
                carry_out(here, 0, Start(0)), carry_out(there, 0, Start(0))
            ) == [
                "done",
                "the game has started",
            ]
            assert here.row.setup == there.row.setup

    asyncio.run(begin())


def test_a_guest_who_joins_during_the_start_plays_or_is_refused(database: str) -> None:
    """A bot never plays a seat that was given to a person."""

    async def begin() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            for first in range(6):
                tables = await waiting_table(one, two, "open", "open")
                requests: list[Coroutine[Any, Any, object]] = [
                    carry_out(tables[first % 2], 0, Start(0)),
                    take_seat(tables[1 - first % 2], "Bob", ""),
                ]
                done = await outcomes_of(*(requests if first < 3 else reversed(requests)))
                kinds = [seat.kind for seat in await seats_in_database(one, tables[0])]
                assert (done, kinds) in [
                    (["done", "done"], ["human", "human", "bot"]),
                    (["done", "the game has started"], ["human", "bot", "bot"]),
                ]

    asyncio.run(begin())


def test_the_host_fills_and_kicks_at_one_server_while_guests_come_at_another(database: str) -> None:
    async def change() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here, there = await waiting_table(one, two, "open", "open")
            done = await outcomes_of(
                carry_out(here, 0, Fill(0, 1, "outlaw")),
                take_seat(there, "Bob", ""),
                take_seat(there, "Cid", ""),
            )
            assert done in [
                ["done", "done", "every seat of this table is taken"],
                ["done", "done", "that seat is taken"],
            ]
            assert (
                await outcomes_of(carry_out(here, 0, Kick(0, 2)), carry_out(there, 0, Kick(0, 2)))
            ) == [
                "done",
                "there is nobody in that seat to kick",
            ]

    asyncio.run(change())


def test_a_rematch_is_one_though_two_servers_make_it(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here, there = await same_table(one, two)
            dice = Random(4)
            while here.row.status == "playing":
                await choose_at(here, dice)
            await there.catch_up()
            await asyncio.gather(carry_out(here, 1, Rematch(0)), carry_out(there, 2, Rematch(0)))
            await there.catch_up()
            assert here.row.next_table == there.row.next_table
            again = await two.find(here.row.next_table)
            assert again is not None
            assert [seat.name for seat in again.seats] == ["Ann", "Bob", "Cid"]
            assert again.row.status == "playing"

    asyncio.run(play())


def test_claims_to_know_more_are_checked_a_few_times_only(database: str) -> None:
    """A client that floods a table with claims of later choices must not keep the database busy."""

    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            table, _ = await same_table(one, two)
            metrics = one.metrics.registry
            reads = "colt_express_database_seconds_count", {"what": "load_table"}
            before = metrics.get_sample_value(*reads)
            for _ in range(50):
                reply = await table.choose(0, 1_000, "draw", 1)
                assert (reply.status, reply.number) == ("stale", 0)
            after = metrics.get_sample_value(*reads)
            assert after is not None
            assert CLAIMS_AT_ONCE <= after - (before or 0) < 2 * CLAIMS_AT_ONCE

    asyncio.run(play())
