"""``colt-express admin`` while a server is running."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection
from typer.testing import CliRunner

from colt_express.cli.main import COMMANDS, app, run
from colt_express.engine.serialization.record import load_record
from colt_express.server.base.credentials import hashed_address
from colt_express.server.base.database_address import engine_for, read_address
from colt_express.server.base.refusals import Refused
from colt_express.server.registry.retention import DAY
from colt_express.server.storage.bans import BANNED
from colt_express.server.storage.database.schema import alembic_config
from colt_express.server.storage.database.table_store import prepare

from ..in_process import Subscriber, registry_at, until
from ..ready_schema import file_of
from ..registry.test_resuming import begun, play
from ..storage.test_table_store import DRAW, SEATS, a_table, opened


class Operator:
    """An operator at the command line."""

    def __init__(
        self, database: str, patch: pytest.MonkeyPatch, output: pytest.CaptureFixture[str]
    ) -> None:
        self.database = database
        self.patch = patch
        self.output = output

    def says(self, *words: str) -> str:
        """The output of a command."""
        code, out, err = self._run(*words, "--database", self.database)
        assert (code, err) == (0, ""), err
        return out

    def reads(self, *words: str) -> Any:
        return msgspec.json.decode(self.says(*words, "--json"))

    def is_refused(self, *words: str) -> str:
        """The message with which it is refused."""
        code, out, err = self._run(*words, "--database", self.database)
        assert (code, out) == (2, "")
        return err

    def _run(self, *words: str) -> tuple[int, str, str]:
        self.patch.setattr(sys, "argv", ["colt-express", "admin", *words])
        with pytest.raises(SystemExit) as ended:
            run()
        return int(ended.value.code or 0), *self.output.readouterr()


@pytest.fixture
def operator(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Operator:
    return Operator(database, monkeypatch, capsys)


def fill(database: str, **tables: dict[str, Any]) -> None:
    async def write() -> None:
        async with opened(database) as store:
            for name, fields in tables.items():
                await store.create_table(a_table(name, **fields), SEATS)
                await store.append(name, 0, DRAW)

    asyncio.run(write())


def test_tables_are_listed_without_their_secrets(operator: Operator) -> None:
    now = time()
    fill(
        operator.database,
        new={"touched": now},
        old={"touched": now - 50 * DAY, "status": "over"},
        odd={"touched": now - 3 * DAY, "status": "playing", "rules": 7},
    )
    assert [table["table"] for table in operator.reads("list")] == ["new", "odd", "old"]
    assert [table["table"] for table in operator.reads("list", "--idle", "2")] == ["odd", "old"]
    found = operator.reads("list", "--status", "over", "--status", "playing", "--limit", "1")
    assert found == [
        {
            **{"table": "odd", "status": "playing", "rules": 7, "public": True, "clock": 60},
            **{"created": 1.5, "touched": now - 3 * DAY, "choices": 1},
            "seats": [
                {"kind": "human", "name": "Ann", "bot": "", "bandit": "doc", "program": ""},
                {"kind": "bot", "name": "Outlaw", "bot": "outlaw", "bandit": "", "program": ""},
                {"kind": "open", "name": "", "bot": "", "bandit": "", "program": ""},
            ],
        }
    ]
    lines = operator.says("list").splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["new", "waiting"],
        ["odd", "playing"],
        ["old", "over"],
    ]
    assert lines[0].endswith("1 choices  Ann, Outlaw, open")
    assert "secret" not in operator.says("list", "--json")
    assert "hash" not in operator.says("list", "--json")
    assert operator.says("list", "--status", "closed") == "there are no such tables\n"


def test_old_tables_are_purged(operator: Operator) -> None:
    now = time()
    fill(
        operator.database,
        new={"touched": now},
        old={"touched": now - 50 * DAY, "status": "over"},
        older={"touched": now - 60 * DAY, "status": "playing"},
    )
    dry = operator.reads("purge", "--days", "40", "--status", "over", "--dry-run")
    assert dry == {"removed": 1, "dry_run": True}
    assert operator.says("purge", "--days", "40", "--dry-run") == "2 tables would be deleted\n"
    assert operator.reads("purge", "--days", "55") == {"removed": 1, "dry_run": False}
    assert operator.says("purge", "--days", "40") == "1 table was deleted\n"
    assert [table["table"] for table in operator.reads("list")] == ["new"]


def test_banned_clients_are_disconnected(operator: Operator) -> None:
    """And those who are not banned may stay."""

    async def play_on() -> None:
        async with registry_at(operator.database) as registry:
            table = await begun(registry, "open", "open")
            bad, good = Subscriber(table, -1), Subscriber(table, -1)
            bad.address, good.address = "192.0.2.7", "192.0.2.8"
            await asyncio.to_thread(operator.says, "ban", "192.0.2.7")
            if not registry.store.shared:
                await registry.housekeeping.check_tables()
            await until(lambda: bad.dismissed)
            assert (bad.dismissed, good.dismissed) == (BANNED, "")
            assert await registry.store.is_banned(table.row.id, hashed_address("192.0.2.7"))

    asyncio.run(play_on())
    (ban,) = operator.reads("bans")
    assert (ban["table_id"], ban["who"]) == ("", hashed_address("192.0.2.7"))
    assert "192.0.2.7" not in operator.says("bans")
    assert operator.says("unban", "192.0.2.7") == "192.0.2.7 is no longer banned from this server\n"
    assert operator.says("bans") == "nobody is banned\n"


def test_a_table_is_closed_under_its_people(operator: Operator) -> None:
    async def play_on() -> str:
        async with registry_at(operator.database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 3)
            ann = Subscriber(table, 0)
            await asyncio.to_thread(operator.says, "close", table.row.id)
            if not registry.store.shared:
                await registry.housekeeping.check_tables()
            await until(lambda: ann.last("table")["status"] == "closed")
            with pytest.raises(Refused):
                await table.choose(0, table.number, "draw", 1)
            return table.row.id

    name = asyncio.run(play_on())
    fill(operator.database, one={})
    assert operator.reads("close", "one") == {"closed": "one"}
    assert operator.is_refused("close", name).endswith(f"table '{name}' is closed already\n")
    assert len(load_record(operator.says("export", name)).choices) == 3


def test_a_ban_may_hold_at_one_table_and_for_a_whole_network(operator: Operator) -> None:
    fill(operator.database, one={})
    operator.says("ban", "2001:db8:1:2::7", "--table", "one")
    (ban,) = operator.reads("bans")
    assert ban["table_id"] == "one"
    allowed = operator.reads("unban", "2001:db8:1:2::8", "--table", "one")["allowed"]
    assert allowed == [ban["who"]]
    operator.says("ban", ban["who"])
    operator.says("unban", ban["who"])


def test_games_are_exported(operator: Operator, tmp_path: Path) -> None:
    async def play_some() -> str:
        async with registry_at(operator.database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 9)
            return table.row.id

    fill(operator.database, empty={"setup": {}})
    name = asyncio.run(play_some())
    assert len(load_record(operator.says("export", name)).choices) == 9
    (game,) = [msgspec.json.decode(line) for line in operator.says("export", "--all").splitlines()]
    assert (game["table"], game["status"]) == (name, "playing")
    assert operator.reads("export", name) == game
    assert operator.says("export", "--all", "--folder", str(tmp_path / "games")) == ""
    (file,) = (tmp_path / "games").iterdir()
    assert file.name == f"colt-express-{name}.json"
    assert len(load_record(file.read_text(encoding="utf-8")).choices) == 9
    (tmp_path / "file").touch()
    assert "cannot be written to" in operator.is_refused(
        "export", name, "--folder", str(tmp_path / "file" / "in it")
    )


def test_room_is_given_back(operator: Operator) -> None:
    async def leave_over() -> None:
        async with opened(operator.database) as store:
            await store.append("gone", 0, DRAW)
            await store.ban("", "everywhere")
            await store.ban("gone", "bob")

    fill(operator.database, one={})
    asyncio.run(leave_over())
    assert operator.reads("vacuum") == {"left_over": 2}
    assert operator.says("vacuum") == "done; 0 orphaned rows were deleted\n"
    assert len(operator.reads("list")) == len(operator.reads("bans")) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["close", "nowhere"], "there is no table 'nowhere'"),
        (["export", "nowhere"], "there is no table 'nowhere'"),
        (["export", "empty"], "the game at table 'empty' has not started"),
        (["export"], "give one table, or --all"),
        (["export", "empty", "--all"], "give one table, or --all"),
        (["ban", "somebody"], "'somebody' is not an IP address like 192.0.2.7, a seat like"),
        (["delete", "nowhere"], "there is no table 'nowhere'"),
        (["ban", "nowhere/1"], "there is no table 'nowhere'"),
        (["ban", "empty/1"], "nobody sits at seat 1 of table 'empty'"),
        (["erase", "empty/7"], "nobody sits at seat 7 of table 'empty'"),
        (["ban", "0123456789abcdef"], "there is no report '0123456789abcdef'"),
        (["close-report", "one"], "there is no report 'one'"),
        (["ban", "192.0.2.7", "--table", "nowhere"], "there is no table 'nowhere'"),
        (["ban", "192.0.2.7", "--table", ""], "there is no table ''"),
        (["unban", "192.0.2.7", "--table", "\udcff"], "there is no table '\\udcff'"),
        (["close", "\udcff"], "there is no table '\\udcff'"),
        (["unban", "192.0.2.7"], "192.0.2.7 is not banned from this server"),
        (
            ["list", "--status", "wating"],
            "no table has the status 'wating'; did you mean 'waiting'",
        ),
        (["purge", "--days", "nan"], "nan is not a number of days"),
        (["purge", "--days", "-1"], "is not in the range x>=0"),
        (["purge"], "Missing option"),
    ],
)
def test_impossible_commands_end_with_a_sentence(
    operator: Operator, words: list[str], sentence: str
) -> None:
    fill(operator.database, empty={"setup": {}})
    assert sentence in " ".join(operator.is_refused(*words).replace("│", " ").split())


def test_a_database_that_no_server_has_made_ready(
    empty_database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is created or upgraded: another version may be using it."""
    operator = Operator(empty_database, monkeypatch, capsys)
    if empty_database.startswith("sqlite"):
        file_of(empty_database).unlink()

    def take_back(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), "0002")

    async def older() -> None:
        await prepare(operator.database)
        engine = engine_for(read_address(operator.database))
        async with engine.begin() as connection:
            await connection.run_sync(take_back)
        await engine.dispose()

    assert "there are no games in" in operator.is_refused("list")
    asyncio.run(older())
    assert "schema 0002 of an older colt-express" in operator.is_refused("list")


def test_the_folder_of_the_games_is_enough(tmp_path: Path) -> None:
    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "colt_express.cli.main", "admin", *words]
        return subprocess.run(
            [*command, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "NO_COLOR": "1"},
        )

    refused = admin("list")
    assert refused.returncode == 2
    assert refused.stderr == (
        f"colt-express: there are no games in {tmp_path / 'colt-express.sqlite'}\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_all_commands_are_listed_by_their_names() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    assert set(COMMANDS) <= set(shown.replace("│", " ").split())
