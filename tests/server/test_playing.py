"""Playing over real sockets: joining, choosing, reconnecting, watching."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from colt_express import load_record
from colt_express.engine.chance import seed_hash

from .running import Client, Server


@pytest.fixture(scope="module")
def server(lasting_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), database=lasting_database) as running:
        yield running


def table_of_four(server: Server, **wanted: Any) -> list[dict[str, Any]]:
    """Four people at one table."""
    seats = [server.create("open", "open", "open", **wanted)]
    seats += [server.join(seats[0]["table"], name) for name in ("Bob", "Cid", "Dot")]
    return seats


def client(server: Server, seat: dict[str, Any], seen: int = 0) -> Client:
    return Client(server, seat["table"], seat["token"], seen)


def test_four_people_play_a_game_and_can_check_it(server: Server) -> None:
    async def play() -> dict[str, Any]:
        seats = table_of_four(server)
        clients = [client(server, seat) for seat in seats]
        async with clients[0], clients[1], clients[2], clients[3]:
            assert (await clients[0].ask(type="start"))["status"] == "ok"
            dice = Random(1)
            await asyncio.gather(*(one.play(dice) for one in clients))
        return clients[0].info

    info = asyncio.run(play())
    assert info["status"] == "over"
    assert info["seed_hash"] == seed_hash(info["seed"])
    record = server.get(f"/api/tables/{info['table']}/record").text
    game = load_record(record)
    assert game.over
    assert game.setup.seed == info["seed"]


def test_one_person_plays_against_three_bots(server: Server) -> None:
    async def play() -> Client:
        seat = server.create("greenhorn", "outlaw", "greenhorn", bandit="belle")
        one = client(server, seat)
        async with one:
            await one.send(type="start")
            while one.question is None:
                await one.receive()
            cards = [card["words"] for card in one.question["options"] if "card" in card]
            assert list((await one.ask(type="ahead"))["ahead"]["next"]) == cards
            await one.play(Random(2))
        return one

    one = asyncio.run(play())
    assert one.info["status"] == "over"
    assert one.info["seats"][0]["bandit"] == "belle"
    assert [seat["kind"] for seat in one.info["seats"]] == ["human", "bot", "bot", "bot"]


@pytest.mark.parametrize("lasting_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["greenhorn"], {"variant": "duel"}),
        (["greenhorn", "greenhorn"], {"variant": "pair"}),
        (["greenhorn"] * 3, {"variant": "team", "expert": "2018"}),
        (["greenhorn"] * 2, {"rules": "basic"}),
    ],
)
def test_every_variant_is_played(server: Server, seats: list[str], options: dict[str, str]) -> None:
    async def play() -> Client:
        one = client(server, server.create(*seats, options=options))
        async with one:
            await one.send(type="start")
            await one.play(Random(3))
        return one

    assert asyncio.run(play()).info["status"] == "over"


def test_reconnecting_clients_get_missed_messages_in_order(server: Server) -> None:
    async def play() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        seats = table_of_four(server)
        clients = [client(server, seat) for seat in seats]
        dice = Random(4)
        async with clients[0], clients[1], clients[2], clients[3]:
            await clients[0].ask(type="start")
            while clients[3].number < 20:
                await asyncio.gather(*(_choose_if_asked(one, dice) for one in clients))
        async with client(server, seats[3], seen=7) as back:
            while not back.mine:
                await back.receive()
        return clients[3].received, back.received

    before, after = asyncio.run(play())
    told = {m["number"]: m["events"] for m in before if m["type"] == "told"}
    again = [m for m in after if m["type"] == "told"]
    assert [m["number"] for m in again] == list(range(8, 8 + len(again)))
    assert len(again) > 10
    for message in again:
        assert message["events"] == told.get(message["number"], message["events"])
    assert again[-1]["mine"]["seat"] == 3
    assert "hand" in again[-1]["mine"]


async def _choose_if_asked(one: Client, dice: Random) -> None:
    try:
        await asyncio.wait_for(one.receive(), 0.02)
    except TimeoutError:
        question = one.question
        if question is not None:
            one.mine = {}
            option = dice.choice(question["options"])["words"]
            await one.ask(type="choose", number=one.number, option=option)


def test_a_choice_is_ok_stale_or_refused_but_never_silent(server: Server) -> None:
    async def play() -> None:
        everybody = [client(server, seat) for seat in table_of_four(server)]
        async with everybody[0], everybody[1], everybody[2], everybody[3]:
            early = await everybody[0].ask(type="choose", number=0, option="draw")
            assert (early["status"], early["sentence"]) == (
                "refused",
                "the game has not started yet",
            )
            await everybody[0].ask(type="start")
            (asked,) = [one for one in everybody if await _is_asked(one)]
            other = next(one for one in everybody if one is not asked)
            wrong = await asked.ask(type="choose", number=0, option="play banjo")
            assert wrong["status"] == "refused"
            assert "is not a legal option; options: play" in wrong["sentence"]
            foreign = await other.ask(type="choose", number=0, option="draw")
            assert foreign["sentence"] == "it is not your turn to choose"
            late = await asked.ask(type="choose", number=5, option="draw")
            assert late["status"] == "stale"
            done = await asked.ask(type="choose", number=0, option="draw")
            assert (done["status"], done["number"]) == ("ok", 1)
            again = await asked.ask(type="choose", number=0, option="draw")
            assert (again["status"], again["number"]) == ("stale", 1)

    async def _is_asked(one: Client) -> bool:
        while one.info.get("status") != "playing" or not one.mine:
            await one.receive()
        return one.question is not None

    asyncio.run(play())


def test_a_spectator_sees_only_what_everybody_sees(server: Server) -> None:
    async def play() -> list[dict[str, Any]]:
        seat = server.create("greenhorn", "greenhorn", "greenhorn")
        player, watcher = client(server, seat), Client(server, seat["table"])
        async with player, watcher:
            await player.ask(type="start")
            await player.play(Random(6), choices=8)
            refused = await watcher.ask(type="choose", number=watcher.number, option="draw")
            assert refused["status"] in ("refused", "stale")
            assert (await watcher.ask(type="say", text="hello"))["status"] == "refused"
        return watcher.received

    received = asyncio.run(play())
    assert next(m for m in received if m["type"] == "welcome")["seat"] == -1
    for message in received:
        mine = message.get("mine") or {"seat": -1}
        assert mine == {"seat": -1}
        for event in message.get("events", []):
            assert "cards" not in event


def test_only_the_host_rules_the_table(server: Server) -> None:
    async def play() -> None:
        host = server.create("open", "open")
        guest = server.join(host["table"], "Bob", "tuco")
        one, two = client(server, host), client(server, guest)
        async with one, two:
            for message in ({"type": "start"}, {"type": "kick", "seat": 0}):
                reply = await two.ask(**message)
                assert reply["sentence"] == "only the host of the table may do that"
            filled = await one.ask(type="fill", seat=2, bot="outlow")
            assert "did you mean 'outlaw'?" in filled["sentence"]
            assert "why" not in filled
            assert (await one.ask(type="fill", seat=2, bot="outlaw"))["status"] == "ok"
            assert (await one.ask(type="kick", seat=1))["status"] == "ok"
            assert (await one.ask(type="kick", seat=1))["status"] == "refused"
            assert [seat["kind"] for seat in one.info["seats"]] == ["human", "open", "bot"]
        async with client(server, guest) as kicked:
            reply = await kicked.reply(1)
            assert reply["sentence"] == "the host has banned you from this table"
            assert reply["why"] == "kicked"

    asyncio.run(play())


def test_all_that_can_be_said_around_a_game(server: Server) -> None:
    """Over the wire; the effects of each are tested with tables in memory."""

    async def play() -> None:
        host = server.create("open", "open", "open", pace=3)  # no player acts before the abort
        guests = [server.join(host["table"], name) for name in ("Ann", "Cid", "Dan")]
        one, two, three, four = (client(server, seat) for seat in (host, *guests))
        async with one, two, three, four:
            assert (await four.ask(type="leave"))["status"] == "ok"
            assert four.info["seats"][3]["kind"] == "open"
            assert (await one.ask(type="filter", on=True))["status"] == "ok"
            assert (await three.ask(type="mute", seat=0, on=True))["status"] == "ok"
            assert (await three.ask(type="hidden", on=True))["status"] == "ok"
            assert (await one.ask(type="say", text="shit\u202e!"))["status"] == "ok"
            assert (await two.ask(type="report", seat=0, reason="rude"))["status"] == "ok"
            again = await two.ask(type="report", seat=0, reason="rude")
            assert again["sentence"] == "you have reported that player already"
            assert (await one.ask(type="hand_over", seat=1))["status"] == "ok"
            assert (await two.ask(type="start"))["status"] == "ok"
            assert (await two.ask(type="abort"))["status"] == "ok"
            assert two.info["status"] == "closed"
            assert [seat["name"] for seat in two.info["seats"][:3]] == ["Ann", "Ann 2", "Cid"]
            assert [m["text"] for m in two.received if m["type"] == "said"] == ["****!"]
            assert not [m for m in three.received if m["type"] == "said"]
        table = two.info["next_table"]
        one, two = (Client(server, table, seat["token"]) for seat in (host, guests[0]))
        async with one, two:
            assert (await two.ask(type="start"))["status"] == "ok"
            vote = await one.ask(type="vote", seat=1)
            assert vote["status"] == "refused"
            assert (await two.ask(type="resign"))["status"] == "ok"
            assert two.info["host"] == 0
            assert two.info["seats"][1]["resigned"]

    asyncio.run(play())


def test_a_rematch_keeps_the_people_and_their_tokens(server: Server) -> None:
    async def play() -> None:
        seat = server.create("greenhorn", "greenhorn")
        one = client(server, seat)
        async with one:
            assert (await one.ask(type="rematch"))["status"] == "refused"
            await one.send(type="start")
            await one.play(Random(7))
            assert (await one.ask(type="rematch"))["status"] == "ok"
            table = one.info["next_table"]
        again = Client(server, table, seat["token"])
        async with again:
            await again.play(Random(8), choices=3)
            assert again.info["seed_hash"] != one.info["seed_hash"]

    asyncio.run(play())


def test_a_bot_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    """With a clock, and at a table whose other players are gone."""

    async def play() -> None:
        host = server.create("open", "greenhorn", clock=30)
        guest = server.join(host["table"], "Bob")
        one = client(server, host)
        async with one:
            await one.ask(type="start")
            here = await one.ask(type="substitute", seat=0, bot="outlaw")
            assert here["sentence"] == "that player is here"
            weak = await one.ask(type="substitute", seat=1, bot="greenhorn")
            assert "at least of the level 'outlaw'" in weak["sentence"]
            while (await one.ask(type="substitute", seat=1, bot="outlaw"))["status"] != "ok":
                await asyncio.sleep(0.2)
            await one.play(Random(9), choices=4)
            assert one.info["seats"][1]["bot"] == "outlaw"
            async with client(server, guest) as back:
                while not back.info:
                    await back.receive()
                assert back.info["seats"][1]["bot"] == ""

    asyncio.run(play())
