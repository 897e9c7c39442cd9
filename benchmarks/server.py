"""How many tables one server can handle: ``make bench-server``.

Tables of four clients that answer at once play over real sockets on loopback. A choice is complete
when all four seats have received it, which is after it is on disk. The number of tables is
increased as long as 99 % of the choices stay under `LIMIT`. In the same run, a bare Starlette
server just sends one of our messages, of average size, to four sockets, with clients that read it
like ours: the upper bound for a server of this kind.

Messages per second depend on how fast the load generator is: if it is slower than the bare server,
it hides a part of the difference. The CPU time of each server per message does not, and hardly
depends on what else runs on the machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from math import ceil
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Annotated, NamedTuple

import msgspec
import typer
import websockets
from tests.server.running import Server, free_port
from websockets.asyncio.client import ClientConnection

from benchmarks.people import SEATS, cpu_seconds, household, machine, sit_down
from benchmarks.people import heard as heard_of
from colt_express.engine import state

ROOT = Path(__file__).parent.parent

UNLIMITED = {
    "connections": "100000",
    "all_connections": "100000",
    "requests": "100000",
    "tables": "1000000",
    "seats": "1000000",
}
WARM_UP = 1.0
SHORTEST_GAME = 80  # choices
SAMPLES = 1000
PAIRS = 5
LIMIT = 0.100
"""Seconds from a choice until the last of four seats has received it, for 99 % of the choices."""

_encode = msgspec.json.Encoder().encode


class Load(msgspec.Struct):
    """The results for a number of tables."""

    tables: int
    choices_per_second: float
    messages_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_message: float
    cpu_us: float
    """CPU time of the server per message, in microseconds."""
    cores: float
    """CPU use of the server; close to 1 if it is the bottleneck."""
    sample: str
    """A message of average size."""


class Figures(msgspec.Struct):
    machine: str
    python: str
    tried: list[Load]
    most: int
    """The number of tables that keep the limit."""
    ours: list[Load]
    """Measurements with that many tables, alternating with the bare server, since the speed of a
    machine varies."""
    bare: list[Load]
    ratio: float
    """Our messages per second relative to the bare server's: the median of the pairs."""
    cpu_ratio: float
    """The bare server's CPU time per message relative to ours, likewise."""
    compiled: bool
    """Whether the engine was the compiled one."""


class Tally:
    """Counts what arrives during the measurement."""

    def __init__(self, games: int) -> None:
        self.games = games  # to be prepared at each table
        self.ready = 0
        self.begin = asyncio.Event()
        self.on = False
        self.latencies: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.samples: list[str] = []
        self.seconds = 0.0
        self.cpu = 0.0  # seconds of the server

    def heard(self, message: str | bytes) -> None:
        if self.on:
            self.messages += 1
            self.bytes += len(message)
            if len(self.samples) < SAMPLES:
                self.samples.append(str(message))

    def load(self, tables: int) -> Load:
        cuts = quantiles(self.latencies, n=100)
        return Load(
            tables=tables,
            choices_per_second=len(self.latencies) / self.seconds,
            messages_per_second=self.messages / self.seconds,
            p50_ms=1000 * cuts[49],
            p99_ms=1000 * cuts[98],
            bytes_per_message=self.bytes / self.messages,
            cpu_us=1_000_000 * self.cpu / self.messages,
            cores=self.cpu / self.seconds,
            sample=self._average_message(),
        )

    def _average_message(self) -> str:
        size = self.bytes / self.messages
        return min(self.samples, key=lambda sample: abs(len(sample) - size))


class Choices:
    """A table's choices in transit: each is complete when the last of four has received it."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.begun: dict[int, float] = {}
        self.told: dict[int, int] = {}

    def begin(self, number: int) -> None:
        self.begun[number] = perf_counter()
        self.told[number] = 0

    def tell(self, number: int) -> None:
        if number not in self.begun:  # the start of the game, which is no choice
            return
        self.told[number] += 1
        if self.told[number] == SEATS and self.tally.on:
            self.tally.latencies.append(perf_counter() - self.begun[number])


# Ours --------------------------------------------------------------------------------------------


async def play_a_table(server: str, number: int, tally: Tally) -> None:
    """Play one game after another with four clients, until cancelled. All are prepared before the
    measurement, so that creating tables is not measured."""
    ready = [await sit_down(server, household(number)) for _ in range(tally.games)]
    tally.ready += 1
    await tally.begin.wait()
    try:
        for sockets in ready:
            await _play_a_game(sockets, number, tally)
        raise RuntimeError("all games are over before the measurement is; prepare more")
    finally:
        await asyncio.gather(*[socket.close() for sockets in ready for socket in sockets])


async def _play_a_game(sockets: list[ClientConnection], number: int, tally: Tally) -> None:
    current = Choices(tally)
    await sockets[0].send('{"type": "start", "id": 1}')
    async with asyncio.TaskGroup() as group:
        for seat, socket in enumerate(sockets):
            group.create_task(_play_a_seat(socket, seat + number, current, tally))


async def _play_a_seat(
    socket: ClientConnection, taste: int, current: Choices, tally: Tally
) -> None:
    async for message in socket:
        tally.heard(message)
        heard = heard_of.decode(message)
        if heard.type == "told":
            current.tell(heard.number)
        elif heard.type == "table" and '"status":"over"' in str(message):
            return
        elif heard.status == "refused":
            raise RuntimeError(heard.sentence)
        if heard.mine is not None and heard.mine.question is not None:
            options = heard.mine.question.options
            option = options[(taste + heard.number) % len(options)].words
            choice = {"type": "choose", "id": 2, "number": heard.number, "option": option}
            current.begin(heard.number + 1)
            await socket.send(_encode(choice).decode())


# Bare --------------------------------------------------------------------------------------------

BARE = """
import sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

message = sys.argv[2]
groups = {}

async def fan_out(socket: WebSocket) -> None:
    await socket.accept()
    group = groups.setdefault(socket.path_params["group"], [])
    group.append(socket)
    try:
        while True:
            await socket.receive_text()
            for one in group:
                await one.send_text(message)
    except WebSocketDisconnect:
        group.remove(socket)

app = Starlette(routes=[WebSocketRoute("/{group}", fan_out)])
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", access_log=False)
"""


async def fan_out_at_a_table(server: str, number: int, tally: Tally) -> None:
    """Four clients that send in turn; each message is sent to all."""
    address = f"ws://{server}/{number}"
    current = Choices(tally)
    sockets = [await websockets.connect(address, compression=None) for _ in range(SEATS)]
    tally.ready += 1
    await tally.begin.wait()
    said = _encode({"type": "choose", "id": 2, "number": 100, "option": "floor change"}).decode()

    async def listen(seat: int) -> None:
        heard = 0
        async for message in sockets[seat]:
            tally.heard(message)
            heard_of.decode(message)
            heard += 1
            current.tell(heard)
            if heard % SEATS == seat:
                current.begin(heard + 1)
                await sockets[seat].send(said)

    try:
        async with asyncio.TaskGroup() as group:
            for seat in range(SEATS):
                group.create_task(listen(seat))
            current.begin(1)
            await sockets[0].send(said)
    finally:
        for socket in sockets:
            await socket.close()


# Measuring ---------------------------------------------------------------------------------------

Table = Callable[[str, int, Tally], Awaitable[None]]


class Measured(NamedTuple):
    """A server to measure."""

    address: str
    process: int
    table: Table


async def measure(server: Measured, tables: int, seconds: float) -> Load:
    tally = Tally(games=1 + ceil((WARM_UP + seconds) * min(1300, 5000 / tables) / SHORTEST_GAME))
    tasks = [
        asyncio.ensure_future(server.table(server.address, number, tally))
        for number in range(tables)
    ]
    while tally.ready < tables:
        await asyncio.wait(tasks, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
        _raise_if_failed(tasks)
    tally.begin.set()
    await asyncio.wait(tasks, timeout=WARM_UP, return_when=asyncio.FIRST_EXCEPTION)
    gc.collect()
    begun, cpu, tally.on = perf_counter(), cpu_seconds(server.process), True
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.on, tally.seconds = False, perf_counter() - begun
    tally.cpu = cpu_seconds(server.process) - cpu
    _raise_if_failed(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally.load(tables)


def _raise_if_failed(tasks: Sequence[asyncio.Future[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def most_tables(server: Measured, seconds: float) -> list[Load]:
    """Doubles the number until the limit is broken, then bisects."""
    loads = [await _report(measure(server, 1, seconds))]
    good, bad = 1, 0
    while not bad or bad - good > max(1, good // 8):
        tables = good * 2 if not bad else (good + bad) // 2
        loads.append(await _report(measure(server, tables, seconds)))
        if loads[-1].p99_ms < 1000 * LIMIT:
            good = tables
        else:
            bad = tables
    return loads


async def _report(measuring: Awaitable[Load]) -> Load:
    load = await measuring
    typer.echo(
        f"{load.tables:5} tables  {load.choices_per_second:7,.0f} choices/s"
        f"  {load.messages_per_second:8,.0f} messages/s of {load.bytes_per_message:,.0f} bytes"
        f"  p50 {load.p50_ms:6.1f} ms  p99 {load.p99_ms:6.1f} ms"
        f"  {load.cpu_us:5.1f} µs/message  {load.cores:4.2f} cores"
    )
    return load


async def compare(folder: Path, seconds: float, tables: int) -> Figures:
    typer.echo("ours: every choice on disk before it is published")
    with Server(folder, **UNLIMITED) as server:
        assert server.process is not None
        our_server = Measured(server.address, server.process.pid, play_a_table)
        if tables:
            tried = [await _report(measure(our_server, tables, seconds))]
        else:
            tried = await most_tables(our_server, seconds)
        within = [load for load in tried if load.p99_ms < 1000 * LIMIT] or tried
        best = max(within, key=lambda load: load.tables)
        typer.echo("ours alternating with the bare server: one of these messages to four sockets")
        port = free_port()
        process = subprocess.Popen([sys.executable, "-c", BARE, str(port), best.sample])
        try:
            await _reachable(port)
            bare_server = Measured(f"127.0.0.1:{port}", process.pid, fan_out_at_a_table)
            ours, bare = [], []
            for _ in range(PAIRS):
                ours.append(await _report(measure(our_server, best.tables, seconds)))
                bare.append(await _report(measure(bare_server, best.tables, seconds)))
        finally:
            process.kill()
            process.wait()
    pairs = list(zip(ours, bare, strict=True))
    return Figures(
        machine=machine(),
        python=platform.python_version(),
        tried=tried,
        ours=ours,
        bare=bare,
        most=best.tables,
        ratio=median(one.messages_per_second / other.messages_per_second for one, other in pairs),
        cpu_ratio=median(other.cpu_us / one.cpu_us for one, other in pairs),
        compiled=is_compiled(),
    )


def is_compiled() -> bool:
    """Whether the engine that is imported here, and so by our server, is compiled."""
    return not str(state.__file__).endswith(".py")


def compiled_folder() -> Path | None:
    """The folder of the compiled engine, if there is one that is as new as the source."""
    newest = max(file.stat().st_mtime for file in (ROOT / "src").rglob("*.py"))
    for folder in (ROOT / "build/compiled", ROOT / "build/quick/compiled"):
        built = folder / ".built"
        if built.is_file() and built.stat().st_mtime > newest:
            return folder
    return None


async def _reachable(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise RuntimeError("the bare server does not start")


def main(
    seconds: Annotated[float, typer.Option(min=1, help="Duration of each measurement.")] = 8,
    tables: Annotated[
        int, typer.Option(min=0, help="Only so many tables, instead of searching for the maximum.")
    ] = 0,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
    interpreted: Annotated[
        bool, typer.Option(help="Measure the interpreted engine, even if there is a compiled one.")
    ] = False,
) -> None:
    """Compare the server with a bare one. If the engine has been compiled (`make compiled` or `make
    test`), the compiled one is measured."""
    if not interpreted and not is_compiled() and (folder := compiled_folder()):
        typer.echo(f"using the compiled engine in {folder.relative_to(ROOT)}")
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        again = [sys.executable, "-m", "benchmarks.server", *sys.argv[1:]]
        raise SystemExit(subprocess.run(again, env=environment, check=False).returncode)
    with tempfile.TemporaryDirectory() as database:
        figures = asyncio.run(compare(Path(database), seconds, tables))
    engine = "compiled" if figures.compiled else "INTERPRETED: see make compiled"
    typer.echo(f"{figures.machine}, Python {figures.python}, engine {engine}")
    if not tables:
        typer.echo(f"{figures.most} tables keep p99 under {1000 * LIMIT:.0f} ms")
    typer.echo(
        f"our messages/s are {figures.ratio:.2f} of the bare server's (median of {PAIRS} pairs)\n"
        f"a message takes the bare server {figures.cpu_ratio:.2f} of our CPU time"
    )
    if json is not None:
        json.parent.mkdir(parents=True, exist_ok=True)
        for load in (*figures.tried, *figures.ours, *figures.bare):
            load.sample = ""
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


if __name__ == "__main__":
    typer.run(main)
