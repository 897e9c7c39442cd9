"""HTTP connections: every accepted connection starts as one. It costs almost nothing until data
arrives; then uvicorn's HTTP implementation takes over, under our time limits on requests."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .connection_limits import ADDRESS, CONNECTION_LIMITS, ConnectionLimits

if TYPE_CHECKING:
    from uvicorn.server import ServerState

HEAD_SECONDS: Final = 10.0
"""Time limit for the head of a request, in seconds."""
ANSWER_SECONDS: Final = 60.0
"""Time limit for the rest of a request and for reading the answer, in seconds."""


class HttpConnection(asyncio.Protocol):
    """One connection while it speaks HTTP. A WebSocket continues as a `WebSocketConnection`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        address: str,
    ) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = {**app_state, ADDRESS: address}
        self._limits: ConnectionLimits = app_state[CONNECTION_LIMITS]
        self._inside: H11Protocol | None = None
        self._address = address
        self._clock: asyncio.TimerHandle | None = None
        self._timed: RequestResponseCycle | None = None  # the request that is being timed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._start_clock(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._inside is None:
            self._inside = H11Protocol(self._config, self._server_state, self._app_state)
            self._inside.connection_made(self._transport)
        self._inside.data_received(data)
        if self._transport.get_protocol() is not self:  # it is a WebSocket now
            self._stop_clock()
            return
        request = self._underway()
        if request is not self._timed or self._clock is None:
            self._timed = request
            self._start_clock(HEAD_SECONDS if request is None else ANSWER_SECONDS)

    def _underway(self) -> RequestResponseCycle | None:
        """The request that is being answered; None while waiting for the head of one."""
        cycle: RequestResponseCycle | None = None if self._inside is None else self._inside.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def _start_clock(self, seconds: float) -> None:
        self._stop_clock()
        self._clock = asyncio.get_running_loop().call_later(seconds, self._too_late)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_late(self) -> None:
        self._clock = None
        if self._underway() is self._timed:  # else it was answered; uvicorn closes idle connections
            self._limits.metrics.refused("slow")
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_clock()
        if self._inside is not None:
            self._inside.connection_lost(error)
        self._limits.leave(self._address)

    def eof_received(self) -> None:
        if self._inside is not None:
            self._inside.eof_received()

    def pause_writing(self) -> None:
        if self._inside is not None:
            self._inside.pause_writing()

    def resume_writing(self) -> None:
        if self._inside is not None:
            self._inside.resume_writing()
