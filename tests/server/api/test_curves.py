"""Curves over HTTP: of finished games only, made once in the background, within the quota."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from colt_express.bots.curve import Effort, assemble, curve_of, measure
from colt_express.engine.serialization.record import read_record
from colt_express.server.api.reviews import Reviewers
from colt_express.server.api.theatre import curves
from colt_express.server.api.theatre.curves import CurveAnswer
from colt_express.server.api.theatre.making import NotTold

from .test_theatre import finished, unfinished, visit

QUICK = Effort(0, 2)


class Here:
    """Stands in for the workers: measures in this process, quickly, when it is allowed to."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, int]] = []
        self.allowed = asyncio.Semaphore(0)

    async def run(self, work: object, record: str, first: int, last: int, **_limit: float) -> Any:
        assert work is curves.measured_part
        await self.allowed.acquire()
        self.parts.append((first, last))
        return measure(read_record(record), range(first, last), QUICK)

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


def test_a_curve_is_made_once_and_says_how_far_it_is(tmp_path: Path, here: Here) -> None:
    game = finished()
    steps = len(game.choices) + 1

    async def requests(client: httpx.AsyncClient) -> None:
        here.allowed.release()
        answer = await client.get("/api/games/over/curve")
        assert answer.status_code == 202
        assert answer.json() == {"ready": False, "done": 16, "steps": steps, "curve": None}
        for _ in range(steps):
            here.allowed.release()
        while (answer := await client.get("/api/games/over/curve")).status_code == 202:
            pass
        told = msgspec.json.decode(answer.content, type=CurveAnswer)
        assert (told.ready, told.done, told.steps) == (True, steps, steps)
        assert told.curve == curve_of(read_record(game.record()), QUICK)
        parts = len(here.parts)
        again = await client.get(
            "/api/games/over/curve", headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status_code == 304
        assert len(here.parts) == parts == (steps + 15) // 16

    visit(tmp_path, game, requests)


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
        assert here.parts == []

    visit(tmp_path, finished(), requests, reviews_per_hour=0)


def test_a_record_of_another_version_has_none() -> None:
    text = finished().record().replace('"rules":2', '"rules":99')
    with pytest.raises(NotTold, match="rules version 99"):
        curves.measured_part(text, 0, 1)


def test_a_worker_measures_a_part() -> None:
    record = finished().record()
    [first] = curves.measured_part(record, 0, 1)
    assert first.fair is not None
    assert len(assemble([first]).steps) == 1
