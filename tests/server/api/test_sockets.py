"""One connection: clients that disconnect, stay silent, send nonsense, or meet an error of ours."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express.server.api import sockets
from colt_express.server.api.sockets import TableClient
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.credentials import Proof
from colt_express.server.base.metrics import Metrics
from colt_express.server.connections.close_codes import NORMAL, POLICY, Disconnected
from colt_express.server.connections.responses import SORRY
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL, Start

from ...patience import busy
from ..in_process import registry_in, until


class FakeSocket:
    """A socket whose other end we control."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.closed = 0
        self.farewell = ""

    def say(self, **message: Any) -> None:
        self.incoming.put_nowait(msgspec.json.encode({"id": 1, **message}))

    def leave(self) -> None:
        self.incoming.put_nowait(None)

    @property
    def waiting(self) -> bool:
        return not self.incoming.empty()

    async def receive(self) -> bytes:
        message = await self.incoming.get()
        if message is None:
            raise Disconnected
        return message

    def send(self, message: bytes, _more: bool = False) -> None:
        self.sent.append(msgspec.json.decode(message))

    def disconnect(self, code: int = NORMAL, sentence: str = "") -> None:
        if not self.closed:
            self.closed, self.farewell = code, sentence
            self.leave()


async def connected(
    registry: DatabaseRegistry, table: LiveTable, token: str, metrics: Metrics | None = None
) -> tuple[FakeSocket, Any]:
    """A client that has said hello, and the task that serves it."""
    socket = FakeSocket()
    connection = TableClient(socket, "here", registry, metrics or Metrics())
    serving = asyncio.create_task(connection.serve(table))
    socket.say(type="hello", protocol=PROTOCOL, token=token)
    await until(lambda: connection in table.subscribers.connected)
    return socket, serving


async def playing(registry: DatabaseRegistry) -> tuple[LiveTable, list[str]]:
    table, token = await registry.create(NewTable("Ann", ["open", "open"]))
    tokens = [token, *[(await take_seat(table, name, ""))[1] for name in ("Bob", "Cid")]]
    await carry_out(table, 0, Start(0))
    return table, tokens


def test_a_choice_is_made_even_if_the_client_hangs_up_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table, tokens = await playing(registry)
            decision = table.running().game.decisions[0]
            socket, serving = await connected(registry, table, tokens[decision.seat])
            socket.say(type="choose", number=0, option=str(decision.options[0]))
            socket.leave()
            await asyncio.wait_for(serving, 5 * busy())
            assert table.number == 1
            loaded = await registry.store.load_table(table.row.id)
            assert loaded is not None
            assert len(loaded.choices) == 1

    asyncio.run(play())


def test_a_client_that_says_no_hello_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait() -> FakeSocket:
        async with registry_in(tmp_path) as registry:
            table, _ = await playing(registry)
            socket = FakeSocket()
            await TableClient(socket, "here", registry, Metrics()).serve(table)
            return socket

    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    socket = asyncio.run(wait())
    assert [message["sentence"] for message in socket.sent] == ["no hello was received"]
    assert socket.closed == NORMAL


@pytest.mark.parametrize("spoken", [{}, {"protocol": 1}, {"protocol": PROTOCOL + 1}])
def test_a_client_of_another_protocol_is_told_so_and_loses_nothing(
    tmp_path: Path, spoken: dict[str, int]
) -> None:
    """An answer to its hello would make an older page discard its token."""

    async def come() -> FakeSocket:
        async with registry_in(tmp_path) as registry:
            table, tokens = await playing(registry)
            socket = FakeSocket()
            socket.say(type="hello", token=tokens[1], **spoken)
            await TableClient(socket, "here", registry, Metrics()).serve(table)
            assert table.seat_of(Proof(tokens[1])) == 1
            return socket

    socket = asyncio.run(come())
    (refusal,) = socket.sent
    assert (refusal["id"], refusal["status"], refusal["why"]) == (-1, "refused", "outdated")
    assert f"uses version {PROTOCOL} of the protocol" in refusal["sentence"]
    assert f"you use version {spoken.get('protocol', 1)}" in refusal["sentence"]
    assert socket.closed == NORMAL


def test_a_fault_of_ours_is_a_sentence_to_the_client_and_no_secret_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_arguments: object) -> None:
        raise RuntimeError("a fault")

    async def play() -> tuple[FakeSocket, str]:
        async with registry_in(tmp_path) as registry:
            table, tokens = await playing(registry)
            socket, serving = await connected(registry, table, tokens[0])
            monkeypatch.setattr(table, "choose", fail)
            socket.say(type="choose", number=0, option="draw")
            socket.say(type="say", text="still here")
            await until(lambda: any(m["type"] == "said" for m in socket.sent))
            socket.leave()
            await serving
            return socket, tokens[0]

    with caplog.at_level(logging.ERROR):
        socket, token = asyncio.run(play())
    replies = [message for message in socket.sent if message["type"] == "reply"]
    assert [reply["sentence"] for reply in replies] == ["", SORRY, ""]
    assert "a fault" in caplog.text
    assert token not in caplog.text


def test_a_client_that_is_refused_too_often_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> FakeSocket:
        async with registry_in(tmp_path) as registry:
            table, tokens = await playing(registry)
            socket, serving = await connected(registry, table, tokens[0])
            for _ in range(registry.settings.refusals + 2):
                socket.say(type="nonsense")
            await asyncio.wait_for(serving, 5 * busy())
            return socket

    monkeypatch.setattr(sockets, "PENALTY", 0)
    socket = asyncio.run(play())
    assert socket.closed == POLICY
    assert socket.farewell == "too many messages of this client are refused"
