"""Sockets between the page and the tables of its device: messages are handed over as they are."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ..server.connections.close_codes import NORMAL, Disconnected


class Pipe:
    """The table's end of a socket. ``send`` and ``closed`` tell the page what comes out of it."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self._send = send
        self._closed = closed
        self._open = True
        self._messages: deque[bytes] = deque()
        self._news = asyncio.Event()

    @property
    def waiting(self) -> bool:
        """Whether another message has already arrived."""
        return bool(self._messages)

    async def receive(self) -> bytes:
        """The next message from the page; waits for it."""
        while not self._messages:
            if not self._open:
                raise Disconnected
            self._news.clear()
            await self._news.wait()
        return self._messages.popleft()

    def send(self, message: bytes, _more: bool = False) -> None:
        """Hand a message to the page."""
        if self._open:
            self._send(message.decode())

    def disconnect(self, code: int = NORMAL, sentence: str = "") -> None:
        """Close it, and tell the page why."""
        if self._open:
            self.end()
            self._closed(code, sentence)

    def take(self, text: str) -> None:
        """A message from the page has arrived."""
        if self._open:
            self._messages.append(text.encode())
            self._news.set()

    def end(self) -> None:
        """The page has closed it: nothing more is sent or received."""
        self._open = False
        self._messages.clear()
        self._news.set()


class PocketSocket:
    """The page's end of a socket."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    def receive(self, text: str) -> None:
        """Give the table a message."""
        self._pipe.take(text)

    def close(self) -> None:
        """Close the socket. Nothing comes out of it any more."""
        self._pipe.end()
