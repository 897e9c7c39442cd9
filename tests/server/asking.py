"""Requests without a network: an application is called in this process, as uvicorn would."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec
from starlette.types import ASGIApp, Message


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def ask(
    app: ASGIApp, path: str, method: str = "GET", body: bytes = b"", /, **headers: str
) -> Answer:
    """The whole answer; for a socket, the refusal of its handshake. Underscores in the names of
    headers stand for hyphens."""
    sent: list[Message] = []
    kind = "websocket" if method == "WEBSOCKET" else "http"
    scope: dict[str, Any] = {
        "type": kind,
        "path": unquote(path),
        "root_path": "",
        "query_string": b"",
        "client": ("192.0.2.1", 1),
        "headers": [
            (name.replace("_", "-").encode(), value.encode())
            for name, value in {"host": "testserver", **headers}.items()
        ],
        "extensions": {"websocket.http.response": {}},
    }
    if kind == "http":
        scope["method"] = method
    first = (
        {"type": "http.request", "body": body} if kind == "http" else {"type": f"{kind}.connect"}
    )

    async def receive() -> Message:
        return first

    async def send(message: Message) -> None:
        sent.append(message)

    async def call() -> None:
        await app(scope, receive, send)

    asyncio.run(call())
    start = sent[0]
    told = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], told, b"".join(part["body"] for part in sent[1:]))
