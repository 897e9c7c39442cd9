"""Answers to requests: JSON, and where something is wrong a sentence under ``error``, which
somebody at a browser is shown on a page."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from ..engine.errors import IllegalChoice, RecordError
from .accepting import wants_a_page
from .database import StorageError
from .sorry import sorry_page

BODY_SIZE: Final = 16_384
BODY_SECONDS: Final = 10.0
"""In which a body must be there."""

SORRY: Final = "something went wrong in the server; look whether it was done"

FOR_NOBODY: Final = (IllegalChoice, RecordError)
"""Errors that list what is open to a seat. None should come this far."""

SENTENCES: Final = {
    "Not Found": "there is nothing at this address",
    "Method Not Allowed": "this cannot be done in this way",
}
"""What we say instead of the framework."""

Wanted = TypeVar("Wanted")


class Refusal(msgspec.Struct, frozen=True):
    """The body of every answer that is not the wanted one."""

    error: str


def json_answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(status: int, sentence: str) -> Response:
    return json_answer(Refusal(sentence), status)


def refusal_to(client: HTTPConnection, status: int, sentence: str) -> Response:
    """For a program or for somebody at a browser, whoever asks. A socket's is never looked at."""
    if client.scope["type"] == "http" and wants_a_page(client.headers):
        answer: Response = HTMLResponse(sorry_page(status, sentence), status)
    else:
        answer = refusal(status, sentence)
    answer.headers["vary"] = "accept"
    return answer


async def read_body(request: Request, kind: type[Wanted]) -> Wanted:
    """What the client wants; too much or nonsense is refused."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _whole_body(request)
    except TimeoutError:
        sentence = f"a request must be whole within {BODY_SECONDS:.0f} seconds"
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
            raise HTTPException(413, f"a request has at most {BODY_SIZE} bytes")
    return body


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refusal_to(request, error.status_code, SENTENCES.get(error.detail, error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def our_error(request: Request, error: Exception) -> Response:
    """What the table or the rules do not allow, or what cannot be kept just now."""
    if isinstance(error, FOR_NOBODY):
        raise error  # a fault of ours
    return refusal_to(request, 503 if isinstance(error, StorageError) else 409, str(error))
