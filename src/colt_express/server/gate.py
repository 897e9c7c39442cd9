"""The gate: connections are taken here, before anything is made for them.

Whoever is not let in gets a sentence and is gone, which costs a fraction of a connection. Only a
few are turned away at a time, and then the gate rests: a storm of them must not keep the tables
waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from .addresses import counted_address
from .answers import Refusal
from .logs import reason
from .porch import Porch
from .security import HEADERS
from .tasks import Tasks

BACKLOG: Final = 128
"""Connections that wait to be taken. Who finds no room tries again by himself."""
AT_ONCE: Final = 8
"""Connections that are taken before others have their turn."""
REST: Final = 0.001
"""Seconds after so many were turned away."""
TROUBLE: Final = 1.0
"""Seconds after the system let us have no connection."""

_log = logging.getLogger(__name__)


class Gate:
    """Takes connections at some sockets, and has a protocol made for each that is let in, which
    gives its place on the porch back when it is lost."""

    def __init__(self, porch: Porch, make: Callable[[str], asyncio.Protocol]) -> None:
        self._porch = porch
        self._make = make
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
                turned_away = 0
                for _ in range(AT_ONCE):
                    one, peer = await loop.sock_accept(listening)
                    turned_away += not self._let_in(one, peer)
                await asyncio.sleep(REST if turned_away else 0)
            except ConnectionError:  # whoever it was is gone already
                await asyncio.sleep(0)
            except OSError as error:
                _log.error("no connection can be taken: %s", reason(error))
                await asyncio.sleep(TROUBLE)

    def _let_in(self, one: socket.socket, peer: Any) -> bool:
        address = counted_address(str(peer[0]))
        sentence = self._porch.enter(address)
        if sentence:
            with contextlib.suppress(OSError):  # who does not listen is not told
                one.send(_too_many(sentence))
            one.close()
        else:
            self._tasks.spawn(self._connect(one, address))
        return not sentence

    async def _connect(self, one: socket.socket, address: str) -> None:
        made = self._make(address)
        try:
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
