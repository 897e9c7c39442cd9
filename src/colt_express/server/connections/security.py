"""Access control: origins, host names, headers, and rate limits per address."""

from __future__ import annotations

import asyncio
import logging
from asyncio import CancelledError
from collections.abc import Awaitable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..base.addresses import address_of, forwarded_for, forwarded_proto
from ..base.metrics import Metrics, Reason
from ..base.rate_limits import Buckets
from ..base.settings import Settings
from .responses import CACHE_CONTROL, RETRY_AFTER, SORRY, refusal_to, whole_seconds

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'; frame-ancestors "
)
POLICY_HEADER: Final = "content-security-policy"
CONTENT_SECURITY_POLICY: Final = f"{_POLICY}'none'"
FRAMEABLE: Final = {POLICY_HEADER: f"{_POLICY}*"}
"""Headers of the only answers that other pages may show in a frame: embeds."""
RUNS_PYTHON: Final = {
    POLICY_HEADER: CONTENT_SECURITY_POLICY.replace("'self';", "'self' 'wasm-unsafe-eval';", 1)
}
"""Headers of the only script that may compile WebAssembly: the worker in which the game runs
without a server."""
FRAME_OPTIONS: Final = "x-frame-options"

HEADERS = {
    POLICY_HEADER: CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    FRAME_OPTIONS: "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

UNCACHED: Final = {CACHE_CONTROL: "no-store"}

OVER_TLS: Final = {"strict-transport-security": "max-age=31536000"}
"""Header that makes a browser that has been here over TLS come back only over TLS, for a year."""

RETRY: Final = {429: "5", 503: "5"}
"""Seconds after which a client may try again, by status, where the application does not say."""

PROBES = ("/healthz", "/readyz")
TOO_MANY: Final = 429
TARRY: Final = 1.0
"""Seconds by which a rejection is delayed, so that a client that retries at once must wait. A flood
over all connections of an address is then a few dozen requests per second."""
SOCKET_COST: Final = 4
"""Number of requests that a new socket counts as."""

REASONS: Final[dict[int, Reason]] = {400: "nonsense", 409: "rules", 413: "size"}
"""Names in the metrics for what the application refuses."""

_log = logging.getLogger(__name__)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether the origin of a request is allowed. A browser sends the origin of the page; only our
    own page may act for its user."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in settings.origins
    except ValueError:
        return False


def host_allowed(client: HTTPConnection, settings: Settings) -> bool:
    """Whether the host name of a request is allowed. If the operator has listed the server's host
    names, no other is: otherwise a foreign page whose name resolves to us would count as our own
    (DNS rebinding). Health checks may use any name."""
    if not settings.hosts or client.scope["path"] in PROBES:
        return True
    return host_of(client.headers.get("host", "")) in settings.hosts


def host_of(header: str) -> str:
    """The name in a ``Host`` header, without the port."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class SecurityMiddleware:
    """Middleware around the application: headers on every answer, limits on every request."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, requests: Buckets
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if self.settings.proxies:
            host = forwarded_for(scope["headers"], self.settings.proxies)
            scope["client"] = (host, 0) if host else scope["client"]
            if forwarded_proto(scope["headers"], self.settings.proxies) == "https":
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        answer = _Answer(send, scope.get("scheme") in ("https", "wss"))
        refused = self._refused(HTTPConnection(scope))
        if refused is not None and refused.status_code == TOO_MANY:
            await asyncio.sleep(TARRY)
        if refused is None:
            await self._carefully(scope, receive, answer)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, answer).send_denial_response(refused)
        else:
            await refused(scope, receive, answer)

    def _refused(self, client: HTTPConnection) -> Response | None:
        """The answer to a request that is rejected."""
        method = client.scope.get("method", "WEBSOCKET")
        cost = SOCKET_COST if method == "WEBSOCKET" else 1
        bucket = self.requests.of(address_of(client))
        if not bucket.take(cost):
            self.metrics.refused("rate")
            answer = refusal_to(client, TOO_MANY, "too many requests; wait a moment")
            answer.headers[RETRY_AFTER] = whole_seconds(bucket.wait(cost))
            answer.headers["connection"] = "close"
            return answer
        if not host_allowed(client, self.settings):
            self.metrics.refused("origin")
            return refusal_to(client, 421, "this server is not reached by that name")
        if method not in ("GET", "HEAD", "POST", "WEBSOCKET"):
            self.metrics.refused("nonsense")
            return refusal_to(client, 405, "only GET and POST are supported")
        acts = method in ("POST", "WEBSOCKET")
        if acts and not origin_allowed(client.headers, self.settings):
            self.metrics.refused("origin")
            return refusal_to(client, 403, "this page may not act here; open the server's own page")
        return None

    async def _carefully(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        """Call the application. An error of ours is logged, and the client gets a general
        message."""
        try:
            await self.app(scope, receive, answer)
            if answer.status in REASONS:
                self.metrics.refused(REASONS[answer.status])
        except (ClientDisconnect, CancelledError):
            pass  # the client is gone, or the server stops and has waited long enough
        except Exception as error:
            self.metrics.refused("fault")
            _log.error("a request to %s failed", scope["path"], exc_info=error)
            if not answer.status and scope["type"] == "http":
                sorry = refusal_to(HTTPConnection(scope), 500, SORRY)
                await sorry(scope, receive, answer)


class _Answer:
    """Adds our headers to an answer, and notes its status. Nothing is cached that does not say so:
    answers differ from moment to moment, and some are secret."""

    def __init__(self, send: Send, over_tls: bool) -> None:
        self.send = send
        self.headers = {**HEADERS, **UNCACHED, **(OVER_TLS if over_tls else {})}
        self.status = 0  # of the answer, once it has started

    def __call__(self, message: Message) -> Awaitable[None]:
        self.status = message.get("status", self.status)
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in self.headers.items():
                headers.setdefault(name, value)
            if headers[POLICY_HEADER] == FRAMEABLE[POLICY_HEADER]:
                del headers[FRAME_OPTIONS]  # it can't allow other origins
            if self.status in RETRY:
                headers.setdefault(RETRY_AFTER, RETRY[self.status])
        return self.send(message)
