"""The accept loop: rejected connections get a reason, and do not delay others."""

from __future__ import annotations

import asyncio
import errno
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.base.metrics import Metrics
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections import accept_loop
from colt_express.server.connections.accept_loop import AcceptLoop
from colt_express.server.connections.connection_limits import ConnectionLimits

from ..in_process import until


class Guest(asyncio.Protocol):
    """An accepted connection; releases its place when it is closed."""

    def __init__(self, limits: ConnectionLimits, address: str) -> None:
        self.limits = limits
        self.address = address

    def connection_lost(self, _error: Exception | None) -> None:
        self.limits.leave(self.address)


class Entrance:
    """An open accepting, and the accepted connections."""

    def __init__(self, folder: Path, **limits: Any) -> None:
        self.limits = ConnectionLimits(Settings(default_database(folder), **limits), Metrics())
        self.guests: list[Guest] = []
        self.callers: list[socket.socket] = []
        self.accepting = AcceptLoop(self.limits, self._welcome)
        self.listening = Stubborn()
        self.listening.bind(("127.0.0.1", 0))

    def _welcome(self, address: str) -> Guest:
        self.guests.append(Guest(self.limits, address))
        return self.guests[-1]

    def call(self) -> socket.socket:
        """A connection that the system has accepted."""
        self.callers.append(socket.create_connection(self.listening.getsockname(), timeout=5))
        return self.callers[-1]


class Stubborn(socket.socket):
    """Fails a given number of times before it accepts a connection."""

    failing = 0

    def accept(self) -> tuple[socket.socket, Any]:
        if self.failing:
            self.failing -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


@asynccontextmanager
async def entrance(folder: Path, **limits: Any) -> AsyncIterator[Entrance]:
    one = Entrance(folder, **limits)
    one.accepting.open([one.listening])
    try:
        yield one
    finally:
        await one.accepting.close()
        for opened in (one.listening, *one.callers):
            opened.close()
        await until(lambda: one.limits.open == 0)


async def heard(caller: socket.socket) -> bytes:
    return await asyncio.to_thread(caller.recv, 65536)


def test_rejected_connections_get_a_reason(tmp_path: Path) -> None:
    async def come() -> None:
        async with entrance(tmp_path, connections_per_address=2) as door:
            first, _, refused = door.call(), door.call(), door.call()
            answer = await heard(refused)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"\r\nretry-after: 5\r\n" in answer
            assert b"\r\ncache-control: no-store\r\n" in answer
            assert b"too many connections from this address" in answer
            assert await heard(refused) == b""
            assert len(door.guests) == door.limits.open == 2
            first.close()
            await until(lambda: door.limits.open == 1)
            door.call()
            await until(lambda: door.limits.open == 2)

    asyncio.run(come())


def test_a_storm_leaves_turns_for_everybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered: list[int] = []  # how many had come at each turn of another task

    async def come() -> None:
        came = 0
        enter = ConnectionLimits.enter

        def count(limits: ConnectionLimits, address: str) -> str:
            nonlocal came
            came += 1
            return enter(limits, address)

        monkeypatch.setattr(ConnectionLimits, "enter", count)
        monkeypatch.setattr(accept_loop, "TURN", 0.0)
        async with entrance(tmp_path, connections_per_address=1) as door:
            for _ in range(100):
                door.call()
            while came < 100:
                entered.append(came)
                await asyncio.sleep(0)

    asyncio.run(come())
    steps = [after - before for before, after in pairwise(entered)]
    assert 0 < max(steps) <= 3


def test_clients_that_are_gone_already_leave_nothing_behind(tmp_path: Path) -> None:
    async def come() -> None:
        async with entrance(tmp_path) as door:
            for _ in range(20):
                caller = door.call()
                reset = struct.pack("ii", 1, 0)
                caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
                caller.close()
            await until(lambda: len(door.guests) == 20)
            await until(lambda: door.limits.open == 0)

    asyncio.run(come())


def test_accepting_continues_after_the_system_had_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def come() -> None:
        async with entrance(tmp_path) as door:
            door.listening.failing = 2
            door.call()
            await until(lambda: door.guests)

    monkeypatch.setattr(accept_loop, "TROUBLE", 0.01)
    asyncio.run(come())
    assert (
        caplog.messages
        == ["no connections can be accepted: OSError: [Errno 24] Too many open files"] * 2
    )
