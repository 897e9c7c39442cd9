"""People who wait at servers in this process, on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from colt_express.server.base.settings import Settings
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.meeting.matching import Patience
from colt_express.server.meeting.quick_match import QuickMatch

WISH: dict[str, Any] = {"games": ["base"], "speeds": [30], "fewest": 3, "most": 3}
AT_ONCE = Patience(gathering=0.0, bots=60.0)


class Here:
    """A server, and requests to it from one address."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client

    def at(self, address: str) -> Here:
        """The same server, asked from another address."""
        transport = httpx.ASGITransport(create_app(self.server), client=(address, 1))
        return Here(self.server, httpx.AsyncClient(transport=transport, base_url="http://here"))

    @property
    def queue(self) -> QuickMatch:
        return self.server.meeting.quick_match

    async def ask(self, path: str, body: object = None, token: str = "", status: int = 200) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is None:
            answer = await self.client.get(path, headers=headers)
        else:
            answer = await self.client.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def person(self, name: str) -> str:
        """The token of a new profile's device."""
        made = await self.ask("/api/me", {"name": name, "device": "test"}, status=201)
        return str(made["token"])

    async def enter(self, token: str, name: str = "Ann", status: int = 200, **wish: Any) -> Any:
        body = {"name": name, "wish": {**WISH, **wish}}
        return await self.ask("/api/meet/enter", body, token, status)

    async def hear(self, token: str, known: str = "") -> Any:
        return await self.ask("/api/meet/ask", {"known": known}, token)


@asynccontextmanager
async def serving(
    database: str, address: str = "192.0.2.1", running: bool = False, **settings: Any
) -> AsyncIterator[Here]:
    """A server. Its queue is looked at by itself only if it is ``running``; otherwise by tests."""
    server = Server(Settings(database, workers=1, **settings))
    server.meeting.quick_match.patience = AT_ONCE
    server.meeting.quick_match.beat = 0.02 if running else 1e6
    app = create_app(server)
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield Here(server, client)
