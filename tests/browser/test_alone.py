"""Alone against bots: *Play now*, a whole game by tapping what glows, and the score at the end."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from playwright.sync_api import expect

from colt_express.engine.chance import seed_hash

from ..patience import busy
from ..server.running import Server
from .conftest import Visit
from .helpers.driving import Visitor, amount, unexplained, what_can_be_chosen_is_lit

FINGERPRINT = r"\b[0-9a-f]{64}\b"

REMEMBER_PICTURES = """() => {
  const { prototype } = HTMLImageElement
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'src')
  Object.defineProperty(prototype, 'src', {
    set(address) { window.pictured = address; set.call(this, address) },
  })
}"""

LOOK_CLOSELY = """async made => {
  const pixels = async address => {
    const image = new Image(1600, 900)
    image.src = address
    await image.decode()
    const paper = new OffscreenCanvas(1600, 900).getContext('2d')
    paper.drawImage(image, 0, 0, 1600, 900)
    return new Uint32Array(paper.getImageData(0, 0, 1600, 900).data.buffer)
  }
  const drawing = window.pictured
  const [shapes, whole] = [await pixels(drawing), await pixels('data:image/png;base64,' + made)]
  const written = whole.filter((one, n) => one !== shapes[n]).length
  return [new Set(shapes).size, written, document.fonts.check('900 25px Bitter', '\u0414')]
}"""
"""How many colours the drawing has, how much is written on it, and whether in the right letters."""


def test_a_game_to_the_end(visit: Visit, server: Server, tmp_path: Path) -> None:
    ann = visit(name="Ann", language="ru", kept=True)
    ann.play_now()
    ann.wait()
    menu = ann.open_menu()
    menu.get_by_text(ann.say("page-fair"), exact=True).click()
    promised = re.findall(FINGERPRINT, menu.inner_text())
    menu.get_by_role("button", name=ann.say("page-close")).click()
    ann.page.locator("button.card.hand.lit").first.hover()
    expect(ann.page.locator("[data-foreseen]")).to_be_visible()
    a_hint(ann)
    ann.play(Random(7), look=what_can_be_chosen_is_lit)

    result = server.get(f"/api/tables/{ann.table}/result").json()
    rows = ann.score()
    assert [sum(sources) for *sources, _, _ in rows] == [total for *_, total in rows]
    assert [total for *_, total in rows] == sorted(result["money"], reverse=True)
    assert sorted(hits for *_, hits, _ in rows) == sorted(result["hits"])

    ann.scoreboard.get_by_text(ann.say("page-fair"), exact=True).click()
    shown = ann.scoreboard.inner_text()
    seed = ann.info["seed"]
    assert seed in shown
    assert promised == re.findall(FINGERPRINT, shown) == [seed_hash(seed)]

    with ann.page.expect_download() as download:
        ann.link("page-record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    command = [sys.executable, "-m", "colt_express.cli.main", "verify", str(record)]
    verified = subprocess.run(
        [*command, "--hash", *promised], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr

    finale(ann, result)
    a_picture_to_share(ann)
    before = ann.table
    ann.button("page-rematch").click()
    ann.page.wait_for_url(lambda url: before not in url)
    assert ann.wait()


def test_a_card_is_taken_back(visit: Visit) -> None:
    """By a key and by the button, while bots still think; it is said aloud and leaves the story."""
    ann = visit(name="Ann", hurry=False)
    ann.play_now()
    ann.wait()
    hand = ann.page.locator("[data-hand] .card")
    cards, lines = hand.count(), ann.page.get_by_role("log").inner_text()
    for way in ("key", "button"):
        ann.page.locator("button.card.hand.lit").first.click()
        ann.page.locator("button.confirm").first.click()
        taking = ann.button("page-take-back")
        taking.wait_for()
        expect(hand).to_have_count(cards - 1)
        if way == "key":
            ann.page.keyboard.press("Control+z")
        else:
            taking.click()
        expect(hand).to_have_count(cards)
        expect(taking).to_have_count(0)
        expect(ann.page.locator("button.card.hand.lit").first).to_be_visible()
        assert ann.page.get_by_role("log").inner_text() == lines
    said = ann.page.locator("[aria-live=assertive]")
    expect(said).to_contain_text(ann.say("page-taken-back"))


def a_hint(visitor: Visitor) -> None:
    """It says what to choose and why, marks that, has the figures behind a tap, and says the same
    when it is asked again."""
    said = []
    for _ in range(2):
        visitor.press(visitor.button("page-hint-ask"))
        expect(visitor.page.locator("[aria-pressed=true]").first).to_be_visible()
        hint = visitor.page.locator(".scene aside")
        said.append(hint.inner_text())
        figures = hint.locator("details p")
        expect(figures.first).to_be_hidden()
        hint.get_by_text(visitor.say("page-figures"), exact=True).click()
        expect(figures.first).to_be_visible()
        expect(hint).to_contain_text("%")
        assert not unexplained(visitor, set())
        visitor.press(hint.get_by_role("button", name=visitor.say("page-close")))
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("[aria-pressed=true]")).to_have_count(0)
    assert said[0].startswith(visitor.say("page-hint", choice="").rstrip(" ."))
    assert said[0] == said[1]
    assert re.search(r"[“«].+[”»].+\.", said[0])


def finale(visitor: Visitor, result: dict[str, Any]) -> None:
    """A player who comes back finds the same end: the podium in order, and the same awards."""
    awards = [(award["kind"], award["bandit"]) for award in result["awards"]]
    assert len(awards) == 3
    for _ in range(2):
        shown = visitor.scoreboard.locator("[data-award]")
        shown.first.wait_for()
        kinds = [one.get_attribute("data-award") for one in shown.all()]
        assert kinds == [kind for kind, _ in awards]
        focused = visitor.page.evaluate("document.activeElement.tagName")
        podium = visitor.scoreboard.locator(".podium li b").all_inner_texts()
        money = sorted(result["money"], reverse=True)[: len(podium)]
        assert [amount(text) for text in podium] == money
        visitor.page.reload()
    assert focused == "H2"


def a_picture_to_share(visitor: Visitor) -> None:
    """It comes out in the right size, with everything written on it in the page's own letters."""
    visitor.page.evaluate(REMEMBER_PICTURES)
    visitor.button("page-keepsake").click()
    with visitor.page.expect_download() as download:
        visitor.button("page-keepsake-save").click()
    assert download.value.suggested_filename == f"colt-express-{visitor.table}.png"
    picture = Path(download.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1600, 900)
    made = b64encode(picture).decode()
    colours, written, right = visitor.page.evaluate(LOOK_CLOSELY, made)
    assert colours > 100
    assert written > 40_000, "only what is not Cyrillic"
    assert right


def test_play_now_moves_within_two_seconds(visit: Visit) -> None:
    """One of three times, with the defaults of a first visit."""
    times: list[float] = []
    while len(times) < 3 and not any(time < 2 * busy() for time in times):
        ann = visit(defaults=True, hurry=False, kept=True)
        ann.come()
        ann.button("page-play-now").wait_for()
        before = perf_counter()
        ann.button("page-play-now").click()
        ann.lit.or_(ann.page.get_by_role("log").locator("li")).first.wait_for()
        times.append(perf_counter() - before)
        ann.leave()
    assert min(times) < 2 * busy(), times


def test_turns_with_everything_moving(visit: Visit) -> None:
    """What glows can be tapped while animations run at normal speed. In `test_time_machine` a heist
    is watched."""
    ann = visit(defaults=True, hurry=False)
    ann.context.set_default_timeout(120_000)  # it may take long to watch the others
    ann.play_now()
    dice = Random(3)
    for _ in range(2):
        assert ann.wait()
        ann.choose(dice)
    assert ann.page.locator("html").get_attribute("data-motion") == "full"
