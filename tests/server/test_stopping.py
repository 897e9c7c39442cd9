"""Graceful shutdown: everybody is notified, nothing is lost, and it ends in time whatever others
do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest
import websockets
from sqlalchemy import text

from colt_express.server.base.database_address import engine_for, read_address
from colt_express.server.table.messages import PROTOCOL

from ..patience import busy
from .in_process import until
from .running import Client, Server
from .test_kill import Tables

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")

GRACE = 4.0


class Told(Server):
    """Is terminated gracefully instead of being killed."""

    def kill(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        begun = time.monotonic()
        assert self.process.wait(3 * GRACE * busy()) == 0
        self.took = time.monotonic() - begun
        while somebody_of(self.process.pid):
            assert time.monotonic() < begun + 3 * GRACE * busy(), "a worker is left alone"
            time.sleep(0.05)

    @property
    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8")


@contextmanager
def serving(folder: Path, database: str, grace: float = GRACE) -> Iterator[Told]:
    server = Told(folder, database=database, grace=str(grace))
    with server:
        yield server
    assert "Traceback" not in server.log


def test_nothing_is_lost_and_all_clients_are_notified(database: str, tmp_path: Path) -> None:
    """Games continue over several restarts; each player is notified before, and gets the right
    code."""
    with serving(tmp_path, database, grace=2) as server:
        tables = Tables([server], games=3, kills=2)
        asyncio.run(tables.play_on())
        told = [m for player in tables.everybody for m in player.received if m["type"] == "closing"]
        assert {message["seconds"] for message in told} == {2}
    assert "the shutdown could not be completed" not in server.log


def test_pending_work_is_finished_and_nothing_new_is_started(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        seat = server.create("open", "greenhorn")
        guest = server.join(seat["table"], "Bob")
        async with (
            Client(server, seat["table"], seat["token"]) as one,
            Client(server, seat["table"], guest["token"]) as other,
        ):
            await one.ask(type="start")
            assert server.process is not None
            server.process.terminate()
            while one.received[-1]["type"] != "closing":
                await one.receive()
            refused = await asyncio.to_thread(
                server.post, "/api/tables", {"name": "Ann", "seats": ["open", "open"]}
            )
            assert refused.status_code == 503
            assert refused.json()["error"].startswith("the server is about to stop")
            ready = await asyncio.to_thread(server.get, "/readyz")
            assert (ready.status_code, ready.json()["ready"]) == (503, False)
            with pytest.raises(websockets.InvalidStatus) as late:
                await Client(server, seat["table"]).__aenter__()
            assert late.value.response.status_code == 503
            for client in (one, other):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await client.play(Random(1))
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

    with serving(tmp_path, database) as server:
        asyncio.run(play())


def test_it_ends_in_time_even_if_clients_and_workers_hang(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database) as server:
        table, token = asyncio.run(a_bot_has_played(server))
        (worker,) = workers_of(server)
        os.kill(worker, signal.SIGSTOP)
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"
        with (
            said(server, b"GET / HT"),
            said(server, head + b"content-length: 50\r\n\r\n{"),
            said(server, b""),
            said(server, hello(table, token)),  # and never reads
        ):
            time.sleep(0.2)
            server.kill()
        assert server.took < GRACE + 0.5 * busy()


def test_it_ends_in_time_even_if_the_database_hangs(tmp_path: Path, database: str) -> None:
    async def play() -> int:
        async with players[0], players[1], players[2]:
            await players[0].ask(type="start")
            playing = [asyncio.create_task(one.play(Random(2))) for one in players]
            await until(lambda: acknowledged() > 5)
            async with locked(database):
                await asyncio.sleep(0.3)
                made = acknowledged()
                await asyncio.to_thread(server.kill)
                await asyncio.gather(*playing, return_exceptions=True)
                assert acknowledged() == made
        return made

    def acknowledged() -> int:
        return sum(len(one.acknowledged) for one in players)

    with serving(tmp_path, database) as server:
        players = three_at(server)
        made = asyncio.run(play())
        assert server.took < GRACE + 0.5 * busy()
    assert asyncio.run(choices_in(database)) >= made


def three_at(server: Server) -> list[Client]:
    """People who play with each other."""
    seat = server.create("open", "open")
    guests = [server.join(seat["table"], name) for name in ("Bob", "Cid")]
    return [Client(server, seat["table"], place["token"]) for place in (seat, *guests)]


async def a_bot_has_played(server: Server) -> tuple[str, str]:
    """So that there is a worker."""
    seat = server.create("greenhorn", "greenhorn")
    async with Client(server, seat["table"], seat["token"]) as one:
        await one.ask(type="start")
        await one.play(Random(1), choices=2)
    return seat["table"], seat["token"]


def somebody_of(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def workers_of(server: Server) -> list[int]:
    """The server's worker processes."""
    assert server.process is not None
    main = server.process.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split()
    commands = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [int(child) for child, command in commands.items() if b"spawn_main" in command]


@contextmanager
def said(server: Server, words: bytes) -> Iterator[None]:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(words)
        yield


def hello(table: str, token: str) -> bytes:
    """A handshake and the first message, masked with zeros."""
    message = json.dumps({"type": "hello", "id": 1, "protocol": PROTOCOL, "token": token}).encode()
    return (
        (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        + bytes((0x81, 0x80 + len(message), 0, 0, 0, 0))
        + message
    )


async def choices_in(database: str) -> int:
    engine = engine_for(read_address(database))
    async with engine.connect() as connection:
        found = await connection.scalar(text("SELECT count(*) FROM choices"))
    await engine.dispose()
    return int(found)


@asynccontextmanager
async def locked(database: str) -> AsyncIterator[None]:
    """No process can write there meanwhile."""
    url = read_address(database)
    if url.get_backend_name() == "sqlite":
        connection = sqlite3.connect(str(url.database))
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.close()
        return
    engine = engine_for(url)
    async with engine.begin() as held:
        await held.execute(text("LOCK TABLE choices, tables IN ACCESS EXCLUSIVE MODE"))
        yield
    await engine.dispose()
