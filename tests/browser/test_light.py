"""The page is light: it appears at once, and it is small."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from ..patience import busy
from .conftest import Visit
from .helpers import tasks
from .helpers.driving import ROOT, Visitor

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def test_the_first_picture_within_a_second(visit: Visit) -> None:
    """One of three times."""
    times: list[float] = []
    while len(times) < 3 and not any(time < 1000 * busy() for time in times):
        ann = visit(defaults=True, kept=True)
        ann.come()
        ann.button("page-play-now").wait_for()
        times.append(ann.page.wait_for_function(PAINTED).json_value())
        ann.leave()
    assert min(times) < 1000 * busy(), times


BUDGETS = {"en": 218_000, "fr": 218_000, "ru": 234_000, "pl": 259_000}
"""Bytes on the wire for a first game. Polish and Russian need fonts of their own."""
SCRIPTS = 130_000


@pytest.mark.parametrize("language", BUDGETS)
def test_a_first_game_is_light(visit: Visit, language: str) -> None:
    """From an empty cache to the first choice on the board: every answer with its headers, as sent.
    A server behind TLS sends the same: brotli."""
    ann = visit(language, sound=True, kept=True)
    hold_back_what_comes_later(ann)
    sizes = listen_to_the_wire(ann)
    ann.play_now()
    ann.wait()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.fonts.check('1rem Bitter', 'train')")
    print(f"a first game in {language}: {sum(sizes.values()):,} bytes")  # pytest -rP shows it
    assert 0 < sum(sizes.values()) <= BUDGETS[language], sizes
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    words = [url for url in scripts if re.search(rf"/{language}-[^/]*[.]js$", url)]
    assert 0 < sum(scripts.values()) - sum(scripts[url] for url in words) <= SCRIPTS, scripts


def test_a_second_visit_is_lighter(visit: Visit) -> None:
    """Files named after their content are not requested again."""
    ann = visit(hurry=False, kept=True)  # a route would keep the browser from using its cache
    ann.come()
    ann.button("page-play-now").wait_for()
    ann.page.wait_for_load_state("networkidle")
    sizes = listen_to_the_wire(ann)
    ann.page.reload()
    ann.button("page-play-now").wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert not [url for url, size in sizes.items() if "/assets/" in url and size]
    # The list of public tables is as long as there are such tables.
    again = sum(size for url, size in sizes.items() if "/api/tables" not in url)
    print(f"a second visit: {again:,} bytes")
    assert again < 3_000, sizes


def test_no_deed_holds_the_page_up(visit: Visit, browser: Browser) -> None:
    """Longer than 50 ms is felt. It is the thread's own time, whatever else the machine does."""
    ann = visit(motion=True, pace="fast", kept=True)
    ann.play_now()
    ann.wait()
    ann.page.evaluate(tasks.WATCH)
    tasks.start(browser, ann.page)
    ann.choose(Random(3))
    ann.page.wait_for_timeout(500)
    ann.wait()
    deeds = [task for task in tasks.stop(browser) if task.showing]
    assert len(deeds) > 10
    longest = max(deeds, key=lambda task: task.cpu)
    assert longest.cpu < 50, str(longest)


def test_it_can_be_put_on_a_home_screen(visit: Visit) -> None:
    """The browser finds no fault with the manifest, and every icon is as large as it says."""
    ann = visit(kept=True)
    ann.come()
    session = ann.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    told = json.loads(manifest["data"])
    icons = {icon["src"]: icon["sizes"] for icon in told["icons"] if icon["sizes"] != "any"}
    assert {"192x192", "512x512"} <= set(icons.values())
    for address, size in {**icons, "/apple-touch-icon.png": "180x180"}.items():
        assert ann.page.evaluate(SIZE_OF, address) == size


SIZE_OF = """async address => {
  const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
  return `${width}x${height}`
}"""


def hold_back_what_comes_later(visitor: Visitor) -> None:
    """Do not load what the page leaves until the visitor has got going: on a slow machine that
    would begin before the first choice."""
    source = (ROOT / "web/src/browser/settled.ts").read_text(encoding="utf-8")
    busy_for = re.search(r"const BUSY = (\d+)", source)
    assert busy_for is not None
    visitor.page.add_init_script(
        "const soon = window.setTimeout\n"
        "window.setTimeout = (work, after, ...rest) =>"
        f" after === {busy_for[1]} ? 0 : soon(work, after, ...rest)"
    )


def listen_to_the_wire(visitor: Visitor) -> dict[str, int]:
    """Bytes received per address from now on, without sockets."""
    session = visitor.context.new_cdp_session(visitor.page)
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begun(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def done(event: dict[str, Any]) -> None:
        url = urls[event["requestId"]]
        sizes[url] = sizes.get(url, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", begun)
    session.on("Network.loadingFinished", done)
    session.send("Network.enable")
    return sizes
