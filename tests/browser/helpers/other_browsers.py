"""Firefox and WebKit, each driven by what it comes with.

Firefox speaks WebDriver BiDi over a socket. WebKitGTK has a WebDriver of its own, which speaks HTTP
and opens a real window, so it gets a virtual screen. Each has its own folder, ports and screen, so
that several can run at once, and nothing of it is left behind.
"""

from __future__ import annotations

import json
import shutil
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ...server.running import HTTP, free_port
from .programs import SECONDS, running

POLL = 0.1
"""Seconds between questions to a browser, each of which costs it some work."""
SCREEN = "1600x1200x24"
NUMBER = r"^\d+$"
MINI_BROWSERS = ["usr/lib*/webkit2gtk-4.*/MiniBrowser", "usr/lib/*/webkit2gtk-4.*/MiniBrowser"]

NARROW_TOOLBAR = "* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }"
"""Else the toolbar of WebKit's browser keeps its window wider than a phone."""

UNAIDED = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
"""Without a graphics card this draws several times as fast."""

VISIBLE_SCROLLBARS = 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);'


def firefox_path() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser_path() -> str | None:
    """WebKitGTK's browser, if its driver and a screen for it are installed, too."""
    found = sorted(path for pattern in MINI_BROWSERS for path in Path("/").glob(pattern))
    needed = shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
    return str(found[-1]) if found and needed else None


class OtherBrowser(ABC):
    """A browser with one window."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open a page and wait until it is loaded."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this much room."""

    @abstractmethod
    def picture(self) -> bytes:
        """A screenshot of the window, as PNG."""

    @abstractmethod
    def _evaluate(self, expression: str) -> str:
        """The value of an expression that is a string."""

    @abstractmethod
    def _perform(self, actions: list[dict[str, Any]]) -> None:
        """What the WebDriver standard calls actions."""

    def value(self, expression: str) -> Any:
        """Of an expression in the page, if JSON can hold it."""
        packed = f"Promise.resolve({expression}).then(value => JSON.stringify(value ?? null))"
        return json.loads(self._evaluate(packed))

    def wait_for(self, expression: str, seconds: float = SECONDS) -> Any:
        """The first value that JavaScript takes for true."""
        end = monotonic() + seconds
        while not (found := self.value(expression)):
            assert monotonic() < end, f"{seconds:.0f} seconds, and still not: {expression}"
            sleep(POLL)
        return found

    def soon(self, expression: str) -> bool:
        """Whether it is true within two seconds."""
        end = monotonic() + 2
        while not (found := bool(self.value(expression))) and monotonic() < end:
            sleep(POLL)
        return found

    def settled(self, expression: str) -> Any:
        """The value once it no longer changes."""
        end = monotonic() + SECONDS
        before, now = None, self.value(expression)
        while now != before:
            assert monotonic() < end, f"this changes for ever: {expression}"
            before, now = now, self.value(expression)
        return now

    def tap(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._perform([{"type": "pointer", "id": "mouse", "actions": moves}])


class Firefox(OtherBrowser):
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        try:
            self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
            answer = json.loads(self._line.recv(timeout=SECONDS))
        except (TimeoutError, WebSocketException) as error:
            raise AssertionError(f"Firefox does not answer {method}: {error!r}") from error
        assert answer["id"] == number, f"not subscribed to: {answer}"
        assert answer["type"] == "success", f"{method}: {answer['error']}: {answer['message']}"
        result: dict[str, Any] = answer["result"]
        return result

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def picture(self) -> bytes:
        taken = self._ask("browsingContext.captureScreenshot", context=self._window)
        return b64decode(taken["data"])

    def _evaluate(self, expression: str) -> str:
        target = {"context": self._window}
        answer = self._ask(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        assert answer["type"] == "success", f"{expression}: {answer['exceptionDetails']['text']}"
        return str(answer["result"]["value"])

    def _perform(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._window, actions=actions)


class WebKit(OtherBrowser):
    def __init__(self, driver: str, browser: str) -> None:
        self._address = f"{driver}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("POST", "", capabilities=wanted)["sessionId"]
        self._address += f"/{session}"

    def _ask(self, verb: str, path: str, **body: Any) -> Any:
        json_body = body if verb == "POST" else None
        try:
            answer = HTTP.request(verb, f"{self._address}{path}", json=json_body, timeout=SECONDS)
        except httpx.TransportError as error:
            raise AssertionError(f"WebKit does not answer {path}: {error!r}") from error
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['error']}: {value['message']}"
        return value

    def go(self, address: str) -> None:
        self._ask("POST", "/url", url=address)

    def resize(self, width: int, height: int) -> None:
        toolbar = self._ask("GET", "/window/rect")["height"] - self.value("innerHeight")
        self._ask("POST", "/window/rect", x=0, y=0, width=width, height=height + toolbar)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height}")

    def picture(self) -> bytes:
        return b64decode(self._ask("GET", "/screenshot"))

    def _evaluate(self, expression: str) -> str:
        return str(self._ask("POST", "/execute/sync", script=f"return {expression}", args=[]))

    def _perform(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", "/actions", actions=actions)


@contextmanager
def firefox(path: str, folder: Path) -> Iterator[OtherBrowser]:
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(VISIBLE_SCROLLBARS, encoding="utf-8")
    command = [path, "--headless", "--no-remote", "--remote-debugging-port=0"]
    with running([*command, "--profile", str(profile)], folder) as program:
        address = program.wait_for(r"ws://\S+")
        with connect(f"{address}/session", max_size=None) as line:
            yield Firefox(line)


@contextmanager
def webkit(path: str, folder: Path) -> Iterator[OtherBrowser]:
    style = folder / "settings/gtk-3.0/gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(NARROW_TOOLBAR, encoding="utf-8")
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    port = free_port()
    with running(screen, folder) as xvfb:
        surroundings = {
            "DISPLAY": f":{xvfb.wait_for(NUMBER)}",
            "GDK_BACKEND": "x11",
            "XDG_CONFIG_HOME": str(folder / "settings"),
            "XDG_RUNTIME_DIR": str(folder),
            **UNAIDED,
        }
        with running(["WebKitWebDriver", f"--port={port}"], folder, **surroundings) as driver:
            driver.wait_for_port(port)
            yield WebKit(f"http://127.0.0.1:{port}", path)
