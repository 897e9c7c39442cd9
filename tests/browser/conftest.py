"""A real server with the built page, and browsers that visit it."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.running import Server
from .helpers.driving import (
    DESKTOP,
    OLD_HAND,
    PATIENCE,
    PHONE,
    REMEMBER,
    ROOT,
    UNKEPT,
    Visitor,
    hurried,
)

PAGE = Path(os.environ.get("COLT_EXPRESS_PAGE", ROOT / "web/dist"))
PICTURES = ROOT / "build/browser"

ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The address bar's menus are pages themselves, in a process of their own for each window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,Translate",
    "--no-first-run",
]

NO_BROWSER = (
    "NO CHROMIUM HERE: the page is NOT tested in a browser. Install it (apt install chromium) "
    "or say where it is (COLT_EXPRESS_CHROMIUM=/path)."
)

Visit = Callable[..., Visitor]


def chromium() -> str | None:
    """The installed browser."""
    names = ["chromium", "chromium-browser", "google-chrome"]
    found = [os.environ.get("COLT_EXPRESS_CHROMIUM"), *map(shutil.which, names)]
    return next((path for path in found if path), None)


def needed(path: str | None, sentence: str) -> str:
    """An installed browser. Without it a test is skipped or, where browsers are required, fails."""
    if path is None:
        if os.environ.get("COLT_EXPRESS_BROWSER") == "required":
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = needed(chromium(), NO_BROWSER)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def serving(folder: Path, **settings: str) -> Server:
    assert (PAGE / "index.html").exists(), (
        f"there is no page in {PAGE}; build it: make web/dist/index.html"
    )
    return Server(folder, **{"page": str(PAGE), **settings})


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process; a review there takes two seconds."""
    with serving(tmp_path_factory.mktemp("server"), review_seconds="2") as server:
        yield server


@pytest.fixture
def server(shared_server: Server) -> Server:
    """The server that ``visit`` connects to; a module may override it."""
    return shared_server


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a fresh browser; errors in it fail the test.

    Motion and sounds are off and everything is shown at once, unless a test asks otherwise. The
    page is not ``kept`` for times without a connection either: fetching more than a hundred files
    in the background takes a quarter of a browser's time.
    """
    visitors: list[Visitor] = []

    def come(
        language: str = "en",
        phone: bool = False,
        hurry: bool = True,
        defaults: bool = False,
        newcomer: bool = False,
        kept: bool = False,
        browser_options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Visitor:
        options = {"locale": language, **(PHONE if phone else DESKTOP), **(browser_options or {})}
        context = browser.new_context(**options)
        wanted = {
            **{"language": language, "motion": False, "sound": False, "pace": "off", "call": "no"},
            **settings,
        }
        if not newcomer:
            context.add_init_script(f"({OLD_HAND})()")
        if not defaults:
            context.add_init_script(f"({REMEMBER})({json.dumps(wanted)})")
        if not kept:
            context.add_init_script(UNKEPT)
        if hurry:
            context.route("**/api/tables", hurried)
        visitor = Visitor(context, server.address, language, touch=phone)
        visitors.append(visitor)
        return visitor

    yield come
    failed = getattr(request.node, "failed", False)
    for number, visitor in enumerate(visitors):
        if failed and not visitor.page.is_closed():
            PICTURES.mkdir(parents=True, exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name)
            visitor.page.screenshot(path=PICTURES / f"{name}-{number}.png")
        visitor.leave()
    assert [visitor.unexpected() for visitor in visitors] == [[] for _ in visitors]


LONGEST = [
    "pocket/test_in_flight_mode",
    "pocket/test_today",
    "pocket/test_tabs",
    "test_lessons.py::test_every_bubble",
    "test_theatre",
    "test_axe_finds_nothing",
    "test_every_question",
    "test_a_game_to_the_end",
    "lab/",
    "test_other_browsers",
    "test_two_browsers",
    "test_everything_is_in_sight",
    "pocket/",
]
"""Tests that take long come first, in this order, so that all processes end together. Those in
flight mode are the very first, so that no other process takes some of them over: it would have to
take the train along, too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        places = [number for number, name in enumerate(LONGEST) if name in item.nodeid]
        return min(places, default=len(LONGEST))

    mine = "tests/browser/"
    here = iter(sorted((one for one in items if one.nodeid.startswith(mine)), key=place))
    items[:] = [next(here) if one.nodeid.startswith(mine) else one for one in items]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Records the failure, so that a screenshot is taken."""
    report = yield
    if report.failed:
        item.failed = True  # type: ignore[attr-defined]
    return report
