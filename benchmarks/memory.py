"""Memory of a server while a stranger reads one old game after another: ``python -m
benchmarks.memory``.

A database is filled with finished games, copies of a few that were really played. Their pages,
records and results are requested, and their tables watched over sockets, each game once. The table
shows how many tables the server holds, its memory, and the slowest answer of `/healthz` since the
line before; with ``--after`` also what remains when the tables have been evicted.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import httpx
import msgspec
import typer
import websockets
from tests.server.running import GENEROUS, Server, free_port

from benchmarks.people import machine
from benchmarks.startup import fill, megabytes_of
from colt_express.server.base.settings import default_database
from colt_express.server.table.messages import PROTOCOL

EVERY: Final = 5.0  # seconds between two lines while the attack lasts
EVERY_LATER: Final = 60.0  # and afterwards
AT_ONCE: Final = 20  # requests that may be waiting for an answer
BETWEEN_PROBES: Final = 0.05  # seconds
TABLES: Final = re.compile(r"^colt_express_tables\{.*\} ([\d.e+]+)$", re.MULTILINE)

Request = Callable[[str], Coroutine[Any, Any, None]]


class Stranger:
    """Reads old games in one of these ways."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client
        self.ways: dict[str, Request] = {
            "page": lambda table: self.get(table, ""),
            "record": lambda table: self.get(table, "/record"),
            "result": lambda table: self.get(table, "/result"),
            "socket": self.watch,
        }

    async def get(self, table: str, what: str) -> None:
        answer = await self.client.get(f"http://{self.server.address}/api/tables/{table}{what}")
        assert answer.status_code == 200, answer.text

    async def watch(self, table: str) -> None:
        """Watch a game as a spectator until its end has been received."""
        url = f"ws://{self.server.address}/api/tables/{table}/socket"
        options: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": None}
        async with websockets.connect(url, **options) as socket:
            await socket.send(msgspec.json.encode({"id": 1, "type": "hello", "protocol": PROTOCOL}))
            while True:
                told = msgspec.json.decode(await socket.recv())
                if told["type"] == "told" and told.get("table"):
                    return


class Observer:
    """Prints what the server holds."""

    def __init__(self, server: Server, metrics: int, client: httpx.AsyncClient) -> None:
        assert server.process is not None
        self.process = server.process.pid
        self.server = server
        self.metrics = f"http://127.0.0.1:{metrics}/metrics"
        self.client = client
        self.begun = perf_counter()
        self.slowest = 0.0

    async def probe(self) -> None:
        """Runs until it is cancelled."""
        while True:
            asked = perf_counter()
            await self.client.get(f"http://{self.server.address}/healthz")
            self.slowest = max(self.slowest, perf_counter() - asked)
            await asyncio.sleep(BETWEEN_PROBES)

    async def line(self, requests: int) -> None:
        text = (await self.client.get(self.metrics)).text
        tables = sum(float(count) for count in TABLES.findall(text))
        slowest, self.slowest = 1000 * self.slowest, 0.0
        typer.echo(
            f"{perf_counter() - self.begun:6.0f} s {requests:6} requests {tables:6.0f} tables"
            f" {megabytes_of(self.process):7.0f} MB  slowest answer {slowest:5.0f} ms"
        )


async def attack(observer: Observer, ways: list[Request], games: int, rate: float) -> None:
    """Request each game once, in these ways in turn; less often if the server cannot keep up."""
    begun, reported, sent = perf_counter(), 0.0, set[asyncio.Task[None]]()
    for number in range(games):
        sent.add(asyncio.create_task(ways[number % len(ways)](f"f{number:09}")))
        if len(sent) >= AT_ONCE:
            await asyncio.wait(sent, return_when=asyncio.FIRST_COMPLETED)
        for done in [task for task in sent if task.done()]:
            sent.discard(done)
            done.result()
        await asyncio.sleep(max(0.0, begun + (number + 1) / rate - perf_counter()))
        if perf_counter() > begun + reported + EVERY:
            reported = perf_counter() - begun
            await observer.line(number + 1)
    await asyncio.gather(*sent)
    await observer.line(games)


async def measure(
    server: Server, metrics: int, games: int, rate: float, only: list[str], after: float
) -> None:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    async with httpx.AsyncClient(limits=limits, timeout=None) as client:
        observer, stranger = Observer(server, metrics, client), Stranger(server, client)
        probing = asyncio.create_task(observer.probe())
        await observer.line(0)
        await attack(observer, [stranger.ways[name] for name in only], games, rate)
        for _ in range(int(after / EVERY_LATER)):
            await asyncio.sleep(EVERY_LATER)
            await observer.line(games)
        probing.cancel()


def main(
    games: Annotated[int, typer.Option(min=1, help="Number of finished games.")] = 1_800,
    rate: Annotated[float, typer.Option(min=1, help="Requests per second.")] = 30,
    only: Annotated[
        list[str] | None, typer.Option(help="page, record, result or socket; all in turn.")
    ] = None,
    after: Annotated[float, typer.Option(min=0, help="Seconds to watch afterwards.")] = 0,
) -> None:
    """Read many old games, and watch the server's memory."""
    typer.echo(f"{machine()}: {games} games, {rate:.0f} requests a second")
    with tempfile.TemporaryDirectory() as name:
        folder, metrics = Path(name), free_port()
        asyncio.run(fill(default_database(folder), games, 0))
        with Server(folder, **{**GENEROUS, "metrics": str(metrics)}) as server:
            ways = only or ["page", "record", "result", "socket"]
            asyncio.run(measure(server, metrics, games, rate, ways, after))


if __name__ == "__main__":
    typer.run(main)
