"""The coach of the theatre over HTTP: any seat of a game that is over, made once for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from colt_express import Setup
from colt_express.bots.considering import Effort
from colt_express.bots.review import Findings, look_through
from colt_express.engine.serialization.record import Record, save_record
from colt_express.server.api import reviews
from colt_express.server.api.reviews import NotReviewed, Review, Reviewers, make_review
from colt_express.server.api.theatre.sources import local_name

from .test_theatre import finished, unfinished, visit

QUICK = Effort(40, 12)


class Here:
    """Stands in for the workers: reviews in this process, without much thought."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    async def run(self, work: Any, record: str, seat: int, *details: Any, **_limit: float) -> Any:
        self.seats.append(seat)
        return work(record, seat, *details)

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

    def quickly(record: Record, seat: int, _patience: float) -> Findings:
        return look_through(record, seat, glance=QUICK, close_look=QUICK)

    monkeypatch.setattr(Reviewers, "__init__", stand_in)
    monkeypatch.setattr(reviews, "look_through", quickly)
    return workers


def test_everybody_may_have_each_seat_coached_when_the_game_is_over(
    tmp_path: Path, here: Here
) -> None:
    game = finished()

    async def requests(client: httpx.AsyncClient) -> None:
        for seat in (1, 2):  # a player, and a bot
            answer = await client.get(f"/api/games/over/review?seat={seat}")
            assert answer.status_code == 200
            review = msgspec.json.decode(answer.content, type=Review)
            assert review.ready
            assert review.choices
            for choice in review.choices:
                assert game.choosers[choice.number] == seat
            for regret in review.regrets:
                assert regret.table.seat == seat
                assert game.choosers[regret.number] == seat
                assert str(game.choices[regret.number]) == regret.chosen
        assert here.seats == [1, 2]
        # The player's own request, with the token, gets the same without further work.
        own = await client.post("/api/tables/over/review", json={"token": "Bob"})
        again = await client.get("/api/games/over/review", headers={"authorization": "Bearer Bob"})
        first = await client.get("/api/games/over/review?seat=1")
        assert own.content == again.content == first.content
        assert here.seats == [1, 2]

    visit(tmp_path, game, requests)


def test_nobody_is_coached_before_the_game_is_over(tmp_path: Path, here: Here) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for headers in ({}, {"authorization": "Bearer Ann"}):
            path = "/api/games/playing/review?seat=0"
            answer = await client.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert here.seats == []

    visit(tmp_path, unfinished(), requests)


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("over/review?seat=9", 404, "seat"),
        ("over/review?seat=-1", 409, "only the choices of a player"),
        ("over/review?seat=-2", 409, "only the choices of a player"),
        ("over/review", 409, "only the choices of a player"),
        ("over/review?seat=first", 400, "the seat must be a number"),
        ("nowhere/review?seat=0", 404, "no game of that name"),
    ],
)
def test_a_wrong_request_gets_a_sentence(
    tmp_path: Path, here: Here, path: str, status: int, sentence: str
) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/games/{path}")
        assert answer.status_code == status
        assert sentence in answer.json()["error"]
        assert here.seats == []

    visit(tmp_path, finished(), requests)


def test_the_coach_counts_as_a_review(tmp_path: Path, here: Here) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games/over/review?seat=0")
        assert (answer.status_code, answer.json()["code"]) == (429, "reviews")
        assert here.seats == []

    visit(tmp_path, finished(), requests, reviews_per_hour=0)


def test_a_local_record_is_coached_too(tmp_path: Path, here: Here) -> None:
    record = save_record(finished(Setup(3, boxes=["cursed"], seed=4))).encode()

    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/games/{local_name(record)}/review?seat=0")
        assert answer.status_code == 200
        assert answer.json()["ready"]
        assert here.seats == [0]

    visit(tmp_path, None, requests, records=(record,))


def test_a_record_of_other_rules_gets_a_sentence(tmp_path: Path, here: Here) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games/over/review?seat=0")
        assert answer.status_code == 409
        assert "rules version 99" in answer.json()["error"]

    visit(tmp_path, finished(), requests, rules=99)
    with pytest.raises(NotReviewed, match="rules version 99"):
        make_review(finished().record().replace('"rules":2', '"rules":99'), 0, 1.0)
