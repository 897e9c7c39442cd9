"""Bots at tables of a real server, in this process and as commands."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from colt_express.client.addresses import TableAddress
from colt_express.client.joining import Guest
from colt_express.client.kept_seats import KeptSeats
from colt_express.client.telling import Telling
from colt_express.client.visit import Wishes

from ..patience import busy
from ..server.running import Client, Server

BOT: Final = '''
from colt_express.bots import Bot


class Robber(Bot):
    """Robs if it can, and notes how much it has seen."""

    def choose(self, decision, look):
        self.note(len(look.history()))
        return decision.find("play rob") or self.dice.choice(decision.options)


class Clumsy(Bot):
    """Makes a mistake in the second round."""

    def choose(self, decision, look):
        if look().round == 2:
            raise ValueError("where is the train?")
        return decision.options[0]
'''

GUEST: Final = Guest("greenhorn", "Dicey", "Dicey")


class Told:
    """The lines that a bot told, and how they are made."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, table: str) -> Telling:
        return Telling(table, self.lines.append, quiet=False, log=None)

    def __contains__(self, words: str) -> bool:
        return any(words in line for line in self.lines)


def address_of(server: Server, table: str) -> TableAddress:
    return TableAddress(f"http://{server.address}", table)


NOWHERE: Final = KeptSeats(None)
QUICK: Final = Wishes(patience=20.0, company=0.5)


@contextmanager
def hosted(
    server: Server, created: dict[str, Any], guests: int = 1, games: int = 1
) -> Iterator[Client]:
    """The table's host in a thread: starts the game when that many ``guests`` are there, and plays
    it and the games after it."""
    host = Client(server, created["table"], created["token"])
    failed: list[BaseException] = []

    async def play() -> None:
        async with host:
            while sum(bool(seat["program"]) for seat in seats_of(host)) < guests:
                await host.receive()
            if host.info["status"] == "waiting":
                assert (await host.ask(type="start"))["status"] == "ok"
            await host.play(Random(1))
            for _ in range(1, games):
                await play_another(host)

    async def play_another(before: Client) -> None:
        await before.send(type="rematch")
        while not before.info["next_table"]:
            await before.receive()
        async with Client(server, before.info["next_table"], created["token"]) as host:
            await host.play(Random(2))

    def run() -> None:
        try:
            asyncio.run(asyncio.wait_for(play(), 60 * busy()))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    yield host
    thread.join()
    assert not failed, failed


def seats_of(client: Client) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = client.info.get("seats", [])
    return seats


def command(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """``colt-express bot`` with its data in that folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "colt_express.cli.main", "bot", *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
