"""Guests of evenings, for tests: people with a profile, over the HTTP API of servers in this
process, and programs that play their games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any

from colt_express.server.hosting.server import Server
from colt_express.server.table.live_table import LiveTable

from ...patience import busy
from ...playing import random_choice
from ..profiles.devices import Device

QUICK = {"seats": 4, "clock": 0, "options": {"rules": "basic"}}
"""Wishes for an evening whose games are short."""


class Guest:
    """A person at an evening."""

    def __init__(self, device: Device, evening: str = "") -> None:
        self.device = device
        self.evening = evening

    async def come(self, name: str, status: int = 200) -> dict[str, Any]:
        await self.device.make()
        return await self.do("join", {"name": name}, status)

    async def do(self, deed: str, body: Any = None, status: int = 200) -> dict[str, Any]:
        answer = await self.device.post(f"evenings/{self.evening}/{deed}", body or {})
        assert answer.status_code == status, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def look(self) -> dict[str, Any]:
        answer = await self.device.get(f"evenings/{self.evening}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def claim(self, table: str) -> dict[str, Any]:
        """The seat that is kept at a table."""
        answer = await self.device.post("me/seats/claim", {"table": table})
        assert answer.status_code == 200, answer.text
        seat: dict[str, Any] = answer.json()
        return seat


async def opened(device: Device, name: str = "Hedy", **wanted: Any) -> Guest:
    """The host of a new evening."""
    await device.make()
    answer = await device.post("evenings", {"name": name, **QUICK, **wanted})
    assert answer.status_code == 201, answer.text
    return Guest(device, answer.json()["evening"])


async def gathered(device: Device, people: int, **wanted: Any) -> list[Guest]:
    """That many guests of a new evening, its host first."""
    host = await opened(device, **wanted)
    guests = [Guest(Device(device.client), host.evening) for _ in range(people - 1)]
    for number, guest in enumerate(guests, 1):
        await guest.come(f"Guest {number}")
    return [host, *guests]


async def play(server: Server, told: dict[str, Any], seed: str = "") -> None:
    """Play all tables of the round that still play to their ends, at random."""
    tables = [table["table"] for table in told["tables"][-1] if table["stage"] == "playing"]
    await asyncio.gather(*(play_table(server, table, Random(seed + table)) for table in tables))


async def play_table(server: Server, name: str, dice: Random, choices: int = 100_000) -> None:
    """Play a game; bots of the table choose for themselves."""
    table = await server.registry.current(name)
    assert table is not None
    async with asyncio.timeout(120 * busy()):
        while table.row.status == "playing" and choices:
            choices -= 1
            if not await _choose(table, dice):
                await asyncio.sleep(0.001)


async def _choose(table: LiveTable, dice: Random) -> bool:
    """Let a person choose; returns whether one was asked."""
    game = table.running().game
    people = {seat.seat for seat in table.seats if seat.kind == "human" and not seat.stand_in}
    if game.over or not any(game.decision_of(seat) for seat in people):
        return False
    for _ in range(20):
        seat, option = random_choice(game, dice)
        if seat in people:
            await table.choose(seat, table.number, str(option), 1)
            return True
    return False


def standings(told: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The lines of the standings by name."""
    names = {guest["guest"]: guest["name"] for guest in told["guests"]}
    return {names[line["guest"]]: line for line in told["standings"]}


def tables_of(told: dict[str, Any], guest: int) -> Iterable[dict[str, Any]]:
    """The tables of the newest round at which a guest sits."""
    return (table for table in told["tables"][-1] if guest in table["seats"])
