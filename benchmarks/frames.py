"""Long tasks of the page while a heist is shown: ``python -m benchmarks.frames``.

One seat of a table with a fixed deal is played in a desktop window, at the normal pace and with
all motion. Chromium's trace tells how long each task of the page's main thread took, and with what.
Only what happens while deeds are shown counts: loading the page and the first table do not.
"""

from __future__ import annotations

import asyncio
import platform
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium, serving
from tests.browser.helpers import tasks
from tests.browser.helpers.tasks import Task
from tests.browser.screenshots import Picture, lay_out, open_table

from colt_express.engine.configuration.setup import Setup

SECONDS: Final = 60.0
LONG: Final = 50.0
HEIST: Final = Picture(
    "frames", Setup(4), lambda _, view: view.question is not None, pace="normal", motion=True
)

CHOOSE: Final = """async () => {
  const lit = 'g.pickable, button.card.hand.lit, button[data-option]'
  const option = document.querySelector(lit)
  if (!option) return false
  option.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await new Promise((done) => setTimeout(done, 100))
  document.querySelector('button.confirm')?.click()
  return true
}"""
"""The first option, if there is one. A driver that looks closer before it taps costs more time than
what is measured."""


def play(page: Page, seconds: float) -> int:
    """Returns how many choices were made."""
    choices = 0
    end = monotonic() + seconds
    while monotonic() < end:
        choices += page.evaluate(CHOOSE)
        page.wait_for_timeout(300)
    return choices


def report(found: list[Task]) -> None:
    deeds = [task for task in found if task.showing]
    total: Counter[str] = Counter()
    for task in deeds:
        total.update({part: round(1000 * time) for part, time in task.parts.items()})
    print(f"over {LONG:.0f} ms on the clock: {sum(task.wall > LONG for task in deeds)}")
    print(f"over {LONG:.0f} ms on the processor: {sum(task.cpu > LONG for task in deeds)}")
    print(f"half as long, on the processor: {sum(task.cpu > LONG / 2 for task in deeds)}")
    print(
        "all together:",
        ", ".join(f"{part} {time / 1000:.0f} ms" for part, time in total.most_common()),
    )
    for task in sorted(deeds, key=lambda task: -task.cpu)[:10]:
        print(f"  {task}")


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("no Chromium is installed here")
    with TemporaryDirectory() as name:
        folder = Path(name)
        table = asyncio.run(lay_out(HEIST, folder))
        with serving(folder) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            page = open_table(browser, server.address, table, HEIST)
            page.evaluate(f"({tasks.WATCH})()")
            tasks.start(browser, page)
            choices = play(page, SECONDS)
            found = tasks.stop(browser)
            browser.close()
    print(f"{platform.node()}, {platform.machine()}, {SECONDS:.0f} s, {choices} choices")
    report(found)


if __name__ == "__main__":
    main()
