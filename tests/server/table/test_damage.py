"""A game whose record was altered in the database reveals no hidden information."""

from __future__ import annotations

import asyncio
import logging
import re
from random import Random

import httpx
import pytest
from sqlalchemy import update

from colt_express.engine.errors import IllegalChoice
from colt_express.server.api.sockets import TableClient
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.logs import Lines
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused
from colt_express.server.connections.responses import SORRY
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.database.columns import CHOICES
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import ChoiceRow
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL, Start, Substitute
from colt_express.server.table.thinking import bot_choice

from ...playing import random_choice
from ..api.test_sockets import FakeSocket
from ..in_process import Subscriber, registry_at, requests_at, until

MADE = 5
"""So few choices that everybody still has cards in hand."""

SENTENCE = "this game's record is damaged; it cannot be shown"


async def half_a_game(registry: DatabaseRegistry) -> tuple[LiveTable, list[str]]:
    """A public game of three people after some choices, and their tokens."""
    table, host = await registry.create(NewTable("Ann", ["open", "open"], public=True))
    tokens = [host, *[(await take_seat(table, name, ""))[1] for name in ("Bob", "Cid")]]
    await carry_out(table, 0, Start(0))
    for number in range(MADE):
        seat, option = random_choice(table.running().game, Random(number))
        await table.choose(seat, table.number, str(option), 1)
    return table, tokens


async def alter(store: Store, table: LiveTable, number: int) -> None:
    async with store.writing() as connection:
        await connection.execute(
            update(CHOICES)
            .where(CHOICES.c.table_id == table.row.id, CHOICES.c.number == number)
            .values(option="play the banjo")
        )


def hands_at(table: LiveTable) -> set[str]:
    """The cards in everybody's hand."""
    hands = {str(card) for seat in range(3) for card in table.running().game.mine(seat).hand or ()}
    assert len(hands) > 2
    return hands


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """The log as the server writes it."""
    return "\n".join(Lines().format(record) for record in caplog.records)


def told_in(text: str, hands: set[str]) -> list[str]:
    """Cards that a text mentions."""
    return re.findall(rf"\b({'|'.join(hands)}|banjo|open:)\b", text)


@pytest.mark.parametrize("number", [0, 3])
def test_a_damaged_game_reveals_only_that_it_is_damaged(
    database: str, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> tuple[list[httpx.Response], list[str], set[str]]:
        async with registry_at(database) as registry:
            table, tokens = await half_a_game(registry)
            hands = hands_at(table)
            await alter(registry.store, table, number)
        async with requests_at(database) as client:
            path = f"/api/tables/{table.row.id}"
            answers = [
                await client.get(one)
                for one in ("/api/tables", path, f"{path}/record", f"{path}/result")
            ]
            answers += [
                await client.post(f"{path}/review", json={"token": token}) for token in tokens
            ]
            answers.append(await client.post(f"{path}/join", json={"name": "Dan"}))
        async with registry_at(database) as registry:
            heard = [await greeted(registry, table.row.id, token) for token in ("", *tokens)]
        return answers, [text for texts in heard for text in texts], hands

    with caplog.at_level(logging.DEBUG, logger="colt_express"):
        answers, heard, hands = asyncio.run(ask())
    assert [answer.status_code for answer in answers] == [200, 200, *[409] * 6]
    assert answers[1].json()["frozen"]["sentence"] == SENTENCE
    assert {answer.json()["error"] for answer in answers[2:-1]} == {SENTENCE}
    assert f"is damaged at choice {number}: IllegalChoice" in caplog.text
    everything = "\n".join([*(answer.text for answer in answers), *heard, logged(caplog)])
    assert told_in(everything, hands) == []


async def greeted(registry: DatabaseRegistry, table_id: str, token: str) -> list[str]:
    """Everything a client is sent that connects to a table and chooses."""
    table = await registry.find(table_id)
    assert table is not None
    socket = FakeSocket()
    socket.say(type="hello", protocol=PROTOCOL, token=token)
    socket.say(type="choose", number=MADE, option="draw")
    socket.say(type="back")
    socket.leave()
    await TableClient(socket, "here", registry, Metrics()).serve(table)
    sentences = [message["sentence"] for message in socket.sent if message["type"] == "reply"]
    assert sentences == ["", SENTENCE, SENTENCE]
    return [str(message) for message in socket.sent]


def test_damage_that_another_server_brings_freezes_the_table(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Also while people are present and a bot's turn may come."""

    async def play() -> None:
        async with registry_at(database) as registry:
            table, _ = await half_a_game(registry)
            watcher = Subscriber(table, -1)
            hands = hands_at(table)
            await registry.store.append(table.row.id, MADE, ChoiceRow(1, "play the banjo", 0.0))
            await table.catch_up()
            with pytest.raises(Refused, match=SENTENCE):
                await table.choose(0, MADE, "draw", 1)
            assert watcher.last("table")["frozen"]["reason"] == "damaged"
            assert not table.driver.needed
            await until(lambda: f"is damaged at choice {MADE}" in caplog.text)
            assert told_in(logged(caplog), hands) == []

    asyncio.run(play())


def test_a_worker_that_cannot_play_a_game_again_says_nothing_of_it_in_the_log(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> set[str]:
        async with registry_at(database) as registry:
            table, _ = await half_a_game(registry)
            seat = table.running().game.decisions[0].seat
            hands = hands_at(table)
            record = table.running().game.record().replace('"0 ', '"0 play the banjo ')
            choice = registry.thinkers.choice
            monkeypatch.setattr(
                registry.thinkers, "choice", lambda _record, *rest: choice(record, *rest)
            )
            table.row.host = (seat + 1) % 3
            table.absence_seconds = 0.0
            await carry_out(table, table.row.host, Substitute(0, seat, "outlaw"))
            await until(lambda: table.number > MADE)
            return hands

    hands = asyncio.run(play())
    assert "RecordError" in logged(caplog)
    assert bot_choice.__name__ in logged(caplog)
    assert told_in(logged(caplog), hands) == []


def test_errors_of_the_engine_are_not_sent_to_clients(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it might come from."""

    async def fail(*_details: object) -> None:
        raise IllegalChoice("open: play marshal")

    async def ask() -> tuple[httpx.Response, list[str]]:
        async with registry_at(database) as registry:
            table, tokens = await half_a_game(registry)
            socket = FakeSocket()
            socket.say(type="hello", protocol=PROTOCOL, token=tokens[0])
            socket.say(type="back")
            socket.leave()
            monkeypatch.setattr(table, "change", fail)
            await TableClient(socket, "here", registry, Metrics()).serve(table)
        monkeypatch.setattr(LiveTable, "catch_up", fail)
        async with requests_at(database) as client:
            return await client.get(f"/api/tables/{table.row.id}"), [
                message["sentence"] for message in socket.sent if message["type"] == "reply"
            ]

    answer, sentences = asyncio.run(ask())
    assert (answer.status_code, answer.json()) == (500, {"error": SORRY})
    assert set(sentences) == {SORRY}
