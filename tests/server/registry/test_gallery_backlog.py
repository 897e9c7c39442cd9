"""Finished games from before there was a gallery are entered into it after the start."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time

import pytest

from colt_express import Game, Setup
from colt_express.server.base.settings import default_database
from colt_express.server.registry import gallery_backlog
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.gallery import GalleryFilter
from colt_express.server.storage.rows import ChoiceRow, SeatRow, TableRow

from ...playing import play_out, play_some
from ..in_process import registry_in

LONG_AGO = 1_600_000_000.0


async def keep(store: Store, name: str, setup: Setup, ended: float = 0.0, **more: object) -> None:
    """A finished game, its choices made at `LONG_AGO`; without ``over`` it is one that goes on."""
    over = bool(more.get("over", True))
    game = Game(setup)
    game = play_out(game, Random(1)) if over else play_some(game, Random(1), 9)
    row = TableRow(
        id=name,
        created=time(),
        status="over" if over else "playing",
        public=bool(more.get("public", True)),
        clock=0,
        pace=0.0,
        host=0,
        options=setup.options,
        seed=str(setup.seed),
        setup=setup.to_dict(),
        ended=ended,
        touched=time(),
        rules=99 if more.get("foreign") else 2,
    )
    choices = [str(option) for option in game.choices]
    if more.get("damaged"):
        choices[5] = "eat"
    await store.create_table(row, [SeatRow(seat, "human", f"P{seat}") for seat in range(3)])
    for number, (seat, option) in enumerate(zip(game.choosers, choices, strict=True)):
        await store.append(name, number, ChoiceRow(seat, option, LONG_AGO))


def test_older_games_are_entered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_backlog, "FIRST", 0.0)
    monkeypatch.setattr(gallery_backlog, "PAUSE", 0.0)
    monkeypatch.setattr(gallery_backlog, "AT_ONCE", 2)
    setups = [Setup(3, seed=f"{n}") for n in range(3)]

    async def look() -> None:
        store = Store(default_database(tmp_path))
        await store.open()
        await keep(store, "a-damaged", setups[0], damaged=True)
        await keep(store, "b-foreign", setups[0], foreign=True)
        await keep(store, "c-private", setups[0], public=False)
        await keep(store, "d-running", setups[0], over=False)
        await keep(store, "e-old", setups[1])
        await keep(store, "f-newer", setups[2], ended=LONG_AGO + 1000)
        await store.close()
        async with registry_in(tmp_path) as registry:
            wanted = GalleryFilter()

            async def entered() -> list[tuple[str, float]]:
                rows = await registry.store.gallery(wanted, 24)
                return [(row.table_id, row.ended) for row in rows]

            while len(await entered()) < 2:
                await asyncio.sleep(0.01)
            assert await entered() == [("f-newer", LONG_AGO + 1000), ("e-old", LONG_AGO)]
            assert not await registry.store.missing_in_gallery("b-foreign", 9)

    asyncio.run(look())


def test_what_cannot_be_read_does_not_stop_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gallery_backlog, "FIRST", 0.0)

    async def look() -> None:
        async with registry_in(tmp_path) as registry:

            async def broken(*_: object) -> list[str]:
                raise OSError("no disk")

            monkeypatch.setattr(registry.store, "missing_in_gallery", broken)
            await registry.gallery_backlog.enter()
            assert "older games could not be entered" in caplog.text

    asyncio.run(look())
