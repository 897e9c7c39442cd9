"""Abuse: thousands of invalid messages. Each gets one error, and none has an effect."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from colt_express.server.table.messages import PROTOCOL

from . import nonsense
from .nonsense import Nonsense, Target, Wire
from .running import Client, Server

MESSAGES = 5_000
FIRST_WORDS = 400
AT_ONCE = 100
"""Messages that are sent before an answer is read."""

LAST = 1_000_000
"""The id of the last of them."""


class Besieged:
    """A server with a table in mid-game, one that is waiting, and one elsewhere."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.players = table(server, "Ann", "Bob", "Cid", "Dot")
        self.waiting = table(server, "Eve", "Fay")
        self.elsewhere = table(server, "Gus", "Hal")
        self.asked = -1
        self.target = Target(0, [], [])

    @property
    def tokens(self) -> list[str]:
        everybody = self.players + self.waiting + self.elsewhere
        return [seat["token"] for seat in everybody]

    def client(self, seat: dict[str, Any]) -> Client:
        return Client(self.server, seat["table"], seat["token"])

    async def play_a_while(self, choices: int) -> None:
        """Start the game and make some choices; afterwards one seat is asked."""
        async with self.client(self.players[0]) as host:
            await host.ask(type="start")
        dice = Random("a while")
        while self.target.number < choices or not self.target.options:
            await self.choose(dice)
        self.target.tokens = self.tokens

    async def choose(self, dice: Random) -> None:
        """One choice, and who is asked then."""
        now = await self.look()
        asked = [mine["mine"]["seat"] for mine in now if "question" in mine["mine"]]
        seat = asked[0]
        options = [one["words"] for one in now[seat]["mine"]["question"]["options"]]
        async with self.client(self.players[seat]) as player:
            number = now[seat]["number"]
            choice = {"type": "choose", "number": number, "option": dice.choice(options)}
            assert (await player.ask(**choice))["status"] == "ok"
        after = await self.look()
        asked = [mine["mine"]["seat"] for mine in after if "question" in mine["mine"]]
        self.asked = asked[0] if len(asked) == 1 else -1
        self.target.number = after[0]["number"]
        question = after[self.asked]["mine"]["question"] if len(asked) == 1 else {"options": []}
        self.target.options = [one["words"] for one in question["options"]]

    async def look(self) -> list[dict[str, Any]]:
        """The position of the game, as every seat sees it on connecting now."""
        return [await self.now(seat) for seat in self.players]

    async def now(self, seat: dict[str, Any]) -> dict[str, Any]:
        async with Client(self.server, seat["table"], seat["token"], seen=100_000) as one:
            while (message := await one.receive())["type"] != "now":
                pass
        return message

    def lobby(self) -> Any:
        """The other tables as everybody sees them."""
        tables = {seat["table"] for seat in self.waiting + self.elsewhere}
        return [self.server.get(f"/api/tables/{table}").json()["seats"] for table in sorted(tables)]


def table(server: Server, host: str, *guests: str) -> list[dict[str, Any]]:
    """The seats of a new table; one is left open if there are few."""
    open_seats = ["open"] * max(2, len(guests))
    seats = [server.create(*open_seats, name=host)]
    return seats + [server.join(seats[0]["table"], name) for name in guests]


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    with Server(tmp_path_factory.mktemp("besieged")) as server:
        one = Besieged(server)
        asyncio.run(one.play_a_while(12))
        yield one
        check_what_is_left_behind(one)


def check_what_is_left_behind(besieged: Besieged) -> None:
    """No error in the log, and no token there or in the database."""
    folder = besieged.server.folder
    log = (folder / "log.txt").read_bytes()
    assert b"Traceback" not in log
    assert b"failed" not in log
    kept = [file.read_bytes() for file in folder.glob("colt-express.sqlite*")]
    assert kept
    for token in besieged.tokens:
        assert not any(token.encode() in text for text in (log, *kept))


def check_sentence(reply: dict[str, Any]) -> None:
    assert reply["status"] in ("refused", "stale"), reply
    assert reply["sentence"]
    assert "\n" not in reply["sentence"]
    assert "Traceback" not in reply["sentence"]


async def harass(client: Client, kinds: list[Nonsense], target: Target, dice: Random) -> int:
    """Send a batch at once; exactly as many replies come back."""
    load = [dice.choice(kinds)(dice, target) for _ in range(AT_ONCE)]
    for wire in load:
        await client.send_raw(wire)
    await client.send_raw(nonsense.encoded(type="hello", id=LAST))
    replies: list[dict[str, Any]] = []
    while not replies or replies[-1]["id"] != LAST:
        message = await client.receive()
        if message["type"] == "reply":
            replies.append(message)
            check_sentence(message)
    assert len(replies) == len(load) + 1
    return len(replies)


async def say_wrong_first_words(besieged: Besieged, dice: Random) -> None:
    """One error, then the socket is closed."""
    url = f"ws://{besieged.server.address}/api/tables/{besieged.players[0]['table']}/socket"
    foreign = besieged.tokens[4:]
    async with websockets.connect(url) as socket:
        if dice.random() < 0.5:
            await socket.send(dice.choice(nonsense.FIRST_WORDS)(dice, besieged.target))
        else:
            token = dice.choice([*foreign, "x" * 22, "0", "' OR 1=1 --"])
            await socket.send(nonsense.encoded(type="hello", id=1, protocol=PROTOCOL, token=token))
        check_sentence(msgspec.json.decode(await socket.recv()))
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


async def siege(besieged: Besieged, dice: Random, messages: int) -> int:
    """At least ``messages``, of all kinds and from all kinds of clients; returns how many."""
    guest = besieged.players[1 if besieged.asked != 1 else 2]
    besiegers = [
        (besieged.client(besieged.players[besieged.asked]), nonsense.FROM_ANYBODY),
        (besieged.client(besieged.players[besieged.asked]), nonsense.FROM_ANYBODY),
        (besieged.client(guest), nonsense.FROM_GUESTS),
        (besieged.client(besieged.waiting[1]), nonsense.FROM_GUESTS),
        (Client(besieged.server, guest["table"]), nonsense.FROM_SPECTATORS),
        (Client(besieged.server, besieged.waiting[0]["table"]), nonsense.FROM_SPECTATORS),
    ]
    sent = 0
    for client, _ in besiegers:
        await client.__aenter__()
        await client.reply(1)
    while sent < messages - FIRST_WORDS:
        loads = [harass(*besieger, besieged.target, dice) for besieger in besiegers]
        sent += sum(await asyncio.gather(*loads))
    for client, _ in besiegers:
        await client.__aexit__()
    for _ in range(FIRST_WORDS // 10):
        await asyncio.gather(*(say_wrong_first_words(besieged, dice) for _ in range(10)))
    return sent + FIRST_WORDS


def test_thousands_of_bad_messages_do_nothing(besieged: Besieged) -> None:
    before, lobby = asyncio.run(besieged.look()), besieged.lobby()
    assert asyncio.run(siege(besieged, Random("siege"), MESSAGES)) >= MESSAGES
    assert besieged.server.get("/healthz").text == "ok\n"
    assert asyncio.run(besieged.look()) == before
    assert besieged.lobby() == lobby


@pytest.mark.parametrize("size", [4_097, 65_536])
@pytest.mark.parametrize("text", [True, False])
def test_a_message_that_is_too_large_is_answered_with_a_sentence(
    besieged: Besieged, size: int, text: bool
) -> None:
    async def send() -> None:
        async with besieged.client(besieged.players[0]) as one:
            await one.reply(1)
            await one.send_raw(b"x" * size, text=text)
            refused = await one.reply(-1)
            assert refused["status"] == "refused"
            assert refused["sentence"] == "a message may have at most 4096 bytes"
            check_sentence(await one.ask(type="hello"))

    asyncio.run(send())


@pytest.mark.parametrize(
    ("frame", "code"), [("x" * 65_537, 1009), (b'{"type":"say","text":"\xff"}', 1007)]
)
def test_a_frame_that_breaks_the_protocol_closes_only_its_own_connection(
    besieged: Besieged, frame: Wire, code: int
) -> None:
    async def send() -> websockets.ConnectionClosed:
        async with besieged.client(besieged.players[0]) as one:
            await one.send_raw(frame, text=True)
            try:
                while True:
                    await one.receive()
            except websockets.ConnectionClosed as closed:
                return closed

    error = asyncio.run(send())
    assert error.rcvd is not None
    assert error.rcvd.code == code
    assert asyncio.run(besieged.now(besieged.players[0]))["type"] == "now"


def test_requests_of_the_host_that_come_too_late_are_refused(besieged: Besieged) -> None:
    async def ask() -> None:
        async with besieged.client(besieged.players[0]) as host:
            for message in (
                {"type": "start"},
                {"type": "kick", "seat": 1},
                {"type": "fill", "seat": 1, "bot": "outlaw"},
                {"type": "substitute", "seat": 0, "bot": "outlaw"},
                {"type": "substitute", "seat": 7, "bot": "outlaw"},
                {"type": "substitute", "seat": 1, "bot": "sheriff"},
                {"type": "rematch"},
            ):
                check_sentence(await host.ask(**message))

    before = asyncio.run(besieged.look())
    asyncio.run(ask())
    assert asyncio.run(besieged.look()) == before


def test_a_kicked_player_can_neither_see_nor_use_the_seat(besieged: Besieged) -> None:
    async def kick() -> Counter[int]:
        host, guest = table(besieged.server, "Kit", "Lou")
        async with besieged.client(host) as one, besieged.client(guest) as two:
            await two.reply(1)
            assert (await one.ask(type="kick", seat=1))["status"] == "ok"
            assert (await one.ask(type="start"))["status"] == "ok"
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await two.receive()
        async with besieged.client(guest) as again:
            check_sentence(await again.reply(1))
        assert "banned you" in two.received[-1]["sentence"]
        assert two.received[-1]["why"] == "kicked"
        return Counter(m["mine"]["seat"] for m in two.received if m.get("mine"))

    seen = asyncio.run(kick())
    assert set(seen) <= {-1}


def test_chat_is_limited(besieged: Besieged) -> None:
    async def chatter() -> list[dict[str, Any]]:
        async with besieged.client(besieged.waiting[1]) as one:
            return [await one.ask(type="say", text=f"hey {n}") for n in range(8)]

    replies = asyncio.run(chatter())
    assert [reply["status"] for reply in replies[:5]] == ["ok"] * 5
    assert replies[-1]["sentence"] == "slow down; others want to read"


def test_after_all_that_the_game_is_played_to_its_end(besieged: Besieged) -> None:
    async def play() -> dict[str, Any]:
        clients = [besieged.client(seat) for seat in besieged.players]
        async with clients[0], clients[1], clients[2], clients[3]:
            await asyncio.gather(*(one.play(Random(n)) for n, one in enumerate(clients)))
        return clients[0].info

    assert asyncio.run(play())["status"] == "over"
