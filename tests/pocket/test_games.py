"""Games on a device: they go on after a reload, and are what they would be on a server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from colt_express.engine.serialization.digest import digest
from colt_express.engine.serialization.record import load_record
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table.messages import Start
from colt_express.server.table.operator_cards import WantedOptions

from ..server.in_process import registry_in
from .device import EVERY_BOX, opened

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
