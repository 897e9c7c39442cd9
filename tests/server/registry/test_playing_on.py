"""Playing on from a moment of a finished game: what was, stays; what follows is a new game."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from colt_express import load_record
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.serialization.digest import digest
from colt_express.engine.serialization.record import Origin, read_record
from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.credentials import Proof, new_table_id
from colt_express.server.base.refusals import Refused
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.registry.playing_on import PlayOn
from colt_express.server.storage.rows import ChoiceRow, StoredTable
from colt_express.server.table.live_table import LiveTable, TableDeleted
from colt_express.server.table.messages import Rematch, Start
from colt_express.server.table.operator_cards import WantedOptions
from colt_express.server.table.stories import record_of

from ..in_process import Subscriber, registry_at, requests_at, until

SEATS = 4


async def finished(registry: DatabaseRegistry, boxes: list[str] | None = None) -> LiveTable:
    """A game of Ann against bots, played to its end by chance and stored."""
    options = WantedOptions(boxes=boxes or [])
    bots = ["greenhorn"] * (SEATS - 1)
    begun, _ = await registry.create(NewTable("Ann", bots, options=options, pace=10.0))
    await carry_out(begun, 0, Start(0))
    game, choices = begun.running().game.copy(), []
    rng = Random("to the end")
    while not game.over:
        decision = rng.choice(game.decisions)
        choices.append(ChoiceRow(decision.seat, str(rng.choice(decision.options)), 0.0))
        game.choose(decision.seat, choices[-1].option)
    row = replace(begun.row, id=new_table_id(), status="over")
    await registry.store.create_table(row, begun.seats, choices)
    table = await registry.find(row.id)
    assert table is not None
    return table


@pytest.mark.parametrize("boxes", [[], list(BOX_NAMES)], ids=["base", "all"])
@pytest.mark.parametrize("anew", [False, True], ids=["as it was", "dealt anew"])
def test_the_moment_is_as_it_was_for_its_seat(anew: bool, boxes: list[str], database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            table = await finished(registry, boxes)
            was = read_record(table.record())
            then = was.begin()
            for number in range(30):
                was.replay(then, number)
            seat = then.decisions[0].seat
            played_on, token = await registry.play_on(
                table.row.id, PlayOn("Eve", seat, 30, anew=anew, bot="greenhorn")
            )
            assert played_on.seat_of(Proof(token)) == seat == played_on.row.host
            game = played_on.running().game
            assert game.view(seat) == then.view(seat)
            assert game.history(seat) == then.history(seat)
            assert (digest(game.state) == digest(then.state)) is not anew
            info = played_on.info()
            assert info.origin is not None
            assert (info.origin.game, info.origin.number) == (table.row.id, 30)
            assert info.origin.anew is anew
            assert [one.kind for one in info.seats].count("bot") == len(info.seats) - 1
            eve = Subscriber(played_on, seat)
            assert msgspec.to_builtins(game.view(-1)) == eve.last("told")["table"]
            assert not eve.last("told").get("may_take_back")

    asyncio.run(play())


def test_after_a_restart_it_goes_on_and_its_record_tells_where_it_came_from(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            table = await finished(registry)
            wanted = PlayOn("Eve", 2, 20, anew=True, bot="greenhorn")
            played_on, _ = await registry.play_on(table.row.id, wanted)
            name = played_on.row.id
            position = digest(played_on.running().game.state)
            await until(lambda: played_on.number >= 20)
            stored = await registry.store.load_table(name)
            assert isinstance(stored, StoredTable)
        async with registry_at(database) as registry:
            again = await registry.find(name)
            assert again is not None
            game = again.running().game
            if len(game.choices) == 20:
                assert digest(game.state) == position
            assert [(one.number, one.seat) for one in game.redeals] == [(20, 2)]
            told = again.running().record()
            assert load_record(told) == game
            assert read_record(told).origin == Origin(table.row.id, 20, 2)
            assert read_record(record_of(stored.table, stored.choices)).redealt[0].number == 20

    asyncio.run(play())


def test_a_game_played_on_can_be_played_on_and_its_rematch_is_an_ordinary_game(
    database: str,
) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            first = await finished(registry)
            wanted = PlayOn("Eve", 1, 10, anew=True, bot="greenhorn")
            second, _ = await registry.play_on(first.row.id, wanted)
            rng = Random("again")
            while second.row.status == "playing":
                decision = rng.choice(second.running().game.decisions)
                async with second.lock:
                    await second.make(decision.seat, str(rng.choice(decision.options)))
            third, _ = await registry.play_on(second.row.id, PlayOn("Joe", 3, 40, anew=True))
            assert third.row.origin is not None
            assert [one.number for one in third.row.origin.redealt] == [10, 40]
            assert third.running().game.view(-1) is not None
            before, _ = await registry.play_on(second.row.id, PlayOn("Joe", 3, 5))
            assert before.row.origin is not None
            assert not before.row.origin.redealt
            await carry_out(second, 1, Rematch(0, now=True))
            rematch = await registry.find(second.row.next_table)
            assert rematch is not None
            assert rematch.row.origin is None
            assert rematch.number == 0 or not rematch.running().game.redeals

    asyncio.run(play())


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seat": 4, "number": 3}, "there is no seat 4"),
    ({"seat": 0, "number": 9_999}, "the game was over after"),
    ({"seat": 0, "number": 3, "bot": "sheriff"}, "no bot is called 'sheriff'"),
]


def test_what_makes_no_sense_is_refused(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            table = await finished(registry)
            tables = len(registry.tables)
            for wanted, sentence in REFUSED:
                with pytest.raises(Refused, match=sentence):
                    await registry.play_on(table.row.id, PlayOn("Eve", **wanted))
            for name in ("nosuchgame", "", "../../etc", "x" * 1000):
                with pytest.raises(TableDeleted):
                    await registry.play_on(name, PlayOn("Eve", 0, 3))
            running, _ = await registry.create(NewTable("Ann", ["outlaw"] * 2, pace=10.0))
            for _ in range(2):
                with pytest.raises(Refused, match="when it is over") as refused:
                    await registry.play_on(running.row.id, PlayOn("Eve", 0, 0))
                assert refused.value.code == "not_over"
                if running.row.status == "waiting":
                    await carry_out(running, 0, Start(0))
            assert len(registry.tables) == tables + 1

    asyncio.run(play())


BAD_BODIES = [
    ("{}", "name"),
    ('{"name": "Eve", "seat": -1, "number": 3}', "seat"),
    ('{"name": "Eve", "seat": 0, "number": -1}', "number"),
    ('{"name": "Eve", "seat": 0, "number": 1e9}', "number"),
    ('{"name": "Eve", "seat": 0, "number": 3, "seed": "mine"}', "seed"),
]


def test_over_http(database: str) -> None:
    async def ask(client: httpx.AsyncClient, game: str, body: str) -> httpx.Response:
        return await client.post(f"/api/games/{game}/play-on", content=body)

    async def play() -> None:
        async with registry_at(database) as registry:
            name = (await finished(registry)).row.id
        async with requests_at(database) as client:
            for body, field in BAD_BODIES:
                answer = await ask(client, name, body)
                assert answer.status_code == 400
                assert field in answer.text
            good = '{"name": "Eve", "seat": 2, "number": 12, "anew": true, "bot": "greenhorn"}'
            assert (await ask(client, "nosuchgame", good)).status_code == 404
            created = await ask(client, name, good)
            assert created.status_code == 201
            assert created.json()["seat"] == 2
            info = (await client.get(f"/api/tables/{created.json()['table']}")).json()
            assert info["origin"] == {"game": name, "number": 12, "seat": 2, "anew": True}
            assert info["seed"] == ""

    asyncio.run(play())
