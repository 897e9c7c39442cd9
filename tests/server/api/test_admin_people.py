"""``colt-express admin`` about people: reports, bans by seat, and deletion on request."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from colt_express.server.api.reporting import report
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.credentials import Proof, hashed_address
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.bans import BANNED
from colt_express.server.storage.days import ListedRow
from colt_express.server.table.leaving import FORGOTTEN
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Start

from ..in_process import Subscriber, registry_at, until
from ..registry.test_resuming import play
from .test_admin import Operator, operator

__all__ = ["operator"]

ADDRESS = hashed_address("192.0.2.7")


async def a_lobby(registry: DatabaseRegistry) -> tuple[LiveTable, str]:
    """Ann's table, which Bob has joined; and Bob's token."""
    wanted = msgspec.convert({"name": "Ann", "seats": ["open", "open"], "pace": 0.0}, NewTable)
    table, _ = await registry.create(wanted)
    _, token = await take_seat(table, "Bob", "", ADDRESS)
    return table, token


async def notice(registry: DatabaseRegistry) -> None:
    """With SQLite, a server looks for changes once a minute."""
    if not registry.store.shared:
        await registry.housekeeping.check_tables()


def test_a_report_is_listed_acted_on_and_closed(operator: Operator) -> None:
    """The handle still works when the player and even the table are gone."""

    async def complain() -> str:
        async with registry_at(operator.database) as registry:
            table, _ = await a_lobby(registry)
            table.subscribers.say(1, "you!", "")
            await report(registry.store, table, 0, 1, "he is rude")
            return table.row.id

    table = asyncio.run(complain())
    (found,) = operator.reads("reports")
    assert found["name"] == "Bob"
    assert found["reporter_name"] == "Ann"
    assert (found["table_id"], found["seat"], found["reporter"]) == (table, 1, 0)
    assert (found["reason"], found["said"]) == ("he is rude", ["you!"])
    assert not {"address", "token_hash"} & set(found)
    shown, said = operator.says("reports").splitlines()
    assert shown.endswith(f"{found['id']}  Bob at {table}/1, by Ann at {table}/0: he is rude")
    assert said == "    said: you!"
    operator.says("ban", found["id"])
    assert ADDRESS in [ban["who"] for ban in operator.reads("bans")]
    operator.says("unban", found["id"])
    assert operator.reads("bans") == []
    assert operator.reads("close-report", found["id"]) == {"closed": found["id"]}
    assert operator.says("reports") == "there are no reports\n"


def test_a_player_is_banned_by_their_seat(operator: Operator) -> None:
    async def play_on() -> None:
        async with registry_at(operator.database) as registry:
            table, _ = await a_lobby(registry)
            bob = Subscriber(table, 1)
            bob.address = "192.0.2.7"
            told = await asyncio.to_thread(operator.says, "ban", f"{table.row.id}/1")
            assert told == f"{table.row.id}/1 is banned from this server\n"
            await notice(registry)
            await until(lambda: bob.dismissed)
            assert bob.dismissed == BANNED

    asyncio.run(play_on())


def test_a_table_is_deleted_with_its_reports(operator: Operator) -> None:
    async def complain() -> str:
        async with registry_at(operator.database) as registry:
            table, _ = await a_lobby(registry)
            await report(registry.store, table, 0, 1, "he is rude")
            return table.row.id

    table = asyncio.run(complain())
    assert operator.reads("delete", table) == {"deleted": table}
    assert operator.reads("list") == operator.reads("reports") == []


@pytest.mark.parametrize("by", ["seat", "address"])
def test_the_traces_of_one_player_are_deleted(operator: Operator, by: str) -> None:
    """The others play on, against a bot."""

    async def play_on() -> str:
        async with registry_at(operator.database) as registry:
            table, token = await a_lobby(registry)
            await carry_out(table, 0, Start(0))
            await play(table, 2)
            await report(registry.store, table, 0, 1, "he is rude")
            who = f"{table.row.id}/1" if by == "seat" else "192.0.2.7"
            done = await asyncio.to_thread(operator.reads, "erase", who)
            assert done == {"seats": 1, "reports": 1}
            await notice(registry)
            await until(lambda: table.seats[1].name == FORGOTTEN)
            assert table.row.status == "playing"
            seat = table.seats[1]
            assert (seat.token_hash, seat.address, seat.resigned) == ("", "", True)
            assert seat.stand_in
            assert table.seat_of(Proof(token)) == -1
            assert table.seats[0].name == "Ann"
            return table.row.id

    table = asyncio.run(play_on())
    (listed,) = operator.reads("list")
    assert [seat["name"] for seat in listed["seats"]][:2] == ["Ann", FORGOTTEN]
    assert operator.reads("reports") == []
    refused = operator.is_refused("erase", f"{table}/1")
    assert "nobody sits at seat 1" in refused


def test_a_player_erased_before_the_start_leaves_an_open_seat(operator: Operator) -> None:
    async def come_and_go() -> None:
        async with registry_at(operator.database) as registry:
            table, _ = await a_lobby(registry)
            await asyncio.to_thread(operator.says, "erase", f"{table.row.id}/0")

    asyncio.run(come_and_go())
    (listed,) = operator.reads("list")
    assert [seat["kind"] for seat in listed["seats"]][:2] == ["open", "human"]


def test_results_of_the_train_of_the_day_are_listed_and_removed(operator: Operator) -> None:
    async def list_two() -> None:
        async with registry_at(operator.database) as registry:
            for name, address in (("Bob", ADDRESS), ("Cid", "another")):
                row = ListedRow("2026-11-18", name.lower(), name, "doc", 900, 2, 1.0, address)
                assert await registry.store.list_result(row, 9)

    asyncio.run(list_two())
    assert [row["name"] for row in operator.reads("today", "2026-11-18")] == ["Bob", "Cid"]
    assert "address" not in operator.reads("today", "2026-11-18")[0]
    operator.says("unlist", "2026-11-18", "cid")
    assert "Bob" in operator.says("today", "2026-11-18")
    operator.says("erase", "192.0.2.7")
    assert operator.says("today", "2026-11-18").strip() == "nobody is listed on 2026-11-18"
