"""The application: HTTP API, sockets and page."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from math import inf

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ...errors import ColtExpressError
from ...replays.results import result_of
from ...replays.shown_options import cards_of
from ..base.addresses import address_of
from ..base.credentials import hashed_address
from ..base.rate_limits import Places
from ..base.refusals import NoRoom, Refused
from ..base.settings import Settings
from ..connections.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from ..connections.frame_limits import Allowances
from ..connections.handshake import EXTENSION
from ..connections.legal import Legal
from ..connections.responses import (
    etag_response,
    http_error,
    json_response,
    our_error,
    read_body,
    refusal,
)
from ..connections.security import SecurityMiddleware
from ..connections.static_files import StaticFiles
from ..connections.websocket import WebSocketConnection
from ..registry.finished_games import FinishedGame
from ..registry.new_tables import NewTable
from ..registry.playing_on import PlayOn
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from ..table.live_table import LiveTable, TableDeleted
from ..table.message_log import SPECTATOR
from ..table.public_view import for_strangers
from .hints import Hints
from .http_messages import AsksHint, Created, Join, WhoAsks
from .lessons import LessonRoutes
from .monitoring import health_routes
from .my_games import MySeats, glance
from .puzzles import PuzzleRoutes, puzzle_pages
from .readiness import Readiness
from .reviews import Review, Reviewers
from .rules_library import RulesLibrary
from .shutdown import shut_down
from .sockets import TableClient
from .table_requests import take_seat
from .theatre.curves import Curves
from .theatre.exports import ExportRoutes
from .theatre.gallery import GalleryRoutes
from .theatre.making import Replays
from .theatre.previews import PreviewRoutes
from .theatre.rendering import Renderer
from .theatre.routes import TheatreRoutes

NO_TABLE = "there is no table of that name"


class Api:
    """The HTTP API."""

    def __init__(self, settings: Settings, records: Iterable[bytes] = ()) -> None:
        """``records`` can be watched at this server, see `TheatreRoutes`."""
        self.settings = settings
        self.registry = TableRegistry(settings)
        self.metrics = self.registry.metrics
        self.readiness = Readiness(self.registry)
        self.hints = Hints(self.registry.thinkers, settings.hints_per_hour)
        self.reviewers = Reviewers(settings.review_seconds, settings.reviews_per_hour, self.metrics)
        self.library = RulesLibrary(self.registry.slow_work)
        self.connection_limits = ConnectionLimits(settings, self.metrics)
        self.metrics.gauges("connections", "Open connections", "kind", self._count_connections)
        self.allowances = Allowances(settings)
        self.sockets = Places(settings.connections_per_address)
        self.lessons = LessonRoutes(self.registry.slow_work)
        replays = Replays(self.registry.thinkers, settings.replays_per_hour)
        self.curves = Curves(self.reviewers, self.registry.store)
        self.registry.when_over = self.curves.game_over
        self.theatre = TheatreRoutes(self.registry, replays, self.curves, records)
        self.puzzles = PuzzleRoutes(self.registry, replays)
        self.renderer = Renderer(self.metrics)
        self.clients: set[TableClient] = set()

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[dict[str, ConnectionLimits]]:
        await self.registry.open()
        self.registry.spawn(self.curves.keep_making())
        self.readiness.open()
        try:
            yield {CONNECTION_LIMITS: self.connection_limits}
        finally:
            await self.readiness.close()
            await self.reviewers.close()
            self.renderer.close()
            await self.registry.close()

    async def shut_down(self, grace: float) -> None:
        """Notify all clients that the server is about to stop, finish pending work, and close the
        connections."""
        self.renderer.close()
        await asyncio.gather(shut_down(self.registry, self.clients, grace), self.reviewers.close())

    def kill_workers(self) -> None:
        """Kill all workers, without waiting for anything."""
        self.registry.thinkers.workers.kill()
        self.reviewers.workers.kill()
        self.renderer.workers.kill()

    def _count_connections(self) -> dict[str, float]:
        """Number of connections by kind. A socket that has not said hello yet counts as an HTTP
        request."""
        tables = self.registry.tables.values()
        seats = [one.seat for table in tables for one in table.subscribers.connected]
        players = len([seat for seat in seats if seat != SPECTATOR])
        http = max(0, self.connection_limits.open - len(seats))
        return {"http": http, "player": players, "spectator": len(seats) - players}

    def routes(self) -> list[BaseRoute]:
        return [
            *health_routes(self.readiness),
            Route("/api/house", self.show_house, methods=["GET"]),
            *self.lessons.routes(),
            *GalleryRoutes(self.registry).routes(),
            *self.theatre.routes(),
            *ExportRoutes(self.theatre, self.renderer).routes(),
            *self.puzzles.routes(),
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
            Route("/api/games/{table}/play-on", self.play_on, methods=["POST"]),
            Route("/api/seats", self.show_seats, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", _Sockets(self)),
        ]

    async def show_house(self, _request: Request) -> Response:
        house = self.settings.house
        return json_response(None if house is None else cards_of(house))

    async def show_rules(self, request: Request) -> Response:
        language = request.query_params.get("language", "en")
        return etag_response(request, self.library.rules(language))

    async def show_example(self, request: Request) -> Response:
        wanted = request.query_params.get("n", "0")
        rule, address = request.path_params["rule"], address_of(request)
        made = await self.library.example(rule, wanted, address)
        return etag_response(request, made)

    async def list_tables(self, _request: Request) -> Response:
        return json_response(await self.registry.public_tables())

    async def create_table(self, request: Request) -> Response:
        self._check_open()
        wanted = await read_body(request, NewTable)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_table([hashed])
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address):
            if wanted.public:
                await self.registry.check_public_seats(hashed)
            table, token = await self.registry.create(wanted, hashed)
        self.metrics.tables_created.inc()
        return json_response(Created(table.row.id, 0, token), 201)

    async def play_on(self, request: Request) -> Response:
        """Open a table that plays on from a moment of a finished game."""
        self._check_open()
        wanted = await read_body(request, PlayOn)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_table([hashed])
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        try:
            async with self.registry.slow_work.turn(address):
                table, token = await self.registry.play_on(
                    request.path_params["table"], wanted, hashed
                )
        except TableDeleted as gone:
            raise HTTPException(404, str(gone)) from None
        self.metrics.tables_created.inc()
        return json_response(Created(table.row.id, wanted.seat, token), 201)

    async def show_table(self, request: Request) -> Response:
        old = await self.registry.finished(request.path_params["table"])
        if old is not None:
            return json_response(for_strangers(self.registry.info_of(old, since=inf)))
        return json_response(for_strangers((await self._table(request)).info()))

    async def join_table(self, request: Request) -> Response:
        join = await read_body(request, Join)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_seat(hashed)
        table = await self._table(request)
        with table.in_use():
            await must_not_be_banned(self.registry.store, table.row.id, hashed)
            if table.row.public:
                async with self.registry.slow_work.turn(address):  # one seat after another
                    await self.registry.check_public_seats(hashed)
                    seat, token = await take_seat(table, join.name, join.bandit, hashed)
            else:
                seat, token = await take_seat(table, join.name, join.bandit, hashed)
        return json_response(Created(table.row.id, seat, token), 201)

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
            return json_response(ended.result)
        table = await self._table(request)
        table.result()  # or why there is none
        return json_response(result_of(table.running().game))

    async def review(self, request: Request) -> Response:
        """Respond with a review; 202 if it is not ready yet."""
        self._check_open()
        who = await read_body(request, WhoAsks)
        address = address_of(request)
        async with self.registry.slow_work.turn(address):
            table = await self._table(request)
        made = await self.reviewers.review(table, table.seat_of(who.token), address)
        if made is None:
            return json_response(Review(ready=False, regrets=[]), 202)
        return Response(made, media_type="application/json")

    async def hint(self, request: Request) -> Response:
        """Respond with a hint."""
        self._check_open()
        who = await read_body(request, AsksHint)
        address = address_of(request)
        async with self.registry.slow_work.turn(address):
            table = await self._table(request)
        made = await self.hints.hint(table, table.seat_of(who.token), who.number, address)
        return Response(made, media_type="application/json")

    async def show_seats(self, request: Request) -> Response:
        """Respond with the state of the games of these seats, whose tokens are in no address."""
        mine = await read_body(request, MySeats)
        address = address_of(request)
        allowance = self.connection_limits.requests.of(address)
        return json_response(await glance(self.registry, mine.seats, address, allowance))

    async def _ended(self, request: Request) -> FinishedGame | None:
        """The end of a game that is over, if its table is not in memory."""
        old = await self.registry.finished(request.path_params["table"])
        if old is None or old.table.status != "over":
            return None
        return await self.registry.finished_games.find(old.table.id)

    async def _table(self, request: Request) -> LiveTable:
        table = await self.registry.current(request.path_params["table"])
        if table is None:
            raise HTTPException(404, NO_TABLE)
        return table

    def _check_open(self) -> None:
        """Refuse a request that would start something new if the server is about to stop."""
        if self.registry.closing:
            self.metrics.refused("closing")
            raise Refused(CLOSING, code="closing")

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if self.registry.closing:
            self.metrics.refused("closing")
            await socket.send_denial_response(refusal(503, CLOSING, "closing"))
            return
        try:
            table = await self.registry.find(socket.path_params["table"])
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
        connection: WebSocketConnection = socket.scope["extensions"][EXTENSION]["connection"]
        connection.frame_limits = self.allowances.limits_for(address)
        client = TableClient(connection, address, self.registry, self.metrics)
        self.clients.add(client)
        try:
            with table.in_use():
                await socket.accept()
                # In a task of its own, every message wakes a few coroutines instead of all those
                # of the handshake around them.
                await asyncio.create_task(client.serve(table))
        finally:
            self.clients.discard(client)
            self.sockets.give_back(address)


class _Sockets:
    """Serves sockets without Starlette's wrapper around each message of a function."""

    def __init__(self, api: Api) -> None:
        self.api = api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.api.socket(WebSocket(scope, receive, send))


class PageRoute(Route):
    """The route for everything outside the API, which answers for its own paths."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if str(scope.get("path")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def create_app(api: Api, pages: StaticFiles | None = None, legal: Legal | None = None) -> Starlette:
    legal = legal or Legal(api.settings)
    page = [] if pages is None else [*puzzle_pages(pages), PageRoute("/{path:path}", pages.answer)]
    previews = PreviewRoutes(api.theatre, api.renderer, pages).routes()
    app = Starlette(
        routes=[*api.routes(), *legal.routes(), *previews, *page],
        lifespan=api.lifespan,
        middleware=[
            Middleware(
                SecurityMiddleware,
                settings=api.settings,
                metrics=api.metrics,
                requests=api.connection_limits.requests,
            )
        ],
        exception_handlers={HTTPException: http_error, ColtExpressError: our_error},
    )
    app.router.redirect_slashes = False  # it would redirect to the scheme and host it believes in
    return app
