"""Several servers on one PostgreSQL: whatever happens at one of them is published at all of
them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.credentials import Proof
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry import due_games
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.database import postgres_pubsub
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.pubsub_messages import Changed, Gone
from colt_express.server.table import live_table as tables_module
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Fill, Kick, Rematch, Start
from colt_express.server.table.seating import STAND_IN

from ...playing import random_choice
from ..in_process import Subscriber, registry_at, until
from ..postgres import Cluster
from ..running import Client, Server


@asynccontextmanager
async def two_registries(database: str) -> AsyncIterator[tuple[DatabaseRegistry, DatabaseRegistry]]:
    async with registry_at(database) as one, registry_at(database) as two:
        yield one, two


async def at_both(
    registries: tuple[DatabaseRegistry, DatabaseRegistry], *seats: str, **wanted: Any
) -> list[LiveTable]:
    """A new table with Ann as its host, in the memory of both servers."""
    here, _ = await registries[0].create(NewTable("Ann", list(seats), pace=0.0, **wanted))
    there = await registries[1].find(here.row.id)
    assert there is not None
    return [here, there]


async def with_guests(tables: list[LiveTable]) -> None:
    for name in ("Bob", "Cid"):
        await take_seat(tables[0], name, "")
    await carry_out(tables[0], 0, Start(0))


async def choose(table: LiveTable, dice: Random) -> str:
    seat, option = random_choice(table.running().game, dice)
    return (await table.choose(seat, table.number, str(option), 1)).status


def wishes(subscriber: Subscriber) -> list[bool]:
    """Who wants another game."""
    return [seat["again"] for seat in subscriber.last("table")["seats"]]


async def cut_the_line(store: Store) -> None:
    """Like a network failure: every listening connection to this database is lost."""
    async with store.engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid != pg_backend_pid() AND datname = current_database() "
                "AND query LIKE '%pg_notify($1, $2)%'"
            )
        )


def test_choices_are_published_at_all_servers(postgres: str) -> None:
    async def play() -> None:
        async with two_registries(postgres) as registries:
            tables = await at_both(registries, "open", "open")
            await with_guests(tables)
            await until(lambda: tables[1].row.status == "playing")
            connected = [Subscriber(tables[seat % 2], seat) for seat in range(3)]
            dice = Random(1)
            while not any(table.running().game.over for table in tables):
                await choose(dice.choice(tables), dice)
            await until(lambda: all(table.row.status == "over" for table in tables))
            for subscriber in connected:
                assert subscriber.told == list(range(1, tables[0].number + 1))
                assert subscriber.last("table")["seed"] == tables[0].row.seed
            assert tables[0].record() == tables[1].record()

    asyncio.run(play())


def test_the_lobby_is_the_same_at_both(postgres: str) -> None:
    async def sit_down() -> None:
        async with two_registries(postgres) as registries:
            here, there = await at_both(registries, "open", "open", "open")
            host, watcher = Subscriber(here, 0), Subscriber(there, -1)
            seat, token = await take_seat(there, "Bob", "tuco")
            await until(lambda: host.last("table")["seats"][1]["name"] == "Bob")
            assert here.seat_of(Proof(token)) == seat
            bob = Subscriber(there, seat)
            await until(lambda: host.last("table")["seats"][1]["present"])
            await carry_out(here, 0, Fill(0, 2, "outlaw"))
            await until(lambda: watcher.last("table")["seats"][2]["bot"] == "outlaw")
            await carry_out(here, 0, Kick(0, 1))
            await until(lambda: bob.seat == -1)
            assert bob.last("welcome")["seat"] == -1
            await until(lambda: not host.last("table")["seats"][1]["present"])
            await carry_out(here, 0, Start(0))
            await until(lambda: watcher.all("now"))
            assert watcher.last("table")["status"] == "playing"

    asyncio.run(sit_down())


def test_chat_is_heard_at_both_once(postgres: str) -> None:
    async def talk() -> None:
        async with two_registries(postgres) as registries:
            here, there = await at_both(registries, "open", "outlaw")
            ann, watcher = Subscriber(here, 0), Subscriber(there, -1)
            here.subscribers.say(0, "🤠 " + '"\\\n' * 99, "")
            here.subscribers.say(0, "", "hat")
            await until(lambda: len(watcher.all("said")) == 2)
            assert watcher.all("said") == ann.all("said")
            assert watcher.last("said")["emote"] == "hat"

    asyncio.run(talk())


def test_a_rematch_is_agreed_on_at_both_and_does_not_wait_for_absent_players(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "RELOAD_SECONDS", 0.0)

    async def play() -> None:
        async with two_registries(postgres) as registries:
            here, there = await at_both(registries, "open", "open")
            await with_guests([here])
            dice = Random(2)
            while here.row.status == "playing":
                await choose(here, dice)
            Subscriber(here, 0)
            bob, cid = Subscriber(there, 1), Subscriber(here, 2)
            await until(lambda: here.subscribers.present == there.subscribers.present == {0, 1, 2})
            await carry_out(here, 0, Rematch(0))
            await until(lambda: wishes(bob) == [True, False, False])
            await carry_out(there, 1, Rematch(0))
            await until(lambda: wishes(cid) == [True, True, False])
            await carry_out(there, 1, Rematch(0, wanted=False))
            await until(lambda: wishes(cid) == [True, False, False])
            await carry_out(there, 1, Rematch(0))
            assert not bob.last("table")["next_table"]
            here.subscribers.remove(cid)
            await until(lambda: bob.last("table")["next_table"])
            again = await registries[1].find(bob.last("table")["next_table"])
            assert again is not None
            assert [seat.stand_in for seat in again.seats] == ["", "", STAND_IN]

    asyncio.run(play())


def test_presence_is_known_to_a_server_that_starts_later(postgres: str) -> None:
    async def look() -> None:
        async with registry_at(postgres) as one:
            here, _ = await one.create(NewTable("Ann", ["open", "open"]))
            ann = Subscriber(here, 0)
            async with registry_at(postgres) as two:
                there = await two.find(here.row.id)
                assert there is not None
                await until(lambda: there.subscribers.present == {0})
                here.subscribers.remove(ann)
                await until(lambda: there.subscribers.present == set())
                bob = Subscriber(there, 1)
                await until(lambda: here.subscribers.present == {1})
                assert bob.last("table")["seats"][1]["present"]
            await until(lambda: here.subscribers.present == set())

    asyncio.run(look())


def test_players_at_a_silent_server_count_as_absent(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with two_registries(postgres) as (one, two):
            here, there = await at_both((one, two), "open", "open")
            Subscriber(there, 1)
            await until(lambda: here.subscribers.present == {1})
            sending = two.pubsub._sending  # type: ignore[attr-defined]
            sending.cancel()
            await until(lambda: here.subscribers.present == set())

    monkeypatch.setattr(postgres_pubsub, "BEAT", 0.1)
    monkeypatch.setattr(postgres_pubsub, "SILENCE", 0.4)
    asyncio.run(look())


def counted(registry: DatabaseRegistry, thoughts: Counter[tuple[str, int]]) -> None:
    """Count how often bots think about the same question."""
    choice = registry.thinkers.choice

    async def count(record: str, seat: int, bot: str, address: str) -> str:
        thoughts[record, seat] += 1
        return await choice(record, seat, bot, address)

    registry.thinkers.choice = count  # type: ignore[method-assign]


def test_bots_think_at_one_server_only_and_go_on_at_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        thoughts: Counter[tuple[str, int]] = Counter()
        async with registry_at(postgres) as two:
            async with registry_at(postgres) as one:
                for registry in (one, two):
                    counted(registry, thoughts)
                here, there = await at_both((one, two), "greenhorn", "greenhorn")
                assert await one.pubsub.take(here.row.id)
                await carry_out(here, 0, Start(0))
                await until(lambda: there.row.status == "playing")
                await play_seat_0(there, 20)
                assert not two.pubsub.drives(here.row.id)
                assert set(thoughts.values()) == {1}
            await play_seat_0(there, 1000)
            assert there.row.status == "over"

    async def play_seat_0(table: LiveTable, choices: int) -> None:
        """Ann, at the server that does not drive the bots."""
        dice = Random(3)
        while choices and table.row.status == "playing":
            await until(lambda: table.row.status == "over" or table.running().game.decision_of(0))
            decision = table.running().game.decision_of(0)
            if decision is not None:
                option = str(dice.choice(decision.options))
                await table.choose(0, table.number, option, 1)
                choices -= 1

    monkeypatch.setattr(due_games, "TAKE_OVER_SECONDS", 0.1)
    asyncio.run(play())


def test_a_game_without_clients_continues_when_its_server_is_gone(postgres: str) -> None:
    """Only that server had it in memory."""

    async def play() -> None:
        async with registry_at(postgres) as two:
            async with registry_at(postgres) as one:
                table, _ = await one.create(NewTable("Ann", ["open", "open"], clock=86400))
                await with_guests([table])
                await until(lambda: one.pubsub.drives(table.row.id))
                await asyncio.sleep(0.1)
                assert two.tables == {}
            await until(lambda: table.row.id in two.deadlines)
            await until(lambda: two.tables == {})
            two.deadlines.put(table.row.id, 0.0)
            await until(lambda: table.row.id in two.tables)
            assert two.pubsub.drives(table.row.id)

    asyncio.run(play())


def test_a_table_that_one_server_has_put_away_is_driven_by_another(postgres: str) -> None:
    async def play() -> None:
        async with two_registries(postgres) as (one, two):
            table, _ = await one.create(NewTable("Ann", ["open", "outlaw"], clock=86400, pace=0.0))
            await take_seat(table, "Bob", "")
            await carry_out(table, 0, Start(0))
            await until(lambda: table.driver.needed and not table.driver.busy)
            table.touched = 0.0
            await one.evictor.evict_idle_tables()
            assert table.row.id in one.deadlines
            there = await two.find(table.row.id)
            assert there is not None
            await until(lambda: two.pubsub.drives(table.row.id))
            dice, made = Random(5), there.number
            while not {2} <= set(there.running().game.choosers[made:]):
                await until(lambda: people_asked(there))
                await choose(there, dice)

    def people_asked(table: LiveTable) -> bool:
        return all(decision.seat != 2 for decision in table.running().game.decisions)

    asyncio.run(play())


def test_a_server_that_closes_takes_over_nothing_any_more(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It receives messages from the others until its very end."""

    async def close() -> None:
        async with registry_at(postgres) as registry:
            table, _ = await registry.create(NewTable("Ann", ["outlaw", "outlaw"]))
            close_pubsub = registry.pubsub.close

            async def hear_to_the_end() -> None:
                registry._receive(Gone("another"))
                registry._receive(Changed(table.row.id, version=9))
                await close_pubsub()

            monkeypatch.setattr(registry.pubsub, "close", hear_to_the_end)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert others == set()

    asyncio.run(close())
    assert caplog.text == ""


def test_after_a_lost_connection_everything_is_caught_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with two_registries(postgres) as registries:
            here, there = await at_both(registries, "open", "open")
            await with_guests([here])
            await until(lambda: there.row.status == "playing")
            ann, bob, dice = Subscriber(here, 0), Subscriber(there, 1), Random(4)
            await until(lambda: here.subscribers.present == there.subscribers.present == {0, 1})
            await cut_the_line(registries[0].store)
            for _ in range(3):
                assert await choose(here, dice) == "ok"
            there.subscribers.remove(bob)
            cid = Subscriber(there, 2)
            await until(lambda: cid.told == [1, 2, 3])
            await until(lambda: here.subscribers.present == there.subscribers.present == {0, 2})
            assert await choose(there, dice) == "ok"
            await until(lambda: ann.told == [1, 2, 3, 4])

    monkeypatch.setattr(postgres_pubsub, "PAUSE", 0.2)
    asyncio.run(play())
    assert "hunter2" not in caplog.text


def test_a_restart_of_the_database_stops_games_only_briefly(
    cluster: Cluster, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be written is refused, and not published."""

    async def play() -> None:
        async with two_registries(postgres) as registries:
            here, there = await at_both(registries, "open", "open")
            await with_guests([here])
            await until(lambda: there.row.status == "playing")
            watcher, dice = Subscriber(there, -1), Random(5)
            assert await choose(here, dice) == "ok"
            await asyncio.to_thread(cluster.stop)
            for _ in range(2):
                with pytest.raises(Exception, match="could not be stored; try again"):
                    await choose(here, dice)
            await asyncio.to_thread(cluster.start)
            assert await choose(here, dice) == "ok"
            await until(lambda: watcher.told == [1, 2])
            assert await choose(there, dice) == "ok"
            assert there.number == 3

    monkeypatch.setattr(postgres_pubsub, "PAUSE", 0.2)
    asyncio.run(play())


def test_friends_at_two_servers_play_a_game(postgres: str, tmp_path: Path) -> None:
    """Over real sockets, and with two processes."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()

    async def play() -> list[Client]:
        created = one.create("open", "open", "greenhorn")
        seats = [created, *(two.join(created["table"], name) for name in ("Bob", "Cid"))]
        clients = [
            Client(server, seat["table"], seat["token"])
            for server, seat in zip((one, two, one), seats, strict=True)
        ]
        async with clients[0], clients[1], clients[2]:
            for client in clients:  # chat is not repeated for those who connect later
                await client.reply(1)
            assert (await clients[0].ask(type="start"))["status"] == "ok"
            assert (await clients[1].ask(type="say", text="hey"))["status"] == "ok"
            await asyncio.gather(*(client.play(Random(6)) for client in clients))
        return clients

    with Server(folders[0], database=postgres) as one, Server(folders[1], database=postgres) as two:
        clients = asyncio.run(play())
        table = clients[0].table
        records = [server.get(f"/api/tables/{table}/record").text for server in (one, two)]
    assert records[0] == records[1]
    for client in clients:
        assert client.info["status"] == "over"
        assert [m["text"] for m in client.received if m["type"] == "said"] == ["hey"]
        told = [m["number"] for m in client.received if m["type"] == "told"]
        assert told == list(range(1, client.number + 1))
    for folder in folders:
        log = (folder / "log.txt").read_text(encoding="utf-8")
        assert "Traceback" not in log
        assert "hunter2" not in log
