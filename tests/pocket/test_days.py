"""The train of the day on a device: the same game as at a server, and told when it is over."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from colt_express.bots.tables import choice_at_table
from colt_express.engine.serialization.record import load_record
from colt_express.server.registry import day_tables
from colt_express.today.playing import checked_game
from colt_express.today.timetable import OPPONENT
from colt_express.today.train import today, train_of

from .device import Helper, opened


def test_a_ride_on_a_device_is_that_of_the_train(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_tables, "PACE", 0.0)

    async def ride() -> None:
        train = train_of(today())
        async with opened(helper=Helper()) as device:
            runs = await device.ask("/api/today")
            assert runs["train"]["day"] == train.name
            assert runs["listing"] is False
            made = await device.ask("/api/today", {"name": "Ann"}, status=201)
            assert made["seat"] == train.seat
            path = f"/api/tables/{made['table']}"
            assert (await device.ask(f"{path}/ride", status=409))["code"] == "not_over"

            ann = await device.sit(made)
            table = await device.pocket.registry.current(made["table"])
            assert table is not None
            assert ann.info["counts"]
            async with asyncio.timeout(60):
                while table.row.status == "playing":
                    game = table.running().game
                    if game.decision_of(train.seat) is None:
                        await asyncio.sleep(0)
                        continue
                    words = choice_at_table(game, train.seat, OPPONENT)
                    await table.choose(train.seat, table.number, words, 1)

            record = msgspec.json.encode(await device.ask(f"{path}/record")).decode()
            game = checked_game(train, record)  # which a server would list
            told = await device.ask(f"{path}/ride")
            assert (told["day"], told["counts"]) == (train.name, True)
            assert game.result is not None
            assert told["outcome"]["money"] == game.result.money[train.seat]
            assert load_record(record).setup == train.setup

            again = await device.ask("/api/today", {"name": "Ann", "counts": False}, status=201)
            assert not (await device.sit(again)).info["counts"]

    asyncio.run(ride())
