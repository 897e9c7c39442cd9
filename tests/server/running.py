"""A real server in a separate process, and clients that connect to it over real sockets."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from colt_express.server.base.settings import default_database
from colt_express.server.table.messages import PROTOCOL

from ..patience import busy
from .forking import Forked
from .ready_schema import file_of, make_ready


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


GENEROUS = {
    "messages": "100000",
    "refusals": "1000000",
    "requests": "1000",
    "tables": "10000",
    "seats": "10000",
    "connections": "1000",
    "spectators_per_address": "1000",
    "absence_seconds": "1",
    "seats_per_address": "1000",
}
"""Limits for clients that answer at once."""


HTTP = httpx.Client(verify=False, headers={"connection": "close"})
"""Created once, since it is slow; without keep-alive, since the server may be killed."""


class Server:
    """``colt-express serve``, which can be killed and restarted on the same data."""

    limits: Mapping[str, str] = GENEROUS

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {**self.limits, **settings}
        self.process: Forked | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        database = self.settings.get("database", default_database(self.folder))
        if database.startswith("sqlite"):
            make_ready(file_of(database))
        for name, value in self.settings.items():
            arguments += [f"--{name.replace('_', '-')}", value]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = Forked(["serve", *arguments], log.fileno())
        for _ in range(int(200 * busy())):
            try:
                if HTTP.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        if self.process.poll() is None:
            self.kill()
        raise AssertionError((self.folder / "log.txt").read_text(encoding="utf-8"))

    def kill(self) -> None:
        """Like a power cut."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return HTTP.post(f"http://{self.address}{path}", json=body, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return HTTP.get(f"http://{self.address}{path}")

    def create(self, *seats: str, **wanted: Any) -> dict[str, Any]:
        """A new table with its host at seat 0."""
        body = {"name": "Ann", "seats": list(seats), "pace": 0, **wanted}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def join(self, table: str, name: str, bandit: str = "") -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, "bandit": bandit})
        assert answer.status_code == 201, answer.text
        joined: dict[str, Any] = answer.json()
        return joined


class PublicServer(Server):
    """With the default limits."""

    limits: Mapping[str, str] = {}


class Client:
    """A client at a table that records everything it is sent."""

    def __init__(self, server: Server, table: str, token: str = "", seen: int = 0) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.seen = seen
        self.received: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.number = 0
        self.acknowledged: list[str] = []
        self._socket: ClientConnection | None = None
        self._next = 0

    async def __aenter__(self) -> Client:
        url = f"ws://{self.server.address}/api/tables/{self.table}/socket"
        self._socket = await websockets.connect(
            url, max_size=None, compression=None, open_timeout=10 * busy()
        )
        await self.send(type="hello", protocol=PROTOCOL, token=self.token, seen=self.seen)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def send(self, **message: Any) -> int:
        self._next += 1
        await self.send_raw(msgspec.json.encode({"id": self._next, **message}).decode())
        return self._next

    async def send_raw(self, frame: str | bytes, text: bool | None = None) -> None:
        """A raw frame; with ``text`` even invalid bytes are sent as text."""
        assert self._socket is not None
        await self._socket.send(frame, text=text)

    async def receive(self) -> dict[str, Any]:
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), 20 * busy())
        message: dict[str, Any] = msgspec.json.decode(text)
        self.received.append(message)
        if message["type"] == "table":
            self.info = message
        elif message["type"] in ("now", "told"):
            self.number = message["number"]
            self.mine = message.get("mine") or self.mine
        return message

    async def reply(self, identifier: int) -> dict[str, Any]:
        """The answer to one message; everything before it is recorded too."""
        while True:
            message = await self.receive()
            if message["type"] == "reply" and message["id"] == identifier:
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        return await self.reply(await self.send(**message))

    @property
    def question(self) -> dict[str, Any] | None:
        return self.mine.get("question")

    async def play(self, dice: Random, choices: int = 10_000) -> None:
        """Choose at random whenever asked, until the game is over."""
        while self.info.get("status") != "over" and choices:
            question = self.question
            if question is None or self.info.get("status") != "playing":
                await self.receive()
                continue
            self.mine = {}
            option, number = dice.choice(question["options"])["words"], self.number
            reply = await self.ask(type="choose", number=number, option=option)
            if reply["status"] == "ok":
                self.acknowledged.append(f"{number} {option}")
                choices -= 1
            elif reply["status"] == "stale" and not self.mine:
                self.mine = {"question": question}
