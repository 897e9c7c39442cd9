"""Two tabs with the same tables are like two servers on one database."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from colt_express.pocket import siblings
from colt_express.pocket.key_value import InMemory
from colt_express.pocket.store import Store
from colt_express.server.registry import due_games
from colt_express.server.storage.rows import ChoiceRow, Taken

from .device import Browser, Person, Tab, opened


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings, "LOOKING", 0.05)
    monkeypatch.setattr(due_games, "TAKE_OVER_SECONDS", 0.05)


def test_what_happens_in_one_tab_is_seen_in_the_other() -> None:
    async def play() -> None:
        database, browser = InMemory(), Browser()
        async with (
            opened(database, Tab(browser)) as one,
            opened(database, Tab(browser)) as two,
        ):
            ann = await one.new_table("outlaw", "open")
            bob = await two.join(ann.table, "Bob")
            await ann.until(lambda: ann.info["seats"][2]["present"])
            await ann.request("start")
            await asyncio.gather(ann.play(dice=Random(1)), bob.play(dice=Random(2)))
            assert ann.number == bob.number > 20
            locks = [name for name in browser.locks if name.startswith("drive")]
            assert locks == [f"drive {ann.table}"]

    asyncio.run(play())


def test_another_tab_takes_over_when_the_one_that_drives_a_table_is_gone() -> None:
    async def play() -> None:
        database, browser = InMemory(), Browser()
        first = Tab(browser)
        async with opened(database, first) as one, opened(database, Tab(browser)) as two:
            ann = await one.new_game("outlaw", "outlaw", choices=3)
            again = Person(ann.table, 0, ann.token)
            await again.connect(two.pocket)
            assert browser.locks[f"drive {ann.table}"] is first
            first.crash()
            one.pocket.store.database = InMemory()  # nothing of it arrives any more
            assert await again.play() > 3
            assert again.over

    asyncio.run(play())


def test_a_choice_and_a_change_are_made_once() -> None:
    async def play() -> None:
        database = InMemory()
        async with opened(database) as device:
            ann = await device.new_table("open", "open")
            one, two = Store(database), Store(database)
            choice = ChoiceRow(0, "draw", 1.0)
            await one.append("here-x", 0, choice)
            with pytest.raises(Taken):
                await two.append("here-x", 0, choice)
            guests = [device.join(ann.table, name) for name in ("Bob", "Cid")]
            joined = await asyncio.gather(*guests)
            assert sorted(person.seat for person in joined) == [1, 2]
            stored = await one.load_table(ann.table)
            assert stored is not None
            await two.touch([ann.table], stored.table.touched + 9)
            later = await one.load_table(ann.table)
            assert later is not None
            assert later.table.version == stored.table.version
            assert later.table.touched == stored.table.touched + 9

    asyncio.run(play())


def test_a_tab_that_was_suspended_reads_what_it_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings, "SUSPENDED", -1.0)

    async def play() -> None:
        database, browser = InMemory(), Browser()
        deaf = Tab(browser)
        async with opened(database, deaf) as one, opened(database, Tab(browser)) as two:
            ann = await one.new_table("open", "open")
            deaf.hear = None
            await two.join(ann.table, "Bob")
            await ann.until(lambda: ann.info["seats"][1]["name"] == "Bob")

    asyncio.run(play())
