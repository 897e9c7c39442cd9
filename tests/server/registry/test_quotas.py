"""Quotas are counted by seat and by address, however many sockets and tables are used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter, time
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from colt_express.server.api.sockets import TableClient
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.credentials import hashed_address
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import Settings
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.hosting.server import Server
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.registry.quotas import AT_ONE_ADDRESS
from colt_express.server.storage.rows import Change, SeatRow, TableRow
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL, Abort, Rematch, Start
from colt_express.server.table.seating import change
from colt_express.server.table.thinking import HINT_PATIENCE, PATIENCE, Thinkers
from colt_express.server.table.workers import Workers

from ..api.test_sockets import FakeSocket
from ..in_process import registry_at


@asynccontextmanager
async def desk_at(database: str, **limits: int) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server with these limits, and a client of it."""
    api = Server(Settings(database, workers=1, **limits))  # type: ignore[arg-type]
    app = create_app(api)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield api, client


async def say(
    registry: DatabaseRegistry, table: LiveTable, token: str, address: str, *said: dict[str, Any]
) -> int:
    """How many of these messages are accepted on a new socket."""
    socket = FakeSocket()
    socket.say(type="hello", protocol=PROTOCOL, token=token)
    for message in said:
        socket.say(**message)
    socket.leave()
    await TableClient(socket, address, registry, Metrics()).serve(table)
    replies = [one["status"] for one in socket.sent if one["type"] == "reply"]
    return replies.count("ok") - 1


MESSAGES: list[tuple[list[dict[str, Any]], int, float]] = [
    ([{"type": "say", "text": "hey"}, {"type": "emote", "name": "hat"}] * 4, 5, 0.5),
    ([{"type": "filter", "on": True}, {"type": "filter", "on": False}] * 12, 20, 2.0),
]
"""Messages, how many are accepted at once, and how many more in a second."""


@pytest.mark.parametrize(("said", "most", "rate"), MESSAGES)
def test_more_sockets_allow_no_more(
    said: list[dict[str, Any]], most: int, rate: float, database: str
) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            table, token = await registry.create(NewTable("Ann", ["open", "open"]))
            accepted, begun = 0, perf_counter()
            for socket in range(4):
                accepted += await say(registry, table, token, f"address {socket}", *said)
            assert most <= accepted <= most + 1 + rate * (perf_counter() - begun)

    asyncio.run(play())


def test_more_seats_of_one_address_allow_a_little_more(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            said = [{"type": "say", "text": "hey"}] * 6
            accepted, begun = 0, perf_counter()
            for _ in range(2 * AT_ONE_ADDRESS):
                table, token = await registry.create(NewTable("Ann", ["open", "open"]))
                accepted += await say(registry, table, token, "here", *said)
            more = 1 + 0.5 * (perf_counter() - begun)
            assert 5 <= accepted / AT_ONE_ADDRESS <= 5 + more
            table, token = await registry.create(NewTable("Bob", ["open", "open"]))
            assert await say(registry, table, token, "elsewhere", *said) >= 5

    asyncio.run(play())


# Tables


async def over(table: LiveTable) -> None:
    """The game has come to its end."""
    await carry_out(table, 0, Start(0))
    await table.change(lambda row, _: change(row, status="over"))


def test_the_games_of_one_table_are_limited_whatever_the_addresses(database: str) -> None:
    async def play() -> None:
        async with desk_at(database, tables_per_hour=1000) as (api, _):
            registry = api.registry
            table, _ = await registry.create(NewTable("Ann", ["outlaw", "outlaw"], pace=10.0))
            await carry_out(table, 0, Start(0))
            for _ in range(Settings("").following_per_hour):
                await table.change(lambda row, _: change(row, status="over"))
                await carry_out(table, 0, Rematch(1, now=True))
                following = await registry.find(table.row.next_table)
                assert following is not None
                table = following
            await table.change(lambda row, _: change(row, status="over"))
            with pytest.raises(Refused, match="30 games an hour") as refused:
                await carry_out(table, 0, Rematch(1, now=True))
            assert refused.value.code == "rematches"
            assert refused.value.wait > 60
            assert not table.row.next_table
            other, _ = await registry.create(NewTable("Bob", ["outlaw", "outlaw"], pace=10.0))
            await over(other)
            await carry_out(other, 0, Rematch(1, now=True))
            assert other.row.next_table

    asyncio.run(play())


def test_rematches_and_games_called_off_count_as_new_tables(database: str) -> None:
    async def play() -> None:
        async with desk_at(database, tables_per_hour=3) as (api, _):
            registry = api.registry
            table, _ = await registry.create(NewTable("Ann", ["open", "outlaw"], pace=10.0), "ann")
            await take_seat(table, "Bob", "", "bob")
            await carry_out(table, 0, Start(0))
            registry.quotas.take_table(["ann"])
            await carry_out(table, 0, Abort(1))  # counts for the host alone
            lobby = await registry.find(table.row.next_table)
            assert lobby is not None
            await over(lobby)
            await carry_out(lobby, 0, Rematch(0))  # she alone is there
            again = await registry.find(lobby.row.next_table)
            assert again is not None
            await again.change(lambda row, _: change(row, status="over"))
            with pytest.raises(Refused, match="too many new games") as refused:
                await carry_out(again, 0, Rematch(0))
            assert refused.value.code == "quota"
            assert 0 < refused.value.wait <= 1200
            assert not again.row.next_table
            registry.quotas.take_table(["bob"])  # has opened none so far
            registry.quotas.take_table(["bob"])
            registry.quotas.take_table(["bob"])
            with pytest.raises(Refused):
                registry.quotas.take_table(["bob"])

    asyncio.run(play())


def test_refusals_over_a_quota_say_when_to_come_back(database: str) -> None:
    async def ask() -> None:
        async with desk_at(database, tables_per_hour=1, seats_per_hour=1) as (_, client):
            wanted = {"name": "Ann", "seats": ["open", "open"]}
            table = (await client.post("/api/tables", json=wanted)).json()["table"]
            late = await client.post("/api/tables", json=wanted)
            assert (late.status_code, late.json()["code"]) == (429, "quota")
            assert 3500 < int(late.headers["retry-after"]) <= 3600
            path = f"/api/tables/{table}/join"
            assert (await client.post(path, json={"name": "Bob"})).status_code == 201
            late = await client.post(path, json={"name": "Cid"})
            assert (late.status_code, late.json()["code"]) == (429, "quota")

    asyncio.run(ask())


# Seats


def test_one_address_cannot_take_every_seat(database: str) -> None:
    """At public tables, even with many requests at once; private ones are its own affair."""

    async def ask() -> None:
        async with desk_at(database, seats_per_address=4) as (api, client):
            registry = api.registry
            public = [
                (await registry.create(NewTable("Ann", ["open"] * 4, public=True), f"host {n}"))[0]
                for n in range(3)
            ]
            private, _ = await registry.create(NewTable("Ann", ["open"] * 6), "host")

            async def join(table: LiveTable) -> httpx.Response:
                return await client.post(f"/api/tables/{table.row.id}/join", json={"name": "Bob"})

            answers = await asyncio.gather(*(join(table) for table in public for _ in range(3)))
            assert sorted(one.status_code for one in answers) == [201] * 4 + [429] * 5
            refused = next(one for one in answers if one.status_code == 429).json()
            assert refused["code"] == "seats"
            assert "already occupy 4 seats" in refused["error"]
            wanted = {"name": "Bob", "seats": ["open", "open"], "public": True}
            assert (await client.post("/api/tables", json=wanted)).status_code == 429
            for _ in range(6):
                assert (await join(private)).status_code == 201

    asyncio.run(ask())


def test_only_seats_of_players_who_are_there_count(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            here, now = hashed_address("here"), time()
            table, _ = await registry.create(NewTable("Ann", ["open"] * 2, public=True), here)
            await take_seat(table, "Bob", "", here)
            await take_seat(table, "Cid", "", "elsewhere")
            assert await registry.store.occupied_seats(here, now - 60) == 2
            assert await registry.store.occupied_seats(here, now + 60) == 0

            def resign(row: TableRow, seats: list[SeatRow]) -> Change:
                return change(row, replace(seats[1], resigned=True))

            await table.change(resign)
            assert await registry.store.occupied_seats(here, now - 60) == 1
            await table.change(lambda row, _: change(row, status="closed"))
            assert await registry.store.occupied_seats(here, now - 60) == 0

    asyncio.run(play())


def test_many_tables_of_one_address_hide_no_others(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            wanted = NewTable("Ann", ["open", "open"], public=True)
            modest = [(await registry.create(wanted, f"modest {n}"))[0].row.id for n in range(3)]
            unknown = [(await registry.create(wanted))[0].row.id for _ in range(2)]
            greedy = [(await registry.create(wanted, "greedy"))[0].row.id for _ in range(8)]
            found = [one.table.id for one in await registry.store.listed(time() - 60, limit=7)]
            first = [greedy[-1], *reversed(unknown), *reversed(modest)]
            assert found == [*first, greedy[-2]]

    asyncio.run(play())


# Hints


@pytest.mark.parametrize(("workers", "most", "patience"), [(1, 1, PATIENCE), (3, 2, HINT_PATIENCE)])
def test_hints_leave_a_worker_for_bots(
    workers: int, most: int, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(Workers(workers), Metrics())
    at_work: list[float] = []
    busiest = 0

    async def think(_work: object, *details: Any, limit: float) -> bytes:
        nonlocal busiest
        at_work.append(details[-1])
        busiest = max(busiest, len(at_work))
        assert details[-1] <= patience
        await asyncio.sleep(0.2 if details[0] == "hint" else 0.0)
        at_work.pop()
        return b""

    monkeypatch.setattr(thinkers.workers, "run", think)

    async def ask() -> float:
        hints = [
            asyncio.create_task(thinkers.hint("hint", 0, f"address {n % 2}")) for n in range(6)
        ]
        await asyncio.sleep(0.05)
        begun = perf_counter()
        await thinkers.choice("bot", 0, "outlaw", "elsewhere")
        waited = perf_counter() - begun
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        return waited

    waited = asyncio.run(ask())
    assert busiest <= most + (workers > 1)
    assert workers == 1 or waited < 0.1
    thinkers.close()
