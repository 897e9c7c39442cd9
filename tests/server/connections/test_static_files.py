"""The page's files: in the best encoding for the browser, fresh or cached, and nothing else."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp

from colt_express.server.base.content_negotiation import weights
from colt_express.server.connections.security import CONTENT_SECURITY_POLICY, POLICY_HEADER
from colt_express.server.connections.static_files import PageError, StaticFiles

from ..asking import ask

SCRIPT = "assets/page-Abc123.js"
PLAIN = b"console.log('the Marshal moves');" * 20
BROTLI = b"as if packed by brotli"
GZIP = gzip.compress(PLAIN)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Colt Express</title>")
    (page / "icon.svg").write_text("<svg/>")
    (page / ".hidden").write_text("hidden")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    (page / SCRIPT).write_bytes(PLAIN)
    (page / f"{SCRIPT}.br").write_bytes(BROTLI)
    (page / f"{SCRIPT}.gz").write_bytes(GZIP)
    (page / "assets/letters.woff2").write_bytes(b"wOF2")
    return page


@pytest.fixture
def app(folder: Path) -> ASGIApp:
    return Starlette(routes=[Route("/{path:path}", StaticFiles(folder).answer)])


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0.5, identity;q=0.8", None),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("*;q=0", None),
        ("identity;q=0, gzip;q=0, br;q=0", None),
        ("br;q=high, gzip;q=7", None),
        ("deflate", None),
        ("", None),
        (",;,q=1;;", None),
    ],
)
def test_the_smallest_copy_that_is_understood_is_sent(
    app: ASGIApp, accepted: str, encoding: str | None
) -> None:
    for method in ("GET", "HEAD"):
        answer = ask(app, f"/{SCRIPT}", method, accept_encoding=accepted)
        body = {"br": BROTLI, "gzip": GZIP, None: PLAIN}[encoding]
        assert answer.status == 200
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-length"] == str(len(body))
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.body == (body if method == "GET" else b"")


def test_names_with_hashes_are_kept_for_ever_and_others_asked_for_again(app: ASGIApp) -> None:
    for path in (f"/{SCRIPT}", "/assets/letters.woff2"):
        kept = ask(app, path).headers["cache-control"]
        assert kept == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/icon.svg", "/game/abc"):
        assert ask(app, path).headers["cache-control"] == "no-cache"
    assert "cache-control" not in ask(app, "/assets/gone.js").headers


def test_cached_files_are_not_sent_again(app: ASGIApp) -> None:
    fresh = ask(app, f"/{SCRIPT}", accept_encoding="gzip").headers
    tag, modified = fresh["etag"], fresh["last-modified"]
    for known in (
        {"if_none_match": tag},
        {"if_none_match": f'"other", W/{tag}'},
        {"if_none_match": "*"},
        {"if_modified_since": modified},
        {"if_none_match": tag, "if_modified_since": "Thu, 01 Jan 1970 00:00:00 GMT"},
    ):
        answer = ask(app, f"/{SCRIPT}", **{"accept_encoding": "gzip", **known})
        assert (answer.status, answer.body) == (304, b"")
        for name in ("etag", "vary", "cache-control", "last-modified"):
            assert answer.headers[name] == fresh[name]
    for unknown in (
        {"if_none_match": '"other"'},
        {"if_none_match": tag, "accept_encoding": ""},
        {"if_none_match": '"other"', "if_modified_since": modified},
        {"if_modified_since": "Thu, 01 Jan 1970 00:00:00 GMT"},
        {"if_modified_since": "yesterday"},
        {"if_modified_since": "Thu, 01 Jan 0000 99:00:00 GMT"},
    ):
        answer = ask(app, f"/{SCRIPT}", **{"accept_encoding": "gzip", **unknown})
        assert answer.status == 200


def test_range_requests_get_the_whole_file(app: ASGIApp) -> None:
    for part in ("bytes=0-3", "bytes=9999-", "bytes=-1,0-1", "lines=1"):
        answer = ask(app, f"/{SCRIPT}", range=part)
        assert (answer.status, answer.body) == (200, PLAIN)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/link.txt",
        "/.hidden",
        "//etc/passwd",
        "/assets",
        "/assets/",
        f"/{SCRIPT}.br",
        f"/{SCRIPT}/",
        "/index.html%00",
        "/%ff",
    ],
)
def test_nothing_but_the_files_of_the_page_is_sent(app: ASGIApp, path: str) -> None:
    assert ask(app, path).status == 404


@pytest.mark.parametrize(
    "path", ["/game/k3v9x2mqta", "/game/local-0123456789", "/game/a?at=37", "/games"]
)
def test_the_page_itself_is_sent_for_a_game(app: ASGIApp, path: str) -> None:
    page, answer = ask(app, "/"), ask(app, path.partition("?")[0], accept_encoding="identity")
    assert (answer.status, answer.body) == (200, page.body)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/game", "/game/", "/game/A%20b", "/game/a/b", "/game/..", "/game/" + "a" * 17]
)
def test_no_page_is_sent_for_what_cannot_be_a_game(app: ASGIApp, path: str) -> None:
    assert ask(app, path).status == 404


def test_only_reading_is_allowed(app: ASGIApp) -> None:
    assert ask(app, "/", "POST").status == 405


def test_a_page_stays_as_it_was_while_it_is_built_anew(folder: Path, app: ASGIApp) -> None:
    (folder / SCRIPT).unlink()
    assert ask(app, f"/{SCRIPT}").body == PLAIN


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PageError, match=r"it has no index\.html"):
        StaticFiles(tmp_path)
    with (tmp_path / "film.mp4").open("wb") as film:
        film.truncate(65 << 20)
    with pytest.raises(PageError, match="more than 64 MB"):
        StaticFiles(tmp_path)


def test_weights() -> None:
    assert weights("br ; Q=0.5 , gzip;x=1,*;q=0") == {"br": 0.5, "gzip": 1, "*": 0}
    assert weights("a;q=nan, b;q=-1, c;q=, d;q=1e9") == {"a": 0, "b": 0, "c": 0, "d": 0}


def test_only_the_worker_of_the_game_may_compile_webassembly(folder: Path) -> None:
    """Its other rights are those of all answers."""
    for name in ("assets/worker-Abc123.js", "assets/networker-Abc123.js", "worker-Abc123.js"):
        (folder / name).write_bytes(b"onmessage = null")
    files = StaticFiles(folder).files
    policies = {name: file.headers.get(POLICY_HEADER) for name, file in files.items()}
    allowed = policies.pop("assets/worker-Abc123.js")
    assert allowed is not None
    assert allowed.replace(" 'wasm-unsafe-eval'", "") == CONTENT_SECURITY_POLICY
    assert "script-src 'self' 'wasm-unsafe-eval';" in allowed
    assert set(policies.values()) == {None}


def test_parts_of_the_engine_are_kept_for_ever(folder: Path) -> None:
    (folder / "engine").mkdir()
    (folder / "engine/0123456789.bin").write_bytes(b"part")
    headers = StaticFiles(folder).files["engine/0123456789.bin"].headers
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"] == "application/octet-stream"
