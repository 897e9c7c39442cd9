"""Long tasks of the page while a heist is shown: ``python -m benchmarks.frames``.

Chromium reports every task of the page's main thread that takes longer than 50 ms. A game alone is
played on a desktop window at the normal pace with all motion, and only what happens while deeds are
shown counts: loading the page and the first table do not.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium, serving
from tests.browser.driving import OLD_HAND

SECONDS: Final = 60.0
WATCH: Final = """() => {
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const showing = document.querySelector('[data-showing]')?.dataset.showing
      if (window.dealt && showing) window.tasks.push([showing, Math.round(duration)])
    }
  }).observe({ entryTypes: ['longtask'] })
}"""


def play(page: Page, seconds: float) -> int:
    """The first option every time; returns how many choices were made."""
    choices = 0
    lit = page.locator("button.card.hand.lit, button[data-option]")
    end = monotonic() + seconds
    while monotonic() < end:
        if lit.count():
            lit.first.click()
            page.locator("button.confirm").first.click()
            page.evaluate("window.dealt = true")
            choices += 1
        page.wait_for_timeout(100)
    return choices


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("no Chromium is installed here")
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(f"({OLD_HAND})()")
        page.add_init_script(f"({WATCH})()")
        page.goto(f"http://{server.address}/")
        page.locator("button.big").click()
        choices = play(page, SECONDS)
        tasks: list[tuple[str, int]] = page.evaluate("window.tasks")
        browser.close()
    print(f"{platform.node()}, {platform.machine()}, {SECONDS:.0f} s, {choices} choices")
    print(f"tasks over 50 ms while deeds were shown: {len(tasks)}")
    for kind, duration in sorted(tasks, key=lambda task: -task[1])[:10]:
        print(f"  {duration:4} ms  {kind}")


if __name__ == "__main__":
    main()
