"""The animated picture of the README: a heist, filmed while the browser shows it."""

from __future__ import annotations

import base64
import io
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from colt_express.engine.game import Game
from colt_express.engine.information.view import View

SECONDS = 15.0
FRAMES_PER_SECOND = 8
SIZE = (880, 550)
QUALITIES = (70, 60, 50, 40, 30)
LIMIT = 3_000_000  # bytes, for readers without a fast connection


def the_last_card(game: Game, view: View) -> bool:
    """Whatever is chosen now ends the planning, so that the heist begins."""
    question = view.question
    if question is None or question.kind != "plan" or view.round not in (2, 3):
        return False
    after = game.copy()
    after.choose(view.seat, question.words[0])
    return after.view(view.seat).phase == "stealing"


class Film:
    """Every frame that the browser draws, with its time."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._frame)

    def _frame(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def record(self, seconds: float) -> None:
        """Seats that are asked on the way take the first option."""
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        end = monotonic() + seconds
        lit = self._page.locator("button.card.hand.lit, button[data-option]")
        while monotonic() < end:
            if lit.count():
                lit.first.click()
                self._page.wait_for_timeout(700)
                self._page.locator("button.confirm").first.click()
            self._page.wait_for_timeout(100)
        self._session.send("Page.stopScreencast")

    def save(self, file: Path) -> None:
        """As small as its limit wants it."""
        pictures, lengths = self._cut()
        for quality in QUALITIES:
            out = io.BytesIO()
            first, *rest = pictures
            first.save(
                out,
                "WEBP",
                save_all=True,
                append_images=rest,
                duration=lengths,
                loop=0,
                quality=quality,
                method=4,
            )
            if out.tell() <= LIMIT:
                file.write_bytes(out.getvalue())
                return
        raise SystemExit(f"{file} would be larger than {LIMIT} bytes")

    def _cut(self) -> tuple[list[Image.Image], list[int]]:
        """Frames per second; a frame is repeated while the picture does not change."""
        step = 1 / FRAMES_PER_SECOND
        kept: list[tuple[float, bytes]] = []
        for time, data in self.frames:
            if not kept or time - kept[-1][0] >= step:
                kept.append((time, data))
        ends = [*kept, (kept[-1][0] + 1.5, b"")]
        lengths = [round(1000 * (b - a)) for (a, _), (b, _) in pairwise(ends)]
        pictures = [
            Image.open(io.BytesIO(data)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            for _, data in kept
        ]
        return pictures, lengths
