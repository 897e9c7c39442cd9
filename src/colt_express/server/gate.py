"""The gate: connections are taken here, before anything is made for them.

Whoever is not let in gets a sentence and is gone, which costs a fraction of a connection. That
goes on for a short time only, and then the gate rests: a storm must not keep the tables waiting.
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

from .addresses import counted_address
from .answers import Refusal
from .limits import Bucket
from .logs import reason
from .porch import Porch
from .security import HEADERS
from .tasks import Tasks

BACKLOG: Final = 128
"""Connections that wait to be taken. Who finds no room tries again by himself."""
TURN: Final = 0.001
"""Seconds for which connections are taken before others have their turn; after some were turned
away the gate rests as long."""
TOLD: Final = 100.0
"""Of those who are turned away, how many a second are told why; telling takes time, too."""
TROUBLE: Final = 1.0
"""Seconds after the system let us have no connection."""

_log = logging.getLogger(__name__)


class Gate:
    """Takes connections at some sockets, and has a protocol made for each that is let in, which
    gives its place on the porch back when it is lost."""

    def __init__(self, porch: Porch, make: Callable[[str], asyncio.Protocol]) -> None:
        self._porch = porch
        self._make = make
        self._telling = Bucket(TOLD, TOLD)
        self._tasks = Tasks("the gate")

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
            except ConnectionError:  # whoever it was is gone already
                await asyncio.sleep(0)
            except OSError as error:
                _log.error("no connection can be taken: %s", reason(error))
                await asyncio.sleep(TROUBLE)

    def _take_some(self, listening: socket.socket, one: socket.socket, peer: Any) -> int:
        """This one and those behind it; how many of them were turned away."""
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
        sentence = self._porch.enter(address)
        if sentence:
            if self._telling.take():
                with contextlib.suppress(OSError):  # whoever it was is gone already
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
        except OSError:  # whoever it was is gone already
            one.close()
            self._porch.leave(address)


@lru_cache(8)
def _too_many(sentence: str) -> bytes:
    body = msgspec.json.encode(Refusal(sentence))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    lines = ["HTTP/1.1 429 Too Many Requests", *(f"{name}: {headers[name]}" for name in headers)]
    return "\r\n".join([*lines, "", ""]).encode() + body
