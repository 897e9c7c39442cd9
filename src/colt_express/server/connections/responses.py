"""HTTP responses: JSON, and for errors a sentence under ``error``, which browsers are shown as a
page."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from hashlib import blake2b
from math import ceil
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from ...engine.errors import IllegalChoice, RecordError, SetupError
from ..base.content_negotiation import wants_a_page
from ..base.database_errors import StorageError
from ..base.refusals import Code, NoRoom, Refused

CACHE_CONTROL: Final = "cache-control"
RETRY_AFTER: Final = "retry-after"

BODY_SIZE: Final = 16_384
"""Maximum size of the body of a request, in bytes."""
BODY_SECONDS: Final = 10.0
"""Time limit for receiving it, in seconds."""

SORRY: Final = "something went wrong in the server; check whether it was done"

FOR_NOBODY: Final = (IllegalChoice, RecordError)
"""Errors that list a seat's options. None should get this far."""

SENTENCES: Final = {
    "Not Found": "there is nothing at this address",
    "Method Not Allowed": "this address does not support that method",
}
"""Our messages in place of the framework's."""

STATUSES: Final[Mapping[Code, int]] = {
    "busy": 429,
    "closing": 503,
    "hints": 429,
    "pictures": 429,
    "queue": 429,
    "quota": 429,
    "replays": 429,
    "reviews": 429,
    "seats": 429,
    "slow_down": 429,
}
"""Statuses of refusals that are answered with another one than 409."""

BY_STATUS: Final[Mapping[int, Code]] = {403: "origin", 429: "slow_down"}
"""Codes by status of refusals that have no other."""

Wanted = TypeVar("Wanted")


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every error response. ``code`` is set where a page has words of its own."""

    error: str
    code: Code = ""
    wait: int = 0  # seconds until it is allowed, if known


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def etag_response(request: Request, body: bytes) -> Response:
    """A JSON response that changes only with the program. Browsers may keep it, and are told if it
    is still the same."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {CACHE_CONTROL: "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def refusal(status: int, sentence: str, code: Code = "", wait: float = 0) -> Response:
    return json_response(Refusal(sentence, code or BY_STATUS.get(status, ""), ceil(wait)), status)


def refusal_to(
    client: HTTPConnection, status: int, sentence: str, code: Code = "", wait: float = 0
) -> Response:
    """A refusal as JSON for programs, as a page for browsers. The answer to a socket is never
    displayed."""
    if client.scope["type"] == "http" and wants_a_page(client.headers):
        from .error_page import error_page  # has words for people, which not every client needs

        liked = client.headers.get("accept-language", "")
        answer: Response = HTMLResponse(
            error_page(status, sentence, liked, code or BY_STATUS.get(status, ""), ceil(wait)),
            status,
        )
    else:
        answer = refusal(status, sentence, code, wait)
    answer.headers["vary"] = "accept, accept-language"
    return answer


def too_many(sentence: str, seconds: float) -> HTTPException:
    """An error for a client over a limit, which may try again after ``seconds``."""
    return HTTPException(429, sentence, {RETRY_AFTER: whole_seconds(seconds)})


def whole_seconds(seconds: float) -> str:
    """Seconds for a header: rounded up, at least one."""
    return str(max(1, ceil(seconds)))


async def read_body(request: Request, kind: type[Wanted], most: int = BODY_SIZE) -> Wanted:
    """The body of the request. One that is too large (``most`` bytes) or malformed is refused."""
    body = await read_bytes(request, most, "a request")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, f"this request cannot be understood: {error}") from None


async def read_bytes(request: Request, most: int, what: str) -> bytes:
    """The body of the request as it is, if it has at most that many bytes; ``what`` it is, for the
    refusal."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _whole_body(request, most, what)
    except TimeoutError:
        sentence = f"a request must be complete within {BODY_SECONDS:.0f} seconds"
        raise HTTPException(408, sentence, {"connection": "close"}) from None


async def _whole_body(request: Request, most: int, what: str) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise HTTPException(413, f"{what} may have at most {most} bytes")
    return bytes(body)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refusal_to(request, error.status_code, SENTENCES.get(error.detail, error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def our_error(request: Request, error: Exception) -> Response:
    """The response to an action that the table or the rules do not allow, or that cannot be stored
    at the moment."""
    if isinstance(error, FOR_NOBODY):
        raise error  # an error of ours
    if isinstance(error, Refused):
        status = STATUSES.get(error.code, 409)
        answer = refusal_to(request, status, str(error), error.code, error.wait)
        if error.wait:
            answer.headers[RETRY_AFTER] = whole_seconds(error.wait)
        return answer
    status, code = _told_by(error)
    return refusal_to(request, status, str(error), code)


def _told_by(error: Exception) -> tuple[int, Code]:
    """The status and the code for an error of another layer."""
    if isinstance(error, StorageError):
        return 503, "storage"
    if isinstance(error, NoRoom):
        return 503, "no_room"
    return 409, "setup" if isinstance(error, SetupError) else ""
