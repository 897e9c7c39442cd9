"""Publish/subscribe between server processes that share a PostgreSQL database."""

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

from ...base.logs import reason
from ..pubsub import PubSub
from ..pubsub_messages import (
    CHANNEL,
    Alive,
    Banned,
    Changed,
    Gone,
    PubSubMessage,
    Signed,
    WhoIsThere,
    decode_message,
    encode_message,
)

BEAT: Final = 5.0
"""Seconds between heartbeats."""
SILENCE: Final = 3 * BEAT
"""Seconds of silence after which a process counts as gone."""
PATIENCE: Final = 10.0
"""Time limit for an answer from the database, in seconds."""
PAUSE: Final = 1.0
"""Seconds between attempts to connect."""

NOTICE_A_DEAD_MACHINE: Final = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; "
    "SET tcp_user_timeout = 10000"
)
"""Settings of a connection, so that the database soon releases the locks of a machine that has
died."""

_log = logging.getLogger(__name__)


class PostgresPubSub(PubSub):
    """Publish/subscribe over LISTEN and NOTIFY. The driver of a table holds an advisory lock, which
    PostgreSQL releases if the process dies."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(4)
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._querying = asyncio.Lock()
        self._taking = asyncio.Lock()
        self._queue: asyncio.Queue[Signed] = asyncio.Queue()
        self._driven: set[str] = set()
        self._last_heard: dict[str, float] = {}  # when each of the others was last heard from
        self._sending: asyncio.Task[None] | None = None

    async def open(
        self, receive: Callable[[PubSubMessage], None], after_gap: Callable[[], None]
    ) -> None:
        self._on_message = receive
        self._after_gap = after_gap
        await self._connect()
        self._sending = asyncio.create_task(self._send_queued())

    async def close(self) -> None:
        if self._sending is not None:
            async with self._querying:  # an interrupted query would block the connection
                self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._connection is not None:
            try:
                await self._query("SELECT pg_advisory_unlock_all()")
                await self._notify(Gone(self.name))
            except Exception as error:  # the others will notice the silence
                _log.warning("the final message to the other servers is lost: %s", reason(error))
        await self._disconnect()

    # Talking

    def send(self, message: Signed) -> None:
        self._queue.put_nowait(message)

    async def _send_queued(self) -> None:
        """Send queued messages. If the connection is lost, reconnect."""
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    _log.info("the other servers can be reached again")
                    self._after_gap()
                await self._notify(await self._next_message())
                self._drop_silent()
            except Exception as error:
                if self._connection is not None:  # reported once, and tried until it works
                    _log.error("the other servers cannot be reached: %s", reason(error))
                await self._disconnect()
                await asyncio.sleep(PAUSE)

    async def _next_message(self) -> Signed:
        """The next message to send; a heartbeat if the queue stays empty for `BEAT` seconds."""
        try:
            async with asyncio.timeout(BEAT):
                return await self._queue.get()
        except TimeoutError:
            return Alive(self.name)

    async def _notify(self, message: Signed) -> None:
        await self._query("SELECT pg_notify($1, $2)", CHANNEL, encode_message(message))

    async def _query(self, statement: str, *values: object) -> Any:
        async with self._querying:
            driver = await self._driver()
            return await driver.fetchval(statement, *values, timeout=PATIENCE)

    async def _connect(self) -> None:
        """Subscribe, and find out who is present."""
        async with self._querying:
            self._connection = await self._engine.connect()
            driver = await self._driver()
            driver.add_termination_listener(lambda _: self.send(Alive(self.name)))  # fails at once
            await driver.execute(NOTICE_A_DEAD_MACHINE)
            await driver.add_listener(CHANNEL, self._receive)
        self.send(WhoIsThere(self.name))

    async def _driver(self) -> Any:
        """The asyncpg connection."""
        if self._connection is None:
            raise ConnectionError("the connection is lost")
        return (await self._connection.get_raw_connection()).driver_connection

    async def _disconnect(self) -> None:
        self._driven.clear()
        connection, self._connection = self._connection, None
        if connection is None:
            return
        driver: Any = None
        try:
            with contextlib.suppress(Exception):  # it may be dead already
                driver = (await connection.get_raw_connection()).driver_connection
                await connection.invalidate()
                await connection.close()
        finally:
            if driver is not None:
                driver.terminate()  # in any state, even if we have been cancelled

    # Hearing

    def _receive(self, _driver: Any, _process: int, _channel: str, text: str) -> None:
        try:
            message = decode_message(text)
        except msgspec.MsgspecError:
            return  # from a server of another version
        if isinstance(message, Changed | Banned):
            self._on_message(message)
        elif message.sender != self.name:
            self._note(message)
            self._on_message(message)

    def _note(self, message: Signed) -> None:
        if isinstance(message, Gone):
            self._last_heard.pop(message.sender, None)
            return
        if message.sender not in self._last_heard:
            self.send(WhoIsThere(self.name, to=message.sender))
        self._last_heard[message.sender] = monotonic()

    def _drop_silent(self) -> None:
        for sender, heard in list(self._last_heard.items()):
            if heard < monotonic() - SILENCE:
                del self._last_heard[sender]
                self._on_message(Gone(sender))

    # Driving

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    async def take(self, table_id: str) -> bool:
        async with self._taking:  # PostgreSQL counts how often a lock is taken
            if table_id not in self._driven and await self._lock("try_advisory_lock", table_id):
                self._driven.add(table_id)
        return table_id in self._driven

    async def leave(self, table_id: str) -> None:
        async with self._taking:
            if table_id in self._driven:
                self._driven.discard(table_id)
                await self._lock("advisory_unlock", table_id)

    async def _lock(self, how: str, table_id: str) -> bool:
        """Take or release an advisory lock; returns whether that worked. Without a connection
        nothing is held; `_send_queued` reconnects and reports."""
        try:
            return bool(await self._query(f"SELECT pg_{how}($1)", _key(table_id)))
        except Exception:
            return False


def _key(table_id: str) -> int:
    """The number of the table's advisory lock."""
    digest = blake2b(table_id.encode(), digest_size=8, person=b"colt-express").digest()
    return int.from_bytes(digest, "big", signed=True)
