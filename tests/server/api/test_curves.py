"""Curves over HTTP: of finished games only, made once in the background, stored, within the
quota."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from colt_express.bots.curve import OUTLOOK_VERSION, Curve, Effort, Measured, assemble, measure
from colt_express.engine.errors import RecordError
from colt_express.engine.serialization.record import read_record
from colt_express.server.api.reviews import Reviewers
from colt_express.server.api.theatre import curves
from colt_express.server.api.theatre.curves import CurveAnswer, Part, luck_of_winner
from colt_express.server.api.theatre.making import NotTold
from colt_express.server.api.theatre.sources import local_name
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.storage.database.columns import CURVES
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import CurveRow
from colt_express.server.table.executor import WorkerLost

from ...patience import busy
from .test_theatre import finished, store_game, unfinished, visit

QUICK = Effort(0, 2)


@cache
def quick(record: str | bytes) -> list[Measured]:
    """The measurements of a game, with little effort."""
    try:
        game = read_record(record)
        return measure(game, range(len(game.choices) + 1), QUICK)
    except RecordError:
        curves.measured_part(record, 0)
        raise


class Here:
    """Stands in for the workers: measures in this process, quickly, when it is allowed to."""

    def __init__(self) -> None:
        self.parts: list[int] = []
        self.allowed = asyncio.Semaphore(0)

    async def run(self, work: object, record: str, first: int, **_limit: float) -> Any:
        assert work is curves.measured_part
        await self.allowed.acquire()
        self.parts.append(first)
        measured = quick(record)
        return Part(len(measured), measured[first : first + curves.AT_ONCE])

    def allow(self, parts: int = 1000) -> None:
        for _ in range(parts):
            self.allowed.release()

    async def aside(self, work: Callable[[], Any]) -> Any:
        return work()

    def close(self) -> None: ...

    def kill(self) -> None: ...


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    workers = Here()
    begin = Reviewers.__init__

    def stand_in(self: Reviewers, *details: Any) -> None:
        begin(self, *details)
        self.workers.close()
        self.workers = workers  # type: ignore[assignment]
        self.held = 0.2

    monkeypatch.setattr(Reviewers, "__init__", stand_in)
    return workers


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server with its data in that folder, and a client."""
    api = Server(Settings(default_database(folder), workers=1))
    app = create_app(api)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield api, client


async def ready(client: httpx.AsyncClient, path: str, **request: Any) -> Curve:
    """The curve at that path, when it is ready."""
    method = "POST" if request else "GET"
    while (answer := await client.request(method, path, **request)).status_code == 202:
        pass
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=CurveAnswer)
    assert told.ready
    assert told.curve is not None
    return told.curve


def test_a_curve_is_made_once_and_says_how_far_it_is(tmp_path: Path, here: Here) -> None:
    game = finished()
    steps = len(game.choices) + 1

    async def requests(client: httpx.AsyncClient) -> None:
        here.allow(1)
        answer = await client.get("/api/games/over/curve")
        assert answer.status_code == 202
        assert answer.json() == {"ready": False, "done": 16, "steps": steps, "curve": None}
        here.allow()
        curve = await ready(client, "/api/games/over/curve")
        assert curve == assemble(quick(game.record()))
        parts = len(here.parts)
        answer = await client.get("/api/games/over/curve")
        again = await client.get(
            "/api/games/over/curve", headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status_code == 304
        assert len(here.parts) == parts == (steps + 15) // 16

    visit(tmp_path, game, requests)


def test_a_curve_is_stored(tmp_path: Path, here: Here) -> None:
    """The next server sends it at once, unless it comes from another version of the outlook."""
    game = finished()

    async def serve() -> None:
        await store_game(tmp_path, game)
        here.allow()
        async with serving(tmp_path) as (_, client):
            first = await ready(client, "/api/games/over/curve")
        parts = len(here.parts)
        async with serving(tmp_path) as (api, client):
            assert await ready(client, "/api/games/over/curve") == first
            assert len(here.parts) == parts
            async with api.registry.store.writing() as connection:
                await connection.execute(update(CURVES).values(version=0))
        async with serving(tmp_path) as (_, client):
            assert await ready(client, "/api/games/over/curve") == first
            assert len(here.parts) == 2 * parts
        async with serving(tmp_path) as (api, client):
            await ready(client, "/api/games/over/curve")
            assert len(here.parts) == 2 * parts
            await api.registry.store.forget("over")
            assert await api.registry.store.curve("over", OUTLOOK_VERSION) is None
            assert (await client.get("/api/games/over/curve")).status_code == 404

    asyncio.run(serve())


def test_the_curve_of_a_deleted_game_is_not_stored(tmp_path: Path) -> None:
    async def keep() -> None:
        store = Store(default_database(tmp_path))
        await store.open()
        await store.keep_curve(CurveRow("gone", 1, b"told"), 0)
        assert await store.curve("gone", 1) is None
        await store.close()

    asyncio.run(keep())


def test_an_older_version_replaces_no_newer_one(tmp_path: Path) -> None:
    async def keep() -> None:
        await store_game(tmp_path, finished())
        store = Store(default_database(tmp_path))
        await store.open()
        for version, told in ((2, b"two"), (1, b"one")):
            await store.keep_curve(CurveRow("over", version, told), 0)
        assert await store.curve("over", 2) == b"two"
        assert await store.curve("over", 1) is None
        await store.close()

    asyncio.run(keep())


def test_a_game_that_ends_gets_its_curve(tmp_path: Path, here: Here) -> None:
    async def serve() -> None:
        await store_game(tmp_path, finished())
        here.allow()
        async with serving(tmp_path) as (api, _):
            api.curves.pause = 0.0
            api.curves.game_over("nowhere")
            api.registry.when_over("over")
            async with asyncio.timeout(20 * busy()):
                while await api.registry.store.curve("over", OUTLOOK_VERSION) is None:
                    await asyncio.sleep(0.02)

    asyncio.run(serve())


def test_few_games_wait_for_their_curves(tmp_path: Path, here: Here) -> None:
    async def serve() -> None:
        async with serving(tmp_path) as (api, _):
            for n in range(1000):
                api.curves.game_over(f"game {n}")

    asyncio.run(serve())
    assert here.parts == []


def test_a_record_has_a_curve(tmp_path: Path, here: Here) -> None:
    record = finished().record().encode()

    async def requests(client: httpx.AsyncClient) -> None:
        first = await client.post("/api/replay/curve", content=record)
        assert first.status_code == 202
        here.allow()
        curve = await ready(client, "/api/replay/curve", content=record)
        assert curve == assemble(quick(record))

    visit(tmp_path, None, requests)


def test_so_has_a_local_game(tmp_path: Path, here: Here) -> None:
    record = finished().record().encode()

    async def requests(client: httpx.AsyncClient) -> None:
        here.allow()
        curve = await ready(client, f"/api/games/{local_name(record)}/curve")
        assert len(curve.steps) == len(finished().choices) + 1

    visit(tmp_path, None, requests, records=(record,))


@pytest.mark.parametrize(
    ("content", "status", "sentence"),
    [
        (b"", 400, "this is no JSON"),
        (b"[" * 100, 400, ""),
        (b"x" * 1_000_001, 413, "a record may have at most 1000000 bytes"),
        (finished().record().replace('"rules":2', '"rules":99').encode(), 400, "rules version 99"),
        (finished().record().replace(" play ", " fly ", 1).encode(), 400, "choice"),
    ],
    ids=["empty", "deep", "long", "other rules", "damaged"],
)
def test_a_bad_record_gets_a_sentence(
    tmp_path: Path, here: Here, content: bytes, status: int, sentence: str
) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        here.allow()
        answer = await client.post("/api/replay/curve", content=content)
        assert answer.status_code == status
        assert sentence in answer.json()["error"]

    visit(tmp_path, None, requests)


def test_a_record_that_takes_too_long_gets_a_sentence(tmp_path: Path, here: Here) -> None:
    async def lost(*_details: object, **_limit: float) -> None:
        raise WorkerLost

    async def requests(client: httpx.AsyncClient) -> None:
        here.run = lost  # type: ignore[method-assign, assignment]
        answer = await client.post("/api/replay/curve", content=b"{}")
        assert (answer.status_code, answer.json()["error"]) == (
            400,
            "the curve of this record takes too long",
        )

    visit(tmp_path, None, requests)


def test_a_failure_whose_client_has_gone_is_not_logged(
    tmp_path: Path, here: Here, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger could fill the log with bad records on a busy day."""

    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/replay/curve", content=b"no record")
        assert answer.status_code == 202, "it is not looked at yet"
        here.allow()
        await asyncio.sleep(0.1)
        gc.collect()

    visit(tmp_path, None, requests)
    assert "never retrieved" not in caplog.text


def test_the_luckiest_winner_counts() -> None:
    curve = assemble(quick(finished().record()))
    winners = [seat for seat in curve.seats if seat.end > 0]
    assert luck_of_winner(curve) == max(seat.luck for seat in winners)


def test_a_running_game_has_no_curve(tmp_path: Path, here: Here) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games/playing/curve")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert (await client.get("/api/games/nowhere/curve")).status_code == 404
        assert here.parts == []

    visit(tmp_path, unfinished(), requests)


def test_curves_count_as_reviews(tmp_path: Path, here: Here) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games/over/curve")
        assert (answer.status_code, answer.json()["code"]) == (429, "reviews")
        answer = await client.post("/api/replay/curve", content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (429, "reviews")
        assert here.parts == []

    visit(tmp_path, finished(), requests, reviews_per_hour=0)


def test_a_worker_measures_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "AT_ONCE", 1)
    game = finished()
    part = curves.measured_part(game.record(), 0)
    assert part.steps == len(game.choices) + 1
    assert len(part.measured) == len(assemble(part.measured).steps) == 1
    with pytest.raises(NotTold, match="rules version 99"):
        curves.measured_part(game.record().replace('"rules":2', '"rules":99'), 0)
