"""The page in Firefox and in WebKit: it opens, starts a game and plays a round without an error,
and fits a desktop and a phone; without a server the browser plays the game itself, and keeps it.
Everything else is tested in Chromium only."""

from __future__ import annotations

import json
import shutil
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from colt_express.cli.site.checking import served
from colt_express.cli.site.static_site import write_site

from ..server.running import Server
from .conftest import PAGE, PICTURES, needed, serving
from .helpers.driving import DESKTOP, DIFFERENT, LIT, PHONE, SHOWING, say
from .helpers.other_browsers import (
    Firefox,
    OtherBrowser,
    firefox,
    firefox_path,
    mini_browser_path,
    webkit,
)

FIRST = Path(__file__).parent / "scripts/first.js"

NO_FIREFOX = "NO FIREFOX HERE: the page is NOT tested in it. Install it (apt install firefox-esr)."
NO_WEBKIT = (
    "NO WEBKIT HERE: the page is NOT tested in it. Install it (apt install webkit2gtk-driver xvfb)."
)

STARTING = 120.0
"""Seconds that Python may take to start on a busy machine."""

Opening = Callable[[str, Path], AbstractContextManager[OtherBrowser]]

KINDS: dict[str, tuple[Opening, Callable[[], str | None], str]] = {
    "firefox": (firefox, firefox_path, NO_FIREFOX),
    "webkit": (webkit, mini_browser_path, NO_WEBKIT),
}

ALL_LIT = f"[...document.querySelectorAll({json.dumps(LIT)})]"
PRESSED = "document.querySelector('[aria-pressed=true]')"
HAND = """[...document.querySelectorAll('[data-hand] .card')]
  .map(card => card.ariaLabel ?? card.textContent).join()"""


def called(message: str) -> str:
    """The button with that message."""
    return f"""[...document.querySelectorAll('button, a')].find(one =>
  one.textContent.trim() === {json.dumps(say("en", message))})"""


PLAY_NOW = called("page-play-now")
JUST_PLAY = called("page-offer-guided-no")
SPOT = f"""one => {{
  one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
  const {{ x, y, width, height }} = one.getBoundingClientRect()
  const showing = ({SHOWING})(one) ?? {{ x: width / 2, y: height / 2 }}
  return [x + showing.x, y + showing.y]
}}"""
SEAT = "JSON.parse(localStorage.getItem('colt-express seats'))?.at(-1)"
SMALL = """[...document.querySelectorAll('[data-figure]')].flatMap(figure => {
  const { width, height } = figure.getBoundingClientRect()
  return width < 8 || height < 8 ? [`${figure.dataset.figure}: ${width} x ${height}`] : []
})"""
LARGE = """[...document.querySelectorAll('button svg')].flatMap(picture => {
  const { width, height } = picture.getBoundingClientRect()
  const where = picture.closest('button').textContent
  return width > 60 || height > 60 ? [`${where}: ${width} x ${height}`] : []
})"""
"""WebKit gives a picture without a size all the room it can get."""

TROUBLE = (
    "[...document.querySelectorAll('[role=alert]')].map(one => one.textContent.trim()).join('')"
)

SCROLLBARS = """async picture => {
  const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  drawing.drawImage(bitmap, 0, 0)
  const white = (x, y, width, height) => {
    const { data } = drawing.getImageData(x, y, width, height)
    return data.some((_, n) => n % 4 === 0 && Math.min(data[n], data[n + 1], data[n + 2]) > 225)
  }
  const found = {}
  for (const one of document.querySelectorAll('*')) {
    if (getComputedStyle(one).overflow === 'visible' || !(one instanceof HTMLElement)) continue
    const { right, bottom, left, top } = one.getBoundingClientRect()
    const wide = one.offsetWidth - one.clientWidth - 2 * one.clientLeft
    const high = one.offsetHeight - one.clientHeight - 2 * one.clientTop
    const name = one.getAttribute('role') ?? one.className
    if (wide > 2) found[name] = white(right - wide, top, wide, bottom - top)
    if (high > 2) found[name] = white(left, bottom - high, right - left, high)
  }
  return found
}"""
"""Of every scrollbar that takes up room, whether any of it is white."""


def add_first(page: Path, root: str) -> None:
    """Give a page one more script before all others; ``root`` is the beginning of its address."""
    shutil.copy(FIRST, page)
    index = page / "index.html"
    whole = index.read_text(encoding="utf-8")
    # The policy of a static site is an element, which also holds for the script.
    before, viewport, after = whole.partition('<meta name="viewport"')
    assert viewport, whole
    script = f'<script src="{root}{FIRST.name}"></script>'
    index.write_text(f"{before}{script}{viewport}{after}", encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("with-first") / "page"
    shutil.copytree(PAGE, page, ignore=shutil.ignore_patterns("index.html.*"))
    add_first(page, "/")
    with serving(tmp_path_factory.mktemp("server"), page=str(page)) as server:
        yield server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site."""
    if not any((PAGE / "engine").glob("*.bin")):
        pytest.skip("this page was built without the game for browsers")
    folder = tmp_path_factory.mktemp("site") / "site"
    write_site(PAGE, folder)
    add_first(folder, "")
    with served(folder) as address:
        yield address


@pytest.fixture(params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OtherBrowser]:
    opening, find, sentence = KINDS[request.param]
    with opening(needed(find(), sentence), tmp_path) as browser:
        yield browser
        if getattr(request.node, "failed", False):
            PICTURES.mkdir(parents=True, exist_ok=True)
            (PICTURES / f"{request.param}.png").write_bytes(browser.picture())


def tap(browser: OtherBrowser, element: str) -> None:
    """It is tapped when it no longer moves."""
    browser.tap(*browser.settled(f"({SPOT})({element})"))


def choose(browser: OtherBrowser, dice: Random) -> None:
    """Two taps on something that glows, and on to the next question."""
    one = f"{ALL_LIT}[{dice.choice(browser.value(f'({DIFFERENT})({ALL_LIT})'))}]"
    tap(browser, one)
    if not browser.soon(f"!!{PRESSED}"):
        tap(browser, one)  # it moved away under the pointer
    browser.wait_for(f"!!{PRESSED}")
    tap(browser, one)
    if not browser.soon(f"!{PRESSED}"):
        tap(browser, one)  # that picked its neighbour
    browser.wait_for(f"!{PRESSED}")
    browser.wait_for(f"{ALL_LIT}.length")
    assert browser.value(TROUBLE) == ""


def round_now(browser: OtherBrowser, server: Server) -> int:
    """As the server counts."""
    seat: dict[str, Any] = browser.value(SEAT)
    mine = {"table": seat["table"], "token": seat["token"]}
    (glance,) = server.post("/api/seats", {"seats": [mine]}).json()
    return int(glance["round"])


def looks_right(browser: OtherBrowser, screen: dict[str, Any]) -> None:
    """Check that nothing is wider than the window and all figures are drawn."""
    size = screen["viewport"]
    browser.resize(size["width"], size["height"])
    assert browser.value("document.documentElement.scrollWidth - innerWidth") <= 0
    assert browser.wait_for("document.querySelectorAll('[data-figure]').length") > 1
    assert browser.value(SMALL) == []


def scrollbars(browser: OtherBrowser) -> dict[str, bool]:
    """Whether they are white; none if the browser shows them only while something scrolls."""
    picture = b64encode(browser.picture()).decode()
    whether_white: dict[str, bool] = browser.value(f"({SCROLLBARS})({json.dumps(picture)})")
    return whether_white


def test_a_round(other: OtherBrowser, server: Server) -> None:
    other.go(f"http://{server.address}/")
    other.wait_for(f"!!{PLAY_NOW}")
    assert other.value(LARGE) == []
    tap(other, PLAY_NOW)
    other.wait_for(f"!!{JUST_PLAY}")
    tap(other, JUST_PLAY)
    dice = Random(11)
    other.wait_for(f"{ALL_LIT}.length")
    while round_now(other, server) == 1:
        choose(other, dice)
    bars = {}
    for screen in (DESKTOP, PHONE):
        looks_right(other, screen)
        bars.update(scrollbars(other))
    assert not any(bars.values()), bars
    assert bars or not isinstance(other, Firefox), "it has scrollbars that take up room"
    assert other.value("faults") == []


def test_a_game_without_a_server(other: OtherBrowser, site: str) -> None:
    """The browser starts Python, plays, and has the game again when the page is opened again."""
    other.go(site)
    other.wait_for(f"!!{PLAY_NOW}")
    tap(other, PLAY_NOW)
    other.wait_for(f"!!{JUST_PLAY}")
    tap(other, JUST_PLAY)
    other.wait_for(f"{ALL_LIT}.length", STARTING)
    assert other.value("location.hash").startswith("#/table/here-")
    dice = Random(12)
    hand = other.value(HAND)
    for _ in range(3):
        choose(other, dice)
        other.wait_for(f"{HAND} !== {json.dumps(hand)} && {ALL_LIT}.length", STARTING)
        hand = other.value(HAND)
    address = other.value("location.href")
    other.go("about:blank")
    other.go(address)
    other.wait_for(f"{ALL_LIT}.length", STARTING)
    assert other.value(HAND) == hand
    assert other.value("faults") == []
