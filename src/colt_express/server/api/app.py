"""The application: HTTP API, sockets and page."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from math import inf
from typing import Annotated

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ...errors import ColtExpressError
from ..base.addresses import address_of
from ..base.credentials import hashed_address
from ..base.rate_limits import Places
from ..base.refusals import NoRoom, Refused
from ..base.settings import Settings
from ..connections.connection_limits import PORCH, Porch
from ..connections.frame_limits import Allowances
from ..connections.handshake import EXTENSION
from ..connections.legal import Legal
from ..connections.responses import (
    http_error,
    json_answer,
    our_error,
    read_body,
    refusal,
    unchanging_answer,
)
from ..connections.security import Guard
from ..connections.static_files import Pages
from ..connections.websocket import Line
from ..registry.finished_games import Ended
from ..registry.table_registry import CLOSING, Hall, NewTable
from ..storage.bans import EVERYWHERE, must_be_welcome
from ..table.live_table import LiveTable
from ..table.message_log import SPECTATOR
from ..table.messages import Name, Number
from ..table.operator_cards import cards_of
from ..table.results import result_of
from .hints import Hints
from .lessons import Classroom
from .monitoring import health_routes
from .my_games import MySeats, glance
from .readiness import Readiness
from .reviews import Review, Reviewers
from .rules_library import Library
from .shutdown import take_leave
from .sockets import Connection

NO_TABLE = "there is no table of that name"


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat."""

    name: Name
    bandit: Annotated[str, msgspec.Meta(max_length=12)] = ""


class WhoAsks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request that needs proof of a seat."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class AsksHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint, when the game is at ``number`` choices."""

    token: Annotated[str, msgspec.Meta(max_length=64)]
    number: Number


class Created(msgspec.Struct, frozen=True):
    """A new table or seat. The token is sent only here."""

    table: str
    seat: int
    token: str


class Desk:
    """The HTTP API."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall = Hall(settings)
        self.metrics = self.hall.metrics
        self.readiness = Readiness(self.hall)
        self.hints = Hints(self.hall.thinkers, settings.hints_per_hour)
        self.reviewers = Reviewers(settings.review_seconds, settings.reviews_per_hour, self.metrics)
        self.library = Library(self.hall.slow_work)
        self.porch = Porch(settings, self.metrics)
        self.metrics.gauges("connections", "Open connections", "kind", self._count_connections)
        self.allowances = Allowances(settings)
        self.sockets = Places(settings.connections_per_address)
        self.classroom = Classroom(self.hall.slow_work)
        self.connected: set[Connection] = set()

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[dict[str, Porch]]:
        await self.hall.open()
        self.readiness.open()
        try:
            yield {PORCH: self.porch}
        finally:
            await self.readiness.close()
            await self.reviewers.close()
            await self.hall.close()

    async def take_leave(self, grace: float) -> None:
        """The server is about to stop: notify everybody, finish pending work, and close the
        connections."""
        await asyncio.gather(take_leave(self.hall, self.connected, grace), self.reviewers.close())

    def kill_workers(self) -> None:
        """Without waiting for anything."""
        self.hall.thinkers.workers.kill()
        self.reviewers.workers.kill()

    def _count_connections(self) -> dict[str, float]:
        """A socket that has not said hello yet counts as an HTTP request."""
        audiences = [table.audience for table in self.hall.tables.values()]
        seats = [one.seat for audience in audiences for one in audience.listeners]
        players = len([seat for seat in seats if seat != SPECTATOR])
        http = max(0, self.porch.open - len(seats))
        return {"http": http, "player": players, "spectator": len(seats) - players}

    def routes(self) -> list[BaseRoute]:
        return [
            *health_routes(self.readiness),
            Route("/api/house", self.show_house, methods=["GET"]),
            *self.classroom.routes(),
            Route("/api/rules", self.show_rules, methods=["GET"]),
            Route("/api/rules/{rule}/example", self.show_example, methods=["GET"]),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route("/api/tables/{table}", self.show_table, methods=["GET"]),
            Route("/api/tables/{table}/join", self.join_table, methods=["POST"]),
            Route("/api/tables/{table}/record", self.show_record, methods=["GET"]),
            Route("/api/tables/{table}/result", self.show_result, methods=["GET"]),
            Route("/api/tables/{table}/review", self.review, methods=["POST"]),
            Route("/api/tables/{table}/hint", self.hint, methods=["POST"]),
            Route("/api/seats", self.show_seats, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", _Sockets(self)),
        ]

    async def show_house(self, _request: Request) -> Response:
        house = self.settings.house
        return json_answer(None if house is None else cards_of(house))

    async def show_rules(self, request: Request) -> Response:
        language = request.query_params.get("language", "en")
        return unchanging_answer(request, self.library.rules(language))

    async def show_example(self, request: Request) -> Response:
        wanted = request.query_params.get("n", "0")
        rule, address = request.path_params["rule"], address_of(request)
        made = await self.library.example(rule, wanted, address)
        return unchanging_answer(request, made)

    async def list_tables(self, _request: Request) -> Response:
        return json_answer(await self.hall.public_tables())

    async def create_table(self, request: Request) -> Response:
        self._check_open()
        wanted = await read_body(request, NewTable)
        address = address_of(request)
        hashed = hashed_address(address)
        self.hall.quotas.take_table([hashed])
        await must_be_welcome(self.hall.store, EVERYWHERE, hashed)
        async with self.hall.slow_work.turn(address):
            if wanted.public:
                await self.hall.check_public_seats(hashed)
            table, token = await self.hall.create(wanted, hashed)
        self.metrics.tables_created.inc()
        return json_answer(Created(table.row.id, 0, token), 201)

    async def show_table(self, request: Request) -> Response:
        old = await self.hall.finished(request.path_params["table"])
        if old is not None:
            return json_answer(self.hall.info_of(old, since=inf))
        return json_answer((await self._table(request)).info())

    async def join_table(self, request: Request) -> Response:
        join = await read_body(request, Join)
        address = address_of(request)
        hashed = hashed_address(address)
        self.hall.quotas.take_seat(hashed)
        table = await self._table(request)
        with table.in_use():
            await must_be_welcome(self.hall.store, table.row.id, hashed)
            if table.row.public:
                async with self.hall.slow_work.turn(address):  # one seat after another
                    await self.hall.check_public_seats(hashed)
                    seat, token = await table.join(join.name, join.bandit, hashed)
            else:
                seat, token = await table.join(join.name, join.bandit, hashed)
        return json_answer(Created(table.row.id, seat, token), 201)

    async def show_record(self, request: Request) -> Response:
        ended = await self._ended(request)
        if ended is None:
            record = (await self._table(request)).record()
        else:
            ended.must_have(record := ended.record)
        name = f"colt-express-{request.path_params['table']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record, media_type="application/json", headers=headers)

    async def show_result(self, request: Request) -> Response:
        ended = await self._ended(request)
        if ended is not None:
            ended.must_have(ended.result)
            return json_answer(ended.result)
        table = await self._table(request)
        table.result()  # or why there is none
        return json_answer(result_of(table.running().game))

    async def review(self, request: Request) -> Response:
        """What a legend would have done; 202 if it is not ready yet."""
        self._check_open()
        who = await read_body(request, WhoAsks)
        address = address_of(request)
        async with self.hall.slow_work.turn(address):
            table = await self._table(request)
        made = await self.reviewers.review(table, table.seat_of(who.token), address)
        if made is None:
            return json_answer(Review(ready=False, regrets=[]), 202)
        return Response(made, media_type="application/json")

    async def hint(self, request: Request) -> Response:
        """What a gunslinger would do now."""
        self._check_open()
        who = await read_body(request, AsksHint)
        address = address_of(request)
        async with self.hall.slow_work.turn(address):
            table = await self._table(request)
        made = await self.hints.hint(table, table.seat_of(who.token), who.number, address)
        return Response(made, media_type="application/json")

    async def show_seats(self, request: Request) -> Response:
        """How things stand for these seats, whose tokens are in no address."""
        mine = await read_body(request, MySeats)
        address = address_of(request)
        allowance = self.porch.requests.of(address)
        return json_answer(await glance(self.hall, mine.seats, address, allowance))

    async def _ended(self, request: Request) -> Ended | None:
        """The end of a game that is over, if its table is not in memory."""
        old = await self.hall.finished(request.path_params["table"])
        if old is None or old.table.status != "over":
            return None
        return await self.hall.ended.find(old.table.id)

    async def _table(self, request: Request) -> LiveTable:
        table = await self.hall.current(request.path_params["table"])
        if table is None:
            raise HTTPException(404, NO_TABLE)
        return table

    def _check_open(self) -> None:
        """A server that is about to stop starts nothing new."""
        if self.hall.closing:
            self.metrics.refused("closing")
            raise Refused(CLOSING, code="closing")

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if self.hall.closing:
            self.metrics.refused("closing")
            await socket.send_denial_response(refusal(503, CLOSING, "closing"))
            return
        try:
            table = await self.hall.find(socket.path_params["table"])
        except NoRoom as full:
            self.metrics.refused("memory")
            await socket.send_denial_response(refusal(503, str(full), "no_room"))
            return
        if table is None:
            await socket.send_denial_response(refusal(404, NO_TABLE))
            return
        if not self.sockets.take(address):
            self.metrics.refused("connections")
            sentence = "too many connections from this address"
            await socket.send_denial_response(refusal(429, sentence))
            return
        line: Line = socket.scope["extensions"][EXTENSION]["line"]
        line.meter = self.allowances.meter(address)
        connection = Connection(line, address, self.hall, self.metrics)
        self.connected.add(connection)
        try:
            with table.in_use():
                await socket.accept()
                # In a task of its own, every message wakes a few coroutines instead of all those
                # of the handshake around them.
                await asyncio.create_task(connection.serve(table))
        finally:
            self.connected.discard(connection)
            self.sockets.give_back(address)


class _Sockets:
    """Serves sockets without Starlette's wrapper around each message of a function."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.desk.socket(WebSocket(scope, receive, send))


class PageRoute(Route):
    """Everything outside the API; the API answers for its own paths."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if str(scope.get("path")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def create_app(desk: Desk, pages: Pages | None = None, legal: Legal | None = None) -> Starlette:
    legal = legal or Legal(desk.settings)
    page = [] if pages is None else [PageRoute("/{path:path}", pages.answer)]
    app = Starlette(
        routes=[*desk.routes(), *legal.routes(), *page],
        lifespan=desk.lifespan,
        middleware=[
            Middleware(
                Guard,
                settings=desk.settings,
                metrics=desk.metrics,
                requests=desk.porch.requests,
            )
        ],
        exception_handlers={HTTPException: http_error, ColtExpressError: our_error},
    )
    app.router.redirect_slashes = False  # it would redirect to the scheme and host it believes in
    return app
