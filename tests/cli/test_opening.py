"""``colt-express`` alone opens the table, or says in a sentence what is missing."""

from __future__ import annotations

import socket
import subprocess
import sys
from typing import Any

import pytest

from colt_express.cli.main import app
from colt_express.cli.serving import checked_values, serve
from colt_express.cli.serving.listening import CannotServe
from description import description


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The options it is served with."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(serve, "serve", lambda **options: calls.append(options))
    return calls


def test_alone_it_opens_a_table(served: list[dict[str, Any]]) -> None:
    with pytest.raises(SystemExit) as end:
        app([])
    assert end.value.code == 0
    assert [options["open_page"] for options in served] == [True]


def test_where_the_usual_port_is_taken_any_other_will_do(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as other:
        other.bind((serve.HERE, 0))
        other.listen()
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        serve.open_table()
    assert served == [{"port": 0, "open_page": True}]


def test_without_a_page_there_is_nothing_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checked_values, "page_folder", lambda: None)
    with pytest.raises(CannotServe, match="the page is not built here"):
        checked_values.static_files(None, needed=True)
    assert checked_values.static_files(None, needed=False) is None


def test_the_version_is_told() -> None:
    words = [sys.executable, "-m", "colt_express.cli.main", "--version"]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert said.startswith("colt-express 0.")
    assert "rules version" in said


def test_the_library_is_the_engine_alone() -> None:
    program = "import sys, colt_express; print(*{name.split('.')[0] for name in sys.modules})"
    words = [sys.executable, "-c", program]
    loaded = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
    heavy = {"starlette", "sqlalchemy", "typer", "rich", "numpy", "websockets", "fluent", "yaml"}
    assert not heavy & set(loaded)


def test_a_description_outside_the_repository() -> None:
    readme = "A [link](docs/x.md), a [site](https://example.org).\n\n![a train](docs/a.png)\n\nEnd"
    assert description(readme, "") == "A link, a [site](https://example.org).\n\nEnd"
    there = description(readme, "https://example.org/raw/1/")
    assert "![a train](https://example.org/raw/1/docs/a.png)" in there
    assert "[link](https://example.org/raw/1/docs/x.md)" in there
