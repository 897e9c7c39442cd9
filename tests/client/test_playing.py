"""Bots at tables of a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from colt_express import load_record
from colt_express.cli.seat.at_table import Visitor, visit_table
from colt_express.client.addresses import TableAddress
from colt_express.client.errors import RefusedByServer, SentAway, Unreachable
from colt_express.client.joining import Guest, take_seat
from colt_express.client.kept_seats import KeptSeat, KeptSeats
from colt_express.client.playing import play
from colt_express.client.visit import Visit, Wishes

from ..cli.seat.talking import Talk, ways
from ..server.running import Client, Server
from .at_tables import BOT, GUEST, NOWHERE, QUICK, Told, address_of, command, hosted

BOXES: list[dict[str, Any]] = [
    {"boxes": ["horses"]},
    {"boxes": ["marshal"]},
    {"boxes": ["time_machine"]},
    {"boxes": ["cursed"]},
    {"boxes": ["horses", "marshal", "time_machine", "cursed"], "expert": "2018"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "robber.py"
    file.write_text(BOT, encoding="utf-8")
    return file


@pytest.mark.parametrize("options", BOXES, ids=lambda options: "+".join(options["boxes"]))
def test_a_bot_plays_a_game_with_every_box(
    server: Server, bots: Path, options: dict[str, Any]
) -> None:
    created = server.create("open", "greenhorn", "greenhorn", options=options, programs=True)
    told = Told()
    with hosted(server, created) as host:
        guest = Guest(f"{bots}:Robber", "Rob", "Robber")
        assert play(address_of(server, created["table"]), guest, QUICK, NOWHERE, told) == 1
    assert "the game is over, and this bot has" in told
    assert host.info["seats"][1]["program"] == "Robber"
    assert not host.info["seats"][1]["lapses"]
    assert load_record(server.get(f"/api/tables/{created['table']}/record").text).over


def test_two_bots_play_at_one_table_as_commands(server: Server, bots: Path, tmp_path: Path) -> None:
    created = server.create("open", "open", "outlaw", programs=True)
    link = f"http://{server.address}/table/{created['table']}"
    log = tmp_path / "log.jsonl"
    with hosted(server, created, guests=2) as host:
        running = [
            command(tmp_path, f"{bots}:Robber", "--table", link, *more)
            for more in (("--log", str(log)), ("--quiet",))
        ]
        ended = [(*one.communicate(timeout=60), one.returncode) for one in running]
    assert [status for _, _, status in ended] == [0, 0], ended
    told = ended[0][0]
    assert max(map(len, told.splitlines())) <= 80
    assert "plan → " in told
    assert "plan → " not in ended[1][0]
    names = {seat["name"] for seat in host.info["seats"] if seat["program"]}
    assert names == {"Robber", "Robber 2"}
    choices = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert choices
    assert all(one["choice"] in one["options"] and one["notes"] for one in choices)
    assert list((tmp_path / "colt-express" / "bot-seats").iterdir()) == []  # both games are over


def test_a_program_that_reads_text_has_a_seat_at_a_table(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    created = server.create("open", "greenhorn", options={"boxes": ["horses"]}, programs=True)
    talk = Talk(lambda told: {"choose": told["options"][-1]["words"]})
    link = f"http://{server.address}/table/{created['table']}"
    with hosted(server, created) as host:
        visit_table(Visitor(link, "", "Ada", ""), talk, ways())
    assert host.info["seats"][1]["program"] == "Ada"
    assert talk.of("refused") == []
    assert [talk.heard[0]["type"], talk.heard[-1]["type"]] == ["hello", "over"]
    assert talk.heard[0]["table"]["boxes"] == ["horses"]
    assert len(talk.heard[-1]["money"]) == 3
    assert talk.heard[-1]["text"].count(": $") == 3
    asked = talk.of("question")
    assert sum(bool(one["news"]) for one in asked) > len(asked) // 2
    assert asked[-1]["line"].startswith("CX1 1 table:")


def test_the_host_may_refuse_programs(server: Server) -> None:
    created = server.create("open", "outlaw")
    with pytest.raises(RefusedByServer, match="does not allow programs"):
        play(address_of(server, created["table"]), GUEST, QUICK, NOWHERE, Told())


def test_a_full_or_unknown_table_is_named(server: Server) -> None:
    created = server.create("outlaw", "outlaw", programs=True)
    with pytest.raises(RefusedByServer, match="every seat of this table is taken"):
        play(address_of(server, created["table"]), GUEST, QUICK, NOWHERE, Told())
    with pytest.raises(RefusedByServer, match="there is no table nowhere at http"):
        play(address_of(server, "nowhere"), GUEST, QUICK, NOWHERE, Told())


def test_a_bot_that_is_sent_away_says_so(server: Server) -> None:
    created = server.create("open", "outlaw", programs=True)

    async def send_away() -> None:
        async with Client(server, created["table"], created["token"]) as host:
            while not host.info or not host.info["seats"][1]["present"]:
                await host.receive()
            assert (await host.ask(type="kick", seat=1))["status"] == "ok"

    address = address_of(server, created["table"])
    with ThreadPoolExecutor() as threads:
        sent = threads.submit(asyncio.run, send_away())
        with pytest.raises(SentAway, match=r"banned you|the seat is lost"):
            play(address, GUEST, QUICK, NOWHERE, Told())
        sent.result()
    again = server.post(f"/api/tables/{created['table']}/join", {"name": "Bob"})
    assert again.status_code == 201  # a person at the same address is welcome


def test_the_mistake_of_a_bot_ends_its_visit_and_a_bot_of_the_server_plays_on(
    server: Server, bots: Path, tmp_path: Path
) -> None:
    created = server.create("open", "greenhorn", programs=True)
    link = f"http://{server.address}/#/table/{created['table']}"
    with hosted(server, created) as host:
        running = command(tmp_path, f"{bots}:Clumsy", "--table", link)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 1
    assert "robber.py, line 18: ValueError: where is the train?" in said
    assert "Traceback" not in said
    assert host.info["status"] == "over"
    assert host.info["seats"][1]["resigned"]


def test_a_bot_that_was_killed_returns_to_its_seat(
    server: Server, bots: Path, tmp_path: Path
) -> None:
    created = server.create("open", "open", programs=True)
    arguments = f"{bots}:Robber", "--server", f"http://{server.address}", "--table"
    running = command(tmp_path, *arguments, created["table"])
    assert running.stdout is not None
    assert "has seat 1" in running.stdout.readline()
    _wait_for(server, created["table"], present=True)
    running.kill()
    running.communicate()
    _wait_for(server, created["table"], present=False)
    with hosted(server, created) as host:
        again = command(tmp_path, *arguments, created["table"])
        told, _ = again.communicate(timeout=60)
    assert again.returncode == 0
    assert "has seat 1" in told
    assert [bool(seat["program"]) for seat in host.info["seats"]] == [False, True, False]


def _wait_for(server: Server, table: str, present: bool) -> None:
    while server.get(f"/api/tables/{table}").json()["seats"][1]["present"] is not present:
        pass


def test_a_copy_of_a_bot_takes_a_seat_of_its_own(server: Server, tmp_path: Path) -> None:
    created = server.create("open", "open", programs=True)
    address, folder = address_of(server, created["table"]), tmp_path / "seats"
    with KeptSeats(folder) as kept:
        first = take_seat(address, GUEST, kept)
        with KeptSeats(folder) as others:  # before the first is at the table
            assert take_seat(address, GUEST, others).seat != first.seat
            with pytest.raises(RefusedByServer, match="every seat of this table is taken"):
                take_seat(address, GUEST, others)
    with KeptSeats(folder) as again, KeptSeats(folder) as others:
        seats = {take_seat(address, GUEST, kept).seat for kept in (again, others)}
    assert first.seat in seats
    assert len(seats) == 2
    assert {file.stat().st_mode & 0o077 for file in (folder, *folder.iterdir())} == {0}


@pytest.mark.parametrize("nonsense", [b"", b"no JSON", b"[]", b"\xff\xfe", b"{}" * 10_000])
def test_a_damaged_file_holds_no_seat(tmp_path: Path, nonsense: bytes) -> None:
    seat = KeptSeat("http://127.0.0.1:9", "k3v9x2mqta", "greenhorn", 1, "token")
    with KeptSeats(tmp_path) as kept:
        kept.keep(seat)
    (file,) = tmp_path.iterdir()
    with KeptSeats(tmp_path) as kept:
        assert kept.claim(seat.address, "greenhorn") == seat
    file.write_bytes(nonsense)
    with KeptSeats(tmp_path) as kept:
        assert kept.claim(seat.address, "greenhorn") is None
        kept.keep(seat)
    with KeptSeats(tmp_path) as kept:
        assert kept.claim(seat.address, "greenhorn") == seat
        kept.forget("token")
    assert list(tmp_path.iterdir()) == []


def test_a_game_goes_on_after_the_server_was_killed(bots: Path, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        created = server.create("open", "greenhorn", "greenhorn", programs=True)
        address, told = address_of(server, created["table"]), Told()
        guest = Guest(f"{bots}:Robber", "Rob", "Robber")
        with ThreadPoolExecutor() as threads:
            playing = threads.submit(play, address, guest, QUICK, NOWHERE, told)
            _wait_for(server, created["table"], present=True)
            number = asyncio.run(_play_some(server, created))
            server.kill()
            server.start()
            with hosted(server, created) as host:
                assert playing.result(timeout=60) == 1
    assert "trying again in 1 s" in told
    assert number
    assert host.info["status"] == "over"


async def _play_some(server: Server, created: dict[str, Any]) -> int:
    """Start the game and make some choices; returns the number of choices made."""
    async with Client(server, created["table"], created["token"]) as host:
        assert (await host.ask(type="start"))["status"] == "ok"
        await host.play(Random(1), choices=3)
        return host.number


def test_a_bot_plays_another_game_if_the_others_want_one(server: Server) -> None:
    created = server.create("open", "greenhorn", programs=True)
    told, wishes = Told(), Wishes(patience=20.0, rematch=True, company=0.1)
    with hosted(server, created, games=2):
        assert play(address_of(server, created["table"]), GUEST, wishes, NOWHERE, told) == 2
    assert "ready for another game" in told
    assert "everybody has left the table" in told


def test_a_server_that_is_not_there_is_given_up() -> None:
    nowhere = TableAddress("http://127.0.0.1:9", "k3v9x2mqta")
    with pytest.raises(Unreachable, match="cannot be reached"):
        take_seat(nowhere, GUEST, NOWHERE)
    seat = KeptSeat(*nowhere, "greenhorn", 1, "token")
    told = Told()
    with pytest.raises(Unreachable, match="given up after 0 seconds"):
        Visit(seat, Wishes(patience=0.1), told("k3v9x2mqta")).play()
    assert "trying again" in told
