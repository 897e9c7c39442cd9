"""Requests that the server sends: to the checked address only, followed nowhere, within limits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.calls.addresses import NotCalled
from colt_express.server.calls.outgoing import Answer, Outgoing, Unanswered

from .receiving import answer, certificate, receiver

HOSTS = ("127.0.0.1", "localhost")


def test_a_request_arrives_whole() -> None:
    async def play() -> None:
        async with receiver() as received:
            url = f"http://127.0.0.1:{received.port}/hook?a=b"
            sent = await Outgoing(HOSTS).post(url, {"Topic": "x"}, b"body")
            assert sent == Answer(201)
            assert sent.accepted
            (request,) = received.received
            assert (request.path, request.body) == ("/hook?a=b", b"body")
            assert request.headers["topic"] == "x"
            assert request.headers["host"] == f"127.0.0.1:{received.port}"

    asyncio.run(play())


def test_a_redirect_is_an_answer_and_leads_nowhere() -> None:
    async def play() -> None:
        async with receiver() as secret:
            where = f"Location: http://127.0.0.1:{secret.port}/inside"
            async with receiver(lambda _request: answer(307, where)) as received:
                url = f"http://127.0.0.1:{received.port}/"
                sent = await Outgoing(HOSTS).post(url, {}, b"")
                assert sent.status == 307
                assert not sent.accepted
            assert secret.connections == 0

    asyncio.run(play())


def test_without_the_operator_nothing_on_this_machine_is_called() -> None:
    async def play() -> None:
        async with receiver() as received:
            for host in ("127.0.0.1", "localhost", "[::1]", "127.1"):
                with pytest.raises(NotCalled):
                    await Outgoing().post(f"https://{host}/", {}, b"")
            with pytest.raises(NotCalled):
                await Outgoing().post(f"http://127.0.0.1:{received.port}/", {}, b"")
            assert received.connections == 0

    asyncio.run(play())


def test_a_name_that_changes_its_address_is_looked_up_once_and_then_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """DNS rebinding: public when it is checked, this machine when it is called."""
    connected: list[str] = []
    answers = iter(["93.184.215.14", "127.0.0.1"])

    async def look_up(_host: str, _port: int) -> list[str]:
        return [next(answers)]

    async def connect(host: str, _port: int, **_how: Any) -> Any:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr("colt_express.server.calls.addresses.look_up", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)

    async def play() -> None:
        with pytest.raises(Unanswered):
            await Outgoing().post("https://rebinding.example/", {}, b"")
        with pytest.raises(NotCalled, match="only public addresses"):
            await Outgoing().post("https://rebinding.example/", {}, b"")

    asyncio.run(play())
    assert connected == ["93.184.215.14"]


def test_a_name_that_is_never_found_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server of the attacker does not answer; the call goes on without it."""

    async def look_up(_host: str, _port: int) -> list[str]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr("colt_express.server.calls.addresses.look_up", look_up)
    outgoing = Outgoing(seconds=0.01)
    with pytest.raises(NotCalled, match="there is no such host"):
        asyncio.run(outgoing.check("https://silent.example/"))
    with pytest.raises(Unanswered, match="no answer within"):
        asyncio.run(outgoing.post("https://silent.example/", {}, b""))


def test_a_certificate_must_be_of_the_host(tmp_path: Path) -> None:
    server, trust = certificate(tmp_path, "localhost")

    async def play() -> None:
        async with receiver(encrypted=server) as received:
            url = f"https://localhost:{received.port}/"
            assert await Outgoing(HOSTS, trust).post(url, {}, b"") == Answer(201)
            with pytest.raises(Unanswered, match="no encrypted connection"):
                await Outgoing(HOSTS).post(url, {}, b"")  # trusts others
            with pytest.raises(Unanswered, match="no encrypted connection"):
                await Outgoing(HOSTS, trust).post(url.replace("localhost", "127.0.0.1"), {}, b"")

    asyncio.run(play())


def test_a_receiver_that_does_not_answer_is_given_up() -> None:
    async def play() -> None:
        async with receiver(lambda _request: None) as received:
            url = f"http://127.0.0.1:{received.port}/"
            with pytest.raises(Unanswered, match=r"no answer within 0\.1 seconds"):
                await Outgoing(HOSTS, seconds=0.1).post(url, {}, b"")

    asyncio.run(play())


@pytest.mark.parametrize(
    "nonsense", [b"x" * 100_000 + b"\r\n\r\n", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 2x\r\n\r\n", b""]
)
def test_an_answer_that_is_endless_or_nonsense_is_none(nonsense: bytes) -> None:
    async def play() -> None:
        async with receiver(lambda _request: nonsense) as received:
            with pytest.raises(Unanswered):
                await Outgoing(HOSTS).post(f"http://127.0.0.1:{received.port}/", {}, b"")

    asyncio.run(play())


def test_a_receiver_says_when_it_wants_to_be_asked_again() -> None:
    async def play() -> None:
        busy = b"HTTP/1.1 100 Continue\r\n\r\n" + answer(429, "Retry-After: 120")
        async with receiver(lambda _request: busy) as received:
            sent = await Outgoing(HOSTS).post(f"http://127.0.0.1:{received.port}/", {}, b"")
            assert sent == Answer(429, 120.0)

    asyncio.run(play())


def test_a_header_cannot_smuggle_another() -> None:
    async def play() -> None:
        async with receiver() as received:
            url = f"http://127.0.0.1:{received.port}/"
            with pytest.raises(NotCalled, match="a header"):
                await Outgoing(HOSTS).post(url, {"Topic": "x\r\nX-Other: y"}, b"")

    asyncio.run(play())
