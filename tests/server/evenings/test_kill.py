"""A server is killed in the middle of an evening: its guests play on over their sockets, and what
they played counts once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..running import Server
from ..test_kill import Survivor

PATIENCE = 120  # seconds


def device(server: Server) -> str:
    made = server.post("/api/me", {})
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


def done(server: Server, path: str, body: Any, token: str) -> Any:
    answer = server.post(f"/api/{path}", body, authorization=f"Bearer {token}")
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def kill_in_the_middle(server: Server, players: list[Survivor]) -> None:
    """Kill the server after some choices, and start it again."""
    while sum(len(player.acknowledged) for player in players) < 20:
        await asyncio.sleep(0.02)
    server.kill()
    await asyncio.to_thread(server.start)


async def play_on(server: Server, seats: list[dict[str, Any]]) -> None:
    players = [Survivor([server], seat) for seat in seats]
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for number, player in enumerate(players):
            group.create_task(player.survive(Random(number)))
        group.create_task(kill_in_the_middle(server, players))


def test_an_evening_survives_the_kill_of_its_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tokens = [device(server) for _ in range(3)]
        wanted = {"name": "Ann", "rounds": 1, "clock": 0, "options": {"rules": "basic"}}
        evening = f"evenings/{done(server, 'evenings', wanted, tokens[0])['evening']}"
        for number, token in enumerate(tokens[1:], 1):
            done(server, f"{evening}/join", {"name": f"Guest {number}"}, token)
        told = done(server, f"{evening}/draw", {"round": 1}, tokens[0])
        (table,) = told["tables"][0]
        seats = [done(server, "me/seats/claim", {"table": table["table"]}, one) for one in tokens]
        assert sorted(seat["seat"] for seat in seats) == [0, 1, 2]
        asyncio.run(play_on(server, seats))
        told = server.get(f"/api/{evening}").json()
        assert told["phase"] == "over"
        assert sum(line["points"] for line in told["standings"]) == pytest.approx(150, abs=2)
        assert server.get(f"/api/{evening}").json() == told
