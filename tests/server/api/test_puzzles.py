"""Puzzles over HTTP: what is sent, what is refused, and a table that plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from colt_express.puzzles.shipped import puzzle_called, shipped
from colt_express.puzzles.telling import question_of
from colt_express.server.api.puzzles import today
from colt_express.server.base.credentials import Proof
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections.static_files import StaticFiles
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.registry.playing_on import PlayPuzzle
from colt_express.server.table.stories import record_of

from ..in_process import registry_at, requests_at


def asked(database: str, path: str, **query: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with requests_at(database) as client:
            return await client.get(path, params=query)

    return asyncio.run(ask())


@pytest.fixture
def database(tmp_path: Path) -> str:
    return default_database(tmp_path)


def test_the_list_names_the_puzzle_of_the_day(database: str) -> None:
    listed = asked(database, "/api/puzzles").json()
    assert listed["day"] == today().isoformat()
    assert 1 <= listed["today"] <= len(shipped()) == len(listed["puzzles"])
    assert set(listed["puzzles"][0]) == {"puzzle", "bandits", "boxes", "variant", "kind", "level"}


def test_a_puzzle_and_its_futures(database: str) -> None:
    answer = asked(database, "/api/puzzles/1")
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(question_of(1)))
    assert answer.headers["etag"]
    best = puzzle_called(1).best
    future: dict[str, Any] = asked(database, "/api/puzzles/1/future", option=best.option).json()
    assert future["steps"][0] == answer.json()["replay"]["steps"][0]
    assert len(future["steps"]) == 2 + len(best.follows)


@pytest.mark.parametrize("number", ["0", "9999", "00000000001", "one", "1.0", "²", "-1"])
@pytest.mark.parametrize("path", ["", "/future"])
def test_an_unknown_puzzle_is_refused(number: str, path: str, database: str) -> None:
    answer = asked(database, f"/api/puzzles/{number}{path}")
    assert answer.status_code == 404
    assert "puzzle" in answer.json()["error"]


def test_an_unknown_option_is_refused(database: str) -> None:
    for option in ("", "dance"):
        answer = asked(database, "/api/puzzles/1/future", option=option)
        assert (answer.status_code, answer.json()["error"]) == (404, "puzzle 1 has no such option")


@pytest.mark.parametrize("number", [1, len(shipped())])
def test_playing_on_deals_anew_what_the_seat_could_not_know(number: int, database: str) -> None:
    async def play() -> None:
        puzzle = puzzle_called(number)
        async with registry_at(database) as registry:
            tables = [
                await registry.play_puzzle(number, PlayPuzzle("Eve", "greenhorn")) for _ in range(2)
            ]
            games = [table.running().game for table, _ in tables]
            for (table, token), game in zip(tables, games, strict=True):
                assert table.seat_of(Proof(token)) == puzzle.seat == table.row.host
                assert game.view(puzzle.seat) == puzzle.read().view
                origin = table.info().origin
                assert origin is not None
                assert (origin.game, origin.anew) == (f"puzzle-{number}", True)
                assert [one.kind for one in table.seats].count("human") == 1
            assert games[0].position() != games[1].position()
            stored = await registry.with_choices(tables[0][0].row.id)
            assert stored is not None
            assert f"puzzle-{number}" in record_of(stored.table, stored.choices)

    asyncio.run(play())


def test_playing_on_over_http(database: str) -> None:
    async def play() -> None:
        async with requests_at(database) as client:
            made = await client.post("/api/puzzles/1/play-on", json={"name": "Eve"})
            assert made.status_code == 201, made.text
            assert made.json()["seat"] == puzzle_called(1).seat
            info = (await client.get(f"/api/tables/{made.json()['table']}")).json()
            assert info["status"] == "playing"
            wrong = await client.post("/api/puzzles/999/play-on", json={"name": "Eve"})
            assert wrong.status_code == 404
            worse = await client.post("/api/puzzles/1/play-on", json={"seat": 2})
            assert worse.status_code == 400

    asyncio.run(play())


def test_the_page_of_an_unknown_puzzle_has_the_status_for_that(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<!doctype html>")

    async def ask() -> None:
        api = Server(Settings(default_database(tmp_path), workers=1))
        app = create_app(api, StaticFiles(tmp_path / "page"))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            found = [await client.get(f"/puzzle/{one}") for one in ("1", "9999", "x")]
            assert [one.status_code for one in found] == [200, 404, 404]
            assert {one.text for one in found} == {"<!doctype html>"}

    asyncio.run(ask())
