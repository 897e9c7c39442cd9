"""A registry without a network: tables and subscribers in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from colt_express.engine import Box
from colt_express.server.base.refusals import Why
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.hosting.server import Server
from colt_express.server.table.live_table import LiveTable

from ..patience import busy


def registry_in(folder: Path) -> AbstractAsyncContextManager[DatabaseRegistry]:
    """The registry of a server with its data in that folder."""
    return registry_at(default_database(folder))


@asynccontextmanager
async def registry_at(database: str, house: Box | None = None) -> AsyncIterator[DatabaseRegistry]:
    """The registry of a server with that database, and optionally house cards."""
    registry = DatabaseRegistry(Settings(database, workers=1, house=house))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


@asynccontextmanager
async def requests_at(database: str, house: Box | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """An HTTP client of a server with that database."""
    app = create_app(Server(Settings(database, workers=1, house=house)))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield client


class Subscriber:
    """A subscriber of a live table that records what it is sent."""

    def __init__(self, table: LiveTable, seat: int, seen: int = 0) -> None:
        self.seat = seat
        self.muted: set[int] = set()
        self.hidden = False
        self.address = "here"
        self.dismissed = ""
        self.heard: list[dict[str, Any]] = []
        table.subscribers.add(self, seen)

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def dismiss(self, sentence: str, _why: Why) -> None:
        self.dismissed = sentence

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.all(kind)[-1]

    @property
    def told(self) -> list[int]:
        return [message["number"] for message in self.all("told")]


async def until(condition: Callable[[], object], seconds: float = 15) -> None:
    """Wait until a condition holds, longer on a busy machine."""
    async with asyncio.timeout(seconds * busy()):
        while not condition():
            await asyncio.sleep(0.005)
