"""A glance at one's games: whose turn it is, and nothing to those who have no seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from colt_express.server.api.my_games import MOST_SEATS, Glance, Seated, glance
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.rate_limits import Bucket
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.hosting.server import Server
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Kick, Start

from ...playing import random_choice
from ..in_process import registry_at, requests_at

PLENTY = 1000


def in_a_hall(database: str, work: Callable[[DatabaseRegistry], Awaitable[None]]) -> None:
    async def do() -> None:
        async with registry_at(database) as registry:
            await work(registry)

    asyncio.run(do())


async def look(
    registry: DatabaseRegistry, *seats: tuple[str, str], allowance: int = PLENTY
) -> list[Glance | None]:
    asked = [Seated(table, token) for table, token in seats]
    return await glance(registry, asked, "here", Bucket(0, allowance))


async def seated(registry: DatabaseRegistry, *, start: bool) -> tuple[LiveTable, str, str]:
    """A table of Ann, Bob and Cid, with the tokens of the first two."""
    table, ann = await registry.create(NewTable("Ann", ["open", "open"], clock=86400), "here")
    _, bob = await take_seat(table, "Bob", "")
    await take_seat(table, "Cid", "")
    if start:
        await carry_out(table, 0, Start(0))
    return table, ann, bob


async def play_on(table: LiveTable, choices: int = 10_000) -> None:
    dice, game = Random(7), table.running().game
    while choices and not game.over:
        seat, option = random_choice(game, dice)
        assert (await table.choose(seat, table.number, str(option), 1)).status == "ok"
        choices -= 1


async def evict(registry: DatabaseRegistry, table: LiveTable) -> None:
    table.touched = 0.0
    await registry.evictor.evict_idle_tables()
    assert registry.in_memory(table.row.id) is None


def test_whose_turn_it_is_which_round_and_until_when(database: str) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, ann, bob = await seated(registry, start=True)
        await play_on(table, 20)
        game, deadline = table.running().game, table.deadline
        await evict(registry, table)
        of_ann, of_bob = await look(registry, (table.row.id, ann), (table.row.id, bob))
        assert of_ann is not None
        assert of_bob is not None
        assert (of_ann.seat, of_bob.seat) == (0, 1)
        assert of_ann.info.status == "playing"
        assert of_ann.asked == of_bob.asked == [one.seat for one in game.decisions]
        view = game.view(-1)
        assert (of_ann.round, of_ann.rounds) == (view.round, len(view.rounds))
        assert of_ann.deadline == deadline > 0
        assert of_ann.money == of_ann.winners == []

    in_a_hall(database, work)


def test_the_winner_is_shown_at_the_end(tmp_path: Path) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, ann, _ = await seated(registry, start=True)
        await play_on(table)
        (told,) = await look(registry, (table.row.id, ann))
        assert told is not None
        assert told.info.status == "over"
        assert (told.money, told.winners) == (table.result().money, table.result().winners)
        assert told.asked == []

    in_a_hall(default_database(tmp_path), work)


def test_a_lobby_is_shown_without_being_loaded(tmp_path: Path) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, ann, _ = await seated(registry, start=False)
        await evict(registry, table)
        (told,) = await look(registry, (table.row.id, ann), allowance=0)
        assert told is not None
        assert told.info.status == "waiting"
        assert [seat.name for seat in told.info.seats] == ["Ann", "Bob", "Cid"]
        assert registry.in_memory(table.row.id) is None

    in_a_hall(default_database(tmp_path), work)


def test_nothing_without_a_seat_and_nothing_secret_with_one(tmp_path: Path) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, ann, bob = await seated(registry, start=True)
        other, _, _ = await seated(registry, start=False)
        cards = [card.kind for card in table.running().game.mine(0).hand or []]
        await evict(registry, table)
        wrong = [(table.row.id, ""), (table.row.id, "guess"), (other.row.id, ann)]
        assert await look(registry, *wrong, ("nowhere", ann), ("No Table!", ann)) == [None] * 5
        assert registry.in_memory(table.row.id) is None  # nothing is loaded for a guess
        (told,) = await look(registry, (table.row.id, ann))
        text = msgspec.json.encode(told).decode()
        row = table.row
        secrets = [ann, bob, row.seed, *(seat.token_hash for seat in table.seats)]
        assert not any(secret in text for secret in secrets)
        assert cards
        assert not any(f'"{card}"' in text for card in cards)

    in_a_hall(default_database(tmp_path), work)


def test_the_token_of_a_seat_that_was_given_up_is_void(tmp_path: Path) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, _, bob = await seated(registry, start=False)
        await carry_out(table, 0, Kick(0, 1))
        assert await look(registry, (table.row.id, bob)) == [None]

    in_a_hall(default_database(tmp_path), work)


def test_loading_a_game_costs_as_much_as_asking_for_its_table(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient, seats: list[Any]) -> httpx.Response:
        return await client.post("/api/seats", json={"seats": seats})

    async def play() -> None:
        api = Server(Settings(default_database(tmp_path), requests_per_second=0.5))
        app = create_app(api)
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            mine = []
            for _ in range(6):
                table, ann, _ = await seated(api.registry, start=True)
                await evict(api.registry, table)
                mine.append({"table": table.row.id, "token": ann})
            refused = await ask(client, mine)  # five requests at once, of which this is one
            assert refused.status_code == 429
            assert refused.json()["error"] == "too many requests; wait a moment"
            assert len(api.registry.tables) == 4

    asyncio.run(play())


WRONG: list[Any] = [
    None,
    [],
    {},
    {"seats": None},
    {"seats": [1]},
    {"seats": [{"table": "a"}]},
    {"seats": [{"table": "a", "token": "b", "seat": 0}]},
    {"seats": [{"table": "a" * 17, "token": "b"}]},
    {"seats": [{"table": "a", "token": "b" * 65}]},
    {"seats": [{"table": "a", "token": "b"}] * (MOST_SEATS + 1)},
]


def test_wrong_requests_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with requests_at(default_database(tmp_path)) as client:
            for wrong in WRONG:
                assert (await client.post("/api/seats", json=wrong)).status_code == 400, wrong
            assert (await client.get("/api/seats?table=a&token=b")).status_code == 405
            nobody = await client.post("/api/seats", json={"seats": []})
            assert (nobody.status_code, nobody.json()) == (200, [])

    asyncio.run(play())
