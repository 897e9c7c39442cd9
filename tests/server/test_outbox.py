"""The outbox of a client: in order, never waiting, and done with who does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from colt_express.server import outbox as outbox_module
from colt_express.server.outbox import Outbox


class Client:
    """Reads while it may; then its end of the line is full."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.outbox = Outbox(self.send)

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.got.append(text)


def with_client(story: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(Client())

    asyncio.run(run())


def test_what_can_be_sent_is_sent_at_once() -> None:
    async def story(client: Client) -> None:
        client.outbox.put(b"one")
        client.outbox.put(b"two")
        assert client.got == ["one", "two"]
        assert len(asyncio.all_tasks()) == 1

    with_client(story)


def test_what_must_wait_comes_later_in_order() -> None:
    async def story(client: Client) -> None:
        client.outbox.put(b"one")
        client.reads.clear()
        for word in (b"two", b"three"):
            client.outbox.put(word)
        await asyncio.sleep(0)
        assert client.got == ["one"]
        client.reads.set()
        client.outbox.put(b"four")
        await client.outbox.flush(1)
        client.outbox.put(b"five")
        assert client.got == ["one", "two", "three", "four", "five"]

    with_client(story)


def test_who_lags_too_far_behind_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(client: Client) -> None:
        client.reads.clear()
        for _ in range(5):
            client.outbox.put(b"1234")
        assert client.outbox.stuck.is_set()
        client.reads.set()
        client.outbox.put(b"more")
        await client.outbox.flush(1)
        assert client.got == []

    monkeypatch.setattr(outbox_module, "BACKLOG", 10)
    with_client(story)


def test_nothing_is_sent_to_who_is_gone() -> None:
    sent = []

    async def fail(text: str) -> None:
        sent.append(text)
        raise OSError("gone")

    async def story(_client: Client) -> None:
        outbox = Outbox(fail)
        outbox.put(b"one")
        outbox.put(b"two")
        assert outbox.stuck.is_set()
        assert sent == ["one"]

    with_client(story)


def test_a_line_that_breaks_while_it_is_full() -> None:
    async def story(client: Client) -> None:
        async def fail_later(_text: str) -> None:
            await client.reads.wait()
            raise OSError("gone")

        client.reads.clear()
        outbox = Outbox(fail_later)
        outbox.put(b"one")
        outbox.put(b"two")
        client.reads.set()
        await asyncio.wait_for(outbox.stuck.wait(), 1)
        await outbox.flush(1)

    with_client(story)
