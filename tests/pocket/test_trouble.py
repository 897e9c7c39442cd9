"""A full storage, damaged entries, and tables that are deleted: a sentence, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from colt_express.pocket.key_value import InMemory
from colt_express.pocket.long_work import Bytes
from colt_express.pocket.pocket import UNUSED_DAYS
from colt_express.server.base.refusals import Refused
from colt_express.server.storage.rows import CurveRow, StoredTable

from .device import Helper, Person, opened


class Full(InMemory):
    """A store that may have no space left."""

    full = False

    async def commit(self, commit: str) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().commit(commit)


def test_a_full_storage_refuses_and_loses_nothing() -> None:
    async def play() -> None:
        database = Full()
        async with opened(database) as device:
            ann = await device.new_game("outlaw", "outlaw", choices=2)
            await ann.until(lambda: ann.question)
            database.full = True
            number, question = ann.number, ann.question
            assert question is not None
            words = question["options"][0]["words"]
            reply = await ann.request("choose", number=number, option=words)
            assert (reply["status"], reply["code"]) == ("refused", "storage")
            assert "free some space" in reply["sentence"]
            refused = await device.ask(
                "/api/tables", {"name": "Bob", "seats": ["outlaw", "outlaw"]}, status=503
            )
            assert refused["code"] == "storage"
            database.full = False
            reply = await ann.request("choose", number=number, option=words)
            assert reply["status"] == "ok"
            await ann.play()
            assert ann.over

    asyncio.run(play())


def test_bots_go_on_when_there_is_space_again() -> None:
    async def play() -> None:
        database = Full()
        async with opened(database) as device:
            ann = await device.new_game("outlaw", "outlaw", choices=2)
            database.full = True
            await asyncio.sleep(0.1)
            database.full = False
            await ann.play()
            assert ann.over

    asyncio.run(play())


def test_a_damaged_table_is_left_out_and_the_others_are_played() -> None:
    async def play() -> None:
        database = InMemory()
        async with opened(database) as device:
            good = await device.new_table("outlaw", "outlaw")
            bad = await device.new_table("outlaw", "outlaw")
        database.entries[f"table/{bad.table}"] = "{"
        async with opened(database) as device:
            await device.ask(f"/api/tables/{bad.table}", status=409)
            await good.connect(device.pocket)
            await good.request("start")
            await good.play(2)

    asyncio.run(play())


def test_a_game_is_deleted_with_everything_about_it() -> None:
    async def play() -> None:
        database = InMemory()
        async with opened(database) as device:
            other = await device.new_table("greenhorn", "greenhorn")
            kept = set(database.entries)
            ann = await device.new_game("greenhorn", "greenhorn", public=True, choices=1000)
            await device.pocket.store.keep_curve(CurveRow(ann.table, 1, b"told"), luck=9)
            assert {key.split("/")[0] for key in database.entries} >= {"curve", "gallery", "story"}
            await device.ask(f"/api/tables/{ann.table}", method="DELETE", status=204)
            assert set(database.entries) == kept
            assert ann.closed is not None
            await device.ask(f"/api/tables/{ann.table}", method="DELETE", status=404)
            await device.ask(f"/api/games/{ann.table}/replay", status=404)
            await device.ask(f"/api/tables/{other.table}")

    asyncio.run(play())


def test_tables_that_are_never_played_are_deleted_after_a_while() -> None:
    async def play() -> None:
        database = InMemory()
        async with opened(database) as device:
            opened_long_ago, played = [await device.new_table("outlaw", "outlaw") for _ in "ab"]
            await played.request("start")
            for person in (opened_long_ago, played):
                person.leave()
            store = device.pocket.store

        def older(stored: StoredTable) -> StoredTable:
            stored.table.touched -= (UNUSED_DAYS + 1) * 86_400
            return stored

        for person in (opened_long_ago, played):
            await store.update(person.table, older)
        async with opened(database) as device:
            await device.ask(f"/api/tables/{opened_long_ago.table}", status=404)
            await played.connect(device.pocket)

    asyncio.run(play())


def test_a_helper_that_is_lost_is_answered_with_a_sentence() -> None:
    class Lost(Helper):
        async def run(self, _name: str, _packed: bytes | Bytes, _limit: float) -> bytes:
            raise TimeoutError

    async def play() -> None:
        async with opened(helper=Lost()) as device:
            ann = await device.new_game("greenhorn", "greenhorn", choices=1000)
            body: dict[str, Any] = {"token": ann.token}
            refused = await device.ask(f"/api/tables/{ann.table}/review", body, status=429)
            assert refused["code"] == "busy"

    asyncio.run(play())


def test_an_unknown_table_is_refused() -> None:
    async def play() -> None:
        async with opened() as device:
            stranger = Person("here-nothing234", 0, "")
            with pytest.raises(Refused, match="there is no table of that name"):
                await stranger.connect(device.pocket)

    asyncio.run(play())
