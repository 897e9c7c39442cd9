"""The server: the HTTP API and sockets of tables in a database, with limits on connections."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ...processes import LAST
from ..api.app import NO_TABLE, Api
from ..api.sockets import TableClient
from ..api.theatre.exports import ExportRoutes
from ..api.theatre.rendering import Renderer
from ..base.addresses import address_of
from ..base.credentials import device_and_seat, hashed_device
from ..base.prometheus import PrometheusMetrics
from ..base.rate_limits import Places
from ..base.refusals import NoRoom
from ..base.settings import Settings
from ..calls.caller import Caller
from ..calls.routes import CallRoutes
from ..connections.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from ..connections.frame_limits import Allowances
from ..connections.handshake import EXTENSION
from ..connections.responses import refusal
from ..connections.websocket import WebSocketConnection
from ..evenings.routes import EveningRoutes
from ..meeting.routes import MeetingRoutes
from ..profiles.arriving import ArrivalRoutes
from ..profiles.profiles import Profiles
from ..profiles.rides import RideRoutes
from ..profiles.routes import ProfileRoutes
from ..registry.table_registry import CLOSING
from ..table.message_log import SPECTATOR
from ..table.workers import Workers
from .database_registry import DatabaseRegistry
from .monitoring import health_routes
from .profile_parts import profile_parts
from .readiness import Readiness
from .shutdown import shut_down

SIGNED_OFF: Final = "this device has been signed off"


class Server(Api):
    """The HTTP API and the sockets. ``records`` can be watched at this server, see
    `TheatreRoutes`."""

    registry: DatabaseRegistry
    metrics: PrometheusMetrics

    def __init__(self, settings: Settings, records: Iterable[bytes] = ()) -> None:
        registry = DatabaseRegistry(settings)
        metrics = registry.metrics
        self.connection_limits = ConnectionLimits(settings, metrics)
        self.review_workers = Workers(1, LAST, lambda: metrics.worker_replaced("reviews"))
        super().__init__(registry, self.review_workers, self.connection_limits.requests, records)
        self.renderer = Renderer(metrics)
        self.profiles = Profiles(registry, registry.store, profile_parts(registry.store))
        self.rides = RideRoutes(self.profiles, registry.store)
        registry.housekeeping.others.append(self._dismiss_signed_off)
        self.caller = Caller(registry, registry.store, metrics)
        self.calls = CallRoutes(self.caller, registry.store, registry.store)
        self.meeting = MeetingRoutes(registry, registry.store)
        self.evenings = EveningRoutes(registry, registry.store, registry.store)
        self.readiness = Readiness(registry)
        metrics.gauges("connections", "Open connections", "kind", self._count_connections)
        self.allowances = Allowances(settings)
        self.sockets = Places(settings.connections_per_address)
        self.clients: set[TableClient] = set()

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[dict[str, ConnectionLimits]]:
        await self.open()
        self.meeting.open()
        self.registry.spawn(self.evenings.evenings.keep())
        self.readiness.open()
        try:
            yield {CONNECTION_LIMITS: self.connection_limits}
        finally:
            await self.readiness.close()
            self.renderer.close()
            await self.close()

    async def open(self) -> None:
        await super().open()
        self.registry.spawn(self.caller.keep_calling())

    async def close(self) -> None:
        await self.caller.close()
        await super().close()

    async def shut_down(self, grace: float) -> None:
        """Notify all clients that the server is about to stop, finish pending work, and close the
        connections."""
        self.renderer.close()
        await asyncio.gather(shut_down(self.registry, self.clients, grace), self.reviewers.close())

    def kill_workers(self) -> None:
        """Kill all workers, without waiting for anything."""
        self.registry.workers.kill()
        self.review_workers.kill()
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
            *super().routes(),
            *ProfileRoutes(self.profiles).routes(),
            *ArrivalRoutes(self.profiles).routes(),
            *self.rides.routes(),
            *self.calls.routes(),
            *self.meeting.routes(),
            *self.evenings.routes(),
            *ExportRoutes(self.theatre, self.renderer).routes(),
            WebSocketRoute("/api/tables/{table}/socket", _Sockets(self)),
        ]

    async def _dismiss_signed_off(self) -> None:
        """Disconnect clients whose device was signed off, here or at another server."""
        devices: dict[str, list[TableClient]] = {}
        for client in self.clients:
            device, _ = device_and_seat(client.proof.token)
            if client.proof.profile:
                devices.setdefault(hashed_device(device), []).append(client)
        known = await self.registry.store.known_devices(devices) if devices else set()
        for token_hash, clients in devices.items():
            for client in clients if token_hash not in known else ():
                client.dismiss(SIGNED_OFF, "")

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

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.server.socket(WebSocket(scope, receive, send))
