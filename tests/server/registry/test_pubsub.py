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

from colt_express.server.registry import unattended_tables as caretaker_module
from colt_express.server.registry.table_registry import Hall, NewTable
from colt_express.server.storage.pubsub_messages import Changed, Gone
from colt_express.server.storage.table_store import Store
from colt_express.server.storage.table_store import pubsub as telegraph_module
from colt_express.server.table import live_table as tables_module
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.seating import STAND_IN

from ...playing import random_choice
from ..in_process import Listener, hall_at, until
from ..postgres import Cluster
from ..running import Client, Server


@asynccontextmanager
async def two_halls(database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    async with hall_at(database) as one, hall_at(database) as two:
        yield one, two


async def at_both(halls: tuple[Hall, Hall], *seats: str, **wanted: Any) -> list[LiveTable]:
    """A new table with Ann as its host, in the memory of both servers."""
    here, _ = await halls[0].create(NewTable("Ann", list(seats), pace=0.0, **wanted))
    there = await halls[1].find(here.row.id)
    assert there is not None
    return [here, there]


async def with_guests(tables: list[LiveTable]) -> None:
    for name in ("Bob", "Cid"):
        await tables[0].join(name, "")
    await tables[0].start(0)


async def choose(table: LiveTable, dice: Random) -> str:
    seat, option = random_choice(table.running().game, dice)
    return (await table.choose(seat, table.number, str(option), 1)).status


def wishes(listener: Listener) -> list[bool]:
    """Who wants another game."""
    return [seat["again"] for seat in listener.last("table")["seats"]]


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


def test_everybody_hears_of_a_choice_wherever_it_was_made(postgres: str) -> None:
    async def play() -> None:
        async with two_halls(postgres) as halls:
            tables = await at_both(halls, "open", "open")
            await with_guests(tables)
            await until(lambda: tables[1].row.status == "playing")
            listeners = [Listener(tables[seat % 2], seat) for seat in range(3)]
            dice = Random(1)
            while not any(table.running().game.over for table in tables):
                await choose(dice.choice(tables), dice)
            await until(lambda: all(table.row.status == "over" for table in tables))
            for listener in listeners:
                assert listener.told == list(range(1, tables[0].number + 1))
                assert listener.last("table")["seed"] == tables[0].row.seed
            assert tables[0].record() == tables[1].record()

    asyncio.run(play())


def test_the_lobby_is_the_same_at_both(postgres: str) -> None:
    async def sit_down() -> None:
        async with two_halls(postgres) as halls:
            here, there = await at_both(halls, "open", "open", "open")
            host, watcher = Listener(here, 0), Listener(there, -1)
            seat, token = await there.join("Bob", "tuco")
            await until(lambda: host.last("table")["seats"][1]["name"] == "Bob")
            assert here.seat_of(token) == seat
            bob = Listener(there, seat)
            await until(lambda: host.last("table")["seats"][1]["present"])
            await here.fill(0, 2, "outlaw")
            await until(lambda: watcher.last("table")["seats"][2]["bot"] == "outlaw")
            await here.kick(0, 1)
            await until(lambda: bob.seat == -1)
            assert bob.last("welcome")["seat"] == -1
            await until(lambda: not host.last("table")["seats"][1]["present"])
            await here.start(0)
            await until(lambda: watcher.all("now"))
            assert watcher.last("table")["status"] == "playing"

    asyncio.run(sit_down())


def test_chat_is_heard_at_both_once(postgres: str) -> None:
    async def talk() -> None:
        async with two_halls(postgres) as halls:
            here, there = await at_both(halls, "open", "outlaw")
            ann, watcher = Listener(here, 0), Listener(there, -1)
            here.audience.say(0, "🤠 " + '"\\\n' * 99, "")
            here.audience.say(0, "", "hat")
            await until(lambda: len(watcher.all("said")) == 2)
            assert watcher.all("said") == ann.all("said")
            assert watcher.last("said")["emote"] == "hat"

    asyncio.run(talk())


def test_a_rematch_is_wanted_and_told_at_both_and_waits_for_nobody_who_left(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "RELOAD_SECONDS", 0.0)

    async def play() -> None:
        async with two_halls(postgres) as halls:
            here, there = await at_both(halls, "open", "open")
            await with_guests([here])
            dice = Random(2)
            while here.row.status == "playing":
                await choose(here, dice)
            Listener(here, 0)
            bob, cid = Listener(there, 1), Listener(here, 2)
            await until(lambda: here.audience.present == there.audience.present == {0, 1, 2})
            await halls[0].rematch(here, 0)
            await until(lambda: wishes(bob) == [True, False, False])
            await halls[1].rematch(there, 1)
            await until(lambda: wishes(cid) == [True, True, False])
            await halls[1].rematch(there, 1, wanted=False)
            await until(lambda: wishes(cid) == [True, False, False])
            await halls[1].rematch(there, 1)
            assert not bob.last("table")["next_table"]
            here.audience.leave(cid)
            await until(lambda: bob.last("table")["next_table"])
            again = await halls[1].find(bob.last("table")["next_table"])
            assert again is not None
            assert [seat.stand_in for seat in again.seats] == ["", "", STAND_IN]

    asyncio.run(play())


def test_who_is_there_is_known_to_a_server_that_comes_later(postgres: str) -> None:
    async def look() -> None:
        async with hall_at(postgres) as one:
            here, _ = await one.create(NewTable("Ann", ["open", "open"]))
            ann = Listener(here, 0)
            async with hall_at(postgres) as two:
                there = await two.find(here.row.id)
                assert there is not None
                await until(lambda: there.audience.present == {0})
                here.audience.leave(ann)
                await until(lambda: there.audience.present == set())
                bob = Listener(there, 1)
                await until(lambda: here.audience.present == {1})
                assert bob.last("table")["seats"][1]["present"]
            await until(lambda: here.audience.present == set())

    asyncio.run(look())


def test_who_was_at_a_server_that_is_silent_is_away(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with two_halls(postgres) as (one, two):
            here, there = await at_both((one, two), "open", "open")
            Listener(there, 1)
            await until(lambda: here.audience.present == {1})
            talking = two.telegraph._talking  # type: ignore[attr-defined]
            talking.cancel()
            await until(lambda: here.audience.present == set())

    monkeypatch.setattr(telegraph_module, "BEAT", 0.1)
    monkeypatch.setattr(telegraph_module, "SILENCE", 0.4)
    asyncio.run(look())


def counted(hall: Hall, thoughts: Counter[tuple[str, int]]) -> None:
    """Count how often bots think about the same question."""
    choice = hall.thinkers.choice

    async def count(record: str, seat: int, bot: str, address: str) -> str:
        thoughts[record, seat] += 1
        return await choice(record, seat, bot, address)

    hall.thinkers.choice = count  # type: ignore[method-assign]


def test_bots_think_at_one_server_only_and_go_on_at_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        thoughts: Counter[tuple[str, int]] = Counter()
        async with hall_at(postgres) as two:
            async with hall_at(postgres) as one:
                for hall in (one, two):
                    counted(hall, thoughts)
                here, there = await at_both((one, two), "greenhorn", "greenhorn")
                assert await one.telegraph.take(here.row.id)
                await here.start(0)
                await until(lambda: there.row.status == "playing")
                await play_seat_0(there, 20)
                assert not two.telegraph.drives(here.row.id)
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

    monkeypatch.setattr(caretaker_module, "TAKE_OVER_SECONDS", 0.1)
    asyncio.run(play())


def test_a_game_that_nobody_looks_at_goes_on_when_its_server_is_gone(postgres: str) -> None:
    """Only that server had it in memory."""

    async def play() -> None:
        async with hall_at(postgres) as two:
            async with hall_at(postgres) as one:
                table, _ = await one.create(NewTable("Ann", ["open", "open"], clock=86400))
                await with_guests([table])
                await until(lambda: one.telegraph.drives(table.row.id))
                await asyncio.sleep(0.1)
                assert two.tables == {}
            await until(lambda: table.row.id in two.caretaker.agenda)
            await until(lambda: two.tables == {})
            two.caretaker.agenda.put(table.row.id, 0.0)
            await until(lambda: table.row.id in two.tables)
            assert two.telegraph.drives(table.row.id)

    asyncio.run(play())


def test_a_table_that_one_server_has_put_away_is_driven_by_another(postgres: str) -> None:
    async def play() -> None:
        async with two_halls(postgres) as (one, two):
            table, _ = await one.create(NewTable("Ann", ["open", "outlaw"], clock=86400, pace=0.0))
            await table.join("Bob", "")
            await table.start(0)
            await until(lambda: table.driver.needed and not table.driver.busy)
            table.touched = 0.0
            await one.evictor.put_away_idle_tables()
            assert table.row.id in one.caretaker.agenda
            there = await two.find(table.row.id)
            assert there is not None
            await until(lambda: two.telegraph.drives(table.row.id))
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
        async with hall_at(postgres) as hall:
            table, _ = await hall.create(NewTable("Ann", ["outlaw", "outlaw"]))
            close_telegraph = hall.telegraph.close

            async def hear_to_the_end() -> None:
                hall._hear(Gone("another"))
                hall._hear(Changed(table.row.id, version=9))
                await close_telegraph()

            monkeypatch.setattr(hall.telegraph, "close", hear_to_the_end)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert others == set()

    asyncio.run(close())
    assert caplog.text == ""


def test_after_the_line_was_cut_all_is_caught_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with two_halls(postgres) as halls:
            here, there = await at_both(halls, "open", "open")
            await with_guests([here])
            await until(lambda: there.row.status == "playing")
            ann, bob, dice = Listener(here, 0), Listener(there, 1), Random(4)
            await until(lambda: here.audience.present == there.audience.present == {0, 1})
            await cut_the_line(halls[0].store)
            for _ in range(3):
                assert await choose(here, dice) == "ok"
            there.audience.leave(bob)
            cid = Listener(there, 2)
            await until(lambda: cid.told == [1, 2, 3])
            await until(lambda: here.audience.present == there.audience.present == {0, 2})
            assert await choose(there, dice) == "ok"
            await until(lambda: ann.told == [1, 2, 3, 4])

    monkeypatch.setattr(telegraph_module, "PAUSE", 0.2)
    asyncio.run(play())
    assert "hunter2" not in caplog.text


def test_a_database_that_is_started_anew_stops_nobody_for_long(
    cluster: Cluster, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be written is refused, and not published."""

    async def play() -> None:
        async with two_halls(postgres) as halls:
            here, there = await at_both(halls, "open", "open")
            await with_guests([here])
            await until(lambda: there.row.status == "playing")
            watcher, dice = Listener(there, -1), Random(5)
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

    monkeypatch.setattr(telegraph_module, "PAUSE", 0.2)
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
