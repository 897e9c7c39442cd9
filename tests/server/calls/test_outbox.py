"""The outbox: what is decided twice exists once, what is claimed is sent by one server, and what a
server that died has left is sent by another."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import time

import pytest
from msgspec.structs import replace

from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.settings import default_database
from colt_express.server.calls.sending import FIRST_REST, MOST_FAILURES
from colt_express.server.calls.targets import blank
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.storage.calls import CallRow, WishRow
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Abort

from ...playing import random_choice
from ..in_process import Subscriber
from ..running import Server
from .players import HERE, Browser, Time, hook, profile_called, server_at, set_time, table_of
from .receiving import answer, receiver

CALL = CallRow("k3v9x2mqta", 0, 0, "turn", "target", 10.0, 0.0, 1, 5, 0.0)
LEASE = 60.0


def test_a_call_is_decided_once_and_an_older_decision_changes_nothing(database: str) -> None:
    async def play() -> None:
        async with server_at(database, Time()) as (one, _), server_at(database, Time()) as (two, _):
            target = replace(blank(), id="target", profile="p", url="https://a.example/")
            assert await one.store.add_target(target, 9)
            both = [
                registry.store.decide("k3v9x2mqta", 3, {0: 0}, [CALL]) for registry in (one, two)
            ]
            assert await asyncio.gather(*both) == [True, True]
            assert not await two.store.decide("k3v9x2mqta", 2, {}, [replace(CALL, question=7)])
            (claimed,) = await one.store.claim("one", 20.0, LEASE, 9)
            assert claimed.calls == [CALL]
            assert await one.store.decide("k3v9x2mqta", 4, {}, [])  # answered meanwhile
            await one.store.release(claimed.target, "one")
            assert await two.store.claim("two", 20.0, LEASE, 9) == []

    asyncio.run(play())


def test_two_servers_never_call_the_same_target_at_the_same_time(database: str) -> None:
    async def play() -> None:
        async with server_at(database, Time()) as (one, _), server_at(database, Time()) as (two, _):
            for number in range(20):
                target = replace(blank(), id=f"t{number}", profile="p", url=f"https://a/{number}")
                await one.store.add_target(target, 99)
                calls = [replace(CALL, target=target.id)]
                await one.store.decide(f"table{number}", 1, {0: 0}, calls)
            claims = [
                registry.store.claim(name, 20.0, LEASE, 20)
                for _ in range(3)
                for registry, name in ((one, "one"), (two, "two"))
            ]
            claimed = [got.target.id for some in await asyncio.gather(*claims) for got in some]
            assert sorted(claimed) == sorted(f"t{number}" for number in range(20))
            assert await two.store.claim("two", 20.0 + LEASE - 1, LEASE, 20) == []
            assert len(await two.store.claim("two", 20.0 + LEASE, LEASE, 20)) == 20

    asyncio.run(play())


def test_receivers_that_never_answer_do_not_delay_others(tmp_path: Path) -> None:
    """Of targets that are due at the same time, those that have failed come last."""

    async def play() -> None:
        async with server_at(default_database(tmp_path), Time()) as (one, _):
            for number in range(6):
                target = replace(blank(), id=f"t{number}", profile="p", url=f"https://a/{number}")
                await one.store.add_target(replace(target, failures=5 - number), 99)
                call = replace(CALL, target=target.id)
                await one.store.decide(f"table{number}", 1, {0: 0}, [call])
            first = await one.store.claim("one", 20.0, LEASE, 2)
            assert sorted(got.target.id for got in first) == ["t4", "t5"]

    asyncio.run(play())


async def new_game(registry: DatabaseRegistry, clock: Time) -> tuple[LiveTable, dict[str, str]]:
    """A game of three in which one of them is asked since just now."""
    people = {name: await profile_called(registry, name) for name in ("Ann", "Bob", "Cid")}
    table = await table_of(registry, people)
    clock.now = max(table.running().asked.values())
    return table, people


def name_asked(table: LiveTable) -> str:
    """Whose turn it is."""
    (seat,) = table.running().asked
    return table.seats[seat].name


async def choose(table: LiveTable, clock: Time, dice: Random) -> None:
    clock.now += 3600
    seat, option = random_choice(table.running().game, dice)
    assert (await table.choose(seat, table.number, str(option), 1)).status == "ok"


def test_a_server_that_dies_while_it_sends_leaves_the_call_to_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the service has it: it arrives once. After that, but before it is stored: it arrives
    again with the same id, by which the browser knows it."""
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, dying),
            server_at(database, clock) as (_two, living),
            receiver(lambda _request: None if stuck else answer(201)) as service,
        ):
            table, people = await new_game(one, clock)
            browser = Browser("phone")
            mine = people[name_asked(table)]
            await one.store.add_target(browser.target(mine, service), 9)
            clock.now += 60
            stuck.append(True)
            work = asyncio.create_task(dying.work())
            await service.has(1)
            work.cancel()  # the process is gone
            stuck.clear()
            await asyncio.gather(work, return_exceptions=True)
            await living.work()
            assert len(service.received) == 1  # the lease of the dead server
            clock.now += LEASE
            await asyncio.gather(living.work(), living.work())
            clock.now += LEASE
            await living.work()
            first, again = browser.read(service.received)
            assert first == again
            topics = {one.headers["topic"] for one in service.received}
            assert len(topics) == 1

    stuck: list[bool] = []
    asyncio.run(play())


def test_a_server_that_dies_before_it_decides_leaves_that_to_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with receiver() as service:
            async with server_at(database, clock) as (one, _):  # never gets to work
                table, people = await new_game(one, clock)
                hooked = [hook(service, f"/{name}", people[name]) for name in people]
                for target in hooked:
                    await one.store.add_target(target, 9)
                name = name_asked(table)
            async with server_at(database, clock) as (again, living):
                clock.now += 90
                await living.work()  # finds the game and decides
                await living.work()
                assert [one.path for one in service.received] == [f"/{name}"]
                counted = again.metrics.text()
                for how in ("sent", "late"):
                    assert f'colt_express_calls_total{{how="{how}"}} 1.0'.encode() in counted

    asyncio.run(play())


def test_a_killed_process_leaves_its_calls_to_another(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real server is killed while a push service has not answered it."""
    clock = Time()

    async def play() -> None:
        async with receiver(lambda _request: None) as silent:
            async with server_at(database, clock) as (one, deciding):
                table, people = await new_game(one, clock)
                name = name_asked(table)
                target = hook(silent, f"/{name}", people[name])
                await one.store.add_target(target, 9)
                await deciding.decide(table)
                due = replace(CALL, table_id=table.row.id, target=target.id)
                (due.seat,) = table.running().asked
                await one.store.postpone(due, clock.now)
            server = Server(tmp_path, database=database, hook_host=HERE)
            await asyncio.to_thread(server.start)
            try:
                await silent.has(1)
            finally:
                server.kill()
            silent.answer = lambda _request: answer(200)
            async with server_at(database, clock) as (_, living):
                clock.now = time() + LEASE + 1
                await living.work()
                await living.work()
                (before, after) = silent.received
                assert before.path == after.path == f"/{name}"
                assert before.headers["webhook-id"] == after.headers["webhook-id"]
                assert json.loads(before.body) == json.loads(after.body)

    asyncio.run(play())


def test_nobody_is_called_who_is_looking_at_any_server(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, calling),
            server_at(database, clock) as (two, watched),
            receiver() as service,
        ):
            table, people = await new_game(one, clock)
            for name in people:
                await one.store.add_target(hook(service, f"/{name}", people[name]), 9)
            there = await two.get_or_load(table.row.id)
            assert there is not None
            (asked,) = table.running().asked
            looking = Subscriber(there, asked)
            for _ in range(3):
                clock.now += 30
                await watched.work()
                await calling.work()
            there.subscribers.remove(looking)
            clock.now += 3600
            await calling.work()
            assert service.received == []  # it was seen

    asyncio.run(play())


def test_a_page_out_of_sight_is_not_looked_at(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tab that stays open at home keeps no call from the phone."""
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with server_at(database, clock) as (one, calling), receiver() as service:
            table, people = await new_game(one, clock)
            for name in people:
                await one.store.add_target(hook(service, f"/{name}", people[name]), 9)
            (asked,) = table.running().asked
            tab = Subscriber(table, asked)
            tab.hidden = True
            for _ in range(3):
                clock.now += 30
                await calling.work()
            assert len(service.received) == 1

    asyncio.run(play())


def test_the_webhooks_of_a_table_follow_its_people(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with server_at(database, clock) as (one, calling), receiver() as service:
            table, _people = await new_game(one, clock)
            await one.store.add_target(hook(service, "/us", table_id=table.row.id), 3)
            await carry_out(table, table.row.host, Abort(1))
            await calling.work()
            assert await one.store.targets_at(table.row.id) == []
            (follows,) = await one.store.targets_at(table.row.next_table)
            assert follows.url.endswith("/us")

    asyncio.run(play())


def test_one_call_until_one_visits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with server_at(database, clock) as (one, calling), receiver() as service:
            table, people = await new_game(one, clock)
            ann = people["Ann"]
            await one.store.add_target(hook(service, "/ann", ann), 9)
            await one.store.set_wish(WishRow(ann, "", "once", reminder=False))
            dice = Random(3)

            async def plays(choices: int) -> int:
                before = len(service.received)
                for _ in range(choices):
                    clock.now += 60
                    await calling.work()
                    await choose(table, clock, dice)
                return len(service.received) - before

            assert await plays(24) == 1
            visitor = Subscriber(table, 0)
            await calling.work()
            table.subscribers.remove(visitor)
            clock.now += 120
            assert await plays(24) == 1

    asyncio.run(play())


def test_failures_are_tried_again_later_and_later_and_end_with_a_sentence(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, calling),
            receiver(lambda _request: answer(500)) as broken,
        ):
            table, people = await new_game(one, clock)
            name = name_asked(table)
            await one.store.add_target(hook(broken, "/x", people[name]), 9)
            clock.now += 60
            for failures in range(1, MOST_FAILURES + 1):
                await calling.work()
                await calling.work()  # it rests
                assert len(broken.received) == failures
                (target,) = await one.store.targets_of(people[name])
                assert target.failures == failures
                assert target.rests_until >= clock.now + FIRST_REST
                clock.now = target.rests_until
            assert target.off
            assert target.trouble == "the answer was 500"
            counted = one.metrics.text()
            assert b'colt_express_calls_total{how="failed"} 10.0' in counted
            assert b'how="sent"} 1.0' not in counted
            clock.now += 86_400
            await calling.work()
            assert len(broken.received) == MOST_FAILURES
            assert await one.store.switch_on(target.id, people[name], "")
            assert not (await one.store.targets_of(people[name]))[0].off

    asyncio.run(play())


def test_a_browser_that_has_unsubscribed_is_deleted_and_a_hook_that_is_gone_switched_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, calling),
            receiver(lambda _request: answer(410)) as gone,
        ):
            table, people = await new_game(one, clock)
            mine = people[name_asked(table)]
            await one.store.add_target(hook(gone, "/x", mine), 9)
            await one.store.add_target(Browser("phone").target(mine, gone), 9)
            clock.now += 60
            await calling.work()
            (left,) = await one.store.targets_of(mine)
            assert (left.kind, left.off) == ("hook", True)
            assert len(gone.received) == 2

    asyncio.run(play())


def test_a_hook_whose_name_has_come_to_mean_a_private_address_is_switched_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with server_at(database, clock) as (one, calling):
            table, people = await new_game(one, clock)
            mine = people[name_asked(table)]
            target = replace(
                blank(), profile=mine, url="https://localhost/", shape="json", made=0.0
            )
            await one.store.add_target(target, 9)
            calling.outgoing["hook"].hosts = ()
            clock.now += 60
            await calling.work()
            (left,) = await one.store.targets_of(mine)
            assert left.off
            assert left.trouble == "this server calls only public addresses of the internet"

    asyncio.run(play())
