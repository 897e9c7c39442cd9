"""The telegraph: how server processes that share a database wake each other.

It also says which of them drives a table, that is, lets its bots play and runs its clock. That
only spares work: if two drive, the database takes one choice and the other process catches up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .logs import reason
from .wire import (
    CHANNEL,
    Alive,
    Banned,
    Changed,
    Gone,
    Signed,
    WhoIsThere,
    Wire,
    decode_wire,
    encode_wire,
)

BEAT: Final = 5.0  # seconds after which a process says that it is alive
SILENCE: Final = 3 * BEAT  # after which it is taken to be gone
PATIENCE: Final = 10.0  # seconds for an answer of the database
PAUSE: Final = 1.0  # seconds between attempts to connect

NOTICE_A_DEAD_MACHINE: Final = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; "
    "SET tcp_user_timeout = 10000"
)
"""So that the database soon lets others drive the tables of a machine that fell silent."""

_log = logging.getLogger(__name__)


class Telegraph:
    """Of a server that hears of no other: nobody listens, and every table is its own to drive."""

    name = "alone"

    async def open(self, hear: Callable[[Wire], None], after_gap: Callable[[], None]) -> None:
        """From now on ``hear`` is called with what others say, and ``after_gap`` when something
        may have been missed."""

    async def close(self) -> None:
        pass

    def send(self, message: Signed) -> None:
        """Tell all others. Never waits."""

    def drives(self, _table_id: str) -> bool:
        """Whether it is up to this process to drive the table."""
        return True

    async def take(self, _table_id: str) -> bool:
        """Drive the table from now on, unless another process does."""
        return True

    async def leave(self, table_id: str) -> None:
        """Let others drive the table."""


class PostgresTelegraph(Telegraph):
    """Over LISTEN and NOTIFY. Who drives a table holds an advisory lock, which PostgreSQL takes
    back if the process dies."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(4)
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._asking = asyncio.Lock()
        self._taking = asyncio.Lock()
        self._outbox: asyncio.Queue[Signed] = asyncio.Queue()
        self._driven: set[str] = set()
        self._heard: dict[str, float] = {}  # when each of the others was last heard
        self._talking: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[Wire], None], after_gap: Callable[[], None]) -> None:
        self._hear = hear
        self._after_gap = after_gap
        await self._connect()
        self._talking = asyncio.create_task(self._talk())

    async def close(self) -> None:
        if self._talking is not None:
            async with self._asking:  # in the middle of a word the line would be blocked
                self._talking.cancel()
            await asyncio.gather(self._talking, return_exceptions=True)
        if self._connection is not None:
            try:
                await self._ask("SELECT pg_advisory_unlock_all()")
                await self._say(Gone(self.name))
            except Exception as error:  # the others will notice the silence
                _log.warning("the last word to the other servers is lost: %s", reason(error))
        await self._hang_up()

    # Talking

    def send(self, message: Signed) -> None:
        self._outbox.put_nowait(message)

    async def _talk(self) -> None:
        """Say what is to be said. If the line is cut, come back."""
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    self._after_gap()
                await self._say(await self._next_message())
                self._forget_the_silent()
            except Exception as error:
                if self._connection is not None:  # reported once, and tried until it works
                    _log.error("the other servers cannot be reached: %s", reason(error))
                await self._hang_up()
                await asyncio.sleep(PAUSE)

    async def _next_message(self) -> Signed:
        """Where there is nothing to say, that we are alive."""
        try:
            async with asyncio.timeout(BEAT):
                return await self._outbox.get()
        except TimeoutError:
            return Alive(self.name)

    async def _say(self, message: Signed) -> None:
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, encode_wire(message))

    async def _ask(self, question: str, *values: object) -> Any:
        async with self._asking:
            line = await self._line()
            return await line.fetchval(question, *values, timeout=PATIENCE)

    async def _connect(self) -> None:
        """Listen, and find out who is there."""
        async with self._asking:
            self._connection = await self._engine.connect()
            line = await self._line()
            line.add_termination_listener(lambda _: self.send(Alive(self.name)))  # fails at once
            await line.execute(NOTICE_A_DEAD_MACHINE)
            await line.add_listener(CHANNEL, self._receive)
        self.send(WhoIsThere(self.name))

    async def _line(self) -> Any:
        """The connection as asyncpg knows it."""
        if self._connection is None:
            raise ConnectionError("the line is cut")
        return (await self._connection.get_raw_connection()).driver_connection

    async def _hang_up(self) -> None:
        self._driven.clear()
        connection, self._connection = self._connection, None
        if connection is None:
            return
        line: Any = None
        try:
            with contextlib.suppress(Exception):  # it may be dead already
                line = (await connection.get_raw_connection()).driver_connection
                await connection.invalidate()
                await connection.close()
        finally:
            if line is not None:
                line.terminate()  # whatever state it was in, even if nobody waits for us any more

    # Hearing

    def _receive(self, _line: Any, _process: int, _channel: str, text: str) -> None:
        try:
            message = decode_wire(text)
        except msgspec.MsgspecError:
            return  # of a server of another version
        if isinstance(message, Changed | Banned):
            self._hear(message)
        elif message.sender != self.name:
            self._note(message)
            self._hear(message)

    def _note(self, message: Signed) -> None:
        if isinstance(message, Gone):
            self._heard.pop(message.sender, None)
            return
        if message.sender not in self._heard:
            self.send(WhoIsThere(self.name, to=message.sender))
        self._heard[message.sender] = monotonic()

    def _forget_the_silent(self) -> None:
        for sender, heard in list(self._heard.items()):
            if heard < monotonic() - SILENCE:
                del self._heard[sender]
                self._hear(Gone(sender))

    # Driving

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    async def take(self, table_id: str) -> bool:
        async with self._taking:  # for PostgreSQL counts how often a lock is taken
            if table_id not in self._driven and await self._lock("try_advisory_lock", table_id):
                self._driven.add(table_id)
        return table_id in self._driven

    async def leave(self, table_id: str) -> None:
        async with self._taking:
            if table_id in self._driven:
                self._driven.discard(table_id)
                await self._lock("advisory_unlock", table_id)

    async def _lock(self, how: str, table_id: str) -> bool:
        """Without a line nothing is held; `_talk` sees to that and reports it."""
        try:
            return bool(await self._ask(f"SELECT pg_{how}($1)", _key(table_id)))
        except Exception:
            return False


def _key(table_id: str) -> int:
    """The number of the table's lock."""
    digest = blake2b(table_id.encode(), digest_size=8, person=b"colt-express").digest()
    return int.from_bytes(digest, "big", signed=True)
