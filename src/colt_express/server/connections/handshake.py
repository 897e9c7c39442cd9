"""The handshake: how a WebSocket starts, as seen by uvicorn and the application.

It passes through the application like any request. Afterwards the application uses the connection
itself, which it finds in the scope under `EXTENSION`.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from .connection_limits import ADDRESS, CONNECTION_LIMITS
from .websocket import FAREWELL, WebSocketConnection

if TYPE_CHECKING:
    from uvicorn.server import ServerState

EXTENSION: Final = "colt_express.websocket"

_log = logging.getLogger(__name__)


class Handshake(WebSocketConnection):
    """A WebSocket connection that is opened when the application accepts it."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        protocol = ServerProtocol(max_size=config.ws_max_size)
        connections = cast(set[Any], server_state.connections)
        super().__init__(protocol, app_state[CONNECTION_LIMITS], app_state[ADDRESS], connections)
        self._config = config
        self._app = cast(ASGIApp, config.loaded_app)
        self._app_state = app_state
        self._tasks = server_state.tasks
        self._started = False  # whether the application has seen the request
        self._response: Response | None = None

    def data_received(self, data: bytes) -> None:
        if self._started:
            super().data_received(data)
        else:
            self._started = True
            self._start(data)

    def _start(self, head: bytes) -> None:
        """Pass the request to the application. Nothing more is read until it has answered."""
        self._pause()
        self._protocol.receive_data(head)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._response = self._protocol.accept(event)
                if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                    self._answer(self._response)
                    return
                task = self._loop.create_task(self._run(self._scope(event)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                return
        self._transport.close()  # not a request that `websockets` understands

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
            "extensions": {"websocket.http.response": {}, EXTENSION: {"connection": self}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._app(scope, _connect, self._send)
        except Exception as error:
            _log.error("a socket failed", exc_info=error)
        if self._open:
            self.disconnect()
        elif self._cutting is None:
            self._transport.close()
            self._cut_in(FAREWELL)

    async def _send(self, message: Message) -> None:
        """The application's answer to the handshake."""
        kind = message["type"]
        assert self._response is not None
        if kind == "websocket.accept":
            self._response.headers.update(_text_headers(message))
            self._protocol.send_response(self._response)
            self._flush()
            self.open()
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
