"""Draws the icons that home screens ask for from the page's own, with the installed Chromium.

.venv/bin/python web/scripts/draw_icons.py
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"

ROUND = ' rx="14"'
"""The corners of the drawing; home screens that cut icons to shape need them full."""

ICONS = {
    "icon-192.png": (192, True, 1.0),
    "icon-512.png": (512, True, 1.0),
    "icon-maskable.png": (512, False, 0.78),
    "apple-touch-icon.png": (180, False, 0.9),
}
"""Size in pixels, whether the corners are round, and how large the figure is: what may be cut to a
circle keeps a distance from the edge."""


def drawing(corners: bool, scale: float) -> str:
    text = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    edge = 32 * (1 - scale)
    figure = f'<g transform="translate({edge} {edge}) scale({scale})" stroke='
    return (text if corners else text.replace(ROUND, "")).replace("<g stroke=", figure)


def draw(browser: Browser, name: str, size: int, corners: bool, scale: float) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    style = "<style>body { margin: 0 } svg { display: block; width: 100vw }</style>"
    page.set_content(style + drawing(corners, scale))
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    names = [os.environ.get("COLT_EXPRESS_CHROMIUM", ""), "chromium", "chromium-browser"]
    path = next((found for name in names if name and (found := shutil.which(name))), None)
    if path is None:
        sys.exit("no Chromium is installed; say where it is: COLT_EXPRESS_CHROMIUM=/path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, corners, scale) in ICONS.items():
            draw(browser, name, size, corners, scale)
        browser.close()


if __name__ == "__main__":
    main()
