"""People with a profile, for tests: their devices, over the HTTP API of servers in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx

from colt_express.server.base.settings import Settings
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server

LOCAL: Final = "http://localhost"


class Device:
    """A device of a profile. ``token`` is empty before there is a profile."""

    def __init__(self, client: httpx.AsyncClient, token: str = "") -> None:
        self.client = client
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(f"/api/{path}", headers=self.headers)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(f"/api/{path}", json=body, headers=self.headers)

    async def make(self, **wanted: str) -> Device:
        """Make a profile, of which this is the first device."""
        made = await self.post("me", wanted)
        assert made.status_code == 201, made.text
        self.token = made.json()["token"]
        return self

    async def opened(self, name: str = "Ann", seats: tuple[str, ...] = ("open", "open")) -> Any:
        """A table that this device opens: the answer with its seat."""
        made = await self.post("tables", {"name": name, "seats": list(seats)})
        assert made.status_code == 201, made.text
        return made.json()


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[tuple[Server, Device]]:
    """A server with that database, and a device without a profile that speaks with it; at an
    ``address`` other than that of one's own computer if it is given."""
    address = settings.pop("address", LOCAL)
    server = Server(Settings(database, workers=1, **settings))
    app = create_app(server)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=address) as client,
    ):
        yield server, Device(client)
