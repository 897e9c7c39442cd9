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
from colt_express.server.api.sockets import Connection
from colt_express.server.base.logs import Lines
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused
from colt_express.server.connections.responses import SORRY
from colt_express.server.registry.table_registry import Hall, NewTable
from colt_express.server.storage.rows import CHOICES, ChoiceRow
from colt_express.server.storage.table_store import Store
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL
from colt_express.server.table.thinking import bot_choice

from ...playing import random_choice
from ..api.test_sockets import FakeLine
from ..in_process import Listener, hall_at, requests_at, until

MADE = 5
"""So few choices that everybody still has cards in hand."""

SENTENCE = "this game's record is damaged; it cannot be shown"


async def half_a_game(hall: Hall) -> tuple[LiveTable, list[str]]:
    """A public game of three people after some choices, and their tokens."""
    table, host = await hall.create(NewTable("Ann", ["open", "open"], public=True))
    tokens = [host, *[(await table.join(name, ""))[1] for name in ("Bob", "Cid")]]
    await table.start(0)
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
def test_whoever_asks_for_a_damaged_game_learns_that_and_nothing_else(
    database: str, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> tuple[list[httpx.Response], list[str], set[str]]:
        async with hall_at(database) as hall:
            table, tokens = await half_a_game(hall)
            hands = hands_at(table)
            await alter(hall.store, table, number)
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
        async with hall_at(database) as hall:
            heard = [await greeted(hall, table.row.id, token) for token in ("", *tokens)]
        return answers, [text for texts in heard for text in texts], hands

    with caplog.at_level(logging.DEBUG, logger="colt_express"):
        answers, heard, hands = asyncio.run(ask())
    assert [answer.status_code for answer in answers] == [200, 200, *[409] * 6]
    assert answers[1].json()["frozen"]["sentence"] == SENTENCE
    assert {answer.json()["error"] for answer in answers[2:-1]} == {SENTENCE}
    assert f"is damaged at choice {number}: IllegalChoice" in caplog.text
    everything = "\n".join([*(answer.text for answer in answers), *heard, logged(caplog)])
    assert told_in(everything, hands) == []


async def greeted(hall: Hall, table_id: str, token: str) -> list[str]:
    """Everything a client is sent that connects to a table and chooses."""
    table = await hall.find(table_id)
    assert table is not None
    line = FakeLine()
    line.say(type="hello", protocol=PROTOCOL, token=token)
    line.say(type="choose", number=MADE, option="draw")
    line.say(type="back")
    line.leave()
    await Connection(line, "here", hall, Metrics()).serve(table)
    sentences = [message["sentence"] for message in line.sent if message["type"] == "reply"]
    assert sentences == ["", SENTENCE, SENTENCE]
    return [str(message) for message in line.sent]


def test_damage_that_another_server_brings_freezes_the_table(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Also while people are present and a bot's turn may come."""

    async def play() -> None:
        async with hall_at(database) as hall:
            table, _ = await half_a_game(hall)
            watcher = Listener(table, -1)
            hands = hands_at(table)
            await hall.store.append(table.row.id, MADE, ChoiceRow(1, "play the banjo", 0.0))
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
        async with hall_at(database) as hall:
            table, _ = await half_a_game(hall)
            seat = table.running().game.decisions[0].seat
            hands = hands_at(table)
            record = table.running().game.record().replace('"0 ', '"0 play the banjo ')
            choice = hall.thinkers.choice
            monkeypatch.setattr(
                hall.thinkers, "choice", lambda _record, *rest: choice(record, *rest)
            )
            table.row.host = (seat + 1) % 3
            table.absence_seconds = 0.0
            await table.substitute(table.row.host, seat, "outlaw")
            await until(lambda: table.number > MADE)
            return hands

    hands = asyncio.run(play())
    assert "RecordError" in logged(caplog)
    assert bot_choice.__name__ in logged(caplog)
    assert told_in(logged(caplog), hands) == []


def test_an_error_of_the_engine_is_told_to_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it might come from."""

    async def fail(*_details: object) -> None:
        raise IllegalChoice("open: play marshal")

    async def ask() -> tuple[httpx.Response, list[str]]:
        async with hall_at(database) as hall:
            table, tokens = await half_a_game(hall)
            line = FakeLine()
            line.say(type="hello", protocol=PROTOCOL, token=tokens[0])
            line.say(type="back")
            line.leave()
            monkeypatch.setattr(table, "come", fail)
            await Connection(line, "here", hall, Metrics()).serve(table)
        monkeypatch.setattr(LiveTable, "catch_up", fail)
        async with requests_at(database) as client:
            return await client.get(f"/api/tables/{table.row.id}"), [
                message["sentence"] for message in line.sent if message["type"] == "reply"
            ]

    answer, sentences = asyncio.run(ask())
    assert (answer.status_code, answer.json()) == (500, {"error": SORRY})
    assert set(sentences) == {SORRY}
