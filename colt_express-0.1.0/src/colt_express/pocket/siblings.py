"""Publish/subscribe between the tabs of a browser, whose workers have the same tables.

A tab that closes takes its locks with it, so the others notice and take over what it drove.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

import msgspec

from ..server.base.logs import reason
from ..server.base.tasks import Tasks
from ..server.storage.pubsub import PubSub
from ..server.storage.pubsub_messages import (
    Banned,
    Changed,
    Gone,
    News,
    PubSubMessage,
    Signed,
    WhoIsThere,
    decode_message,
    encode_message,
)

LOOKING: Final = 5.0
"""Seconds between two looks whether the other tabs are still there."""
SUSPENDED: Final = 3 * LOOKING
"""Seconds between them after which this tab must have been suspended."""

_log = logging.getLogger(__name__)


class Siblings(Protocol):
    """The other tabs."""

    def listen(self, hear: Callable[[str], None] | None) -> None:
        """Call ``hear`` with what others tell, or no longer."""

    def post(self, text: str) -> None:
        """Tell all others."""

    async def lock(self, name: str) -> bool:
        """Take a name that only one tab can have; returns whether it is ours now."""

    def unlock(self, name: str) -> None:
        """Release it."""


class Alone:
    """For a tab without others."""

    def listen(self, hear: Callable[[str], None] | None) -> None: ...

    def post(self, text: str) -> None: ...

    async def lock(self, _name: str) -> bool:
        return True

    def unlock(self, name: str) -> None: ...


class TabPubSub(PubSub):
    """The driver of a table holds a lock of its name; every tab holds one of its own name."""

    def __init__(self, siblings: Siblings) -> None:
        self.name = secrets.token_hex(4)
        self._siblings = siblings
        self._driven: set[str] = set()
        self._taking = asyncio.Lock()
        self._known: set[str] = set()  # names of the other tabs
        self._tasks = Tasks("the siblings")

    async def open(
        self, receive: Callable[[PubSubMessage], None], after_gap: Callable[[], None]
    ) -> None:
        self._on_message = receive
        self._after_gap = after_gap
        await self._siblings.lock(_of_tab(self.name))
        self._siblings.listen(self._receive)
        self.send(WhoIsThere(self.name))
        self._tasks.spawn(self._look_after_siblings())

    async def close(self) -> None:
        await self._tasks.close()
        self._siblings.listen(None)
        for table_id in list(self._driven):
            await self.leave(table_id)
        self.send(Gone(self.name))
        self._siblings.unlock(_of_tab(self.name))

    # Talking

    def send(self, message: Signed) -> None:
        self.tell(message)

    def tell(self, message: Signed | News) -> None:
        """Tell the others, also what was written."""
        try:
            self._siblings.post(encode_message(message))
        except Exception as error:  # they read it when they next look
            _log.error("the other tabs cannot be told: %s", reason(error))

    def _receive(self, text: str) -> None:
        try:
            message = decode_message(text)
        except msgspec.MsgspecError:
            return  # from a tab of another version
        if not isinstance(message, Changed | Banned):
            self._note(message)
        self._on_message(message)

    def _note(self, message: Signed) -> None:
        if isinstance(message, Gone):
            self._known.discard(message.sender)
        elif message.sender not in self._known:
            self._known.add(message.sender)
            self.send(WhoIsThere(self.name, to=message.sender))

    async def _look_after_siblings(self) -> None:
        """Notices tabs that were closed without a farewell, and when this one was suspended, which
        may have missed messages. Runs forever."""
        while True:
            begun = monotonic()
            await asyncio.sleep(LOOKING)
            if monotonic() > begun + SUSPENDED:
                self._after_gap()
            for name in list(self._known):
                if await self._siblings.lock(_of_tab(name)):
                    self._siblings.unlock(_of_tab(name))
                    self._known.discard(name)
                    self._on_message(Gone(name))

    # Driving

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    async def take(self, table_id: str) -> bool:
        async with self._taking:
            if table_id not in self._driven and await self._siblings.lock(_of_table(table_id)):
                self._driven.add(table_id)
        return table_id in self._driven

    async def leave(self, table_id: str) -> None:
        async with self._taking:
            if table_id in self._driven:
                self._driven.discard(table_id)
                self._siblings.unlock(_of_table(table_id))


def _of_tab(name: str) -> str:
    return f"tab {name}"


def _of_table(table_id: str) -> str:
    return f"drive {table_id}"
