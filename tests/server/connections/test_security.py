"""The guard in front of the application: allowed host names, and how a refusal looks in a browser.
Without a network and without a database."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from colt_express.server.base.metrics import Metrics
from colt_express.server.base.rate_limits import Buckets
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections.error_page import error_page
from colt_express.server.connections.security import HEADERS, SecurityMiddleware
from colt_express.server.connections.static_files import StaticFiles
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.words import languages

from ..asking import ask

NAVIGATION = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"


def app_in(folder: Path, *hosts: str) -> ASGIApp:
    (folder / "index.html").write_text("<!doctype html>")
    settings = Settings(default_database(folder), hosts=hosts)
    return create_app(Server(settings), StaticFiles(folder))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("GAMES.example.org:8080", True),
        ("games.example.org.", True),
        ("[::1]:8080", True),
        ("example.org", False),
        ("games.example.org.evil.example", False),
        ("evil.example@games.example.org", True),
        ("games.example.org@evil.example", False),
        ("127.0.0.1:8080", False),
        ("[games.example.org", False),
        ("", False),
    ],
)
def test_only_allowed_hosts(tmp_path: Path, host: str, known: bool) -> None:
    app = app_in(tmp_path, "games.example.org", "::1")
    answer = ask(app, "/", host=host)
    assert answer.status == (200 if known else 421)
    if not known:
        assert answer.json == {"error": "this server is not reached by that name"}
    socket = ask(app, "/api/tables/%00/socket", "WEBSOCKET", host=host)
    assert socket.status == (404 if known else 421)
    assert ask(app, "/healthz", host=host).status == 200


def test_any_host_where_none_is_named(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    assert ask(app, "/", host="whatever").status == 200


def test_a_refusal_is_a_page_in_a_browser(tmp_path: Path) -> None:
    app = app_in(tmp_path, "testserver")
    for path in ("/nope", "/tables/k3v9x2mqta", "/api/tables/%00", "/api/tables/nowhere/start"):
        answer = ask(app, path, accept=NAVIGATION)
        assert answer.status == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["vary"] == "accept, accept-language"
        assert "There's nothing at this address, or not any more." in unescape(answer.text)
        assert '<a href="/">Home</a>' in answer.text
        assert "<script" not in answer.text
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    put = ask(app, "/", "PUT", accept=NAVIGATION)
    assert put.status == 405
    assert "That was refused: only GET and POST are supported" in put.text
    elsewhere = ask(app, "/", accept=NAVIGATION, host="elsewhere")
    assert "this server is not reached by that name" in elsewhere.text


@pytest.mark.parametrize(
    ("liked", "language", "heading"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru", "Конечная"),
        ("de, fr-CA;q=0.7, en;q=0.5", "fr", "Terminus"),
        ("en;q=0.2, PL", "pl", "Koniec trasy"),
        ("pl;q=0, *", "en", "End of the line"),
        ("", "en", "End of the line"),
        (";;q=,,\u00ff", "en", "End of the line"),
    ],
)
def test_the_page_is_in_the_language_of_its_reader(
    tmp_path: Path, liked: str, language: str, heading: str
) -> None:
    answer = ask(app_in(tmp_path), "/nope", accept=NAVIGATION, accept_language=liked)
    assert f'<html lang="{language}">' in answer.text
    assert f"<h1>{heading}</h1>" in answer.text


@pytest.mark.parametrize("language", languages())
def test_every_page_is_there_in_every_language(language: str) -> None:
    for status in (400, 404, 429, 500, 503):
        assert f'lang="{language}"' in error_page(status, "no", language)


def test_a_fault_of_ours_is_a_page_in_a_browser_too(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError("a secret")

    guard = SecurityMiddleware(broken, Settings("sqlite://"), Metrics(), Buckets(100, 100))
    answer = ask(guard, "/", accept=NAVIGATION)
    assert answer.status == 500
    assert "The server doesn't answer. Try again in a moment." in unescape(answer.text)
    assert "secret" not in answer.text
    assert ask(guard, "/").json["error"].startswith("something went wrong")
    assert len(caplog.records) == 2


def test_a_refusal_is_json_for_programs(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    for accept in ("*/*", "", "application/json", "text/html;q=0", "application/json, text/html"):
        answer = ask(app, "/nope", accept=accept)
        assert answer.json == {"error": "there is nothing at this address"}


def test_a_sentence_is_no_markup(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    body = b'{"name":"<b>&","seats":["open"],"<script>alert(1)</script>":1}'
    answer = ask(app, "/api/tables", "POST", body, accept=NAVIGATION)
    assert answer.status == 400
    assert "<script>" not in answer.text
    assert "&lt;script&gt;" in answer.text
