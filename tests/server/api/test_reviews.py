"""Reviews: for players, after the game, each made once, without delaying others."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.server.api import reviews
from colt_express.server.api.reviews import Review, Reviewers
from colt_express.server.base.credentials import hashed
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import ChoiceRow, SeatRow, TableRow
from colt_express.server.table.executor import WorkerLost
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.workers import Workers

from ...patience import busy
from ...playing import play_out, play_some
from ..in_process import registry_in, until
from ..running import Server

HERE = "127.0.0.1"
READY = b'{"ready":true,"regrets":[]}'


async def lay_out(folder: Path, over: bool = True) -> str:
    """A table in the database of a server; Ann is at seat 0, Bob at seat 1."""
    game = Game(Setup(["ghost", "doc", "tuco"], seed="review"), listening=False)
    game = play_out(game, Random(3)) if over else play_some(game, Random(3), 5)
    setup = game.setup.to_dict()
    row = TableRow(
        id="over" if over else "playing",
        created=time(),
        status="over" if over else "playing",
        public=False,
        clock=0,
        pace=0.0,
        host=0,
        options=game.setup.options,
        seed=str(game.setup.seed),
        setup=setup,
    )
    names = ["Ann", "Bob"]
    seats = [SeatRow(n, "human", name, "", "", hashed(name)) for n, name in enumerate(names)]
    store = Store(default_database(folder))
    await store.open()
    try:
        await store.create_table(row, [*seats, SeatRow(2, "bot", "Outlaw", "", "outlaw")])
        for number, (seat, option) in enumerate(zip(game.choosers, game.choices, strict=True)):
            await store.append(row.id, number, ChoiceRow(seat, str(option), time()))
    finally:
        await store.close()
    return row.id


class Slow:
    """Stands in for the worker: finishes when told to."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.done = asyncio.Event()

    async def run(self, _work: object, *details: Any, **_limit: float) -> bytes:
        self.asked.append(details)
        await self.done.wait()
        return READY

    def close(self) -> None: ...


def slow_reviewers() -> tuple[Reviewers, Slow]:
    reviewers, slow = Reviewers(1.0, 100, Workers(1), Metrics()), Slow()
    reviewers.workers.close()
    reviewers.workers = slow  # type: ignore[assignment]
    return reviewers, slow


async def find(registry: Any, name: str) -> LiveTable:
    table: LiveTable | None = await registry.find(name)
    assert table is not None
    return table


def test_each_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)

    async def ask() -> None:
        async with registry_in(tmp_path) as registry:
            table = await find(registry, await lay_out(tmp_path))
            reviewers, slow = slow_reviewers()
            reviewers.held = 0.01
            assert await reviewers.review(table, 0, HERE) is None  # ask again
            assert await reviewers.review(table, 0, HERE) is None
            reviewers.held = 10
            waiting = asyncio.create_task(reviewers.review(table, 0, HERE))
            await asyncio.sleep(0)
            slow.done.set()
            assert await waiting == await reviewers.review(table, 0, HERE) == READY
            assert [details[1] for details in slow.asked] == [0]
            assert await reviewers.review(table, 1, HERE) == READY  # which evicts the first
            assert await reviewers.review(table, 0, HERE) == READY
            assert [details[1] for details in slow.asked] == [0, 1, 0]
            await reviewers.close()

    asyncio.run(ask())


def test_too_many_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "QUEUE", 1)

    async def ask() -> None:
        async with registry_in(tmp_path) as registry:
            table = await find(registry, await lay_out(tmp_path))
            reviewers, slow = slow_reviewers()
            first = asyncio.create_task(reviewers.review(table, 0, HERE))
            await until(lambda: slow.asked)
            with pytest.raises(Refused, match="too many reviews"):
                await reviewers.review(table, 1, HERE)
            first.cancel()  # a client that disconnects does not stop it
            slow.done.set()
            assert await reviewers.review(table, 0, HERE) == READY
            assert len(slow.asked) == 1
            await reviewers.close()

    asyncio.run(ask())


def test_a_worker_that_takes_too_long_is_a_reason_to_ask_later() -> None:
    async def lost() -> bytes:
        raise WorkerLost("a worker did not answer")

    async def ask() -> None:
        reviewers = Reviewers(1.0, 100, Workers(1), Metrics())
        try:
            with pytest.raises(Refused, match="too busy") as refused:
                await reviewers.find(("game", 0), lost, "address")
            assert refused.value.code == "busy"
        finally:
            await reviewers.close()

    asyncio.run(ask())


def test_a_player_gets_a_review_over_http(tmp_path: Path) -> None:
    over, playing = (asyncio.run(lay_out(tmp_path, over)) for over in (True, False))
    with Server(tmp_path, review_seconds="1.5") as server:

        def ask(table: str, **who: Any) -> tuple[int, Any]:
            answer = server.post(f"/api/tables/{table}/review", who)
            return answer.status_code, answer.json()

        assert ask(playing, token="Ann")[0] == 409
        assert "when the game is over" in ask(playing, token="Ann")[1]["error"]
        for stranger in ("", "Eve"):
            status, body = ask(over, token=stranger)
            assert status == 409
            assert "only players of this game" in body["error"]
        assert ask("nowhere", token="Ann")[0] == 404
        assert ask(over)[0] == 400
        assert ask(over, token="Ann", seat=1)[0] == 400
        assert server.get(f"/api/tables/{over}/review").status_code == 405

        status, body = ask(over, token="Bob")
        while status == 202:
            status, body = ask(over, token="Bob")
        assert status == 200
        review = msgspec.convert(body, Review)
        assert review.ready
        assert len(review.regrets) <= 3
        for regret in review.regrets:
            question = regret.table.question
            assert regret.table.seat == 1
            assert question is not None
            assert {regret.chosen, regret.better} <= set(question.words)
        assert ask(over, token="Bob") == (status, body)


def test_a_server_that_ends_does_not_wait_for_it(tmp_path: Path) -> None:
    table = asyncio.run(lay_out(tmp_path))
    server = Server(tmp_path, review_seconds="60")
    server.start()
    assert server.process is not None
    try:
        answer = server.post(f"/api/tables/{table}/review", {"token": "Ann"})
        assert answer.status_code == 202
        assert answer.json() == {"ready": False, "regrets": [], "choices": []}
        server.process.send_signal(signal.SIGINT)
        server.process.wait(8 * busy())
    finally:
        if server.process.poll() is None:
            server.kill()
