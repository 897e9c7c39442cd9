"""The theatre: a finished game is watched again in a fresh browser, forth and back."""

from __future__ import annotations

import re
from math import ceil
from random import Random
from typing import Any

from playwright.sync_api import Response, expect

from colt_express.engine.configuration.setup import Setup

from ..patience import busy
from ..server.running import Server
from .conftest import Visit
from .helpers.driving import Visitor, play_together
from .helpers.elsewhere import page_elsewhere
from .helpers.inspector import Inspector
from .helpers.moments import in_round, sit_down, standing
from .helpers.scenes import BACK, THERE, different, heap, scrub, watch_closely
from .screenshots import ME, Picture
from .test_reader import Listener

NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage'])
  if (self !== top) Object.defineProperty(self, name, {
    get() { throw new DOMException('storage is blocked', 'SecurityError') },
  })"""
"""In frames, as browsers block it for other sites."""

COPIED = """() => {
  window.copied = ''
  navigator.clipboard.writeText = async (text) => void (window.copied = text)
}"""

STEP = 50
"""Milliseconds that a step may take, as a rule."""
MANY = 500
"""Steps over which memory must not grow."""
FLAT = 1_000_000
"""Bytes by which the heap may differ after that, for what the browser itself keeps."""
ODDS = 50
"""Elements by which the page may differ: the curve of the game may have arrived meanwhile."""


def test_a_finished_game_is_watched_again(visit: Visit, server: Server) -> None:
    """Its last two rounds have been seen at the table before."""
    ann, bob, eve = (visit(name=name) for name in ("Ann", "Bob", "Eve"))
    for one in (ann, bob, eve):
        watch_closely(one)
    begun = standing(server, "theatre", [Picture("late", Setup(3), in_round(4))], people=2)["late"]
    eve.come(f"/#/table/{begun}")
    expect(eve.page.get_by_text(eve.say("page-watching"))).to_be_visible()
    for number, one in enumerate((ann, bob), start=ME):
        sit_down(one, server, begun, number)
    first = ann.position["number"]
    play_together([ann, bob], Random(5))
    table, choices = ann.table, ann.position["number"]

    # A stranger sees what spectators saw; an old link leads to the same page.
    zoe = visit(name="Zoe")
    watch_closely(zoe)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    zoe.page.on("response", note)
    zoe.come(f"/#/table/{table}")
    zoe.page.wait_for_url(f"**/game/{table}")
    slider = zoe.page.get_by_role("slider")
    slider.wait_for()
    expect(zoe.button("page-theatre-spectator")).to_have_attribute("aria-pressed", "true")
    expect(zoe.page.locator(".hands")).to_have_count(0)

    # The scene is the one that was seen live after each choice, forth and back, from every seat.
    for seat, one in ((-1, eve), (ann.seat, ann), (bob.seat, bob)):
        if seat >= 0:
            zoe.press(zoe.page.locator(f".face[data-seat='{seat}']"))
            expect(zoe.page.locator(".hands")).to_have_count(1)
        passed = scrub(zoe, THERE, BACK)
        assert different(one, passed, first, choices) == {}
        assert passed["middle"] < STEP * busy(), passed["middle"]
        (replay,) = [answer for answer in answers if f"/replay?seat={seat}" in answer.url]
        at_the_table, again = sent(one.heard), sent(replay.json()["steps"])
        assert list(again) == list(range(1, choices + 1))
        for number in range(first + 1, choices + 1):
            assert at_the_table[number] == again[number]

    before = heap(zoe)
    times = ceil(MANY / passed["steps"])
    steps = scrub(zoe, *[THERE, BACK] * times)["steps"]
    used, elements = heap(zoe)
    assert steps >= MANY
    assert abs(elements - before[1]) < ODDS
    assert used < before[0] + FLAT, (before[0], used)

    each_step_is_heard_once(zoe)
    slider.focus()
    zoe.page.keyboard.press("End")
    zoe.page.keyboard.press("ArrowLeft")
    assert re.match(r"Round 5.*: \S", slider.get_attribute("aria-valuetext") or "")

    ann.press(ann.link("page-watch-again"))
    ann.page.wait_for_url(f"**/game/{table}")
    expect(ann.page.locator(f".face[data-seat='{ann.seat}']")).to_have_attribute(
        "aria-pressed", "true"
    )
    a_link_to_a_moment_spoils_nothing(visit, table)
    another_page_shows_it_in_a_frame(visit, table)


def sent(messages: list[dict[str, Any]]) -> dict[int, list[Any]]:
    """What a seat was sent of each choice, at the table or by the theatre. What happened before a
    visitor came is told without the position."""
    parts = ("chooser", "events", "table")
    told = [one for one in messages if one.keys() >= set(parts) and one["number"]]
    spectators = {"seat": -1}
    return {
        one["number"]: [*(one[part] for part in parts), one.get("mine") or spectators]
        for one in told
    }


def each_step_is_heard_once(visitor: Visitor) -> None:
    """By the keys and by the buttons, in the words of the caption; on the slider as its value."""
    ear = Listener(visitor)
    ear.press("Home")
    caption = visitor.page.locator(".caption > p").first
    for key in [*["ArrowRight"] * 6, *["ArrowLeft"] * 2]:
        before = len(ear.said)
        ear.press(key)
        assert ear.said[before:] == [caption.inner_text()]
    ear.tab_to("button", visitor.say("page-theatre-forward"))
    before = len(ear.said)
    ear.press("Enter")
    assert ear.said[before:] == [caption.inner_text()]

    slider = visitor.page.get_by_role("slider")
    slider.focus()
    before = len(ear.said)
    for _ in range(3):
        ear.press("ArrowRight")
        told = slider.get_attribute("aria-valuetext") or ""
        assert told.endswith(caption.inner_text()), told
    assert len(ear.said) == before


def another_page_shows_it_in_a_frame(visit: Visit, table: str) -> None:
    eve = visit(name="Eve")
    eve.context.add_init_script(NO_STORAGE)
    eve.come(f"/game/{table}?at=20")
    eve.press(eve.button("page-theatre-share"))
    eve.page.get_by_role("dialog").get_by_role("img").wait_for()
    eve.page.evaluate(COPIED)
    eve.press(eve.button("page-theatre-share-embed"))
    code = str(eve.page.evaluate("copied"))
    # The frame that is refused has no storage either, which the scripts of `visit` look for.
    eve.expected = "frame-ancestors|X-Frame-Options|Access is denied for this document"
    whole = re.sub(r"/embed/", "/game/", code)
    with page_elsewhere(code + whole) as address:
        eve.page.goto(address)
        embed, other = (eve.page.frame_locator("iframe").nth(n) for n in range(2))
        expect(embed.locator(".embed")).to_have_attribute("data-step", "20")
        embed.get_by_role("button", name=eve.say("page-theatre-forward")).click()
        expect(embed.locator(".embed")).not_to_have_attribute("data-step", "20")
        slider = embed.get_by_role("slider")
        slider.press("Home")
        expect(embed.locator(".embed")).to_have_attribute("data-step", "0")
        link = embed.get_by_role("link")
        assert (link.get_attribute("href"), link.count()) == (f"/game/{table}", 1)
        expect(other.locator(".theatre")).to_have_count(0)


def a_link_to_a_moment_spoils_nothing(visit: Visit, table: str) -> None:
    axe = Inspector()
    for phone, theme in ((False, "light"), (True, "dark")):
        eve = visit(name="Eve", phone=phone, theme=theme)
        eve.come(f"/game/{table}?at=20&seat=-2")
        theatre = eve.page.locator(".theatre")
        expect(theatre).to_have_attribute("data-step", "20")
        expect(eve.button("page-theatre-open")).to_have_attribute("aria-pressed", "true")
        reveal = eve.button("page-theatre-reveal")
        assert "$" not in eve.page.locator("header, .faces").all_inner_texts()
        axe.inspect("theatre", eve)
        eve.press(reveal)
        expect(reveal).to_have_count(0)
        expect(eve.page.locator("h1")).to_contain_text("$")
        eve.press(eve.button("page-theatre-forward"))
        expect(theatre).not_to_have_attribute("data-step", "19")
        axe.inspect("theatre with the result", eve)
    assert not axe.found, "\n".join(axe.found)

    eve.expected = "404|403"
    eve.come(f"/game/{table}?at=99999&seat=8")
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("page-theatre-no-seat"))
    eve.come("/game/nonsense")
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("page-theatre-none"))
