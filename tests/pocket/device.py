"""A device in this process: its tabs, and people who play at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from colt_express.pocket import long_work
from colt_express.pocket.key_value import InMemory, KeyValue
from colt_express.pocket.pocket import Pocket
from colt_express.pocket.sockets import PocketSocket
from colt_express.server.table.messages import PROTOCOL

EVERY_BOX = ["horses", "marshal", "time_machine", "cursed"]


class Browser:
    """What the tabs of a browser share: a channel, and locks."""

    def __init__(self) -> None:
        self.tabs: list[Tab] = []
        self.locks: dict[str, Tab] = {}


class Tab:
    """The siblings of one tab, which hear of each other later, as in a browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.hear: Callable[[str], None] | None = None
        browser.tabs.append(self)

    def listen(self, hear: Callable[[str], None] | None) -> None:
        self.hear = hear

    def post(self, text: str) -> None:
        for tab in self.browser.tabs:
            if tab is not self and tab.hear is not None:
                asyncio.get_running_loop().call_soon(tab.hear, text)

    async def lock(self, name: str) -> bool:
        return self.browser.locks.setdefault(name, self) is self

    def unlock(self, name: str) -> None:
        if self.browser.locks.get(name) is self:
            del self.browser.locks[name]

    def crash(self) -> None:
        """The tab is gone without a farewell."""
        self.browser.tabs.remove(self)
        for name, owner in list(self.browser.locks.items()):
            if owner is self:
                del self.browser.locks[name]


class Helper:
    """Does long work at once, in this process."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, name: str, packed: bytes, _limit: float) -> bytes:
        self.asked.append(name)
        return long_work.do(name, packed)


@asynccontextmanager
async def opened(
    database: KeyValue | None = None, tab: Tab | None = None, helper: Helper | None = None
) -> AsyncIterator[Device]:
    """A device, until it is closed."""
    pocket = Pocket(InMemory() if database is None else database, tab, helper)
    await pocket.open()
    try:
        yield Device(pocket)
    finally:
        await pocket.close()


class Device:
    """A pocket, and requests to it as the page makes them."""

    def __init__(self, pocket: Pocket) -> None:
        self.pocket = pocket

    async def ask(
        self, path: str, body: object = None, *, method: str = "", status: int = 200
    ) -> Any:
        """The answer to a request, which must have that status."""
        given = b"" if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Accept": "text/html"}
        method = method or ("GET" if body is None else "POST")
        answer = await self.pocket.answer(method, path, headers, given)
        assert answer.status == status, answer
        return msgspec.json.decode(answer.body) if answer.body else None

    async def new_table(self, *seats: str, boxes: list[str] | None = None, **wanted: Any) -> Person:
        """The host of a new table; ``seats`` are the others."""
        options = {"boxes": boxes or []}
        made = await self.ask(
            "/api/tables",
            {"name": "Ann", "seats": seats, "pace": 0, "options": options, **wanted},
            status=201,
        )
        return await self.sit(made)

    async def new_game(self, *bots: str, choices: int = 0, **wanted: Any) -> Person:
        """The host of a new game, after that many choices."""
        person = await self.new_table(*bots, **wanted)
        assert (await person.request("start"))["status"] == "ok"
        await person.play(choices)
        return person

    async def join(self, table: str, name: str) -> Person:
        """A person who takes a seat."""
        return await self.sit(
            await self.ask(f"/api/tables/{table}/join", {"name": name}, status=201)
        )

    async def sit(self, made: dict[str, Any]) -> Person:
        """A person in a seat that was given."""
        person = Person(made["table"], made["seat"], made["token"])
        await person.connect(self.pocket)
        return person


class Person:
    """A person at a table, who chooses at random."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.number = 0
        self.info: dict[str, Any] = {}
        self.now: dict[str, Any] = {}  # the latest position
        self.replies: list[dict[str, Any]] = []
        self.said = 0
        self.closed: tuple[int, str] | None = None
        self._socket: PocketSocket | None = None
        self._news = asyncio.Event()

    async def connect(self, pocket: Pocket) -> None:
        """Connect, also again after a reload."""
        self.closed = None
        self._socket = await pocket.connect(self.table, self._hear, self._close)
        self.say("hello", protocol=PROTOCOL, token=self.token, seen=self.number)
        await self.until(lambda: self.info)

    def leave(self) -> None:
        assert self._socket is not None
        self._socket.close()

    def say(self, kind: str, **rest: object) -> None:
        assert self._socket is not None
        self.said += 1
        said = {"type": kind, "id": self.said, **rest}
        self._socket.receive(msgspec.json.encode(said).decode())

    async def request(self, kind: str, **rest: object) -> dict[str, Any]:
        """Say something, and wait for the reply."""
        self.say(kind, **rest)
        wanted = self.said
        await self.until(lambda: self.replies and self.replies[-1]["id"] == wanted)
        return self.replies[-1]

    def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        match message["type"]:
            case "reply":
                self.replies.append(message)
            case "table":
                self.info = message
            case "told" | "now":
                self.number = message["number"]
                if message.get("mine"):
                    self.now = message
        self._news.set()

    def _close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._news.set()

    async def until(self, condition: Callable[[], object], seconds: float = 60) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._news.clear()
                await self._news.wait()

    @property
    def question(self) -> dict[str, Any] | None:
        """What is asked now."""
        found: dict[str, Any] | None = self.now.get("mine", {}).get("question")
        return found

    @property
    def over(self) -> bool:
        return bool(self.info.get("status") == "over")

    async def choose(self, dice: Random) -> bool:
        """Make the next choice; False if the game is over."""
        await self.until(lambda: self.question or self.over)
        if self.over or self.question is None:
            return False
        number, words = self.number, dice.choice(self.question["options"])["words"]
        reply = await self.request("choose", number=number, option=words)
        assert reply["status"] in ("ok", "stale"), reply
        return True

    async def play(self, choices: int = 10_000, dice: Random | None = None) -> int:
        """Make up to that many choices; returns how many."""
        dice = dice or Random(7)
        made = 0
        while made < choices and await self.choose(dice):
            made += 1
        return made
