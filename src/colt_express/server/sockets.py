"""Sockets: one connection of one client to one table, from its first word to its last."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..engine.errors import ColtExpressError
from .hall import Hall
from .limits import Bucket
from .messages import (
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
from .tables import LiveTable

HELLO_SECONDS = 10.0
OUTBOX = 2000  # messages a client may lag behind before it is let go

POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013  # WebSocket close codes

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class _Identified(msgspec.Struct):
    """As much of a message as is needed to answer a broken one."""

    id: int = -1


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, hall: Hall, metrics: Metrics) -> None:
        self.socket = socket
        self.hall = hall
        self.metrics = metrics
        self.seat = -1
        self.table: LiveTable | None = None
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        settings = hall.settings
        self.bucket = Bucket(settings.messages_per_second, 10 * settings.messages_per_second)
        self.chat_bucket = Bucket(0.5, 5)

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is let go, the table goes on."""
        self.metrics.add("messages_sent")
        self.outbox.put_nowait(message)

    async def serve(self, table: LiveTable) -> None:
        """Until the client leaves."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._greet(table):
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            if self.table is not None:
                self.table.leave(self)
            await self._flush(writer)

    async def _greet(self, table: LiveTable) -> bool:
        """The first message says who is there."""
        try:
            text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            self._refuse(-1, "nobody said hello")
            return False
        message = self._understand(text)
        if not isinstance(message, Hello):
            if message is not None:
                self._refuse(message.id, "the first message must be hello")
            return False
        self.seat = table.seat_of(message.token) if message.token else -1
        if message.token and self.seat < 0:
            self._refuse(message.id, "that token belongs to no seat of this table")
            return False
        self.table = table
        self._reply(table.reply(message.id, "ok", ""))
        table.listen(self, message.seen)
        return True

    async def _receive(self) -> str:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        return str(received["bytes"].decode(errors="replace") if text is None else text)

    async def _read(self) -> None:
        while self.outbox.qsize() < OUTBOX:
            text = await self._receive()
            message = self._understand(text)
            if message is not None:
                await self._answer(message)
        await self.socket.close(TRY_LATER)

    def _understand(self, text: str) -> FromClient | None:
        """The message, or a sentence about what is wrong with it."""
        self.metrics.add("messages_received")
        if len(text) > self.hall.settings.message_size:
            limit = self.hall.settings.message_size
            self._refuse(-1, f"a message has at most {limit} bytes")
            return None
        if not self.bucket.take():
            self._refuse(_identifier(text), "too many messages; wait a moment")
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._refuse(_identifier(text), f"this message cannot be understood: {error}")
            return None

    async def _answer(self, message: FromClient) -> None:
        assert self.table is not None
        try:
            self._reply(await self._do(self.table, message))
        except ColtExpressError as error:
            self._refuse(message.id, str(error))

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

    async def _write(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_text(message.decode())

    async def _flush(self, writer: asyncio.Task[None]) -> None:
        """Send what is left, then close."""
        for _ in range(50):
            if self.outbox.empty() or writer.done():
                break
            await asyncio.sleep(0.01)
        writer.cancel()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await writer
        with contextlib.suppress(Exception):
            await self.socket.close()


def _identifier(text: str) -> int:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(text, type=_Identified).id
    except (msgspec.MsgspecError, RecursionError):
        return -1
