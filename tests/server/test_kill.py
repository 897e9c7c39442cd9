"""Servers are killed at random moments of several games, and restarted on the same data."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from colt_express import Game, load_record
from colt_express.engine.chance import seed_hash

from .running import Client, Server

PATIENCE = 300  # seconds
CHOICES = 60  # people make more than that in a game

KINDS: list[tuple[list[str], dict[str, str]]] = [
    (["open", "open"], {}),
    (["open", "greenhorn"], {}),
    (["open", "open"], {"rules": "basic"}),
    (["open"], {"variant": "duel"}),
    (["open", "open", "open"], {"variant": "team", "expert": "2018"}),
]
"""Seats after the host's, and options: mostly people, some bots."""


class Survivor(Client):
    """A player who reconnects whenever a server is available, to any of them."""

    def __init__(self, servers: list[Server], seat: dict[str, Any]) -> None:
        super().__init__(servers[0], seat["table"], seat["token"])
        self.servers = servers
        self.seat: int = seat["seat"]
        self.times_back = 0
        self.times_tried = 0
        self._known: dict[str, Any] = {}  # what this seat knew at its last number

    async def survive(self, dice: Random) -> None:
        """Play to the end, whatever happens to the server."""
        while self.info.get("status") != "over":
            try:
                async with self:
                    await self.play(dice)
            except TimeoutError:  # the server is running but does not answer
                raise
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def __aenter__(self) -> Client:
        """Reconnect, having seen everything so far."""
        self.seen, self.mine = self.number, {}
        self.server = self.servers[(self.seat + self.times_tried) % len(self.servers)]
        self.times_tried += 1
        return await super().__aenter__()

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "welcome":
            assert message["number"] >= self.seen, "a choice that was told is lost"
        if message["type"] == "now" and self._known and message["number"] == self.seen:
            assert message["mine"] == self._known, "back in the same question"
            self.times_back += 1
        self._known = message.get("mine", self._known)
        return message

    async def hear_the_rest(self, number: int) -> None:
        """Clients that were away at the end receive it too."""
        async with self:
            while self.number < number:
                await self.receive()

    @property
    def told(self) -> list[int]:
        return [message["number"] for message in self.received if message["type"] == "told"]


class Tables:
    """Several tables, and their players."""

    def __init__(
        self,
        servers: list[Server],
        games: int,
        kills: int,
        seed: str = "",
        patience: float = PATIENCE,
    ) -> None:
        self.servers = servers
        self.seed = seed
        self.patience = patience
        self.lost: list[str] = []  # acknowledged choices that are not in the record
        self.players = [self._sit_down(*KINDS[n % len(KINDS)]) for n in range(games)]
        self.kills = kills
        self.killed = 0  # so far
        self.short = CHOICES * games

    def _sit_down(self, seats: list[str], options: dict[str, str]) -> list[Survivor]:
        people = [self.servers[0].create(*seats, options=options)]
        for number in range(seats.count("open")):
            people.append(self.servers[-1].join(people[0]["table"], f"guest {number}"))
        return [Survivor(self.servers, seat) for seat in people]

    @property
    def everybody(self) -> list[Survivor]:
        return [player for table in self.players for player in table]

    @property
    def choices(self) -> int:
        """How many were acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.everybody)

    async def start(self) -> None:
        for host, *_ in self.players:
            async with host:
                assert (await host.ask(type="start"))["status"] == "ok"
            host.number = 0

    async def play(self) -> None:
        dice = Random(f"choices {self.seed}")
        async with asyncio.timeout(self.patience):
            await asyncio.gather(*(player.survive(dice) for player in self.everybody))

    async def kill(self) -> None:
        """Kill a server at random moments, once right after it was restarted."""
        dice = Random(f"kills {self.seed}")
        moments = sorted(dice.randrange(self.short) for _ in range(self.kills - 1))
        for number, moment in enumerate([*moments, moments[-1]]):
            while self.choices < moment:
                await asyncio.sleep(0.01)
            server = self.servers[number % len(self.servers)]
            await asyncio.to_thread(server.kill)
            self.killed += 1
            await asyncio.to_thread(server.start)

    def record(self, table: str) -> Game:
        return load_record(self.servers[0].get(f"/api/tables/{table}/record").text)

    async def play_on(self) -> None:
        """Play all games to their end, whatever happens to the servers, and check the outcome."""
        await self.start()
        killing = asyncio.create_task(self.kill())
        await self.play()
        await killing
        for people in self.players:
            game = self.record(people[0].table)
            for player in people:
                await player.hear_the_rest(len(game.choices))
            self.lost += lost_choices(people, game)
            check_table(people, game)
        assert not self.lost
        assert self.choices > self.short
        assert any(player.times_back for player in self.everybody), "nobody was ever away"
        for server in self.servers:
            assert "Traceback" not in (server.folder / "log.txt").read_text(encoding="utf-8")


def lost_choices(people: list[Survivor], game: Game) -> list[str]:
    """What was acknowledged and is not in the record."""
    made = {
        (number, seat, str(option))
        for number, (seat, option) in enumerate(zip(game.choosers, game.choices, strict=True))
    }
    lost = []
    for player in people:
        for acknowledged in player.acknowledged:
            number, _, option = acknowledged.partition(" ")
            if (int(number), player.seat, option) not in made:
                lost.append(f"table {player.table}, seat {player.seat}: {acknowledged}")
    return lost


def check_table(people: list[Survivor], game: Game) -> None:
    """The game is over, and everybody received all of it."""
    assert game.over
    for player in people:
        told = list(range(1, len(game.choices) + 1))
        assert player.told == told, "all is told once, in order"
        assert player.info["seed"] == game.setup.seed
        first = next(m for m in player.received if m["type"] == "table")
        assert first["seed_hash"] == seed_hash(game.setup.seed)


def test_no_acknowledged_choice_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(Tables([server], games=5, kills=4).play_on())


def test_no_choice_is_lost_if_two_servers_share_the_games(postgres: str, tmp_path: Path) -> None:
    """Players reconnect to the remaining server, which continues with the bots."""
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    with (
        Server(tmp_path / "one", database=postgres) as one,
        Server(tmp_path / "two", database=postgres) as two,
    ):
        asyncio.run(Tables([one, two], games=5, kills=3).play_on())


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_the_workers_end_with_a_server_that_is_killed_alone(tmp_path: Path) -> None:
    async def play() -> None:
        seat = server.create("greenhorn", "greenhorn")
        async with Client(server, seat["table"], seat["token"]) as one:
            await one.ask(type="start")
            await one.play(Random(1), choices=3)

    def anybody_left() -> bool:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        return True

    server = Server(tmp_path)
    server.start()
    process = server.process
    assert process is not None
    group = process.pid
    asyncio.run(play())
    os.kill(group, signal.SIGKILL)
    process.wait()
    until = time.monotonic() + 10
    while anybody_left():
        assert time.monotonic() < until, "a worker is left alone"
        time.sleep(0.05)
