"""Sending on a WebSocket: messages that belong together leave in one write, and none is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.protocol import State
from websockets.server import ServerProtocol

from colt_express.server.base.metrics import Metrics
from colt_express.server.base.settings import Settings
from colt_express.server.connections.connection_limits import ConnectionLimits
from colt_express.server.connections.websocket import WebSocketConnection

NEWS, REPLY = b"\x81\x04news", b"\x81\x05reply"


class FakeTransport(asyncio.Transport):
    """Records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def abort(self) -> None:
        pass


def written(use: Callable[[WebSocketConnection], None], then: float = 0.0) -> list[bytes]:
    """What an open connection writes when it is used like this."""

    async def run() -> list[bytes]:
        limits = ConnectionLimits(Settings("sqlite://"), Metrics())
        assert not limits.enter("here")
        connection = WebSocketConnection(ServerProtocol(state=State.OPEN), limits, "here", set())
        transport = FakeTransport()
        connection.connection_made(transport)
        connection.open()
        use(connection)
        await asyncio.sleep(then)
        connection.connection_lost(None)
        return transport.writes

    return asyncio.run(run())


def test_news_and_reply_leave_in_one_write() -> None:
    def use(connection: WebSocketConnection) -> None:
        connection.send(b"news", more=True)
        connection.send(b"reply")

    assert written(use) == [NEWS + REPLY]


def test_news_is_sent_if_no_reply_follows() -> None:
    assert written(lambda connection: connection.send(b"news", more=True)) == [NEWS]


def test_news_is_sent_before_the_close_frame() -> None:
    def use(connection: WebSocketConnection) -> None:
        connection.send(b"news", more=True)
        connection.disconnect(1000, "bye")

    first, *others = written(use)
    assert first == NEWS
    assert all(frame[0] == 0x88 for frame in others)
