"""Sockets: one connection of one client to one table, from its first word to its last."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..engine.errors import ColtExpressError
from .hall import Hall
from .limits import Bucket
from .messages import (
    Back,
    Choose,
    Emote,
    Fill,
    FromClient,
    Hello,
    Kick,
    Reply,
    Say,
    Start,
    Substitute,
)
from .metrics import Metrics
from .outbox import Outbox
from .seating import Refused
from .tables import LiveTable

HELLO_SECONDS = 10.0
LARGEST_IDENTIFIER = 2**53
FLUSH_SECONDS = 1.0

NORMAL, TRY_LATER = 1000, 1013  # WebSocket close codes

SORRY = "something went wrong in the server; look whether it was done"

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class _Identified(msgspec.Struct):
    """As much of a message as is needed to answer a broken one."""

    id: int = -1


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, send: Send, hall: Hall, metrics: Metrics) -> None:
        self.socket = socket
        self.hall = hall
        self.metrics = metrics
        self.seat = -1
        self.table: LiveTable | None = None
        self.outbox = Outbox(lambda text: send({"type": "websocket.send", "text": text}))
        settings = hall.settings
        self.bucket = Bucket(settings.messages_per_second, 10 * settings.messages_per_second)
        self.chat_bucket = Bucket(0.5, 5)
        self._working = False  # on a message, which is not left half done
        self._ended = False

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is let go, the table goes on."""
        self.metrics.add("messages_sent")
        self.outbox.put(message)

    async def serve(self, table: LiveTable) -> None:
        """Until the client leaves, or is let go because it does not read."""
        reader = asyncio.create_task(self._converse(table))
        stuck = asyncio.create_task(self.outbox.stuck.wait())
        try:
            await asyncio.wait({reader, stuck}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.table is not None:
                self.table.leave(self)
            stuck.cancel()
            await self._finish(reader)

    async def _converse(self, table: LiveTable) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            if await self._greet(table):
                while not self._ended:
                    message = self._understand(await self._receive())
                    if message is not None:
                        await self._answer(table, message.id, self._do(table, message))

    async def _greet(self, table: LiveTable) -> bool:
        """The first message says who is there."""
        try:
            received = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            self._refuse(-1, "nobody said hello")
            return False
        message = self._understand(received)
        if not isinstance(message, Hello):
            if message is not None:
                self._refuse(message.id, "the first message must be hello")
            return False
        if not await self._answer(table, message.id, self._come_in(table, message)):
            return False
        self.table = table
        self.seat = table.seat_of(message.token)
        table.listen(self, message.seen)
        return True

    async def _come_in(self, table: LiveTable, hello: Hello) -> Reply:
        """See the table as it is now, for another server may have given the client his seat. A
        bot that played for him stops."""
        await table.catch_up()
        seat = table.seat_of(hello.token)
        if hello.token and seat < 0:
            raise Refused("that token belongs to no seat of this table")
        await table.back(seat)
        return table.reply(hello.id, "ok", "")

    async def _receive(self) -> bytes:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        text: str | None = received.get("text")
        return bytes(received["bytes"]) if text is None else text.encode()

    def _understand(self, message: bytes) -> FromClient | None:
        """The message, or a sentence about what is wrong with it."""
        self.metrics.add("messages_received")
        limit = self.hall.settings.message_size
        if len(message) > limit:
            self._refuse(-1, f"a message has at most {limit} bytes")
            return None
        if not self.bucket.take():
            self._refuse(_identifier(message), "too many messages; wait a moment")
            return None
        try:
            return _decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(_identifier(message), f"this message cannot be understood: {error}")
            return None

    async def _answer(
        self, table: LiveTable, identifier: int, work: Coroutine[Any, Any, Reply]
    ) -> bool:
        """Do it and reply; whether it was done. What is begun is ended, even if the client is
        gone meanwhile."""
        self._working = True
        try:
            self._reply(await work)
        except ColtExpressError as error:
            self._refuse(identifier, str(error))
        except Exception as error:
            _log.error("a message at table %s failed", table.row.id, exc_info=error)
            self._refuse(identifier, SORRY)
        else:
            return True
        finally:
            self._working = False
        return False

    async def _do(self, table: LiveTable, message: FromClient) -> Reply:
        match message:
            case Choose():
                self.metrics.add("choices")
                return await table.choose(self.seat, message.number, message.option, message.id)
            case Say() | Emote():
                if not self.chat_bucket.take():
                    return table.reply(message.id, "refused", "slow down; others want to read")
                text = message.text if isinstance(message, Say) else ""
                table.say(self.seat, text, message.name if isinstance(message, Emote) else "")
            case Start():
                await table.start(self.seat)
            case Kick():
                await table.kick(self.seat, message.seat)
            case Fill():
                await table.fill(self.seat, message.seat, message.bot)
            case Substitute():
                await table.substitute(self.seat, message.seat, message.bot)
            case Back():
                await table.back(self.seat)
            case Hello():
                return table.reply(message.id, "refused", "you have said hello already")
            case _:
                await self.hall.rematch(table, self.seat)
        return table.reply(message.id, "ok", "")

    def _reply(self, reply: Reply) -> None:
        self.send(_encode(reply))

    def _refuse(self, identifier: int, sentence: str) -> None:
        self.metrics.add("messages_refused")
        number = 0 if self.table is None else self.table.number
        self._reply(Reply(id=identifier, status="refused", sentence=sentence, number=number))

    async def _finish(self, reader: asyncio.Task[None]) -> None:
        """Send what is left if the client still reads, then close."""
        self._ended = True
        if not self._working:
            reader.cancel()
        await asyncio.wait({reader})
        if not reader.cancelled() and (error := reader.exception()) is not None:
            _log.error("a connection failed: %s", type(error).__name__, exc_info=error)
        lagging = self.outbox.stuck.is_set()
        await self.outbox.flush(FLUSH_SECONDS)
        self.outbox.close()
        with contextlib.suppress(Exception):
            code = TRY_LATER if lagging else NORMAL
            await asyncio.wait_for(self.socket.close(code), FLUSH_SECONDS)


def _identifier(message: bytes) -> int:
    """The id of a message that is wrong otherwise; -1 where there is none."""
    try:
        identifier = msgspec.json.decode(message, type=_Identified).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return -1
    return identifier if 0 <= identifier <= LARGEST_IDENTIFIER else -1
