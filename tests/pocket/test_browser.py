"""The pocket as a browser's worker calls it, with stand-ins for JavaScript's objects, which have no
more than these methods."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
import pytest

from colt_express.pocket import long_work
from colt_express.pocket.browser import open_pocket
from colt_express.pocket.key_value import InMemory
from colt_express.server.api.app import NO_TABLE
from colt_express.server.connections.close_codes import POLICY, RESTARTING
from colt_express.server.registry.table_registry import CLOSING


class Proxy:
    """A JavaScript value."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def to_py(self) -> Any:
        return self._value

    def to_bytes(self) -> bytes:
        return bytes(self._value)


class Called:
    """A Python function that JavaScript may call until it is destroyed."""

    def __init__(self, function: Callable[[str], None]) -> None:
        self.function: Callable[[str], None] | None = function

    def destroy(self) -> None:
        self.function = None


class JavaScript:
    """A database, siblings and a helper in one."""

    def __init__(self) -> None:
        self.entries = InMemory()
        self.onmessage: Called | None = None
        self.posted: list[str] = []
        self.asked: list[str] = []

    async def read(self, prefix: str) -> Proxy:
        return Proxy([list(entry) for entry in await self.entries.read(prefix)])

    async def commit(self, changes: str) -> bool:
        return await self.entries.commit(changes)

    def post(self, text: str) -> None:
        self.posted.append(text)

    async def lock(self, _name: str) -> bool:
        return True

    def unlock(self, name: str) -> None: ...

    async def run(self, name: str, details: Proxy, _limit: float) -> Proxy:
        self.asked.append(name)
        return Proxy(long_work.do(name, details))


@pytest.fixture(autouse=True)
def pyodide(monkeypatch: pytest.MonkeyPatch) -> None:
    ffi = ModuleType("pyodide.ffi")
    vars(ffi).update(create_proxy=Called, to_js=Proxy)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)


def test_the_worker_opens_a_pocket_asks_and_connects() -> None:
    async def work() -> None:
        page = JavaScript()
        pocket = await open_pocket(page, page, page)
        hearing = page.onmessage
        assert hearing is not None
        body = msgspec.json.encode({"name": "Ann", "seats": ["outlaw", "outlaw"]})
        answer = await pocket.answer("POST", "/api/tables", {"accept": "text/html"}, Proxy(body))
        assert answer.status == 201
        assert answer.headers["content-type"] == "application/json"
        table = msgspec.json.decode(answer.body)["table"]
        said: list[str] = []
        closed: list[tuple[int, str]] = []
        socket = await pocket.open_socket(table, said.append, lambda *how: closed.append(how))
        assert socket is not None
        socket.receive("nonsense")
        while not closed:
            await asyncio.sleep(0.01)
        assert msgspec.json.decode(said[0])["status"] == "refused"
        assert any('"who"' in text for text in page.posted)
        await pocket.close()
        assert page.onmessage is None
        assert hearing.function is None

    asyncio.run(work())


def test_a_table_that_does_not_exist_is_refused_with_a_sentence() -> None:
    async def work() -> None:
        page = JavaScript()
        pocket = await open_pocket(page)
        closed: list[tuple[int, str]] = []

        def refuse(code: int, reason: str) -> None:
            closed.append((code, reason))

        assert await pocket.open_socket("here-0123456789", print, refuse) is None
        assert closed == [(POLICY, NO_TABLE)]
        await pocket.close()
        assert await pocket.open_socket("here-0123456789", print, refuse) is None
        assert closed[1:] == [(RESTARTING, CLOSING)]

    asyncio.run(work())


def test_long_work_goes_to_the_helper_and_is_refused_with_its_sentence() -> None:
    async def work() -> None:
        page = JavaScript()
        pocket = await open_pocket(page, None, page)
        answer = await pocket.answer("POST", "/api/replay/curve", {}, Proxy(b"{}"))
        assert answer.status == 400
        assert "record" in msgspec.json.decode(answer.body)["error"]
        assert page.asked == ["curve"]
        await pocket.close()

    asyncio.run(work())
