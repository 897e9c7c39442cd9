"""``colt-express serve`` from outside: startup errors are one sentence, and Ctrl-C is quiet."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from colt_express.cli.main import run
from colt_express.errors import TRY_LATER, ColtExpressError
from colt_express.server.base.database_address import engine_for, read_address
from colt_express.server.storage.database.schema import MIGRATIONS
from colt_express.server.storage.database.table_store import prepare

from .forking import Forked
from .postgres import PASSWORD, Cluster
from .running import Client, Server, free_port


class Refusals:
    """Starts servers that refuse to start."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, output: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.output = output

    def of(self, *arguments: str) -> str:
        """The message with which the server refuses to start."""
        self.monkeypatch.setattr(sys, "argv", ["colt-express", "serve", *arguments])
        with pytest.raises(SystemExit) as ended:
            run()
        out, err = self.output.readouterr()
        assert out == ""
        assert PASSWORD not in err
        assert re.fullmatch(r"colt-express: .+\n", err), err
        later = re.search(r"Connect call failed|is in use|\[Errno -\d\]", err) is not None
        assert ended.value.code == (TRY_LATER if later else ColtExpressError.status)
        return err.removeprefix("colt-express: ").strip()

    def of_database(self, address: str) -> str:
        return self.of("--port", "0", "--database", address)


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refusals:
    return Refusals(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("games", "this is not a database address; one looks like postgresql://"),
        (f"ann:{PASSWORD}@host", "this is not a database address"),
        (f"postgresql://ann:{PASSWORD}@host:port/games", "this is not a database address"),
        (
            f"mysql://ann:{PASSWORD}@host/games",
            "games can be stored in sqlite or postgresql, not in",
        ),
        (f"postgresql+psycopg://ann:{PASSWORD}@host/games", "begin with postgresql+asyncpg:"),
        ("sqlite:////nowhere/at/all", "/nowhere/at/all cannot be opened: unable to open"),
        (f"postgresql://ann:{PASSWORD}@127.0.0.1:1/games", "cannot be opened: "),
        (f"postgresql://ann:{PASSWORD}@nowhere.invalid/games", "cannot be opened: "),
        (f"postgresql://ann@127.0.0.1:1/games?password={PASSWORD}", "cannot be opened: "),
    ],
)
def test_an_address_that_is_of_no_use(refusals: Refusals, address: str, sentence: str) -> None:
    assert sentence in refusals.of_database(address)


def test_a_file_that_is_no_database(refusals: Refusals, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Belle, " * 999, encoding="utf-8")
    assert refusals.of_database(f"sqlite:///{file}") == (
        f"{file} cannot be opened: file is not a database"
    )


def test_postgresql_without_its_driver(refusals: Refusals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refusals.of_database("postgresql://ann@host/games") == (
        "postgresql needs asyncpg: pip install 'colt-express[postgres]'"
    )


def test_a_wrong_password_and_a_database_that_is_not_there(
    refusals: Refusals, cluster: Cluster
) -> None:
    wrong = refusals.of_database(cluster.address("postgres", password="wrong"))
    assert wrong == (
        f"postgresql+asyncpg://postgres:***@127.0.0.1:{cluster.port}/postgres cannot be opened: "
        'password authentication failed for user "postgres"'
    )
    missing = refusals.of_database(cluster.address("nowhere"))
    assert missing.endswith('cannot be opened: database "nowhere" does not exist')


def test_a_schema_that_is_newer_than_the_program(refusals: Refusals, database: str) -> None:
    async def make_newer() -> None:
        await prepare(database)
        engine = engine_for(read_address(database))
        async with engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '2099'")
        await engine.dispose()

    asyncio.run(make_newer())
    newest = max(file.name[:4] for file in (MIGRATIONS / "versions").glob("0*.py"))
    assert refusals.of_database(database) == (
        "these games belong to a newer colt-express: their schema is 2099, and this version "
        f"supports {newest}"
    )


def test_a_folder_that_cannot_be_used(refusals: Refusals, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "games"):
        refused = refusals.of("--port", "0", "--data", str(folder))
        assert refused.startswith(f"games cannot be stored in {folder}: ")


def test_a_folder_in_which_nothing_can_be_written(refusals: Refusals, tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    tmp_path.chmod(0o500)
    assert "cannot be opened: unable to open database file" in refusals.of("--data", str(tmp_path))


def test_a_port_that_is_in_use(refusals: Refusals, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = refusals.of("--port", str(port), "--data", str(tmp_path))
    assert refused == f"port {port} of 127.0.0.1 is in use; choose another with --port"


def test_a_host_that_is_not_here(refusals: Refusals, tmp_path: Path) -> None:
    for host in ("nowhere.invalid", "192.0.2.1"):
        refused = refusals.of("--host", host, "--data", str(tmp_path))
        assert refused.startswith(f"cannot listen on {host}:8080: ")


def test_malformed_host_names_are_refused(refusals: Refusals, tmp_path: Path) -> None:
    for name in ("", "https://games.example.org", "games.example.org:8080", "a b@c", "[::1"):
        refused = refusals.of("--allowed-host", name, "--data", str(tmp_path))
        assert refused.endswith("is not a host name; one looks like games.example.org")


def test_malformed_origins_are_refused(refusals: Refusals, tmp_path: Path) -> None:
    for name in ("", "games.example.org", "ftp://games.example.org", "https://a/b", "https://[::1"):
        refused = refusals.of("--origin", name, "--data", str(tmp_path))
        assert refused.endswith("is not an origin; one looks like https://games.example.org")


def test_a_folder_without_a_page(refusals: Refusals, tmp_path: Path) -> None:
    refused = refusals.of("--page", str(tmp_path), "--data", str(tmp_path))
    assert refused == f"there is no built page in {tmp_path}: it has no index.html"


def interrupt(process: Forked | subprocess.Popen[bytes]) -> None:
    """Like Ctrl-C in a terminal: all processes of the group get it."""
    os.killpg(process.pid, signal.SIGINT)


@pytest.mark.parametrize(
    "module", ["colt_express.server.base.settings", "sqlalchemy", "typer.main"]
)
def test_ctrl_c_while_it_is_imported(tmp_path: Path, module: str) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "colt_express_command", "serve"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path), "--port", str(free_port())],
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if line.split()[-1] == module.encode():
            break
    interrupt(process)
    _, errors = process.communicate(timeout=30)
    assert b"Traceback" not in errors
    assert process.returncode == -signal.SIGINT


def test_ctrl_c_while_bots_think_and_people_are_there(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        seat = server.create("greenhorn", "outlaw", "outlaw")
        async with Client(server, seat["table"], seat["token"]) as one:
            await one.ask(type="start")
            await one.play(Random(1), choices=2)
            assert server.process is not None
            interrupt(server.process)
            await asyncio.to_thread(server.process.wait, 30)

    server = Server(tmp_path, database=database, log="json")
    server.start()
    asyncio.run(play())
    assert server.process is not None
    assert server.process.returncode == 0
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}
    assert "Traceback" not in log
    assert PASSWORD not in log
    assert "rror" not in log
