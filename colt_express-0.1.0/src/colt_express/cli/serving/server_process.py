"""The process of a server: it prints its address, serves metrics on sockets of their own, and exits
in time even if clients, workers or the database hang."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import webbrowser
from threading import Thread
from time import sleep
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...server.connections.accept_loop import AcceptLoop
from ...server.connections.http_connection import HttpConnection
from ...server.connections.websocket import WebSocketConnection
from ...server.hosting.monitoring import metrics_app
from ...server.hosting.server import Server

HURRY: Final = 1.0
"""Seconds after which requests are cut off on Ctrl-C."""
FOR_REQUESTS: Final = 0.2
"""The part of the grace period for requests, once all sockets are closed."""
BREATH: Final = 0.1
"""Seconds for request handlers to notice that their client is gone."""
LEFT: Final = 0.05
"""The part of the grace period that is left when the process exits anyway."""

_log = logging.getLogger(__name__)


class ServerProcess(uvicorn.Server):
    """``metrics_sockets`` are sockets that serve metrics. It exits within ``grace`` seconds.
    ``opened`` is the path that is opened in the local browser, None for none."""

    def __init__(
        self,
        config: uvicorn.Config,
        served: Server,
        metrics_sockets: list[socket.socket],
        grace: float,
        opened: str | None,
    ) -> None:
        super().__init__(config)
        self._served = served
        self._metrics_sockets = metrics_sockets
        self._grace = grace
        self._opened = opened
        self._accept_loop = AcceptLoop(served.connection_limits, self._make_connection)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._leaving: asyncio.Task[None] | None = None
        self._deadline: Thread | None = None
        self._patience = HURRY
        metrics_config = uvicorn.Config(
            metrics_app(served.readiness, served.metrics),
            lifespan="off",
            ws="none",
            log_config=None,
            access_log=False,
        )
        self._metrics_server = uvicorn.Server(metrics_config)

    # Startup ---------------------------------------------------------------------------------

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup([])  # it does not listen itself
        if not self.started or not sockets:
            return
        self._accept_loop.open(sockets)
        await self._serve_metrics()
        address = f"http://{self.config.host}:{sockets[0].getsockname()[1]}"
        _log.info("serving at %s (press Ctrl-C to stop; games are not lost)", address)
        if self._opened is not None:
            page = address + self._opened
            if not await asyncio.to_thread(webbrowser.open, page):
                _log.info("no browser could be opened; open %s in one", page)

    async def _serve_metrics(self) -> None:
        """A second server, so that a crowded main one does not keep monitoring out."""
        self._metrics_server.config.load()
        self._metrics_server.lifespan = self._metrics_server.config.lifespan_class(
            self._metrics_server.config
        )
        await self._metrics_server.startup(self._metrics_sockets)

    def _make_connection(self, address: str) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state, address)

    # Shutdown --------------------------------------------------------------------------------

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C stops it quickly; SIGTERM stops it gracefully, with exit code 0."""
        if self._deadline is None:
            self._deadline = Thread(target=self._end_in_time, daemon=True)
            self._deadline.start()
        if sig != signal.SIGTERM:
            super().handle_exit(sig, frame)
        elif self._loop is None or not self.started:
            self.should_exit = True
        else:
            self._loop.call_soon_threadsafe(self._begin_shutdown)

    def _end_in_time(self) -> None:
        """Exit, even if something hangs. Everything that was acknowledged is in the database."""
        sleep((1 - LEFT) * self._grace)
        _log.warning("the shutdown could not be completed within %g seconds", self._grace)
        self._served.kill_workers()
        logging.shutdown()
        os._exit(0)

    def _begin_shutdown(self) -> None:
        if self._leaving is None and not self.should_exit:
            self._leaving = asyncio.create_task(self._shut_down())

    async def _shut_down(self) -> None:
        try:
            await self._served.shut_down(self._grace)
        finally:
            self._patience = FOR_REQUESTS * self._grace
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert self._loop is not None
        cutting = self._loop.call_later(self._patience, self._cut_off)
        await self._accept_loop.close()
        await super().shutdown(sockets)
        cutting.cancel()
        self._metrics_server.force_exit = True  # monitoring clients are not waited for
        await self._metrics_server.shutdown(self._metrics_sockets)

    def _cut_off(self) -> None:
        """Cut off clients that sent half a request, do not read, or get no answer."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, WebSocketConnection):
                connection.cut()
            elif isinstance(connection, H11Protocol):
                connection.transport.abort()
        assert self._loop is not None
        self._loop.call_later(BREATH, self._give_up)

    def _give_up(self) -> None:
        """Cancel handlers that have not noticed that their client is gone."""
        for task in list(self.server_state.tasks):
            task.cancel()
