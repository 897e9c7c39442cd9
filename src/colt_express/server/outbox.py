"""An outbox: messages on their way to one client, in their order, while the table goes on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final

BACKLOG: Final = 4_000_000
"""Bytes a client may lag behind before it is let go."""

Sending = Awaitable[None]


class Outbox:
    """Sends at once what can be sent at once, which spares a task for nearly every message; what
    must wait for a slow client is sent by a task that lives as long as anything waits."""

    def __init__(self, send: Callable[[str], Sending]) -> None:
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._backlog = 0  # bytes
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.stuck = asyncio.Event()
        """The client does not read, or is gone: nothing more is sent."""

    def put(self, message: bytes) -> None:
        """Never waits."""
        if self._closed:
            return
        if self._task is None:
            self._begin(message)
        elif self._backlog + len(message) > BACKLOG:
            self.close()
        else:
            self._waiting.append(message)
            self._backlog += len(message)

    def _begin(self, message: bytes) -> None:
        steps = self._send(message.decode()).__await__()
        try:
            awaited = next(steps)
        except StopIteration:
            return
        except Exception:  # the client is gone
            self.close()
            return
        self._task = asyncio.create_task(self._go_on(_Begun(steps, awaited)))

    async def _go_on(self, begun: _Begun) -> None:
        try:
            await begun
            while self._waiting:
                message = self._waiting.popleft()
                await self._send(message.decode())
                self._backlog -= len(message)
        except Exception:  # the client is gone
            self.close()
        self._task = None

    async def flush(self, seconds: float) -> None:
        """Wait for what is on its way, but not for long."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=seconds)

    def close(self) -> None:
        """Nothing more is sent."""
        self._closed = True
        self._waiting.clear()
        self.stuck.set()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()


class _Begun:
    """Something that has run up to its first wait, to be awaited from there on. (With Python
    3.12 this is a task that starts eagerly.)"""

    def __init__(self, steps: Generator[Any, Any, None], awaited: Any) -> None:
        self._steps = steps
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._awaited
        except BaseException:
            self._steps.close()
            raise
        yield from self._steps
