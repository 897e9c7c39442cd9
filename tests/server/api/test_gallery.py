"""The gallery: finished public games, by filters and shelves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time

import httpx
import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.server.api.theatre import gallery
from colt_express.server.api.theatre.gallery import GalleryPage
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import CurveRow, SeatRow, TableRow
from colt_express.server.table.exhibits import exhibit_of

from ...playing import play_out
from ..in_process import requests_at

SETUPS = [
    Setup(["ghost", "doc", "tuco"], seed="a"),
    Setup(["belle", "doc", "tuco", "ghost"], seed="b"),
    Setup(4, boxes=["horses"], seed="c"),
    Setup(4, boxes=["horses", "cursed"], seed="d"),
    Setup(2, variant="pair", seed="e"),
    Setup(4, variant="team", seed="f"),
]


def row_of(setup: Setup, name: str, public: bool = True) -> TableRow:
    return TableRow(
        id=name,
        created=time(),
        status="over",
        public=public,
        clock=0,
        pace=0.0,
        host=0,
        options=setup.options,
        seed=str(setup.seed),
        setup=setup.to_dict(),
        touched=time(),
    )


async def hang(folder: Path, setups: list[Setup]) -> list[Game]:
    """Put games into the gallery; they are called game-0, game-1 and so on."""
    store = Store(default_database(folder))
    await store.open()
    games = []
    try:
        for n, setup in enumerate(setups):
            game = play_out(Game(setup), Random(n))
            row = row_of(setup, f"game-{n}")
            seats = [SeatRow(seat, "human", f"P{seat}") for seat in range(setup.seats)]
            seats[0].named = seats[0].timed = n > 0
            await store.create_table(row, seats)
            exhibit = exhibit_of(row, game)
            if exhibit is not None:
                await store.keep_in_gallery(exhibit)
            games.append(game)
    finally:
        await store.close()
    return games


def ask(folder: Path, *queries: str) -> list[httpx.Response]:
    async def requests() -> list[httpx.Response]:
        async with requests_at(default_database(folder)) as client:
            return [await client.get(f"/api/games{query}") for query in queries]

    return asyncio.run(requests())


def pages(folder: Path, *queries: str) -> list[GalleryPage]:
    answers = ask(folder, *queries)
    assert [answer.status_code for answer in answers] == [200] * len(queries)
    return [msgspec.json.decode(answer.content, type=GalleryPage) for answer in answers]


def names(page: GalleryPage) -> list[str]:
    return [game.game for game in page.games]


def test_games_are_found_by_boxes_variant_players_and_winner(tmp_path: Path) -> None:
    games = asyncio.run(hang(tmp_path, SETUPS))
    queries = {
        "": [5, 4, 3, 2, 1, 0],
        "?boxes=horses": [2],
        "?boxes=horses,cursed": [3],
        "?boxes=cursed,horses": [3],
        "?boxes=none": [5, 4, 1, 0],
        "?variant=pair": [4],
        "?variant=none&boxes=": [1, 0],
        "?players=4": [5, 3, 2, 1],
        "?players=4&boxes=none&variant=team": [5],
        "?players=8": [],
    }
    for page, wanted in zip(pages(tmp_path, *queries), queries.values(), strict=True):
        assert names(page) == [f"game-{n}" for n in wanted]
        assert not page.more
    for n, game in enumerate(games):
        assert game.result is not None
        winner = game.view(-1).bandits[
            [bandit.seat for bandit in game.view(-1).bandits].index(game.result.winners[0])
        ]
        (page,) = pages(tmp_path, f"?winner={winner.name}")
        assert f"game-{n}" in names(page)
        assert all(
            winner.name in [b for seat in one.winners for b in one.seats[seat].bandits]
            for one in page.games
        )


def test_shelves_are_sorted(tmp_path: Path) -> None:
    games = asyncio.run(hang(tmp_path, SETUPS))
    closest, richest, bloodiest = pages(
        tmp_path, *(f"?shelf={shelf}" for shelf in ("closest", "richest", "bloodiest"))
    )
    margins = [game.margin for game in closest.games]
    assert margins == sorted(margins)
    money = [max(game.money) for game in richest.games]
    assert money == sorted(money, reverse=True)
    assert max(money) == max(max(game.result.money) for game in games if game.result)
    bullets = [game.bullets for game in bloodiest.games]
    assert bullets == sorted(bullets, reverse=True)


def test_the_luckiest_games_are_those_with_a_curve(tmp_path: Path) -> None:
    lucks = {0: -300, 2: 2500, 3: 4100}

    async def keep() -> None:
        await hang(tmp_path, SETUPS)
        store = Store(default_database(tmp_path))
        await store.open()
        for n, luck in lucks.items():
            await store.keep_curve(CurveRow(f"game-{n}", 1, b"told"), luck)
        async with store.engine.connect() as connection:
            query = "EXPLAIN QUERY PLAN SELECT * FROM gallery WHERE luck IS NOT NULL ORDER BY luck"
            (plan,) = [row[-1] for row in await connection.exec_driver_sql(f"{query} DESC")]
        await store.close()
        assert "ix_gallery_luck" in plan

    asyncio.run(keep())
    luckiest, everything = pages(tmp_path, "?shelf=luckiest", "")
    assert names(luckiest) == ["game-3", "game-2", "game-0"]
    assert [game.luck for game in luckiest.games] == [4100, 2500, -300]
    assert {game.game: game.luck for game in everything.games if game.luck is not None} == {
        f"game-{n}": luck for n, luck in lucks.items()
    }


def test_a_game_is_told_as_far_as_its_players_agreed(tmp_path: Path) -> None:
    asyncio.run(hang(tmp_path, SETUPS[:2]))
    (page,) = pages(tmp_path, "")
    second, first = page.games
    assert [seat.name for seat in first.seats] == ["", "P1", "P2"]
    assert first.ended == 0.0
    assert second.ended > 0.0
    assert [seat.bandits for seat in first.seats] == [["ghost"], ["doc"], ["tuco"]]


def test_private_and_deleted_games_are_not_shown(tmp_path: Path) -> None:
    asyncio.run(_private(tmp_path))


async def _private(folder: Path) -> None:
    game = play_out(Game(SETUPS[0]), Random(1))
    assert exhibit_of(row_of(SETUPS[0], "x", public=False), game) is None
    assert exhibit_of(row_of(SETUPS[0], "x"), Game(SETUPS[0])) is None, "it is not over"
    await hang(folder, SETUPS[:2])
    store = Store(default_database(folder))
    await store.open()
    await store.forget("game-0")
    await store.close()
    async with requests_at(default_database(folder)) as client:
        page = msgspec.json.decode((await client.get("/api/games")).content, type=GalleryPage)
    assert names(page) == ["game-1"]


def test_the_gallery_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "SIZE", 4)
    asyncio.run(hang(tmp_path, SETUPS))
    first, second, third = pages(tmp_path, "", "?page=1", "?page=2")
    assert (len(first.games), first.more) == (4, True)
    assert (len(second.games), second.more) == (2, False)
    assert third.games == []


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?boxes=horse", "there is no box called 'horse'; did you mean 'horses'"),
        ("?variant=duell", "there is no variant called 'duell'; did you mean 'duel'"),
        ("?players=1", "players must be a number from 2 to 8"),
        ("?players=many", "players must be a number from 2 to 8"),
        ("?winner=calamity", "there is no bandit called 'calamity'"),
        ("?shelf=fastest", "choose from newest, closest, richest, bloodiest, luckiest"),
        ("?page=-1", "page must be a number from 0 to 99"),
        ("?page=1000000", "page must be a number from 0 to 99"),
        ("?colour=red", "there is no filter called 'colour'"),
        ("?winner=%25", "there is no bandit called '%'"),
    ],
)
def test_a_wrong_filter_gets_a_sentence(tmp_path: Path, query: str, sentence: str) -> None:
    (answer,) = ask(tmp_path, query)
    assert answer.status_code == 400
    assert sentence in answer.json()["error"]
