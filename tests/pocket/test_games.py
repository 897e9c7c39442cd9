"""Games on a device: they go on after a reload, and are what they would be on a server."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from colt_express.bots import considering, curve
from colt_express.bots.review import look_through
from colt_express.engine.serialization.digest import digest
from colt_express.engine.serialization.record import load_record
from colt_express.pocket.key_value import InMemory
from colt_express.server.api import reviews
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.api.theatre import curves
from colt_express.server.base.credentials import Proof
from colt_express.server.registry.going_on import GoOn
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table.messages import Start
from colt_express.server.table.operator_cards import WantedOptions

from ..server.in_process import registry_in
from .device import EVERY_BOX, Helper, opened

SEED = "5eed" * 8


def test_a_whole_game_against_outlaws_with_all_boxes_is_that_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colt_express.server.registry.new_tables.new_seed", lambda: SEED)

    async def here() -> str:
        async with opened() as device:
            ann = await device.new_table("outlaw", "outlaw", "outlaw", boxes=EVERY_BOX)
            assert re.fullmatch("here-.{10}", ann.table)
            assert (await ann.request("start"))["status"] == "ok"
            assert await ann.play() > 10
            record = await device.ask(f"/api/tables/{ann.table}/record")
            result = await device.ask(f"/api/tables/{ann.table}/result")
            assert result["winners"]
            return msgspec.json.encode(record).decode()

    async def on_a_server(record: str) -> str:
        game = load_record(record)
        bandits = [] if isinstance(game.setup.players, int) else list(map(str, game.setup.players))
        async with registry_in(tmp_path) as registry:
            wanted = NewTable(
                "Ann", ["open"] * 3, bandits[0], WantedOptions(boxes=EVERY_BOX), pace=0
            )
            table, _ = await registry.create(wanted)
            for name, bandit in zip(("Bob", "Cid", "Dee"), bandits[1:], strict=True):
                await take_seat(table, name, bandit)
            await carry_out(table, 0, Start(id=1))
            for choice, seat in zip(game.choices, game.choosers, strict=True):
                reply = await table.choose(seat, table.number, str(choice), 1)
                assert reply.status == "ok", reply
            return table.record()

    record = asyncio.run(here())
    again = asyncio.run(on_a_server(record))
    assert msgspec.json.decode(again)["choices"] == msgspec.json.decode(record)["choices"]
    assert digest(load_record(again).state) == digest(load_record(record).state)


def test_a_game_goes_on_after_a_reload_in_the_middle_of_anything() -> None:
    async def play() -> None:
        database = InMemory()
        async with opened(database) as device:
            ann = await device.new_table("outlaw", "outlaw")
        for reload in range(6):  # in the lobby, then during choices
            async with opened(database) as device:
                await ann.connect(device.pocket)
                if not reload:
                    assert (await ann.request("start"))["status"] == "ok"
                await ann.play(reload, Random(reload))
        async with opened(database) as device:
            await ann.connect(device.pocket)
            await ann.play()
            assert ann.over

    asyncio.run(play())


def test_people_pass_the_device_around() -> None:
    async def play() -> None:
        async with opened() as device:
            ann = await device.new_table("open", "open")
            bob, cid = [await device.join(ann.table, name) for name in ("Bob", "Cid")]
            await ann.request("start")
            people = (ann, bob, cid)
            await asyncio.gather(*(one.play(dice=Random(one.seat)) for one in people))
            assert ann.over
            assert {one["name"] for one in ann.info["seats"]} == {"Ann", "Bob", "Cid"}
            for one in people:
                await one.request("rematch", wanted=True)
            await ann.until(lambda: ann.info["next_table"])
            assert ann.info["next_table"].startswith("here-")

    asyncio.run(play())


def test_help_and_taking_back() -> None:
    async def play() -> None:
        async with opened() as device:
            ann = await device.new_game("outlaw", "outlaw", pace=0.05)
            await ann.until(lambda: ann.question)
            asked = {"token": ann.token, "number": ann.number}
            hint = await device.ask(f"/api/tables/{ann.table}/hint", asked)
            assert hint["option"]
            ahead = await ann.request("ahead")
            assert ahead["status"] == "ok"
            taken_back = 0
            while not taken_back and await ann.choose(Random(3)):
                if ann.now.get("may_take_back"):
                    reply = await ann.request("take_back", number=ann.number)
                    taken_back += reply["status"] == "ok"
            assert taken_back

    asyncio.run(play())


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews and curves are made with little effort."""
    glance, few = considering.Effort(40, 12), curve.Effort(0, 2)
    review = partial(look_through, glance=glance, close_look=glance)
    monkeypatch.setattr(reviews, "look_through", lambda record, seat, _: review(record, seat))
    monkeypatch.setattr(curves, "measure", partial(curve.measure, effort=few))


@pytest.mark.usefixtures("quickly")
def test_after_the_game() -> None:
    """Its replay, curve and reviews; playing on from it, and from a puzzle."""

    async def play() -> None:
        helper = Helper()
        async with opened(helper=helper) as device:
            ann = await device.new_game("greenhorn", "greenhorn", choices=1000)
            game = f"/api/games/{ann.table}"
            replay = await device.ask(f"{game}/replay?seat=-2")
            assert len(replay["steps"]) == ann.number + 1
            review = await device.ask(f"/api/tables/{ann.table}/review", {"token": ann.token})
            assert review["ready"]
            told = await device.ask(f"{game}/curve")
            assert told["ready"]
            assert set(helper.asked) == {"review", "curve"}
            seats = [{"table": ann.table, "token": ann.token}]
            (glance,) = await device.ask("/api/seats", {"seats": seats})
            assert glance["winners"]
            wanted = {"name": "Ann", "seat": 1, "number": 9, "bot": "greenhorn"}
            made = await device.ask(f"{game}/play-on", wanted, status=201)
            assert made["table"].startswith("here-")
            again = await device.sit(made)
            assert await again.play(2) == 2
            made = await device.ask("/api/puzzles/1/play-on", {"name": "Ann"}, status=201)
            assert made["table"].startswith("here-")

    asyncio.run(play())


def test_lessons_and_rules() -> None:
    async def learn() -> None:
        async with opened() as device:
            chapters = await device.ask("/api/lessons?language=fr")
            name = chapters[0]["lessons"][0]["name"]
            taught = await device.ask(f"/api/lessons/{name}", {"language": "fr"})
            assert taught["ask"]["open"]
            assert (await device.ask("/api/rules?language=pl"))["language"] == "pl"

    asyncio.run(learn())


def test_a_game_that_is_not_over_goes_on_at_a_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened() as device, registry_in(tmp_path) as registry:
            ann = await device.new_game("outlaw", "greenhorn", boxes=["horses"], choices=8)
            await ann.until(lambda: ann.question)
            sent = await device.ask(f"/api/tables/{ann.table}/send", {"token": ann.token})
            wanted = msgspec.json.decode(msgspec.json.encode(sent), type=GoOn)
            table, token = await registry.go_on(wanted)
            assert table.seat_of(Proof(token)) == 0
            assert [seat.bot for seat in table.seats] == ["", "outlaw", "greenhorn"]
            game = table.running().game
            assert msgspec.json.decode(msgspec.json.encode(game.mine(0))) == ann.now["mine"]
            assert game.record() == msgspec.json.encode(sent["record"]).decode() + "\n"
            await ann.play()
            body = {"token": ann.token}
            refused = await device.ask(f"/api/tables/{ann.table}/send", body, status=409)
            assert refused["code"] == "over"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ["", "outlaw"]}, "has 3 seats"),
        ({"bots": ["", "outlaw", "wizard"]}, "no bot is called"),
        ({"choices": ["0 fly"]}, "cannot go on here: choice 1 cannot be made"),
        ({"rules": 999}, "was begun by rules version 999"),
        ({"redealt": [{"number": 0, "seat": 0, "seed": "x"}], "version": 2}, "cannot go on|dealt"),
    ],
)
def test_a_game_that_cannot_go_on_is_refused(change: dict[str, Any], sentence: str) -> None:
    async def play() -> None:
        async with opened() as device:
            ann = await device.new_game("outlaw", "greenhorn")
            sent = await device.ask(f"/api/tables/{ann.table}/send", {"token": ann.token})
            for name, value in change.items():
                (sent if name in sent else sent["record"])[name] = value
            refused = await device.ask("/api/games", sent, status=409)
            assert re.search(sentence, refused["error"])
            stranger = {"token": "another"}
            refused = await device.ask(f"/api/tables/{ann.table}/send", stranger, status=409)
            assert "alone against bots" in refused["error"]

    asyncio.run(play())
