"""One connection: clients that disconnect, stay silent, send nonsense, or meet an error of ours."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express.server.api import sockets
from colt_express.server.api.sockets import Connection
from colt_express.server.base.metrics import Metrics
from colt_express.server.connections.responses import SORRY
from colt_express.server.connections.websocket import NORMAL, POLICY, HungUp
from colt_express.server.registry.table_registry import Hall, NewTable
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL

from ..in_process import hall_in, until


class FakeLine:
    """A line whose other end we control."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.closed = 0
        self.farewell = ""

    def say(self, **message: Any) -> None:
        self.incoming.put_nowait(msgspec.json.encode({"id": 1, **message}))

    def leave(self) -> None:
        self.incoming.put_nowait(None)

    @property
    def waiting(self) -> bool:
        return not self.incoming.empty()

    async def receive(self) -> bytes:
        message = await self.incoming.get()
        if message is None:
            raise HungUp
        return message

    def tell(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))

    def hang_up(self, code: int = NORMAL, sentence: str = "") -> None:
        if not self.closed:
            self.closed, self.farewell = code, sentence
            self.leave()


async def connected(
    hall: Hall, table: LiveTable, token: str, metrics: Metrics | None = None
) -> tuple[FakeLine, Any]:
    """A client that has said hello, and the task that serves it."""
    line = FakeLine()
    connection = Connection(line, "here", hall, metrics or Metrics())
    serving = asyncio.create_task(connection.serve(table))
    line.say(type="hello", protocol=PROTOCOL, token=token)
    await until(lambda: connection in table.audience.listeners)
    return line, serving


async def playing(hall: Hall) -> tuple[LiveTable, list[str]]:
    table, token = await hall.create(NewTable("Ann", ["open", "open"]))
    tokens = [token, *[(await table.join(name, ""))[1] for name in ("Bob", "Cid")]]
    await table.start(0)
    return table, tokens


def test_a_choice_is_made_even_if_the_client_hangs_up_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            decision = table.running().game.decisions[0]
            line, serving = await connected(hall, table, tokens[decision.seat])
            line.say(type="choose", number=0, option=str(decision.options[0]))
            line.leave()
            await asyncio.wait_for(serving, 5)
            assert table.number == 1
            loaded = await hall.store.load_table(table.row.id)
            assert loaded is not None
            assert len(loaded.choices) == 1

    asyncio.run(play())


def test_nobody_says_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> FakeLine:
        async with hall_in(tmp_path) as hall:
            table, _ = await playing(hall)
            line = FakeLine()
            await Connection(line, "here", hall, Metrics()).serve(table)
            return line

    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    line = asyncio.run(wait())
    assert [message["sentence"] for message in line.sent] == ["no hello was received"]
    assert line.closed == NORMAL


@pytest.mark.parametrize("spoken", [{}, {"protocol": 1}, {"protocol": PROTOCOL + 1}])
def test_a_client_of_another_protocol_is_told_so_and_loses_nothing(
    tmp_path: Path, spoken: dict[str, int]
) -> None:
    """An answer to its hello would make an older page discard its token."""

    async def come() -> FakeLine:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            line = FakeLine()
            line.say(type="hello", token=tokens[1], **spoken)
            await Connection(line, "here", hall, Metrics()).serve(table)
            assert table.seat_of(tokens[1]) == 1
            return line

    line = asyncio.run(come())
    (refusal,) = line.sent
    assert (refusal["id"], refusal["status"], refusal["why"]) == (-1, "refused", "outdated")
    assert f"uses version {PROTOCOL} of the protocol" in refusal["sentence"]
    assert f"you use version {spoken.get('protocol', 1)}" in refusal["sentence"]
    assert line.closed == NORMAL


def test_a_fault_of_ours_is_a_sentence_to_the_client_and_no_secret_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_arguments: object) -> None:
        raise RuntimeError("a fault")

    async def play() -> tuple[FakeLine, str]:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            line, serving = await connected(hall, table, tokens[0])
            monkeypatch.setattr(table, "choose", fail)
            line.say(type="choose", number=0, option="draw")
            line.say(type="say", text="still here")
            await until(lambda: any(m["type"] == "said" for m in line.sent))
            line.leave()
            await serving
            return line, tokens[0]

    with caplog.at_level(logging.ERROR):
        line, token = asyncio.run(play())
    replies = [message for message in line.sent if message["type"] == "reply"]
    assert [reply["sentence"] for reply in replies] == ["", SORRY, ""]
    assert "a fault" in caplog.text
    assert token not in caplog.text


def test_who_is_refused_again_and_again_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> FakeLine:
        async with hall_in(tmp_path) as hall:
            table, tokens = await playing(hall)
            line, serving = await connected(hall, table, tokens[0])
            for _ in range(hall.settings.refusals + 2):
                line.say(type="nonsense")
            await asyncio.wait_for(serving, 5)
            return line

    monkeypatch.setattr(sockets, "PENALTY", 0)
    line = asyncio.run(play())
    assert line.closed == POLICY
    assert line.farewell == "too many messages of this client are refused"
