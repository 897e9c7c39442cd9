"""The WebSocket connection of one client. The protocol itself is implemented by `websockets`.

Incoming data is counted before it is read, a little at a time. Over the limit, nothing is read for
a while, and a client that persists is disconnected with a reason. Outgoing data is written at once
without waiting: a client that does not read is disconnected, so that the table is never delayed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, cast

from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from ..base.metrics import Reason
from ..base.rate_limits import Bucket
from .close_codes import NO_TEXT, NORMAL, POLICY, RESTARTING, SILENT, TRY_LATER, Disconnected
from .connection_limits import ConnectionLimits
from .frame_limits import FrameLimits, TooMuch, plain_text

BACKLOG: Final = 1_000_000
"""Maximum number of bytes that a client may lag behind before it is disconnected."""
QUEUE: Final = 4
"""Maximum number of messages that wait for an answer; beyond that no more are read."""
REST: Final = 1.0
"""Seconds without reading from a client that sends too much."""
RESTS: Final = 5
"""Number of such pauses in a minute before the client is disconnected."""
UNFINISHED: Final = 10.0
"""Time limit for completing a message, in seconds."""
PING: Final = 20.0
"""Seconds between two pings; a client that has not answered the last one is gone."""
FAREWELL: Final = 5.0
"""Seconds to wait for the client's close frame before the connection is cut."""
SHORT_FAREWELL: Final = 0.5
"""The same for a client that violated a limit."""

REASONS: Final[dict[int, Reason]] = {POLICY: "rate", NO_TEXT: "nonsense", TRY_LATER: "slow"}
"""Their names in the metrics."""

SHORT, MEDIUM = 126, 65_536  # lengths that fit into a header of two or four bytes
TEXT: Final = 0x81


class WebSocketConnection(asyncio.Protocol):
    """The connection until its last byte. It starts with a `handshake`."""

    def __init__(
        self,
        protocol: ServerProtocol,
        limits: ConnectionLimits,
        address: str,
        connections: set[Any],
    ) -> None:
        self.frame_limits: FrameLimits | None = None  # set before it is opened
        self._protocol = protocol
        self._limits = limits
        self._address = address
        self._connections = connections  # all of the server's
        self._loop = asyncio.get_running_loop()
        self._open = False
        self._ignoring = False  # nothing more is read
        self._unsent = b""  # frames that are sent with the next one
        self._held = b""  # received but not yet read
        self._resting: asyncio.TimerHandle | None = None
        self._again: asyncio.Handle | None = None
        self._unfinished: asyncio.TimerHandle | None = None
        self._pinging: asyncio.TimerHandle | None = None
        self._cutting: asyncio.TimerHandle | None = None
        self._answered = True  # whether anything came since the last ping
        self._paused = False
        self._patience = Bucket(RESTS / 60, RESTS)
        self._parts: list[bytes] = []  # of an incomplete message
        self._text = False
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    # For the application ---------------------------------------------------------------------

    def open(self) -> None:
        """Open the connection: from now on both sides may send."""
        self._open = True
        self._pinging = self._loop.call_later(PING, self._ping)
        self._read_on()

    async def receive(self) -> bytes:
        """The next message from the client; waits for it."""
        while not self._messages:
            if not self._open:
                raise Disconnected
            self._waiting = self._loop.create_future()
            await self._waiting
        message = self._messages.popleft()
        if not self._messages and self._paused:
            self._read_on()
        return message

    @property
    def waiting(self) -> bool:
        """Whether another message has already arrived."""
        return bool(self._messages)

    def send(self, message: bytes, more: bool = False) -> None:
        """Send a text message. Never waits. With ``more`` it is sent together with the next one, in
        one system call, or at the latest in the next iteration of the event loop."""
        if not self._open:
            return
        size = len(message)
        if size < SHORT:
            header = bytes((TEXT, size))
        elif size < MEDIUM:
            header = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            header = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        if more:
            if not self._unsent:
                self._loop.call_soon(self._send_rest)
            self._unsent += header + message
            return
        self._write(header + message)

    def disconnect(self, code: int = NORMAL, sentence: str = "") -> None:
        """Send a close frame, and cut the connection when the client has answered it, or after a
        while."""
        if not self._open:
            return
        if code == POLICY:
            self._reject(sentence)
            return
        if code in REASONS:
            self._limits.metrics.refused(REASONS[code])
        self._send_rest()
        self._end()
        self._protocol.send_close(code, sentence)
        self._flush()
        self._cut_in(FAREWELL)
        self._read_on()  # to receive the client's close frame

    # For uvicorn -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _error: Exception | None) -> None:
        self._connections.discard(self)
        self._end()
        for handle in (self._cutting, self._resting):
            if handle is not None:
                handle.cancel()
        self._limits.leave(self._address)

    def shutdown(self) -> None:
        """The server stops."""
        if self._open:
            self.disconnect(RESTARTING, "the server is stopping; reconnect in a moment")
        else:
            self._transport.close()

    def cut(self) -> None:
        """Close the connection at once, without a close frame."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._answered = True
        if self.frame_limits is None or self._ignoring:
            return
        text = (
            None if self._held or self._busy or self.frame_limits.unfinished else plain_text(data)
        )
        within = self.frame_limits.weigh(len(data))
        if text is not None and within and self.frame_limits.pass_text():  # nearly always
            self._text = True
            self._queue_message(text)
            if len(self._messages) >= QUEUE:
                self._pause()
            return
        self._held = self._held + data if self._held else data
        if text is not None or not within:  # over a limit
            self._rest()
        self._read_on()

    @property
    def _busy(self) -> bool:
        """Whether nothing may be read now."""
        return bool(self._resting or self._again) or len(self._messages) >= QUEUE

    # Writing ---------------------------------------------------------------------------------

    def _write(self, frame: bytes) -> None:
        if self._unsent:
            frame, self._unsent = self._unsent + frame, b""
        self._transport.write(frame)
        if self._transport.get_write_buffer_size() > BACKLOG:
            self.disconnect(TRY_LATER, "this client does not read what it is sent")

    def _send_rest(self) -> None:
        if self._unsent and self._open:
            self._write(b"")

    # Reading ---------------------------------------------------------------------------------

    def _read_on(self) -> None:
        """Read a little of what has arrived; the rest in later iterations of the event loop."""
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self.frame_limits is None or self._ignoring:
            return
        if self._resting is None and len(self._messages) < QUEUE:
            self._read_some(self.frame_limits)
        if self._ignoring or self._resting or self._again or len(self._messages) >= QUEUE:
            self._pause()
        else:
            self._resume()

    def _read_some(self, frame_limits: FrameLimits) -> None:
        between = not frame_limits.unfinished
        try:
            passed = frame_limits.pass_on(self._held)
        except TooMuch as error:
            self._reject(str(error))
            return
        part, self._held = self._held[:passed], self._held[passed:]
        if part:
            text = plain_text(part) if between and not frame_limits.unfinished else None
            if text is not None:  # the usual case; everything else is left to `websockets`
                self._text = True
                self._queue_message(text)
            else:
                self._read(part)
        if frame_limits.full:
            self._rest()
        elif frame_limits.more and len(self._messages) < QUEUE:
            self._again = self._loop.call_soon(self._read_on)
        self._watch_unfinished(frame_limits)

    def _read(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._read_frame(event)
        self._flush()
        if self._protocol.parser_exc is not None:  # `websockets` has sent a close frame
            self._ignoring = True
            self._end()
            self._cut_in(SHORT_FAREWELL)

    def _read_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._text = frame.opcode is Opcode.TEXT
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._queue_message(message)
        elif frame.opcode is Opcode.CLOSE:
            self._ignoring = True
            self._end()
            self._flush()
            self._transport.close()
            self._cut_in(FAREWELL)

    def _queue_message(self, message: bytes) -> None:
        if self._text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self.disconnect(NO_TEXT, "this is not valid UTF-8 text")
                return
        if self._open:
            self._messages.append(message)
            self._wake()

    def _rest(self) -> None:
        """Read nothing for a while, which slows down a client that sends too much by mistake. One
        that persists is disconnected."""
        if self._resting is not None:
            return
        if not self._open or not self._patience.take():
            self._reject("too much is sent too quickly")
            return
        self._resting = self._loop.call_later(REST, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._read_on()

    def _watch_unfinished(self, frame_limits: FrameLimits) -> None:
        if not frame_limits.unfinished:
            if self._unfinished is not None:
                self._unfinished.cancel()
                self._unfinished = None
        elif self._unfinished is None:
            self._unfinished = self._loop.call_later(UNFINISHED, self._give_up_waiting)

    def _give_up_waiting(self) -> None:
        self._reject("a message was started and not completed")

    def _pause(self) -> None:
        if not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    # The end ---------------------------------------------------------------------------------

    def _reject(self, sentence: str) -> None:
        """Disconnect a client that violated a limit, and ignore everything else it sends."""
        self._ignoring = True
        self._held = b""
        self._messages.clear()
        if self._open:
            self._limits.metrics.refused(REASONS[POLICY])
            self._end()
            self._protocol.send_close(POLICY, sentence)
            self._flush()
            self._cut_in(SHORT_FAREWELL)
        else:
            self._transport.abort()
        self._pause()

    def _end(self) -> None:
        """Mark the connection as closed: nothing more is sent or received."""
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
            self.disconnect(SILENT, "no answer to a ping")
            return
        self._answered = False
        self._protocol.send_ping(b"")
        self._flush()
        self._pinging = self._loop.call_later(PING, self._ping)

    def _flush(self) -> None:
        """Send the pending output of `websockets`; an empty chunk means the end."""
        for piece in self._protocol.data_to_send():
            if piece and not self._transport.is_closing():
                self._transport.write(piece)
