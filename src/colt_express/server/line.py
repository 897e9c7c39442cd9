"""A line: one client's WebSocket, as uvicorn runs it. The protocol itself is that of `websockets`.

What comes in is metered before it is read, a little in each turn; over the limit nothing is read
for a while, and who goes on is let go with a sentence. What goes out is written at once and never
waited for: whoever does not read it is let go, and the table goes on.

The handshake goes through the application like any request; from then on it holds the line itself,
which it finds in the scope under `EXTENSION`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from .addresses import address_of_transport
from .limits import Bucket
from .meter import Meter, TooMuch, plain_text
from .metrics import Reason
from .porch import PORCH, Porch

if TYPE_CHECKING:
    from uvicorn.server import ServerState

EXTENSION: Final = "colt_express.line"

BACKLOG: Final = 1_000_000
"""Bytes a client may lag behind before it is let go."""
QUEUE: Final = 4
"""Messages that wait to be answered; then no more are read."""
REST: Final = 1.0
"""Seconds in which nothing is read from a client who sends too much."""
RESTS: Final = 5
"""How often in a minute that is done before the client is let go."""
UNFINISHED: Final = 10.0
"""Seconds in which a message that was begun must be there."""
PING: Final = 20.0
"""Seconds between two pings; who has not answered the one before is gone."""
FAREWELL: Final = 5.0
"""Seconds in which a client may take his leave before the line is cut."""
SHORT_FAREWELL: Final = 0.5
"""The same for one who did what he must not."""

NORMAL, PROTOCOL, NO_TEXT, POLICY, SILENT, RESTARTING, TRY_LATER = (
    *(1000, 1002, 1007, 1008, 1011, 1012, 1013),
)
"""Codes with which a WebSocket is closed."""

REASONS: Final[dict[int, Reason]] = {POLICY: "rate", NO_TEXT: "nonsense", TRY_LATER: "slow"}
"""What the metrics call it."""

SHORT, MEDIUM = 126, 65_536  # lengths that a header of two or four bytes can hold
TEXT: Final = 0x81

_log = logging.getLogger(__name__)


class HungUp(Exception):
    """The client is gone, or is let go."""


class Line(asyncio.Protocol):
    """From the handshake to the last byte."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.meter: Meter | None = None  # given by the application before it accepts
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._porch: Porch = app_state[PORCH]
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None  # to the handshake
        self._connected = False  # whether the application has heard of the connection
        self._open = False
        self._deaf = False  # nothing more is read
        self._held = b""  # arrived, and not read yet
        self._resting: asyncio.TimerHandle | None = None
        self._again: asyncio.Handle | None = None
        self._unfinished: asyncio.TimerHandle | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self._cutting: asyncio.TimerHandle | None = None
        self._answered = True  # whether anything came since the last ping
        self._paused = False
        self._patience = Bucket(RESTS / 60, RESTS)
        self._parts: list[bytes] = []  # of a message whose end has not come
        self._text = False
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    # For the application ---------------------------------------------------------------------

    async def receive(self) -> bytes:
        """The next message."""
        while not self._messages:
            if not self._open:
                raise HungUp
            self._waiting = self._loop.create_future()
            await self._waiting
        message = self._messages.popleft()
        if not self._messages and self._paused:
            self._read_on()
        return message

    @property
    def waiting(self) -> bool:
        """Whether there is a next message already."""
        return bool(self._messages)

    def tell(self, message: bytes) -> None:
        """Send a text. Never waits."""
        if not self._open:
            return
        size = len(message)
        if size < SHORT:
            header = bytes((TEXT, size))
        elif size < MEDIUM:
            header = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            header = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self._transport.write(header + message)
        if self._transport.get_write_buffer_size() > BACKLOG:
            self.hang_up(TRY_LATER, "this client does not read what it is sent")

    def hang_up(self, code: int = NORMAL, sentence: str = "") -> None:
        """Say good-bye, and cut the line when the client has, or after a while."""
        if not self._open:
            return
        if code == POLICY:
            self._throw_out(sentence)
            return
        if code in REASONS:
            self._porch.metrics.refused(REASONS[code])
        self._end()
        self._protocol.send_close(code, sentence)
        self._flush()
        self._cut_in(FAREWELL)
        self._read_on()  # his good-bye is to be heard

    # For uvicorn -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._address = address_of_transport(transport)
        self._state.connections.add(cast(Any, self))

    def connection_lost(self, _error: Exception | None) -> None:
        self._state.connections.discard(cast(Any, self))
        self._end()
        for handle in (self._cutting, self._resting):
            if handle is not None:
                handle.cancel()
        self._porch.leave(self._address)

    def shutdown(self) -> None:
        """The server ends."""
        if self._open:
            self.hang_up(RESTARTING, "the server ends; come back in a moment")
        else:
            self._transport.close()

    def cut(self) -> None:
        """Without another word."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._answered = True
        if not self._connected:
            self._shake_hands(data)
            return
        if self.meter is None or self._deaf:
            return
        self._held = self._held + data if self._held else data
        if not self.meter.weigh(len(data)):
            self._rest()
        self._read_on()

    # Reading ---------------------------------------------------------------------------------

    def _read_on(self) -> None:
        """Read a little of what has arrived; the rest in later turns."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self.meter is None or self._deaf:
            return
        if self._resting is None and len(self._messages) < QUEUE:
            self._read_some(self.meter)
        if self._deaf or self._resting or self._again or len(self._messages) >= QUEUE:
            self._pause()
        else:
            self._resume()

    def _read_some(self, meter: Meter) -> None:
        between = not meter.unfinished
        try:
            passed = meter.pass_on(self._held)
        except TooMuch as error:
            self._throw_out(str(error))
            return
        part, self._held = self._held[:passed], self._held[passed:]
        if part:
            text = plain_text(part) if between and not meter.unfinished else None
            if text is not None:  # by far the most; the rest is left to `websockets`
                self._text = True
                self._hand_over(text)
            else:
                self._read(part)
        if meter.full:
            self._rest()
        elif meter.more and len(self._messages) < QUEUE:
            self._again = self._loop.call_soon(self._read_on)
        self._watch_unfinished(meter)

    def _read(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._hear(event)
        self._flush()
        if self._protocol.parser_exc is not None:  # `websockets` has said good-bye
            self._deaf = True
            self._end()
            self._cut_in(SHORT_FAREWELL)

    def _hear(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._text = frame.opcode is Opcode.TEXT
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._hand_over(message)
        elif frame.opcode is Opcode.CLOSE:
            self._deaf = True
            self._end()
            self._flush()
            self._transport.close()
            self._cut_in(FAREWELL)

    def _hand_over(self, message: bytes) -> None:
        if self._text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self.hang_up(NO_TEXT, "this is no text")
                return
        if self._open:
            self._messages.append(message)
            self._wake()

    def _rest(self) -> None:
        """Read nothing for a while, which a client notices who sends too much by mistake. Who goes
        on and on is let go."""
        if self._resting is not None:
            return
        if not self._open or not self._patience.take():
            self._throw_out("too much is sent too quickly")
            return
        self._resting = self._loop.call_later(REST, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._read_on()

    def _watch_unfinished(self, meter: Meter) -> None:
        if not meter.unfinished:
            if self._unfinished is not None:
                self._unfinished.cancel()
                self._unfinished = None
        elif self._unfinished is None:
            self._unfinished = self._loop.call_later(UNFINISHED, self._give_up_waiting)

    def _give_up_waiting(self) -> None:
        self._throw_out("a message was begun and not finished")

    def _pause(self) -> None:
        if not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    # The end ---------------------------------------------------------------------------------

    def _throw_out(self, sentence: str) -> None:
        """Whatever else he sends is of no interest."""
        self._deaf = True
        self._held = b""
        self._messages.clear()
        if self._open:
            self._porch.metrics.refused(REASONS[POLICY])
            self._end()
            self._protocol.send_close(POLICY, sentence)
            self._flush()
            self._cut_in(SHORT_FAREWELL)
        else:
            self._transport.abort()
        self._pause()

    def _end(self) -> None:
        """Nothing more is told or heard."""
        self._open = False
        for handle in (self._again, self._unfinished, self._pinging):
            if handle is not None:
                handle.cancel()
        self._again = self._unfinished = self._pinging = None
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _cut_in(self, seconds: float) -> None:
        if self._cutting is None:
            self._cutting = self._loop.call_later(seconds, self._transport.abort)

    def _ping(self) -> None:
        if not self._answered:
            self.hang_up(SILENT, "no answer to a ping")
            return
        self._answered = False
        self._protocol.send_ping(b"")
        self._flush()
        self._pinging = self._loop.call_later(PING, self._ping)

    def _flush(self) -> None:
        """Send what `websockets` has to say; an empty piece is the end."""
        for piece in self._protocol.data_to_send():
            if piece and not self._transport.is_closing():
                self._transport.write(piece)

    # The handshake ---------------------------------------------------------------------------

    def _shake_hands(self, head: bytes) -> None:
        """Ask the application what it says to this request. Until then nothing more is read."""
        self._connected = True
        self._pause()
        self._protocol.receive_data(head)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._response = self._protocol.accept(event)
                if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                    self._answer(self._response)
                    return
                task = self._loop.create_task(self._run(self._scope(event)))
                self._state.tasks.add(task)
                task.add_done_callback(self._state.tasks.discard)
                return
        self._transport.close()  # no request that `websockets` understands

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        headers = request.headers.raw_items()
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": self._config.root_path,
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in headers],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: {"line": self}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, cast(Any, _connect), cast(Any, self._send))
        except Exception as error:
            _log.error("a socket failed", exc_info=error)
        if self._open:
            self.hang_up()
        elif self._cutting is None:
            self._transport.close()
            self._cut_in(FAREWELL)

    async def _send(self, message: Message) -> None:
        """What the application says to the handshake."""
        kind = message["type"]
        assert self._response is not None
        if kind == "websocket.accept":
            self._response.headers.update(_text_headers(message))
            self._protocol.send_response(self._response)
            self._flush()
            self._open = True
            self._pinging = self._loop.call_later(PING, self._ping)
            self._read_on()
        elif kind == "websocket.http.response.start":
            status = HTTPStatus(message["status"])
            headers = Headers(_text_headers(message))
            headers["connection"] = "close"
            self._response = Response(status.value, status.phrase, headers)
        elif kind == "websocket.http.response.body":
            self._response.body = (self._response.body or b"") + message.get("body", b"")
            if not message.get("more_body"):
                self._answer(self._response)
        else:  # closed before it was accepted
            self._answer(self._protocol.reject(HTTPStatus.FORBIDDEN, ""))

    def _answer(self, refusal: Response) -> None:
        self._protocol.send_response(refusal)
        self._flush()
        self._transport.close()
        self._cut_in(FAREWELL)


async def _connect() -> Message:
    return {"type": "websocket.connect"}


def _text_headers(message: Message) -> list[tuple[str, str]]:
    headers = message.get("headers", [])
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
