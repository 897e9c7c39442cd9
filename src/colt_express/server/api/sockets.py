"""Sockets: the conversation of one client with one table, from its first message to its last."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from math import ceil
from time import perf_counter
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from ...errors import ColtExpressError
from ..base.credentials import Proof, hashed, hashed_address
from ..base.database_errors import StorageError
from ..base.metrics import Metrics
from ..base.rate_limits import Bucket
from ..base.refusals import Code, Refused, Why
from ..connections.close_codes import NORMAL, POLICY, RESTARTING, Disconnected
from ..connections.responses import FOR_NOBODY, SORRY
from ..registry.quotas import PerSeat
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.bans import must_not_be_banned
from ..table.live_table import LiveTable
from ..table.message_log import SPECTATOR
from ..table.messages import (
    PROTOCOL,
    AskPosition,
    Choose,
    Emote,
    FromClient,
    Hello,
    Hidden,
    LookAhead,
    Mute,
    Rematch,
    Reply,
    Report,
    Say,
    Start,
    TakeBack,
)
from .player_help import look_ahead, position_of
from .reporting import report
from .table_requests import carry_out, connect

HELLO_SECONDS = 10.0
"""Time limit for the first message, in seconds."""
PENALTY = 0.05
"""Seconds of delay after each message once many were refused."""
FORGIVEN = 0.9
"""Share of the allowed refusals that may be left before that."""
LARGEST_IDENTIFIER = 2**53
"""Largest id of a message, which every JSON parser reads exactly."""

TOO_MANY_CHANGES = "slow down; the table has just been changed"

STILL_POSSIBLE = (Hello, Say, Emote, Hidden, Rematch)
"""Messages that are accepted at a table whose game cannot continue."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class _Identified(msgspec.Struct):
    """The part of a message that is needed to answer a malformed one."""

    id: int = -1


class Socket(Protocol):
    """The part of a `WebSocketConnection` that is used here."""

    @property
    def waiting(self) -> bool: ...

    async def receive(self) -> bytes: ...

    def send(self, message: bytes, more: bool = False) -> None: ...

    def disconnect(self, code: int = NORMAL, sentence: str = "") -> None: ...


class TableClient:
    """A client of a table, over one socket."""

    def __init__(
        self, socket: Socket, address: str, registry: TableRegistry, metrics: Metrics
    ) -> None:
        self.socket = socket
        self.address = address
        self.registry = registry
        self.metrics = metrics
        self.seat = -1
        self.proof = Proof("")
        self.table: LiveTable | None = None
        self.muted: set[int] = set()
        self.hidden = False
        self._refusals = Bucket(1, registry.settings.refusals)
        self._working = False  # on a message, which is not interrupted
        self._ended = False
        self._forgiven = FORGIVEN * registry.settings.refusals
        self._watches = False  # occupies a spectator's place

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is disconnected. The news of the client's own
        choice is sent together with the reply."""
        self.metrics.sent += 1
        self.socket.send(message, self._working)

    def dismiss(self, sentence: str, why: Why) -> None:
        """Disconnect the client."""
        self._refuse(-1, sentence, why)
        self.socket.disconnect()

    async def serve(self, table: LiveTable) -> None:
        """Serve the client until it leaves or is disconnected."""
        try:
            with contextlib.suppress(Disconnected):
                if await self._greet(table):
                    await self._exchange_messages(table)
        finally:
            if self.table is not None:
                self.table.subscribers.remove(self)
            if self._watches:
                self.registry.spectators.give_back(self.address)
            self.socket.disconnect()

    async def _exchange_messages(self, table: LiveTable) -> None:
        while True:
            message = self._parse(await self.socket.receive())
            if message is not None:
                self._working = True
                await self._answer(table, message.id, self._do(table, message))
                self._working = False
                if self._ended:
                    self.end()
            if self._refusals.left < self._forgiven:
                await asyncio.sleep(PENALTY)
            elif self.socket.waiting:
                await asyncio.sleep(0)  # let others have their turn

    def end(self) -> None:
        """The server is about to stop. Messages in progress are answered first."""
        self._ended = True
        if not self._working:
            self.socket.disconnect(RESTARTING, "the server is stopping; reconnect in a moment")

    async def _greet(self, table: LiveTable) -> bool:
        """Read the first message, which identifies the client; returns whether it may stay."""
        try:
            received = await asyncio.wait_for(self.socket.receive(), HELLO_SECONDS)
        except TimeoutError:
            self._refuse(-1, "no hello was received")
            return False
        message = self._parse(received)
        if not isinstance(message, Hello):
            if message is not None:
                self._refuse(message.id, "the first message must be hello")
            return False
        if message.protocol != PROTOCOL:
            self.metrics.refused("protocol")
            self._refuse(-1, other_protocol(message.protocol), "outdated")
            return False
        if not await self._answer(table, message.id, self._admit(table, message)):
            return False
        self.table = table
        self.seat = table.seat_of(self.proof)
        self.muted = set(message.muted)
        table.subscribers.add(self, message.seen)
        return True

    async def _admit(self, table: LiveTable, hello: Hello) -> Reply:
        """Read the current table, since another server may have given the client its seat. A
        stand-in for the player stops."""
        address = hashed_address(self.address)
        if not hello.token:
            self._watch(table)
            await must_not_be_banned(self.registry.store, table.row.id, address)
            await table.catch_up_at_times()
            return table.reply(hello.id, "ok", "")
        self.proof = await self.registry.proof_of(hello.token)
        await table.catch_up()
        seat = table.seat_of(self.proof)
        token_hash = self.proof.profile or hashed(hello.token)
        await must_not_be_banned(
            self.registry.store, table.row.id, address, token_hash, seated=seat >= 0
        )
        if seat < 0:
            raise Refused("that token belongs to no seat of this table")
        await connect(table, seat)
        return table.reply(hello.id, "ok", "")

    def _watch(self, table: LiveTable) -> None:
        """Take a spectator's place."""
        if len(table.subscribers.at_seat(SPECTATOR)) >= self.registry.settings.spectators:
            raise Refused("this table has reached its maximum number of spectators", "crowded")
        if not self.registry.spectators.take(self.address):
            raise Refused("too many tables are watched from this address", "crowded")
        self._watches = True

    def _parse(self, message: bytes) -> FromClient | None:
        """Parse the message; a malformed one is answered with an error."""
        self.metrics.received += 1
        limit = self.registry.settings.message_size
        if len(message) > limit:
            self.metrics.refused("size")
            self._refuse(-1, f"a message may have at most {limit} bytes")
            return None
        try:
            return _decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.metrics.refused("nonsense")
            self._refuse(_identifier(message), f"this message cannot be understood: {error}")
            return None

    async def _answer(
        self, table: LiveTable, identifier: int, work: Coroutine[Any, Any, Reply]
    ) -> bool:
        """Await the work and reply; returns whether it was done. It is completed even if the client
        disconnects meanwhile."""
        try:
            self._reply(await work)
        except Exception as error:
            if isinstance(error, ColtExpressError) and not isinstance(error, FOR_NOBODY):
                slow = isinstance(error, Refused) and error.code == "slow_down"
                self.metrics.refused("rate" if slow else "rules")
                self._refuse(identifier, error)
                return False
            self.metrics.refused("fault")
            name = table.row.id
            _log.error("a message at table %s failed", name, exc_info=error, extra={"table": name})
            self._refuse(identifier, SORRY)
        else:
            return True
        return False

    async def _do(self, table: LiveTable, message: FromClient) -> Reply:
        if table.frozen is not None and not isinstance(message, STILL_POSSIBLE):
            raise Refused(table.frozen.sentence)
        registry = self.registry
        match message:
            case Choose():
                begun = perf_counter()
                reply = await table.choose(self.seat, message.number, message.option, message.id)
                if reply.status == "ok":
                    self.metrics.choice_published(perf_counter() - begun)
                elif reply.status == "refused":
                    self.metrics.refused("rules")
                return reply
            case TakeBack():
                return await table.take_back(self.seat, message.number, message.id)
            case LookAhead():
                self._count(registry.quotas.looks_ahead, "slow down; nothing has changed")
                return replace(
                    table.reply(message.id, "ok", ""), ahead=look_ahead(table, self.seat)
                )
            case AskPosition():
                self._count(registry.quotas.positions, "slow down; nothing has changed")
                return replace(
                    table.reply(message.id, "ok", ""), position=position_of(table, self.seat)
                )
            case Say() | Emote():
                self._count(registry.quotas.chat, "slow down; others want to read")
                text = message.text if isinstance(message, Say) else ""
                emote = message.name if isinstance(message, Emote) else ""
                table.subscribers.say(self.seat, text, emote)
            case Mute():
                (self.muted.add if message.on else self.muted.discard)(message.seat)
            case Hidden():
                self.hidden = message.on
            case Report():
                self._count(registry.quotas.reports, "you have sent enough reports for now")
                await report(registry.store, table, self.seat, message.seat, message.reason)
            case Rematch():
                self._count(registry.quotas.changes, TOO_MANY_CHANGES)
                async with registry.slow_work.turn(self.address):
                    if registry.closing:
                        raise Refused(CLOSING, code="closing")
                    await carry_out(table, self.seat, message)
            case Hello():
                return table.reply(message.id, "refused", "you have said hello already")
            case Start():
                self._count(registry.quotas.changes, TOO_MANY_CHANGES)
                async with registry.slow_work.turn(self.address):
                    await carry_out(table, self.seat, message)
            case _:
                self._count(registry.quotas.changes, TOO_MANY_CHANGES)
                await carry_out(table, self.seat, message)
        return table.reply(message.id, "ok", "")

    def _count(self, limit: PerSeat, sentence: str) -> None:
        """Count an action, and refuse it if this seat or its address does it too often, on any of
        its sockets."""
        name = "" if self.table is None else self.table.row.id
        if not limit.take(name, self.seat, self.address):
            raise Refused(sentence, code="slow_down")

    def _reply(self, reply: Reply) -> None:
        self.metrics.sent += 1
        self.socket.send(_encode(reply))
        if reply.status != "refused":
            return
        if not (self._refusals.take() and self.registry.quotas.refusals.take(self.address)):
            self.socket.disconnect(POLICY, "too many messages of this client are refused")

    def _refuse(self, identifier: int, error: ColtExpressError | str, why: Why = "") -> None:
        number = 0 if self.table is None else self.table.number
        code: Code = ""
        wait = 0
        if isinstance(error, Refused):
            why, code, wait = error.why, error.code, ceil(error.wait)
        elif isinstance(error, StorageError):
            code = "storage"
        self._reply(Reply(identifier, "refused", str(error), number, why, code, wait))


def _identifier(message: bytes) -> int:
    """The id of a message that is otherwise malformed; -1 if there is none."""
    try:
        identifier = msgspec.json.decode(message, type=_Identified).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return -1
    return identifier if 0 <= identifier <= LARGEST_IDENTIFIER else -1


def other_protocol(spoken: int) -> str:
    """The sentence for a client that uses another version of the protocol: the page of an older
    server, which a reload replaces, or a program. It is not sent as the reply to hello, which would
    make a page discard its token."""
    return (
        f"this server uses version {PROTOCOL} of the protocol, and you use version {spoken}; "
        "reload the page, or see the changes in docs/protocol.md"
    )
