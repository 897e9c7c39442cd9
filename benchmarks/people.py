"""Simulated players for benchmarks: four clients per table that choose at random after a pause.

The time of a choice is from sending it until the last of four seats has received it, which is after
it is on disk.
"""

from __future__ import annotations

import asyncio
import os
import platform
import ssl
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import httpx
import msgspec
import websockets
from tests.server.running import Server
from websockets.asyncio.client import ClientConnection

SEATS = 4
AT_ONCE = 8
"""Tables that are joined at the same time."""

CERTIFICATES = ssl.create_default_context()
"""Created once, since it is slow and would disturb the measurement."""

_encode = msgspec.json.Encoder().encode


class Offered(msgspec.Struct):
    words: str


class _Question(msgspec.Struct):
    options: list[Offered]


class _Mine(msgspec.Struct):
    question: _Question | None = None


class Heard(msgspec.Struct):
    """The part of a message that a client needs to choose."""

    type: str
    number: int = 0
    seat: int = -1
    mine: _Mine | None = None
    status: str = ""
    sentence: str = ""


heard = msgspec.json.Decoder(Heard)


def machine() -> str:
    """Where the figures come from."""
    return f"{platform.node()}, {os.cpu_count()} × {platform.machine()}"


def cpu_seconds(process: int) -> float:
    """The CPU time that a process has used so far, in all its threads, as Linux counts it."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    return sum(map(int, fields.split()[11:13])) / os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """Resources of a server process, from Linux."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.number = server.process.pid

    @property
    def megabytes(self) -> float:
        status = Path(f"/proc/{self.number}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    @property
    def cpu_seconds(self) -> float:
        return cpu_seconds(self.number)


class Latencies(msgspec.Struct):
    """How long choices took, in milliseconds."""

    choices: int
    p50_ms: float
    p99_ms: float
    worst_ms: float


def summed_up(seconds: list[float]) -> Latencies:
    cuts = quantiles(seconds, n=100)
    return Latencies(len(seconds), 1000 * cuts[49], 1000 * cuts[98], 1000 * max(seconds))


async def post(http: httpx.AsyncClient, path: str, **body: object) -> dict[str, str]:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    decoded: dict[str, str] = answer.json()
    return decoded


def household(number: int) -> str:
    """An address of this machine for the clients of one table."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


async def sit_down(server: str, address: str) -> list[ClientConnection]:
    """A new table with four clients at that address, which have said hello."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=CERTIFICATES)
    async with httpx.AsyncClient(
        transport=transport, base_url=f"http://{server}", timeout=60
    ) as http:
        path, tokens = await _take_seats(http)
    sockets = []
    for token in tokens:
        socket = await websockets.connect(
            f"ws://{server}{path}/socket", local_addr=(address, 0), compression=None
        )
        await socket.send(
            _encode({"type": "hello", "id": 0, "protocol": 2, "token": token}).decode()
        )
        sockets.append(socket)
    return sockets


async def _take_seats(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    created = await post(http, "/api/tables", name="one", seats=["open"] * (SEATS - 1))
    path = f"/api/tables/{created['table']}"
    tokens = [created["token"]]
    for _ in range(SEATS - 1):
        tokens.append((await post(http, f"{path}/join", name="another"))["token"])
    return path, tokens


class Person:
    """The client at one seat: chooses some time after it is asked."""

    def __init__(self, party: Party, socket: ClientConnection) -> None:
        self.party = party
        self.socket = socket
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the game is over."""
        try:
            async for message in self.socket:
                what = heard.decode(message)
                if what.type == "table" and '"status":"over"' in str(message):
                    return
                self._hear(what)
        finally:
            self._stop_thinking()

    def _hear(self, what: Heard) -> None:
        if what.status == "refused":
            raise RuntimeError(what.sentence)
        if what.type == "told":
            self.party.told(what.number)
        if what.mine is not None:
            self._stop_thinking()
            if what.mine.question is not None:
                work = self._choose(what.number, what.mine.question.options)
                self._thinking = asyncio.create_task(work)

    async def _choose(self, number: int, options: list[Offered]) -> None:
        crowd = self.party.crowd
        await asyncio.sleep(crowd.pause(crowd.dice))
        option = crowd.dice.choice(options).words
        choice = {"type": "choose", "id": 2, "number": number, "option": option}
        self.party.chosen(number + 1)
        await self.socket.send(_encode(choice).decode())

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


class Party:
    """The clients of one table, and their choices in transit."""

    def __init__(self, crowd: Crowd, sockets: list[ClientConnection]) -> None:
        self.crowd = crowd
        self.people = [Person(self, socket) for socket in sockets]
        self._begun: dict[int, float] = {}
        self._told: dict[int, int] = {}

    async def play(self) -> None:
        await self.people[0].socket.send('{"type": "start", "id": 1}')
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())

    def chosen(self, number: int) -> None:
        self._begun.setdefault(number, perf_counter())

    def told(self, number: int) -> None:
        self._told[number] = self._told.get(number, 0) + 1
        if self._told[number] == SEATS and number in self._begun:
            self.crowd.latencies.append(perf_counter() - self._begun[number])


class Crowd:
    """Tables that play one game after another until they are stopped."""

    def __init__(self, server: str, pause: Callable[[Random], float]) -> None:
        self.server = server
        self.pause = pause
        self.dice = Random("people")
        self.latencies: list[float] = []
        self._tables: list[asyncio.Task[None]] = []

    async def come(self, tables: int) -> None:
        """Add tables, which start as soon as possible."""
        first = len(self._tables)
        for start in range(first, first + tables, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, first + tables))
            await asyncio.gather(*(self._sit_down(household(number)) for number in numbers))

    async def come_one_by_one(self, tables: int, seconds: float) -> None:
        """Add tables one by one over ``seconds``. If that is about as long as a game, some games
        end and others start at any time from then on."""
        first = len(self._tables)
        for number in range(first, first + tables):
            await self._sit_down(household(number))
            await asyncio.sleep(seconds / tables)

    async def _sit_down(self, home: str) -> None:
        party = Party(self, await sit_down(self.server, home))
        self._tables.append(asyncio.create_task(self._play(party, home)))

    async def _play(self, party: Party, address: str) -> None:
        while True:
            try:
                await party.play()
            finally:
                for person in party.people:
                    await person.socket.close()
            party = Party(self, await sit_down(self.server, address))

    async def watch(self, seconds: float) -> Latencies:
        """Measures choices from now on."""
        return summed_up(await self.listen(seconds))

    async def listen(self, seconds: float) -> list[float]:
        """Yields how many seconds each choice takes from now on."""
        self.latencies = []
        await asyncio.wait(self._tables, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in self._tables:
            if task.done():
                task.result()
        return self.latencies

    async def go_home(self) -> None:
        for task in self._tables:
            task.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)
