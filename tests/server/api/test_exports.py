"""Exports: pictures and animations of finished games, and nothing of others."""

from __future__ import annotations

import io
from pathlib import Path

import httpx
import pytest
from PIL import Image

from colt_express.drawing import draw
from colt_express.engine.information.view import View
from colt_express.server.api.theatre import exports
from colt_express.server.api.theatre.rendering import Renderer

from .test_previews import PNG, as_it_was
from .test_theatre import bearer, finished, unfinished, visit

FILES = ("picture.png", "picture.svg", "round-1.png")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Every view that is drawn, in place of pictures, which take long."""
    found: list[View] = []

    def draw(view: View, **_rest: object) -> str:
        found.append(view)
        return f"picture {len(found)}"

    def frames_of(views: list[View], **_rest: object) -> list[str]:
        return [draw(view) for view in views]

    async def picture(_self: Renderer, drawing: object) -> bytes:
        return PNG + str(drawing).encode()

    monkeypatch.setattr(exports, "draw", draw)
    monkeypatch.setattr(exports, "frames_of", frames_of)
    monkeypatch.setattr(Renderer, "picture", picture)
    monkeypatch.setattr(Renderer, "film", picture)
    return found


def test_a_moment_is_saved_as_a_drawing_or_a_picture(tmp_path: Path) -> None:
    game = finished()

    async def requests(client: httpx.AsyncClient) -> None:
        path = "/api/games/over/picture.svg?at=37&seat=1&theme=night&language=fr"
        answer = await client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        name = answer.headers["content-disposition"]
        assert name == 'attachment; filename="colt-express-over-37.svg"'
        assert answer.text == draw(as_it_was(game, 37).view(1), theme="night", language="fr")
        tag = {"if-none-match": answer.headers["etag"]}
        assert (await client.get(path, headers=tag)).status_code == 304
        picture = await client.get("/api/games/over/picture.png")
        assert picture.headers["content-type"] == "image/png"
        assert "colt-express-over-end.png" in picture.headers["content-disposition"]
        assert Image.open(io.BytesIO(picture.content)).width == 1200

    visit(tmp_path, game, requests)


def test_a_round_is_saved_as_it_was_seen(tmp_path: Path, drawn: list[View]) -> None:
    game = finished()
    told = [as_it_was(game, n).view(2) for n in range(len(game.choices) + 1)]

    async def requests(client: httpx.AsyncClient) -> None:
        for _ in range(2):
            answer = await client.get("/api/games/over/round-2.png?seat=2")
            assert answer.status_code == 200
            name = answer.headers["content-disposition"]
            assert name == 'attachment; filename="colt-express-over-round-2.png"'

    visit(tmp_path, game, requests)
    assert drawn == [view for view in told if view.round == 2]


def test_all_cards_open_are_drawn_as_spectators_saw_them(tmp_path: Path, drawn: list[View]) -> None:
    game = finished()

    async def requests(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/games/over/picture.svg?at=9&seat=-2")).status_code == 200

    visit(tmp_path, game, requests)
    assert drawn == [as_it_was(game, 9).view(-1)]


def test_nothing_of_a_running_game_is_drawn(tmp_path: Path, drawn: list[View]) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for file in FILES:
            for query in ("", "?at=3", "?seat=0", "?seat=-2"):
                for who in ({}, bearer("Ann")):
                    answer = await client.get(f"/api/games/playing/{file}{query}", headers=who)
                    assert answer.status_code == 409
                    assert answer.json()["code"] == "not_over"

    visit(tmp_path, unfinished(), requests, requests_per_second=1000.0)
    assert drawn == []


def test_pictures_have_a_quota(tmp_path: Path, drawn: list[View]) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for file, most in (("picture.svg", exports.PICTURES_PER_HOUR), ("round-{}.png", 30)):
            answers = []
            for n in range(most + 3):
                language, theme = ("en", "fr", "pl", "ru")[n % 4], ("day", "night")[n // 4 % 2]
                query = f"?at={n // 8}&language={language}&theme={theme}&seat={n // 8 % 4 - 1}"
                path = f"/api/games/over/{file.format(n % 5 + 1)}{query}"
                answers.append(await client.get(path))
            assert [one.status_code for one in answers[:most]] == [200] * most
            assert answers[-1].status_code == 429
            assert answers[-1].json()["code"] == "pictures"
            assert "ask again in an hour" in answers[-1].json()["error"]

    visit(tmp_path, finished(), requests, requests_per_second=1000.0)


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("nowhere/picture.png", 404, "there is no game of that name"),
        ("over/picture.gif", 404, "a picture is a file .png or .svg"),
        ("over/picture.png?at=9999", 404, "this game has no moment 9999: its last one is"),
        ("over/picture.png?at=soon", 400, "the moment must be a number"),
        ("over/picture.svg?seat=7", 404, "there is no seat 7 in this game"),
        ("over/picture.svg?theme=noon", 400, "the theme must be day or night"),
        ("over/picture.svg?language=xx", 409, "no language is called 'xx'"),
        ("over/round-9.png", 404, "this game has no round 9: its last one is 5"),
        ("over/round-0.png", 404, "rounds are numbers from 1 to 9"),
        ("over/round-two.png", 404, "rounds are numbers from 1 to 9"),
    ],
)
def test_bad_requests_get_a_sentence(tmp_path: Path, path: str, status: int, sentence: str) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/games/{path}")
        assert answer.status_code == status, answer.text
        assert sentence in answer.json()["error"]

    visit(tmp_path, finished(), requests)
