"""A static site in a folder of a web space, and visitors whose browsers play by themselves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from colt_express.cli.site.static_site import write_site

from ..conftest import PAGE
from ..helpers.driving import DESKTOP, OLD_HAND, REMEMBER, Visitor
from ..helpers.web_space import WebSpace, web_space

DEVICE = (Path(__file__).parents[1] / "scripts/device.js").read_text(encoding="utf-8")
STARTING = 120_000
"""Milliseconds that Python may take to start on a busy machine."""

SETTINGS = {
    "language": "en",
    "motion": False,
    "sound": False,
    "pace": "off",
    "call": "no",
    "name": "Ann",
}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a static site."""
    if not any((PAGE / "engine").glob("*.bin")):
        pytest.skip("this page was built without the game for browsers")
    folder = tmp_path_factory.mktemp("site") / "site"
    write_site(PAGE, folder)
    return folder


@pytest.fixture(scope="session")
def space(site: Path) -> Iterator[WebSpace]:
    """The web space of all tests that do not change it."""
    with web_space(site) as space:
        yield space


class Traveller(Visitor):
    """A visitor whose browser runs the game. A visitor with several tabs is several of these."""

    def __init__(self, context: BrowserContext, address: str, tabs: list[Traveller]) -> None:
        super().__init__(context, address, "en", touch=False)
        context.set_default_timeout(STARTING)
        self._tabs = tabs
        tabs.append(self)

    def another_tab(self) -> Traveller:
        return Traveller(self.context, self.address, self._tabs)

    def ask_device(self, method: str, path: str, body: Any = None) -> Any:
        """What the device answers to a request, which must succeed."""
        answer = self.page.evaluate("how => askDevice(...how)", [method, f"/api/{path}", body])
        assert answer["status"] < 300, answer
        return json.loads(answer["text"])

    @property
    def cards(self) -> list[Any]:
        """Her hand, as the device has told it."""
        told: list[Any] = self.position["mine"]["hand"]
        return told

    def record(self) -> str:
        """The record of the game at this table, as it would be saved."""
        path = f"/api/tables/{self.table}/record"
        answer = self.page.evaluate("path => askDevice('GET', path)", path)
        assert answer["status"] == 200, answer
        return str(answer["text"])

    def play_on(self, dice: Random, choices: int) -> None:
        """Choose at random, until the page asks again after the last choice."""
        for _ in range(choices):
            self.wait()
            before = self.page.evaluate("window.asked")
            self.go_on(dice)
            self.page.wait_for_function("before => window.asked > before", arg=before)
            self.wait()
        self.look_again()

    def come(self, path: str = "/#/") -> None:
        """Only another fragment, after the first time: the page stays, and Python with it."""
        super().come(path)


Come = Callable[..., Traveller]


@contextmanager
def travelling(
    browser: Browser, address: str, scripts: tuple[str, ...] = (), **options: Any
) -> Iterator[Traveller]:
    """A visitor with a fresh browser; errors in it fail the test."""
    context = browser.new_context(locale="en", **{**DESKTOP, **options})
    context.add_init_script(f"({OLD_HAND})()")
    context.add_init_script(f"({REMEMBER})({json.dumps(SETTINGS)})")
    context.add_init_script(DEVICE)
    for script in scripts:
        context.add_init_script(script)
    tabs: list[Traveller] = []

    def hear(source: dict[str, Any], text: str) -> None:
        for tab in tabs:
            if tab.page == source["page"]:
                tab.heard.append(json.loads(text))

    context.expose_binding("heard", hear)
    try:
        yield Traveller(context, address, tabs)
    finally:
        context.close()
    assert [tab.unexpected() for tab in tabs] == [[] for _ in tabs]


@pytest.fixture
def come(browser: Browser, space: WebSpace) -> Iterator[Come]:
    """Opens fresh browsers at the site."""
    with ExitStack() as stack:
        yield lambda address=space.address, **how: stack.enter_context(
            travelling(browser, address, **how)
        )


@pytest.fixture(scope="session")
def aboard(browser: Browser, space: WebSpace) -> Iterator[Traveller]:
    """A visitor who has taken the train along, and has no connection any more. Her page stays open,
    so that Python starts once for many tests."""
    with travelling(browser, space.address) as ann:
        ann.come()
        take_along(ann)
        with without_connection(ann, space):
            ann.page.reload()
        yield ann


@contextmanager
def without_connection(visitor: Visitor, space: WebSpace) -> Iterator[None]:
    """In flight mode: the browser says so, and what it asks for all the same has no answer."""
    visitor.context.set_offline(True)
    space.down = True
    try:
        yield
    finally:
        space.down = False
        visitor.context.set_offline(False)


def take_along(visitor: Visitor) -> None:
    """Press the button for the download, and wait until everything is there."""
    open_taking(visitor)
    visitor.page.locator(".take button.primary").click()
    is_ready(visitor)


def open_taking(visitor: Visitor) -> None:
    """The panel about playing without a connection, which is open where the train is on board."""
    panel = visitor.page.locator("details").filter(has_text=visitor.say("page-take"))
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()


def is_ready(visitor: Visitor) -> None:
    ready = visitor.page.get_by_text(visitor.say("page-take-ready"))
    expect(ready).to_be_visible(timeout=STARTING)
