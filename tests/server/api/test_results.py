"""The result of a game, as the page shows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from colt_express.engine.serialization.record import load_record

from ..running import Client, Server


def test_the_result_is_sent_at_the_end_and_not_before(tmp_path: Path) -> None:
    async def play(server: Server, table: str, token: str) -> None:
        async with Client(server, table, token) as ann:
            await ann.ask(type="start")
            early = server.get(f"/api/tables/{table}/result")
            assert early.status_code == 409
            assert early.json() == {
                "error": "the loot is counted when the game is over",
                "code": "not_over",
            }
            await ann.play(Random(1))

    with Server(tmp_path) as server:
        created = server.create("greenhorn", "greenhorn")
        table = created["table"]
        asyncio.run(play(server, table, created["token"]))
        told = server.get(f"/api/tables/{table}/result").json()
        result = load_record(server.get(f"/api/tables/{table}/record").text).result
    assert result is not None
    assert told["money"] == result.money == [sum(one.values()) for one in told["breakdown"]]
    assert told["winners"] == result.winners
