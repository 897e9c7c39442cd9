"""Frames: other pages may show an embed, and no other answer of the server."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections.static_files import StaticFiles
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server

from .test_previews import EMBED, PAGE, visit
from .test_theatre import finished, unfinished

POLICY = "content-security-policy"


def is_closed(answer: httpx.Response) -> bool:
    """Whether no page may show this answer in a frame."""
    return (
        answer.headers.get("x-frame-options") == "DENY"
        and re.search(r"frame-ancestors ([^;]*)", answer.headers[POLICY])[1] == "'none'"  # type: ignore[index]
    )


def all_paths(folder: Path) -> list[str]:
    """A path for every route of the application."""
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text(PAGE)
    app = create_app(Server(Settings(default_database(folder))), StaticFiles(folder / "page"))
    paths = [route.path for route in app.routes if isinstance(route, Route)]
    return [re.sub(r"\{(\w+)(:path)?\}", "over", path) for path in paths]


def test_only_embeds_can_be_framed(tmp_path: Path) -> None:
    paths = [path for path in all_paths(tmp_path) if path != "/embed/over"]
    assert "/embed/puzzle/over" in paths, "no number"
    assert len(paths) > 20
    others = [
        *("/", "/index.html", "/embed.html", "/games", "/game/over", "/game/over?at=3&seat=1"),
        *("/table/over", "/nowhere", "/embed", "/embed/", "/embed/a/b", "/embed/A%20b"),
        *("/embed/..%2fgame%2fover", "/EMBED/over", "/embedded/over"),
    ]

    async def requests(client: httpx.AsyncClient) -> None:
        for path in [*paths, *others]:
            for method in ("GET", "POST", "PUT"):
                answer = await client.request(method, path)
                assert is_closed(answer), f"{method} {path}"

    visit(tmp_path, finished(), requests)


PATHS = ["over", "over?at=37&seat=2", "over?at=soon&seat=x", "puzzle/1", "puzzle/999999"]


@pytest.mark.parametrize("path", PATHS)
def test_an_embed_can_be_framed_anywhere(tmp_path: Path, path: str) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/embed/{path}")
        assert answer.status_code == 200
        assert answer.text == EMBED
        assert "x-frame-options" not in answer.headers
        assert answer.headers[POLICY].endswith("frame-ancestors *")
        usual = (await client.get("/")).headers[POLICY]
        assert answer.headers[POLICY].replace("*", "'none'") == usual
        assert "set-cookie" not in answer.headers
        again = {"if-none-match": answer.headers["etag"]}
        same = await client.get("/embed/over", headers=again)
        assert same.status_code == 304
        assert "x-frame-options" not in same.headers

    visit(tmp_path, finished(), requests)


def test_an_embed_contains_nothing_of_the_game(tmp_path: Path) -> None:
    """The page asks for the game as everybody can, so a running one tells what spectators see."""

    async def requests(client: httpx.AsyncClient) -> None:
        for game in ("playing", "nowhere"):
            assert (await client.get(f"/embed/{game}?seat=0")).text == EMBED

    visit(tmp_path, unfinished(), requests)
