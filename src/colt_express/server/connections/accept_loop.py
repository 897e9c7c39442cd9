"""The accept loop: accepts connections before anything is allocated for them.

A rejected connection gets a short answer and is closed, which costs a fraction of a full one. After
a short burst of these the loop pauses, so that a flood does not delay the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import monotonic
from typing import Any, Final

import msgspec

from ..base.addresses import counted_address
from ..base.logs import reason
from ..base.rate_limits import Bucket
from ..base.tasks import Tasks
from .connection_limits import ConnectionLimits
from .responses import RETRY_AFTER, Refusal
from .security import HEADERS, RETRY, UNCACHED

BACKLOG: Final = 128
"""Length of the accept queue. Clients that find it full retry by themselves."""
TURN: Final = 0.001
"""Seconds of accepting before other work gets its turn; after rejections the loop pauses for as
long."""
TOLD: Final = 100.0
"""Maximum number of rejections per second that are answered with a reason, since answering takes
time too."""
TROUBLE: Final = 1.0
"""Seconds to wait after the operating system failed to accept a connection."""

_log = logging.getLogger(__name__)


class AcceptLoop:
    """Accepts connections on some sockets, and creates a protocol for each that is admitted. The
    protocol releases its place in ``limits`` when the connection is lost."""

    def __init__(self, limits: ConnectionLimits, make: Callable[[str], asyncio.Protocol]) -> None:
        self._limits = limits
        self._make = make
        self._telling = Bucket(TOLD, TOLD)
        self._tasks = Tasks("the gate")  # as it is called in logs

    def open(self, sockets: Sequence[socket.socket]) -> None:
        for one in sockets:
            one.setblocking(False)
            one.listen(BACKLOG)
            self._tasks.spawn(self._keep_taking(one))

    async def close(self) -> None:
        await self._tasks.close()

    async def _keep_taking(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                one, peer = await loop.sock_accept(listening)
                await asyncio.sleep(TURN if self._take_some(listening, one, peer) else 0)
            except ConnectionError:  # the client is gone already
                await asyncio.sleep(0)
            except OSError as error:
                _log.error("no connections can be accepted: %s", reason(error))
                await asyncio.sleep(TROUBLE)

    def _take_some(self, listening: socket.socket, one: socket.socket, peer: Any) -> int:
        """Accept this one and those queued behind it; returns how many were rejected."""
        turned_away, end = 0, monotonic() + TURN
        while True:
            turned_away += not self._let_in(one, peer)
            if monotonic() > end:
                return turned_away
            try:
                one, peer = listening.accept()
            except BlockingIOError:
                return turned_away

    def _let_in(self, one: socket.socket, peer: Any) -> bool:
        address = counted_address(str(peer[0]))
        sentence = self._limits.enter(address)
        if sentence:
            if self._telling.take():
                with contextlib.suppress(OSError):  # the client is gone already
                    one.send(_too_many(sentence))
            one.close()
        else:
            self._tasks.spawn(self._connect(one, address))
        return not sentence

    async def _connect(self, one: socket.socket, address: str) -> None:
        made = self._make(address)
        try:
            one.setblocking(False)
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: made, one)
        except OSError:  # the client is gone already
            one.close()
            self._limits.leave(address)


@lru_cache(8)
def _too_many(sentence: str) -> bytes:
    body = msgspec.json.encode(Refusal(sentence))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        RETRY_AFTER: RETRY[429],
        **HEADERS,
        **UNCACHED,
    }
    lines = ["HTTP/1.1 429 Too Many Requests", *(f"{name}: {headers[name]}" for name in headers)]
    return "\r\n".join([*lines, "", ""]).encode() + body
