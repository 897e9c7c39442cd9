"""Keeping people out: origins, headers, and how much an address may ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Buckets
from .settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """A browser says where a page came from; only our own page may act for its user."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser
    return urlsplit(origin).netloc == headers.get("host") or origin in settings.origins


class Guard:
    """Stands before everything: headers on every answer, limits on every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        guarded_send = _with_headers(send)
        if not self.requests.take(address_of(connection)):
            await _refuse(429, "too many requests; wait a moment")(scope, receive, guarded_send)
        elif scope["method"] not in ("GET", "HEAD", "POST"):
            await _refuse(405, "only GET and POST are understood")(scope, receive, guarded_send)
        elif scope["method"] == "POST" and not origin_allowed(connection.headers, self.settings):
            sentence = "this page may not act here; open the server's own page"
            await _refuse(403, sentence)(scope, receive, guarded_send)
        else:
            await self.app(scope, receive, guarded_send)


def _refuse(status: int, sentence: str) -> JSONResponse:
    return JSONResponse({"error": sentence}, status)


def _with_headers(send: Send) -> Callable[[Message], Awaitable[None]]:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
