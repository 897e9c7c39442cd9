"""Headers of answers: what may be cached, when to try again, and HSTS behind a proxy with TLS.
Without a network and without a database."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from colt_express.server.base.metrics import Metrics
from colt_express.server.base.rate_limits import Buckets
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections.security import SecurityMiddleware
from colt_express.server.connections.static_files import StaticFiles
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server

from ..asking import ask

HSTS = "strict-transport-security"


def app_in(folder: Path, proxies: int = 0) -> ASGIApp:
    (folder / "index.html").write_text("<!doctype html>")
    settings = Settings(default_database(folder), proxies=proxies)
    return create_app(Server(settings), StaticFiles(folder))


def paths(app: ASGIApp) -> list[str]:
    routes = [one for one in app.routes if isinstance(one, Route)]  # type: ignore[attr-defined]
    return sorted({one.path for one in routes if not one.path.startswith("/{")})


def test_a_slash_too_many_is_not_redirected(tmp_path: Path) -> None:
    """A redirect would name the scheme and the host that the server believes in."""
    app = app_in(tmp_path)
    assert len(paths(app)) > 10
    for path in paths(app):
        answer = ask(app, f"{path}/", host="elsewhere.example")
        assert (answer.status, "location" in answer.headers) == (404, False), path


@pytest.mark.parametrize(
    ("path", "method"),
    [
        ("/healthz", "GET"),
        ("/readyz", "GET"),
        ("/api/house", "GET"),
        ("/api/nothing", "GET"),
        ("/nothing", "GET"),
        ("/api/tables", "POST"),
        ("/api/tables/%00", "GET"),
        ("/api/tables/%00/socket", "WEBSOCKET"),
        ("/api/rules/NO-RULE/example", "GET"),
        ("/", "PUT"),
    ],
)
def test_answers_and_errors_are_not_cached(tmp_path: Path, path: str, method: str) -> None:
    assert ask(app_in(tmp_path), path, method).headers["cache-control"] == "no-store"


def test_every_429_and_503_says_when_to_try_again() -> None:
    for status in (429, 503):
        guard = SecurityMiddleware(
            Response(None, status), Settings("sqlite://"), Metrics(), Buckets(9, 9)
        )
        assert ask(guard, "/").headers["retry-after"] == "5"
        said = Response(None, status, {"retry-after": "60"})
        guard = SecurityMiddleware(said, Settings("sqlite://"), Metrics(), Buckets(9, 9))
        assert ask(guard, "/").headers["retry-after"] == "60"


@pytest.mark.parametrize(
    ("proxies", "proto", "secure"),
    [
        (0, "https", False),  # any client could say so
        (1, "https", True),
        (1, "HTTPS", True),
        (1, "http", False),
        (1, "", False),
        (1, "https, http", False),  # the first is the client's own
        (2, "https, http", True),
        (2, "https", True),
    ],
)
def test_a_browser_that_came_over_tls_stays_with_it(
    tmp_path: Path, proxies: int, proto: str, secure: bool
) -> None:
    app = app_in(tmp_path, proxies)
    for path in ("/", "/healthz", "/api/nothing"):
        assert (HSTS in ask(app, path, x_forwarded_proto=proto).headers) == secure
    assert HSTS not in ask(app, "/").headers
