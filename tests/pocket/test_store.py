"""The store of a device answers what a database answers: both are asked the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from colt_express import Setup
from colt_express.pocket.key_value import InMemory
from colt_express.pocket.store import Store
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.table_store import Store as Database
from colt_express.server.storage.gallery import SHELVES, GalleryFilter
from colt_express.server.storage.rows import (
    Change,
    ChoiceRow,
    CurveRow,
    GalleryRow,
    PlayedOn,
    SeatRow,
    StoredTable,
    StoryRow,
    TableRow,
    Taken,
)
from colt_express.server.storage.storage import Storage

from ..server.storage.test_table_store import a_table

Work = Callable[[Storage], Awaitable[Any]]


def seats(*, seen: float = 0.0, named: bool = True, timed: bool = True) -> list[SeatRow]:
    """Ann, who opened the table, a guest and a bot."""
    ann = SeatRow(0, "human", "Ann", "doc", "", "ann's token", address="home", seen=9.0)
    bob = SeatRow(1, "human", "Bob", "", "", "bob's token", seen=seen, named=named, timed=timed)
    return [ann, bob, SeatRow(2, "bot", "Outlaw", "", "outlaw")]


def played(name: str, **fields: Any) -> TableRow:
    """A table with a game."""
    setup = Setup(3, seed=name)
    return a_table(name, options=setup.options, setup=setup.to_dict(), started=2.0, **fields)


async def prepared(store: Storage) -> None:
    """Several tables, of every status."""
    await store.create_table(a_table("waiting", touched=5.0), seats(seen=4.0))
    await store.create_table(a_table("closed", status="closed", touched=1.0), seats())
    await store.create_table(a_table("private", public=False, created=9.0), seats(seen=99.0))
    choices = [ChoiceRow(0, "draw", 2.5), ChoiceRow(1, "play move", 3.5)]
    begun = played("playing", status="playing", touched=7.0, clock=30)
    await store.create_table(begun, seats(seen=50.0), choices)
    origin = PlayedOn("earlier", 3, 1)
    over = played("over", status="over", ended=8.0, touched=8.0, created=3.0, origin=origin)
    await store.create_table(over, seats(named=False, timed=False), choices)


async def changed(store: Storage) -> list[StoredTable | None]:
    """A change, one that comes too late, and presence that never decreases."""
    await store.note_presence({"waiting": [0], "playing": [0, 1]}, 60.0)
    await store.touch(["waiting", "over", "nothing"], 40.0)
    before = await store.load_table("waiting")
    assert before is not None
    row = a_table("waiting", version=1, touched=1.0, filtered=True)
    guest = SeatRow(1, "human", "Cid", "", "", "cid's token", seen=1.0)
    opened = StoredTable(a_table("next"), seats())
    change = Change(row, [guest], opened, bans=["bob's token"], unplayed=True)
    await store.change(change)
    with pytest.raises(Taken):
        await store.change(change)
    with pytest.raises(Taken):
        await store.append("waiting", 0, ChoiceRow(0, "draw", 1.0))
    with pytest.raises(Taken):
        await store.change(Change(played("playing", version=1), unplayed=True))
    await store.append("playing", 2, ChoiceRow(0, "draw", 9.0))
    await store.change(
        Change(a_table("next", version=1), opened=StoredTable(a_table("z"), seats()))
    )
    names = ("waiting", "next", "playing", "z", "nothing")
    return [await store.load_table(name, after=1) for name in names]


async def told(store: Storage) -> list[Any]:
    """Stories and curves, which newer ones replace."""
    for number in (5, 3):
        await store.keep_stories([StoryRow("over", number, bytes([number]))])
    await store.keep_in_gallery(exhibit("over", 3))
    await store.keep_in_gallery(exhibit("over", 9))
    for version in (2, 1):
        await store.keep_curve(CurveRow("over", version, b"curve"), luck=version)
    await store.keep_curve(CurveRow("nothing", 1, b"curve"), luck=1)
    return [
        await store.story("over"),
        await store.story_numbers(["over", "waiting"]),
        [await store.curve(name, 2) for name in ("over", "nothing")],
        await store.curve("over", 1),
        await store.gallery(GalleryFilter(), 9),
    ]


def exhibit(name: str, money: int, **fields: Any) -> GalleryRow:
    values: dict[str, Any] = {
        "table_id": name,
        "ended": float(money),
        "players": 3,
        "boxes": "horses",
        "variant": "",
        "winners": ",doc,",
        "margin": 10 - money,
        "richest": money,
        "bullets": money % 3,
        "summary": "{}",
    }
    return GalleryRow(**{**values, **fields})


async def shelves(store: Storage) -> list[Any]:
    """The gallery by shelves and filters."""
    for number in range(7):
        row = played(f"game-{number}", status="over", ended=float(number))
        await store.create_table(row, seats())
        fields = {"players": 3 + number % 2, "winners": ",doc," if number % 3 else ",belle,"}
        luck = None if number == 4 else number * 7 % 5
        await store.keep_in_gallery(exhibit(f"game-{number}", number, luck=luck, **fields))
    wanted = [GalleryFilter(shelf=shelf) for shelf in SHELVES]
    wanted += [GalleryFilter(players=4), GalleryFilter(winner="doc"), GalleryFilter(boxes="")]
    wanted += [GalleryFilter(variant=""), GalleryFilter(page=1)]
    return [[row.table_id for row in await store.gallery(one, 4)] for one in wanted]


async def asked(store: Storage) -> list[Any]:
    """What is asked about lobbies and old tables."""
    return [
        sorted(one.table.id for one in await store.listed(8.0, 9)),
        await store.occupied_seats("home", 8.0),
        sorted(await store.with_absent_guests(10.0)),
        sorted(await store.untouched("waiting", 6.0)),
        await store.untouched("closed", 6.0),
        await store.old_tables(("over", "closed"), 100.0, "", 9),
        await store.old_tables(("over", "closed"), 100.0, "closed", 1),
        await store.ticking(),
        await store.versions(["waiting", "over", "nothing"]),
        await store.tables_called(["over", "nothing"]),
    ]


async def forgotten(store: Storage) -> list[Any]:
    """Names, times and whole tables are deleted."""
    found = [await store.people_to_forget(before, of) for before in (5, 9) for of in (True, False)]
    for of_times in (True, False):
        await store.forget_people(["over"], of_times)
    left = [await store.people_to_forget(9, of_times) for of_times in (True, False)]
    over = await store.load_table("over")
    gone = [await store.forget("over", "closed", "nothing", before=5.0), await store.forget("over")]
    return [
        found,
        left,
        over,
        gone,
        await store.load_table("over"),
        await store.load_table("closed"),
    ]


@pytest.mark.parametrize("work", [changed, told, shelves, asked, forgotten])
def test_it_answers_like_a_database(work: Work, tmp_path: Path) -> None:
    async def answers(store: Storage) -> Any:
        await store.open()
        try:
            await prepared(store)
            return await work(store)
        finally:
            await store.close()

    async def both() -> None:
        assert await answers(Store(InMemory())) == await answers(
            Database(default_database(tmp_path))
        )

    asyncio.run(both())


def test_bans_are_those_of_one_table_or_of_all() -> None:
    async def ban() -> None:
        store = Store(InMemory())
        await prepared(store)
        row = a_table("waiting", version=1)
        await store.change(Change(row, bans=["bob's token", "", "cid's token"]))
        assert sorted(one.who for one in await store.bans("waiting")) == [
            "bob's token",
            "cid's token",
        ]
        assert len(await store.bans()) == 2
        assert await store.is_banned("waiting", "bob's token")
        assert not await store.is_banned("playing", "bob's token")
        assert not await store.is_banned("waiting", "ann's token")

    asyncio.run(ban())
