"""The process of a server: it says where it can be reached, and has a second door for metrics."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser

import uvicorn

from ..server.app import Desk
from ..server.watching import watching_app

_log = logging.getLogger(__name__)


class ServerProcess(uvicorn.Server):
    """Shows the page where that is wanted. ``doors`` are sockets at which there are metrics."""

    def __init__(
        self, config: uvicorn.Config, desk: Desk, doors: list[socket.socket], open_page: bool
    ) -> None:
        super().__init__(config)
        self._doors = doors
        self._open_page = open_page
        watching = uvicorn.Config(
            watching_app(desk.readiness, desk.metrics),
            lifespan="off",
            ws="none",
            log_config=None,
            access_log=False,
        )
        self._watching = uvicorn.Server(watching)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        await self._open_doors()
        address = f"http://{self.config.host}:{self._port()}"
        _log.info("serving at %s (Ctrl-C ends it; games are not lost)", address)
        if self._open_page and not await asyncio.to_thread(webbrowser.open, address):
            _log.info("no browser could be opened here: open %s in one", address)

    async def _open_doors(self) -> None:
        """Beside the server proper: whoever crowds that one does not keep out who watches it."""
        self._watching.config.load()
        self._watching.lifespan = self._watching.config.lifespan_class(self._watching.config)
        await self._watching.startup(self._doors)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._watching.shutdown(self._doors)

    def _port(self) -> int:
        """Also where the system was asked for any free one."""
        return int(self.servers[0].sockets[0].getsockname()[1])
