"""Answers to requests: JSON, and where something is wrong a sentence under ``error``."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

BODY_SIZE: Final = 16_384

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


async def read_body(request: Request, kind: type[Wanted]) -> Wanted:
    """What the client wants; too much or nonsense is refused."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY_SIZE:
            raise HTTPException(413, f"a request has at most {BODY_SIZE} bytes")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, f"this request cannot be understood: {error}") from None


async def http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refusal(error.status_code, SENTENCES.get(error.detail, error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def our_error(_request: Request, error: Exception) -> Response:
    """What the table or the rules do not allow."""
    return refusal(409, str(error))
