"""The pocket in a browser: what the page's worker calls, with its objects as Python needs them.

In JavaScript::

    const open = python.pyimport('colt_express.pocket.browser.open_pocket')
    const pocket = await open(database, siblings, helper)
    const answer = await pocket.answer(method, path, python.toPy(headers), bytes)
    const socket = await pocket.open_socket(table, (text) => …, (code, reason) => …)
    socket.receive(text)
    socket.close()
    await pocket.close()

``database`` has ``read(prefix)`` and ``commit(text)`` as in `KeyValue`; ``siblings`` has ``post``,
``lock``, ``unlock`` and ``onmessage`` as in `Siblings`; ``helper`` has ``run(name, bytes, limit)``
as in `Helper`. The last two may be missing. All that waits returns promises. ``answer`` has a
``status``, ``headers`` and a ``body`` of bytes. ``open_socket`` calls its last argument and returns
nothing if there is no such table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import ColtExpressError
from ..server.connections.close_codes import POLICY, RESTARTING
from .long_work import Bytes, bytes_of
from .pocket import Answer, Pocket
from .sockets import PocketSocket


class BrowserDatabase:
    """A database of the page."""

    def __init__(self, database: Any) -> None:
        self._database = database

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        found = await self._database.read(prefix)
        return [(str(key), str(value)) for key, value in found.to_py()]

    async def commit(self, commit: str) -> bool:
        return bool(await self._database.commit(commit))


class BrowserSiblings:
    """The other tabs."""

    def __init__(self, siblings: Any) -> None:
        self._siblings = siblings
        self._hearing: Any = None

    def listen(self, hear: Callable[[str], None] | None) -> None:
        from pyodide.ffi import create_proxy  # exists only there

        before, self._hearing = self._hearing, None if hear is None else create_proxy(hear)
        self._siblings.onmessage = self._hearing
        if before is not None:
            before.destroy()

    def post(self, text: str) -> None:
        self._siblings.post(text)

    async def lock(self, name: str) -> bool:
        return bool(await self._siblings.lock(name))

    def unlock(self, name: str) -> None:
        self._siblings.unlock(name)


class BrowserHelper:
    """Another worker of the page."""

    def __init__(self, helper: Any) -> None:
        self._helper = helper

    async def run(self, name: str, packed: bytes, limit: float) -> bytes:
        from pyodide.ffi import to_js  # exists only there

        return bytes_of(await self._helper.run(name, to_js(packed), limit))


class BrowserPocket(Pocket):
    """The pocket, called by the page's worker."""

    async def answer(
        self, method: str, path: str, headers: dict[str, str], body: bytes | Bytes
    ) -> Answer:
        return await super().answer(method, path, dict(headers), bytes_of(body))

    async def open_socket(
        self, table: str, send: Callable[[str], None], closed: Callable[[int, str], None]
    ) -> PocketSocket | None:
        """Connect to a table, as `connect` does; a refusal is told to ``closed``."""
        try:
            return await self.connect(table, send, closed)
        except ColtExpressError as refused:
            code = RESTARTING if self.registry.closing else POLICY
            closed(code, str(refused))
            return None


async def open_pocket(database: Any, siblings: Any = None, helper: Any = None) -> BrowserPocket:
    """The tables of this device, opened."""
    pocket = BrowserPocket(
        BrowserDatabase(database),
        BrowserSiblings(siblings) if siblings else None,
        BrowserHelper(helper) if helper else None,
    )
    await pocket.open()
    return pocket


__all__ = ["BrowserPocket", "PocketSocket", "open_pocket"]
