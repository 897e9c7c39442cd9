"""Requests to a server over HTTP, answered with JSON or refused with a sentence."""

from __future__ import annotations

from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    UnknownHandler,
)

import msgspec

from ..errors import quoted
from .errors import Nonsense, RefusedByServer, Unreachable

SECONDS: Final = 20.0
"""Time limit for each step of a request."""
LARGEST: Final = 32_000_000
"""Maximum size of an answer in bytes; a replay of the longest game has a tenth of that."""
LATER: Final = (429, 502, 503, 504)
"""Statuses of servers that may answer later."""

Answer = TypeVar("Answer")


class _Refusal(msgspec.Struct):
    error: str
    code: str = ""


def _opener_without_redirects() -> OpenerDirector:
    """A token must not be sent to another address."""
    opener = OpenerDirector()
    for handler in (
        ProxyHandler(),
        UnknownHandler(),
        HTTPHandler(),
        HTTPSHandler(),
        HTTPDefaultErrorHandler(),
        HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


_opener = _opener_without_redirects()


def ask(url: str, kind: type[Answer], body: object = None, token: str = "") -> Answer:
    """The server's answer to a GET request, or to a POST request with a body."""
    answer = fetch(url, body, token)
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Nonsense(f"{url} answered something that cannot be read: {error}") from None


def fetch(url: str, body: object = None, token: str = "") -> bytes:
    """The body of the answer."""
    headers = {"content-type": "application/json", "accept": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else msgspec.json.encode(body)
    try:
        with _opener.open(Request(url, data, headers), timeout=SECONDS) as answer:
            return _limited(url, answer.read(LARGEST + 1))
    except HTTPError as error:
        with error:
            raise _refused(url, error) from None
    except (OSError, HTTPException) as error:
        raise Unreachable(f"{url} cannot be reached: {why(error)}") from None


def why(error: Exception) -> str:
    """What an exception of the network says."""
    inner: Any = getattr(error, "reason", error)
    if isinstance(inner, TimeoutError):
        return "it does not answer"
    return getattr(inner, "strerror", None) or str(inner) or type(inner).__name__


def refusal_in(answer: bytes, otherwise: str) -> tuple[str, str]:
    """The sentence of a refusal, and its code."""
    try:
        told = msgspec.json.decode(answer, type=_Refusal)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return otherwise, ""
    return told.error, told.code


def _limited(url: str, answer: bytes) -> bytes:
    if len(answer) > LARGEST:
        raise Nonsense(f"{url} answered more than {LARGEST:,} bytes")
    return answer


def _refused(url: str, error: HTTPError) -> Exception:
    """The error that a status of 300 or above stands for."""
    if 300 <= error.code < 400:
        elsewhere = quoted(error.headers.get("location", ""))
        return RefusedByServer(f"{url} leads to {elsewhere}; name that server instead", error.code)
    sentence, code = refusal_in(_body(error), f"{url} answered with status {error.code}")
    if error.code in LATER:
        return Unreachable(sentence)
    return RefusedByServer(sentence, error.code, code)


def _body(error: HTTPError) -> bytes:
    try:
        return error.read(LARGEST)
    except (OSError, HTTPException):
        return b""
