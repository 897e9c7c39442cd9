"""Floods: whatever one client sends, the others play on. All on this machine, and bounded.

The attacks are those of `attacks`, for half a second each; ``python -m benchmarks.attacks``
measures their effect on players.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest

from ..patience import busy
from .attacks import ATTACKS, PING, TEXT, Attacker, frame, said
from .attacks import CONTINUATION as MORE
from .forking import Forked
from .running import Client, PublicServer, Server

SECONDS = 0.5
PROMPT = 0.5
"""Maximum seconds for a choice under attack; on an idle machine it takes a few milliseconds."""

LEAST = 5
"""Minimum number of choices during an attack."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with PublicServer(tmp_path_factory.mktemp("floods")) as running:
        yield running
        log = (running.folder / "log.txt").read_text(encoding="utf-8")
        assert "Traceback" not in log
        assert len(log.splitlines()) < 20, log


class Table:
    """Three honest players, who play while others attack."""

    def __init__(self, server: Server) -> None:
        host = server.create("open", "open", name="Ann")
        seats = [host, *(server.join(host["table"], name) for name in ("Bob", "Cid"))]
        self.people = [Client(server, seat["table"], seat["token"]) for seat in seats]
        self.times: list[float] = []

    async def play_during(self, attack: str) -> None:
        """Until the attack, which another process makes, is over."""
        async with contextlib.AsyncExitStack() as stack:
            for person in self.people:
                await stack.enter_async_context(person)
            await self.people[0].ask(type="start")
            playing = [asyncio.create_task(self._choose(person)) for person in self.people]
            seconds = str(SECONDS * min(busy(), 5))
            arguments = attack, self.people[0].server.address, seconds
            attacker = Forked(arguments, 2, "tests.server.attacks:main")
            assert await asyncio.to_thread(attacker.wait) == 0
            for task in playing:
                while not task.done():  # `wait_for` may swallow it
                    task.cancel()
                    await asyncio.wait({task}, timeout=0.1)
            ended = await asyncio.gather(*playing, return_exceptions=True)
            for one in ended:
                assert one is None or isinstance(one, asyncio.CancelledError), ended

    async def _choose(self, person: Client) -> None:
        """At random, with short pauses, until the game is over."""
        dice = Random("honest")
        while person.info.get("status") != "over":
            if (question := person.question) is None:
                await person.receive()
                continue
            person.mine = {}
            begun, option = monotonic(), dice.choice(question["options"])["words"]
            reply = await person.ask(type="choose", number=person.number, option=option)
            self.times.append(monotonic() - begun)
            assert reply["status"] == "ok" or not person.mine, reply
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on(server: Server, name: str) -> None:
    table = Table(server)
    asyncio.run(table.play_during(name))
    times = sorted(table.times)
    assert len(times) >= LEAST
    assert times[len(times) * 9 // 10] < PROMPT * busy(), times
    assert server.get("/healthz").text == "ok\n"


class Rude(Attacker):
    """Sends frames by hand and reads the server's reaction."""

    async def closed_after(self, data: bytes, times: int = 1) -> tuple[int, str]:
        """The code and the reason with which the connection is closed."""
        if not self.tables:
            await self.open_table()
        reader, writer = await self.spectate()
        listening = asyncio.create_task(_everything(reader))
        try:
            for _ in range(times):
                writer.write(data)
                with contextlib.suppress(OSError):
                    await writer.drain()
                if listening.done():
                    break
                await asyncio.sleep(0.05)
            heard = await asyncio.wait_for(listening, 20 * busy())
        finally:
            writer.close()
        return _farewell(heard)


async def _everything(reader: asyncio.StreamReader) -> bytes:
    """Until the connection is closed or cut."""
    heard = b""
    with contextlib.suppress(OSError):
        while part := await reader.read(65_536):
            heard += part
    return heard


def _farewell(heard: bytes) -> tuple[int, str]:
    """The close frame is the last thing sent."""
    start = heard.rindex(b"\x88")
    size = heard[start + 1]
    payload = heard[start + 2 : start + 2 + size]
    assert len(payload) == size
    return int.from_bytes(payload[:2], "big"), payload[2:].decode()


FAREWELLS: list[tuple[bytes, int, int, str]] = [
    (frame(TEXT, last=False) + frame(MORE, last=False) * 40, 1, 1008, "at most 32 frames"),
    (frame(PING) * 200, 200, 1008, "too much is sent too quickly"),
    (said(type="start") * 500, 200, 1008, "too m"),  # much, or many: by the first limit reached
    (frame(TEXT, b"x" * 60_000) * 8, 200, 1008, "too much is sent too quickly"),
    (frame(TEXT, b"x" * 70_000), 1, 1009, ""),
    (frame(TEXT, b"{}", last=False), 1, 1008, "started and not completed"),
    (frame(TEXT, b"x" * 4_000)[:2_000], 1, 1008, "started and not completed"),
    (frame(TEXT, b"\xff"), 1, 1007, "this is not valid UTF-8 text"),
    (frame(0x3), 1, 1002, "invalid opcode"),
    (frame(MORE), 1, 1002, "unexpected continuation frame"),
    (b"\x81\x02{}", 1, 1002, "incorrect masking"),
]
"""What is sent, how often, and how the server closes the connection."""

SLOW_REQUESTS = {
    b"": b"",
    b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ": b"",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n{": (
        b"a request must be complete within 10 seconds"
    ),
}
"""Requests that are never completed, and the answers."""


def test_violating_clients_are_disconnected_in_time(server: Server) -> None:
    """All at the same time, since most of it takes a while; each from an address of its own."""

    async def rude(number: int, data: bytes, times: int, code: int, sentence: str) -> None:
        one = Rude(server.address, 30, f"127.0.0.{100 + number}")
        closed, last_words = await one.closed_after(data, times)
        assert (closed, sentence in last_words) == (code, True), (data[:20], closed, last_words)

    async def slow(text: bytes, answer: bytes) -> None:
        begun = monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(text)
        heard = asyncio.create_task(_everything(reader))
        while not heard.done() and monotonic() < begun + 25:
            await asyncio.wait({heard}, timeout=1)
            if text:
                writer.write(b"x")  # however slowly the rest comes
        writer.close()
        assert 8 < monotonic() - begun < 20 * busy()
        assert answer in await heard

    async def all_at_once() -> None:
        await asyncio.gather(
            *(rude(number, *one) for number, one in enumerate(FAREWELLS)),
            *(slow(*one) for one in SLOW_REQUESTS.items()),
        )

    asyncio.run(all_at_once())
