"""The pocket: the tables of a device, with the API and the sockets that a server has."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time
from typing import Final
from urllib.parse import unquote

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Scope

from ..errors import ColtExpressError
from ..server.api.app import NO_TABLE, Api
from ..server.api.http_messages import WhoAsks
from ..server.api.sockets import TableClient
from ..server.base.credentials import HERE, Proof
from ..server.base.rate_limits import Buckets
from ..server.base.refusals import Refused
from ..server.base.settings import Settings
from ..server.connections.responses import (
    SORRY,
    http_error,
    json_response,
    our_error,
    read_body,
    refusal,
)
from ..server.registry.parts import Parts
from ..server.registry.table_registry import CLOSING, TableRegistry
from ..server.table.live_table import LiveTable
from .key_value import KeyValue
from .levels import PATIENCE, Levels
from .sending import to_send
from .siblings import Alone, Siblings, TabPubSub
from .sockets import Pipe, PocketSocket
from .store import Store
from .work import Helper, InPlace

ADDRESS: Final = "device"
"""In place of the address of a client."""

PLENTY: Final = 1_000_000
"""In place of limits that protect a server from strangers."""

YEAR: Final = 366 * 86_400.0
"""Seconds in place of those after which a server gives the seats of absent players away: here, they
are in the next room."""

UNUSED_DAYS: Final = 30.0
"""Days after which a table is deleted whose game never began."""

SETTINGS: Final = Settings(
    database="",
    workers=1,
    refusals=PLENTY,
    tables_per_hour=PLENTY,
    following_per_hour=PLENTY,
    seats_per_hour=PLENTY,
    seats_per_address=PLENTY,
    reviews_per_hour=PLENTY,
    hints_per_hour=PLENTY,
    replays_per_hour=PLENTY,
    spectators_per_address=PLENTY,
    seat_seconds=YEAR,
    keep_waiting=YEAR,
    keep_finished=0.0,
    keep_abandoned=0.0,
    day_list=False,
    memory=64,
)
"""No game is deleted that was begun: it belongs to the player."""

NOT_FOR_PROGRAMS: Final = ("accept", "accept-encoding", "accept-language")
"""Headers of the page's requests that ask for error pages and for compression."""

_log = logging.getLogger(__name__)


class Answer(msgspec.Struct, frozen=True):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Pocket:
    """The tables of a device. They are stored in ``database``; ``siblings`` are other tabs with the
    same database, and ``helper`` does what takes long."""

    def __init__(
        self, database: KeyValue, siblings: Siblings | None = None, helper: Helper | None = None
    ) -> None:
        pubsub = TabPubSub(siblings or Alone())
        self.store = Store(database, pubsub.tell)
        self._workers = workers = InPlace(helper)
        self._levels = Levels()
        parts = Parts(self.store, pubsub, workers, self._levels, HERE, PATIENCE)
        self.registry = TableRegistry(SETTINGS, parts)
        self.api = Api(self.registry, workers, Buckets(PLENTY, PLENTY))
        self._clients: dict[asyncio.Task[None], Pipe] = {}
        self._app = Starlette(
            routes=[
                Route("/api/levels", self._show_levels, methods=["GET"]),
                Route("/api/tables/{table}", self._delete_table, methods=["DELETE"]),
                Route("/api/tables/{table}/send", self._show_to_send, methods=["POST"]),
                *self.api.routes(),
            ],
            exception_handlers={HTTPException: http_error, ColtExpressError: our_error},
        )
        self._app.router.redirect_slashes = False

    async def open(self) -> None:
        """Begin: games whose clocks run continue."""
        await self.api.open()
        await self._tidy_up()

    async def close(self) -> None:
        """End all sockets, and let other tabs go on."""
        self.registry.closing = True
        for pipe in self._clients.values():
            pipe.end()
        await asyncio.gather(*self._clients, return_exceptions=True)
        await self.api.close()

    async def _tidy_up(self) -> None:
        """Delete tables that were opened and never played."""
        before = time() - UNUSED_DAYS * 86_400.0
        for status in ("waiting", "closed"):
            await self.store.forget(*await self.store.untouched(status, before), before=before)

    # Requests ----------------------------------------------------------------------------------

    async def answer(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        """The answer to an HTTP request; ``path`` with its query, such as ``/api/tables``."""
        request = _request(method, path, headers)
        given = _Given(body)
        made = _Made()
        try:
            await self._app(request, given.receive, made.send)
        except Exception as error:
            _log.error("a request to %s failed", request["path"], exc_info=error)
            if not made.status:
                return _answer(refusal(500, SORRY))
        return Answer(made.status, made.headers, bytes(made.body))

    async def _delete_table(self, request: Request) -> Response:
        """Delete a table with its game."""
        if not await self.forget(request.path_params["table"]):
            raise HTTPException(404, NO_TABLE)
        return Response(status_code=204)

    async def _show_to_send(self, request: Request) -> Response:
        """Respond with what a server needs to go on with a game."""
        who = await read_body(request, WhoAsks)
        table = await self.registry.current(request.path_params["table"])
        if table is None:
            raise HTTPException(404, NO_TABLE)
        return json_response(to_send(table, table.seat_of(Proof(who.token))))

    async def _show_levels(self, _request: Request) -> Response:
        """Respond with how quickly bots choose on this device."""
        return json_response(await self._levels.speeds(self._workers))

    async def forget(self, table_id: str) -> bool:
        """Delete a table with everything about it; returns whether there was one."""
        forgotten = await self.store.forget(table_id)
        table = self.registry.in_memory(table_id)
        if table is not None:
            await self.registry.catch_up(table)  # which is deleted
        return bool(forgotten)

    # Sockets -----------------------------------------------------------------------------------

    async def connect(
        self, table: str, send: Callable[[str], None], closed: Callable[[int, str], None]
    ) -> PocketSocket:
        """Connect to a table: ``send`` is called with its messages, ``closed`` with the code and
        the reason when it ends the connection. Raises `ColtExpressError` if there is no such
        table."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        found = await self.registry.find(table)
        if found is None:
            raise Refused(NO_TABLE)
        pipe = Pipe(send, closed)
        task = asyncio.create_task(self._serve(found, pipe))
        self._clients[task] = pipe
        task.add_done_callback(lambda _: self._clients.pop(task))
        return PocketSocket(pipe)

    async def _serve(self, table: LiveTable, pipe: Pipe) -> None:
        with table.in_use():
            client = TableClient(pipe, ADDRESS, self.registry, self.registry.metrics)
            await client.serve(table)


def _request(method: str, path: str, headers: dict[str, str]) -> Scope:
    """A request as the application reads it."""
    plain, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method.upper(),
        "scheme": "http",
        "path": unquote(plain),
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in headers.items()
            if name.lower() not in NOT_FOR_PROGRAMS
        ],
        "client": (ADDRESS, 0),
        "server": (ADDRESS, None),
    }


class _Given:
    """The body of a request."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    async def receive(self) -> Message:
        body, self.body = self.body, b""
        return {"type": "http.request", "body": body, "more_body": False}


class _Made:
    """The answer of the application."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {
                name.decode("latin-1"): value.decode("latin-1")
                for name, value in message["headers"]
            }
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


def _answer(response: Response) -> Answer:
    return Answer(response.status_code, dict(response.headers), bytes(response.body))
