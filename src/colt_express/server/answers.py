"""HTTP answers: JSON, and for errors a sentence under ``error``, which browsers are shown as a
page."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from math import ceil
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from ..engine.errors import IllegalChoice, RecordError
from .accepting import wants_a_page
from .database import StorageError
from .evicting import NoRoom
from .seating import Code, Refused
from .sorry import sorry_page

CACHE_CONTROL: Final = "cache-control"
RETRY_AFTER: Final = "retry-after"

BODY_SIZE: Final = 16_384
BODY_SECONDS: Final = 10.0
"""Time limit for receiving a body."""

SORRY: Final = "something went wrong in the server; check whether it was done"

FOR_NOBODY: Final = (IllegalChoice, RecordError)
"""Errors that list a seat's options. None should get this far."""

SENTENCES: Final = {
    "Not Found": "there is nothing at this address",
    "Method Not Allowed": "this address does not support that method",
}
"""Our messages in place of the framework's."""

TOO_MANY: Final[tuple[Code, ...]] = ("slow_down", "quota", "seats")
"""Refusals that are answered with 429."""

Wanted = TypeVar("Wanted")


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every error response. ``code`` is set where a page has words of its own."""

    error: str
    code: Code = ""


def json_answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def unchanging_answer(request: Request, body: bytes) -> Response:
    """JSON that changes only with the program. Browsers may keep it, and are told if it is still
    the same."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {CACHE_CONTROL: "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def refusal(status: int, sentence: str, code: Code = "") -> Response:
    return json_answer(Refusal(sentence, code), status)


def refusal_to(client: HTTPConnection, status: int, sentence: str, code: Code = "") -> Response:
    """As JSON for programs, as a page for browsers. The answer to a socket is never displayed."""
    if client.scope["type"] == "http" and wants_a_page(client.headers):
        liked = client.headers.get("accept-language", "")
        answer: Response = HTMLResponse(sorry_page(status, sentence, liked), status)
    else:
        answer = refusal(status, sentence, code)
    answer.headers["vary"] = "accept, accept-language"
    return answer


def too_many(sentence: str, seconds: float) -> HTTPException:
    """The answer to a client over a limit, which may try again after so many seconds."""
    return HTTPException(429, sentence, {RETRY_AFTER: whole_seconds(seconds)})


def whole_seconds(seconds: float) -> str:
    """For a header: rounded up, at least one."""
    return str(max(1, ceil(seconds)))


async def read_body(request: Request, kind: type[Wanted]) -> Wanted:
    """The body of the request. One that is too large or malformed is refused."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _whole_body(request)
    except TimeoutError:
        sentence = f"a request must be complete within {BODY_SECONDS:.0f} seconds"
        raise HTTPException(408, sentence, {"connection": "close"}) from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, f"this request cannot be understood: {error}") from None


async def _whole_body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY_SIZE:
            raise HTTPException(413, f"a request may have at most {BODY_SIZE} bytes")
    return body


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refusal_to(request, error.status_code, SENTENCES.get(error.detail, error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def our_error(request: Request, error: Exception) -> Response:
    """An action that the table or the rules do not allow, or that cannot be stored at the
    moment."""
    if isinstance(error, FOR_NOBODY):
        raise error  # an error of ours
    if isinstance(error, Refused):
        status = 429 if error.code in TOO_MANY else 409
        answer = refusal_to(request, status, str(error), error.code)
        if error.wait:
            answer.headers[RETRY_AFTER] = whole_seconds(error.wait)
        return answer
    later = isinstance(error, (StorageError, NoRoom))
    return refusal_to(request, 503 if later else 409, str(error))
