"""One connection: clients that do not read, that are gone, or that meet a fault of ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from colt_express.server import outbox, sockets
from colt_express.server.hall import Hall, NewTable
from colt_express.server.metrics import Metrics
from colt_express.server.sockets import Connection
from colt_express.server.tables import LiveTable

from .in_process import Listener, hall_in, until


class FakeSocket:
    """A socket whose other end is in our hands."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()  # whether the client takes what it is sent
        self.reads.set()
        self.closed = 0

    def say(self, **message: Any) -> None:
        text = msgspec.json.encode({"id": 1, **message}).decode()
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.reads.wait()
        self.sent.append(msgspec.json.decode(message["text"]))

    async def close(self, code: int = 1000) -> None:
        self.closed = code


async def connected(hall: Hall, table: LiveTable, token: str) -> tuple[FakeSocket, Any]:
    """A client that has said hello, and the task that serves it."""
    socket = FakeSocket()
    connection = Connection(cast(WebSocket, socket), socket.send, hall, Metrics())
    serving = asyncio.create_task(connection.serve(table))
    socket.say(type="hello", token=token)
    await until(lambda: connection in table.listeners)
    return socket, serving


async def playing(hall: Hall) -> tuple[LiveTable, list[str]]:
    table, token = await hall.create(NewTable("Ann", ["open", "open"]))
    tokens = [token, *[(await table.join(name, ""))[1] for name in ("Bob", "Cid")]]
    await table.start(0)
    return table, tokens


async def choose_first(table: LiveTable) -> None:
    decision = table.running().game.decisions[0]
    await table.choose(decision.seat, table.number, str(decision.options[0]), 1)


def test_a_client_that_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            witness = Listener(table, -1)
            socket, serving = await connected(hall, table, tokens[1])
            socket.reads.clear()
            for _ in range(20):
                await choose_first(table)
            await asyncio.wait_for(serving, 5)
            assert socket.closed == sockets.TRY_LATER
            assert table.listeners == [witness]
            assert witness.told == list(range(1, 21))

    monkeypatch.setattr(outbox, "BACKLOG", 20_000)
    asyncio.run(play())


def test_a_choice_is_made_even_if_the_client_hangs_up_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            decision = table.running().game.decisions[0]
            socket, serving = await connected(hall, table, tokens[decision.seat])
            socket.say(type="choose", number=0, option=str(decision.options[0]))
            socket.hang_up()
            await asyncio.wait_for(serving, 5)
            assert table.number == 1
            loaded = await hall.store.load_table(table.row.id)
            assert loaded is not None
            assert len(loaded.choices) == 1

    asyncio.run(play())


def test_nobody_says_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> FakeSocket:
        async with hall_in(tmp_path) as hall:
            table, _ = await playing(hall)
            socket = FakeSocket()
            await Connection(cast(WebSocket, socket), socket.send, hall, Metrics()).serve(table)
            return socket

    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    socket = asyncio.run(wait())
    assert [message["sentence"] for message in socket.sent] == ["nobody said hello"]
    assert socket.closed == sockets.NORMAL


def test_a_fault_of_ours_is_a_sentence_to_the_client_and_no_secret_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_arguments: object) -> None:
        raise RuntimeError("a fault")

    async def play() -> tuple[FakeSocket, str]:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            socket, serving = await connected(hall, table, tokens[0])
            monkeypatch.setattr(table, "choose", fail)
            socket.say(type="choose", number=0, option="draw")
            socket.say(type="say", text="still here")
            await until(lambda: any(m["type"] == "said" for m in socket.sent))
            socket.hang_up()
            await serving
            return socket, tokens[0]

    with caplog.at_level(logging.ERROR):
        socket, token = asyncio.run(play())
    replies = [message for message in socket.sent if message["type"] == "reply"]
    assert [reply["sentence"] for reply in replies] == ["", sockets.SORRY, ""]
    assert "a fault" in caplog.text
    assert token not in caplog.text
