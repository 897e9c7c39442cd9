"""Attacks on a server, each for a few seconds from one address of this machine.

``python -m tests.server.attacks NAME 127.0.0.1:PORT SECONDS`` runs one of them. Every loop is
bounded by that time, and only this machine is ever attacked.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

import httpx
import msgspec
import websockets

from colt_express.server.table.messages import PROTOCOL

AT_ONCE = 24  # parallel connections

TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9
LAST = 0x80


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """As a client sends it. A mask of zeros leaves the payload unchanged."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65_536:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([opcode | (LAST if last else 0)]) + length + bytes(4) + payload


def said(**message: Any) -> bytes:
    return frame(TEXT, msgspec.json.encode({"id": 1, **message}))


class Attacker:
    """An attacker with an address of its own."""

    def __init__(self, server: str, seconds: float, address: str) -> None:
        host, _, port = server.partition(":")
        if not host.startswith("127."):
            raise ValueError("only this machine is attacked")
        self.server = server
        self.address = address
        self.host = host
        self.port = int(port)
        self.until = monotonic() + seconds
        self.tables: list[dict[str, Any]] = []

    @property
    def going_on(self) -> bool:
        return monotonic() < self.until

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        return httpx.AsyncClient(transport=transport, base_url=f"http://{self.server}", timeout=30)

    async def open_table(self, *seats: str) -> dict[str, Any]:
        async with self.http() as http:
            body = {"name": "Stranger", "seats": seats or ("open", "open"), "pace": 0}
            answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        self.tables.append(answer.json())
        return self.tables[-1]

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def spectate(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A hand-made WebSocket that has said hello."""
        return await self._hello(self.tables[0]["table"])

    async def sit_down(
        self, seat: dict[str, Any]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The same in a seat of one's own."""
        return await self._hello(seat["table"], token=seat["token"])

    async def _hello(
        self, table: str, **proof: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {self.server}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionRefusedError
        writer.write(said(type="hello", protocol=PROTOCOL, **proof))
        return reader, writer

    async def again_and_again(self, once: Callable[[], Awaitable[None]]) -> None:
        """On many connections; one that is closed is opened again."""

        async def repeat() -> None:
            while self.going_on:
                try:
                    async with asyncio.timeout_at(
                        asyncio.get_running_loop().time() + self.until - monotonic()
                    ):
                        await once()
                except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError):
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(repeat() for _ in range(AT_ONCE)))

    async def send_for_ever(self, first: bytes, then: bytes) -> None:
        """As fast as possible."""

        async def once() -> None:
            reader, writer = await self.spectate()
            listening = asyncio.create_task(self.listen(reader))
            try:
                writer.write(first)
                while self.going_on and not listening.done():
                    writer.write(then)
                    await writer.drain()
            finally:
                listening.cancel()
                writer.transport.abort()

        await self.open_table()
        await self.again_and_again(once)

    async def listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65_536):
                pass


# The attacks -------------------------------------------------------------------------------------


async def empty_fragments(attacker: Attacker) -> None:
    await attacker.send_for_ever(frame(TEXT, last=False), frame(CONTINUATION, last=False) * 20_000)


async def pings(attacker: Attacker) -> None:
    await attacker.send_for_ever(b"", frame(PING, b"x" * 100) * 1_000)


async def small_messages(attacker: Attacker) -> None:
    await attacker.send_for_ever(b"", said(type="choose", number=0, option="draw") * 1_000)


async def bad_messages(attacker: Attacker) -> None:
    await attacker.send_for_ever(b"", frame(TEXT, b'{"id":1,"type":') * 1_000)


async def large_messages(attacker: Attacker) -> None:
    await attacker.send_for_ever(b"", frame(TEXT, b"x" * 60_000) * 4)


async def oversize_messages(attacker: Attacker) -> None:
    await attacker.send_for_ever(b"", frame(TEXT, b"x" * 10_000_000))


async def half_frames(attacker: Attacker) -> None:
    """A large message that is never completed."""
    await attacker.send_for_ever(frame(TEXT, b"x" * 60_000)[:-1], b"")


async def _hold_open(attacker: Attacker, text: bytes, connections: int = 1_500) -> None:
    """As many connections as possible, all in the middle of a request."""
    held: list[socket.socket] = []
    try:
        while attacker.going_on:
            while attacker.going_on and len(held) < connections:
                one = socket.socket()
                one.setblocking(False)
                one.bind((attacker.address, 0))
                with contextlib.suppress(BlockingIOError):
                    one.connect((attacker.host, attacker.port))
                held.append(one)
                await asyncio.sleep(0.001)
                with contextlib.suppress(OSError):
                    one.send(text)
            await asyncio.sleep(0.2)
    finally:
        for one in held:
            one.close()


async def half_heads(attacker: Attacker) -> None:
    await _hold_open(attacker, b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")


async def half_bodies(attacker: Attacker) -> None:
    await _hold_open(
        attacker, b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n{"
    )


async def silence(attacker: Attacker) -> None:
    """Silent connections."""
    await _hold_open(attacker, b"")


async def connect_storm(attacker: Attacker) -> None:
    while attacker.going_on:
        for _ in range(100):
            one = socket.socket()
            one.setblocking(False)
            one.bind((attacker.address, 0))
            with contextlib.suppress(BlockingIOError, OSError):
                one.connect((attacker.host, attacker.port))
            one.close()
        await asyncio.sleep(0)


async def requests(attacker: Attacker) -> None:
    async def once() -> None:
        async with attacker.http() as http:
            while attacker.going_on:
                with contextlib.suppress(httpx.TransportError):
                    await http.get("/api/tables")

    await attacker.again_and_again(once)


async def never_reading(attacker: Attacker) -> None:
    """Sends requests, and never reads the answers."""

    async def once() -> None:
        reader, writer = await attacker.spectate()
        raw = writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        _transport(writer).pause_reading()
        try:
            while attacker.going_on and not writer.is_closing():
                writer.write(said(type="start"))
                await asyncio.sleep(0.05)
        finally:
            writer.transport.abort()
        del reader

    await attacker.open_table()
    await attacker.again_and_again(once)


def _transport(writer: asyncio.StreamWriter) -> asyncio.Transport:
    assert isinstance(writer.transport, asyncio.Transport)
    return writer.transport


async def spectators(attacker: Attacker) -> None:
    """Two hundred spectators of one busy table."""

    async def watch() -> None:
        while attacker.going_on:
            with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError):
                reader, writer = await attacker.spectate()
                try:
                    while attacker.going_on and await reader.read(65_536):
                        pass
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.1)

    seat = await attacker.open_table("greenhorn", "greenhorn", "greenhorn", "greenhorn")
    watching = [asyncio.create_task(watch()) for _ in range(200)]
    try:
        await play(attacker, seat)
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def legends(attacker: Attacker) -> None:
    """Forty tables with five legends each, and a host that keeps them going."""
    seats = [await attacker.open_table(*["legend"] * 5) for _ in range(40)]
    await asyncio.gather(*(play(attacker, seat) for seat in seats))


async def reviews(attacker: Attacker) -> None:
    """Repeated requests for reviews of all games."""
    short = attacker.until
    seats = [await attacker.open_table("greenhorn", "greenhorn") for _ in range(6)]
    attacker.until = monotonic() + 20
    await asyncio.gather(*(play(attacker, seat) for seat in seats))
    attacker.until = max(short, monotonic() + 5)

    async def ask(http: httpx.AsyncClient, seat: dict[str, Any]) -> None:
        while attacker.going_on:
            path = f"/api/tables/{seat['table']}/review"
            with contextlib.suppress(httpx.TransportError):
                await http.post(path, json={"token": seat["token"]})

    async with attacker.http() as http:
        await asyncio.gather(*(ask(http, seat) for seat in seats))


async def lessons(attacker: Attacker) -> None:
    """Lessons, rules and examples, a different one each time, so that no answer is at hand."""
    language = itertools.cycle(["en", "fr", "pl", "ru"])
    number = itertools.count()

    async def once() -> None:
        async with attacker.http() as http:
            while attacker.going_on:
                with contextlib.suppress(httpx.TransportError):
                    said = {"act": next(number) % 3, "language": next(language)}
                    await http.post("/api/lessons/first", json=said)
                    await http.get("/api/lessons", params={"language": next(language)})
                    await http.get("/api/rules", params={"language": next(language)})
                    await http.get("/api/rules/SHOOT-3/example", params={"n": next(number) % 8})

    await attacker.again_and_again(once)


async def help_for_all(attacker: Attacker) -> None:
    """Hints at every table, and on its socket seeing ahead, taking back, and choices of later."""
    wishes = said(type="ahead") + said(type="take_back", number=1)
    wishes += said(type="choose", number=1_000_000, option="draw")

    async def hints(http: httpx.AsyncClient, seat: dict[str, Any]) -> None:
        path = f"/api/tables/{seat['table']}/hint"
        number = itertools.count()
        while attacker.going_on:
            with contextlib.suppress(httpx.TransportError):
                await http.post(path, json={"token": seat["token"], "number": next(number) % 4})

    async def nag(seat: dict[str, Any]) -> None:
        while attacker.going_on:
            with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError):
                reader, writer = await attacker.sit_down(seat)
                listening = asyncio.create_task(attacker.listen(reader))
                writer.write(said(type="start"))
                while attacker.going_on and not listening.done():
                    writer.write(wishes)
                    await writer.drain()
                    await asyncio.sleep(0.01)  # far more than is allowed already
                listening.cancel()
                writer.transport.abort()
            await asyncio.sleep(0.05)

    seats = [await attacker.open_table("greenhorn", "greenhorn") for _ in range(8)]
    async with attacker.http() as http:
        await asyncio.gather(*(hints(http, seat) for seat in seats), *(nag(s) for s in seats))


async def play(attacker: Attacker, seat: dict[str, Any]) -> None:
    """Always the first option, at once, until the game or the time is over."""
    url = f"ws://{attacker.server}/api/tables/{seat['table']}/socket"
    with contextlib.suppress(OSError, websockets.WebSocketException):
        async with websockets.connect(
            url, local_addr=(attacker.address, 0), compression=None
        ) as line:
            await line.send(
                msgspec.json.encode(
                    {"type": "hello", "id": 1, "protocol": PROTOCOL, "token": seat["token"]}
                )
            )
            await line.send('{"type": "start", "id": 2}')
            while attacker.going_on:
                try:
                    text = await asyncio.wait_for(line.recv(), attacker.until - monotonic())
                except TimeoutError:
                    return
                message = msgspec.json.decode(text)
                if message["type"] == "table" and message["status"] == "over":
                    return
                question = (message.get("mine") or {}).get("question")
                if question:
                    choice = {"type": "choose", "id": 3, "number": message["number"]}
                    choice["option"] = question["options"][0]["words"]
                    await line.send(msgspec.json.encode(choice))


ATTACKS: dict[str, Callable[[Attacker], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        *(empty_fragments, pings, small_messages, bad_messages, large_messages),
        *(oversize_messages, half_frames, half_heads, half_bodies, silence, connect_storm),
        *(requests, never_reading, spectators, legends, reviews, lessons, help_for_all),
    )
}


def attack(name: str, server: str, seconds: float) -> None:
    """Each kind has an address of its own, so that none is affected by another."""
    address = f"127.0.0.{2 + list(ATTACKS).index(name)}"
    asyncio.run(ATTACKS[name](Attacker(server, seconds, address)))


def main() -> None:
    attack(sys.argv[1], sys.argv[2], float(sys.argv[3]))


if __name__ == "__main__":
    main()
