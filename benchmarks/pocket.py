"""The game without a server, in Chromium: ``python -m benchmarks.pocket``.

A static site is served to this machine and opened in fresh browsers. Measured are the time from the
tap on *Play now* to the first question, with nothing downloaded and with everything kept, at full
speed and throttled; how long bots take for a choice, throttled; the download; and the memory of the
tab after three games. Starts are measured several times: other programs on the same cores only make
them slower, so the quickest is nearest to the truth, and the median is shown beside it.

Chromium's own throttling slows the page's main thread only, and not its workers, where Python runs.
Here the processes of the page are stopped three quarters of the time instead.
"""

from __future__ import annotations

import argparse
import os
import platform
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, PAGE, chromium
from tests.browser.helpers.web_space import WebSpace, web_space
from tests.browser.pocket.conftest import Traveller, take_along, travelling

from colt_express.cli.site.static_site import write_site

RUNS: Final = 0.002
STOPS: Final = 0.006
"""Seconds for which a throttled page runs and is stopped, in turn: it is four times slower."""
GAMES: Final = 3
SETTLING: Final = 65_000
"""Milliseconds in which a process gives back what it has collected, and an idle helper ends."""
GUNSLINGERS: Final = 8
"""Choices of our own in a game against gunslingers."""
MEGABYTE: Final = 1_000_000


class Figure(NamedTuple):
    name: str
    found: float
    unit: str
    most: float
    more: str = ""

    def __str__(self) -> str:
        verdict = "" if self.found <= self.most else "  TOO MUCH"
        found = f"{self.found:8.1f} {self.unit:2} (at most {self.most:g}){verdict}"
        return f"{self.name:42} {found}  {self.more}"


def renderers(browser: Browser) -> list[int]:
    """The processes of the browser's pages."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [int(one["id"]) for one in found if one["type"] == "renderer"]


@contextmanager
def throttled(browser: Browser) -> Iterator[None]:
    """Until it ends, all pages of the browser run a quarter of the time."""
    pages = set(renderers(browser))
    ended = threading.Event()

    def send(what: signal.Signals) -> None:
        for page in pages:
            with suppress(ProcessLookupError):
                os.kill(page, what)

    def work() -> None:
        while not ended.is_set():
            send(signal.SIGSTOP)
            sleep(STOPS)
            send(signal.SIGCONT)
            sleep(RUNS)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        send(signal.SIGCONT)


class Start(NamedTuple):
    seconds: float
    cpu: float
    """Seconds on the processor, of all threads of all pages."""


def cpu_time(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(one["cpuTime"]) for one in found if one["type"] == "renderer")


def to_first_question(visitor: Traveller) -> Start:
    """From the tap on *Play now* to the first question."""
    browser = visitor.context.browser
    assert browser is not None
    button = visitor.button("page-play-now")
    button.wait_for()
    used, begun = cpu_time(browser), perf_counter()
    button.click()
    visitor.lit.first.wait_for()
    return Start(perf_counter() - begun, cpu_time(browser) - used)


def start_fresh(browser: Browser, space: WebSpace) -> tuple[Start, int]:
    """A first start with nothing downloaded, and the bytes of the engine that are downloaded."""
    with travelling(browser, space.address) as visitor:
        visitor.come()
        visitor.page.wait_for_load_state("networkidle")
        before = len(space.asked)
        took = to_first_question(visitor)
        names = {name for name in space.asked[before:] if name.startswith("engine/")}
        # The script with Python's connection to the browser travels packed by the web space.
        [script] = (space.folder / "assets").glob("pyodide.asm-*.mjs.gz")
        parts = [(space.folder / name).stat().st_size for name in names]
        return took, sum(parts) + script.stat().st_size


def start_kept(visitor: Traveller) -> Start:
    """A start with everything kept, as soon as the page is there."""
    visitor.come()
    visitor.page.reload()
    return to_first_question(visitor)


def against(visitor: Traveller, bot: str) -> None:
    """Begin a game against bots of that level."""
    visitor.come()
    visitor.page.locator("summary").filter(has_text=visitor.say("page-alone")).click()
    form = visitor.page.locator("form").filter(has=visitor.button("page-start"))
    label = visitor.say("page-others-bots", count=3)
    form.get_by_role("combobox", name=label, exact=True).select_option(bot)
    visitor.press(form.get_by_role("button", name=visitor.say("page-start")))
    visitor.wait()


def p95(visitor: Traveller, level: str) -> tuple[float, str]:
    """Milliseconds for 95 % of the choices of that level here, and how many there were."""
    speeds = {one["level"]: one for one in visitor.ask_device("GET", "levels")}
    found = speeds[level]
    return 1000 * found[
        "p95"
    ], f"{found['choices']} choices, {1000 * found['seconds']:.1f} on average"


def memory(browser: Browser, visitor: Traveller) -> float:
    """Megabytes of the largest page's process that are its own, once its garbage is collected."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    visitor.page.wait_for_timeout(SETTLING)
    return max(map(private, renderers(browser)))


def private(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    sizes = [int(line.split()[1]) for line in lines if line.startswith(("RssAnon:", "VmSwap:"))]
    return sum(sizes) * 1024 / MEGABYTE


def measured(browser: Browser, space: WebSpace, times: int) -> Iterator[Figure]:
    fresh = [start_fresh(browser, space) for _ in range(times)]
    yield several("start, nothing downloaded", [took for took, _ in fresh], 8)
    yield Figure("download", fresh[0][1] / MEGABYTE, "MB", 6.5)
    with travelling(browser, space.address) as visitor:
        visitor.come()
        take_along(visitor)
        yield several("start, kept", [start_kept(visitor) for _ in range(times)], 4)
        for _ in range(GAMES):
            against(visitor, "outlaw")
            visitor.play(Random(1))
        yield Figure(f"memory after {GAMES} games", memory(browser, visitor), "MB", 300)
        with throttled(browser):
            yield several("start, kept, throttled", [start_kept(visitor) for _ in range(times)], 15)
        start_kept(visitor)
        with throttled(browser):
            against(visitor, "outlaw")
            visitor.play(Random(2))
            found, more = p95(visitor, "outlaw")
            yield Figure("an outlaw's choice, p95, throttled", found, "ms", 20, more)
            against(visitor, "gunslinger")
            visitor.play(Random(3), choices=GUNSLINGERS)
            found, more = p95(visitor, "gunslinger")
            yield Figure("a gunslinger's choice, p95, throttled", found, "ms", 1500, more)


def several(name: str, starts: list[Start], most: float) -> Figure:
    taken = [start.seconds for start in starts]
    processor = min(start.cpu for start in starts)
    more = f"median {median(taken):.1f} of {len(taken)}; {processor:.1f} s of processor time"
    return Figure(name, min(taken), "s", most, more)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=5, help="starts of each kind (5)")
    options = parser.parse_args()
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium is installed here")
    with TemporaryDirectory() as name:
        write_site(PAGE, site := Path(name) / "site")
        with web_space(site) as space, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            print(f"Chromium {browser.version}, {platform.machine()}, {os.cpu_count()} cores")
            print("load before:", *(f"{one:.1f}" for one in os.getloadavg()))
            for figure in measured(browser, space, options.times):
                print(figure, flush=True)
            print("load after:", *(f"{one:.1f}" for one in os.getloadavg()))
            browser.close()


if __name__ == "__main__":
    main()
