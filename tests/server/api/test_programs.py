"""Programs in place of people: who lets them in, how they are marked, and what they may not do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from colt_express.cli.admin.tables import app
from colt_express.server.base.known_programs import (
    BadPrograms,
    load_known_programs,
    new_known_program,
)
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.registry.new_tables import NewTable, new_rows
from colt_express.server.storage.rows import SeatRow, StoredTable
from colt_express.server.table import leaving, rematch, seating, voting
from colt_express.server.table.seating import Program

Work = Callable[[httpx.AsyncClient], Awaitable[None]]


def on_a_server(folder: Path, work: Work, **settings: Any) -> Server:
    server = Server(Settings(default_database(folder), workers=1, **settings))
    application = create_app(server)

    async def do() -> None:
        transport = httpx.ASGITransport(application)
        async with (
            application.router.lifespan_context(application),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            await work(client)

    asyncio.run(do())
    return server


async def opened(client: httpx.AsyncClient, **wanted: Any) -> str:
    body = {"name": "Ann", "seats": ["open", "open"], **wanted}
    return str((await client.post("/api/tables", json=body)).json()["table"])


async def joined(client: httpx.AsyncClient, table: str, **program: str) -> httpx.Response:
    body = {"name": "Dicey", "program": {"name": "Dice", **program}}
    return await client.post(f"/api/tables/{table}/join", json=body)


def test_a_program_is_marked_at_the_table_and_counted(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        table = await opened(client, programs=True)
        assert (await joined(client, table)).status_code == 201
        info = (await client.get(f"/api/tables/{table}")).json()
        assert info["programs"]
        assert [seat["program"] for seat in info["seats"]] == ["", "Dice", ""]
        assert [seat["author"] for seat in info["seats"]] == ["", "", ""]

    server = on_a_server(tmp_path, work)
    assert b"colt_express_programs_seated_total 1.0" in server.metrics.text()
    listed = CliRunner().invoke(app, ["list", "--data", str(tmp_path)])
    assert "Ann, Dicey (program Dice), open" in listed.output


def test_programs_are_refused_unless_host_and_operator_allow_them(tmp_path: Path) -> None:
    async def refused(client: httpx.AsyncClient) -> None:
        answer = await joined(client, await opened(client))
        assert answer.status_code == 409
        assert "the host of this table does not allow programs" in answer.text

    async def off(client: httpx.AsyncClient) -> None:
        answer = await joined(client, await opened(client, programs=True))
        assert answer.status_code == 409
        assert "this server admits no programs" in answer.text

    on_a_server(tmp_path, refused)
    on_a_server(tmp_path, off, programs=False)


@pytest.mark.parametrize("name", ["", " ", "Legend", "x" * 25, "\u202e"])
def test_a_program_needs_a_name_of_its_own(tmp_path: Path, name: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        answer = await joined(client, await opened(client, programs=True), name=name)
        assert answer.status_code in (400, 409), answer.text

    on_a_server(tmp_path, work)


def test_a_public_server_may_admit_only_programs_that_it_knows(tmp_path: Path) -> None:
    lines, key = new_known_program("Rob-o-matic", "Zoë")
    file = tmp_path / "programs.toml"
    file.write_text(lines, encoding="utf-8")

    async def work(client: httpx.AsyncClient) -> None:
        table = await opened(client, programs=True)
        for wrong in ({}, {"key": "guess"}, {"name": "Rob-o-matic"}):
            answer = await joined(client, table, **wrong)
            assert answer.status_code == 409
            assert "only programs that its operator knows" in answer.text
        assert (await joined(client, table, key=key)).status_code == 201
        seat = (await client.get(f"/api/tables/{table}")).json()["seats"][1]
        assert (seat["program"], seat["author"]) == ("Rob-o-matic", "Zoë")

    on_a_server(tmp_path, work, known_programs=load_known_programs(file))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "program"),
        ("[[program]]\nname = 'X'", "author"),
        ("[[program]]\nname = 'X'\nauthor = 'Y'\nkey_hash = 'z'", "key_hash"),
        (f"[[program]]\nname = 'Legend'\nauthor = 'Y'\nkey_hash = '{'0' * 64}'", "mistaken"),
        (2 * f"[[program]]\nname = 'X'\nauthor = 'Y'\nkey_hash = '{'0' * 64}'\n", "twice"),
        ("program = [", "programs.toml"),
    ],
)
def test_a_bad_file_of_programs_is_named(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "programs.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPrograms, match=told):
        load_known_programs(file)
    with pytest.raises(BadPrograms, match="cannot be read"):
        load_known_programs(tmp_path / "nowhere.toml")


def test_the_operator_makes_keys(tmp_path: Path) -> None:
    made = CliRunner().invoke(app, ["program-key", 'Rob "the" Bot', "--author", "Zoë"])
    file = tmp_path / "programs.toml"
    file.write_text(made.output, encoding="utf-8")
    assert load_known_programs(file)[0].name == 'Rob "the" Bot'
    with pytest.raises(BadPrograms):
        new_known_program("Rob", "Z" * 41)


# At the table --------------------------------------------------------------------------------


def with_a_program(**wanted: Any) -> StoredTable:
    """A table of Ann, Bob and a program, in this order."""
    new = new_rows("t", NewTable("Ann", ["open", "open"], **wanted), None, "ann", "home")
    for name, program in (("Bob", None), ("Dicey", Program("Dice"))):
        change = seating.join(new.table, new.seats, name, "", name, "home", program)
        _adopt(new, change)
    return new


def _adopt(stored: StoredTable, change: Any) -> None:
    stored.table = change.table
    for seat in change.seats:
        stored.seats[seat.seat] = seat


def test_the_host_changes_the_permission_before_the_start() -> None:
    stored = with_a_program(programs=True)
    with pytest.raises(Refused, match="only the host"):
        seating.allow_programs(stored.table, 1, False)
    change = seating.allow_programs(stored.table, 0, False)
    assert change is not None
    assert not change.table.programs
    assert seating.allow_programs(change.table, 0, False) is None


def test_a_program_never_becomes_the_host() -> None:
    stored = with_a_program(programs=True)
    with pytest.raises(Refused, match="no program"):
        leaving.hand_over(stored.table, stored.seats, 0, 2)
    left = leaving.leave(stored.table, stored.seats, {0, 1, 2}, 0)
    assert left is not None
    assert left.table.host == 1
    _adopt(stored, left)
    alone = leaving.leave(stored.table, stored.seats, {1, 2}, 1)
    assert alone is not None
    assert alone.table.status == "closed"


def test_of_a_program_that_is_sent_away_the_address_stays_welcome() -> None:
    stored = with_a_program(programs=True)
    stored.seats[1] = SeatRow(1, "open")
    stored.seats[0].address = "elsewhere"
    assert seating.kick(stored.table, stored.seats, 0, 2).bans == ["Dicey"]


def test_programs_neither_vote_nor_begin_another_game_alone() -> None:
    stored = with_a_program(programs=True)
    stored.table.status = "playing"
    with pytest.raises(Refused, match="only players can vote"):
        voting.vote(stored.table, stored.seats, {0, 1, 2}, 2, 1, None, 0.0)
    stored.table.status = "over"
    wanted = rematch.want(stored.table, stored.seats, {2}, 2, True)
    assert wanted is not None
    assert wanted.opened is None
    with pytest.raises(Refused, match="only the host"):
        rematch.begin_now(stored.table, stored.seats, {2}, 2)
    _adopt(stored, wanted)
    begun = rematch.want(stored.table, stored.seats, {0, 2}, 0, True)
    assert begun is not None
    assert begun.opened is not None
    assert begun.opened.seats[2].program == "Dice"
