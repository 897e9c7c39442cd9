"""The theatre: a finished game is watched again in a fresh browser, forth and back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from ..patience import busy
from .conftest import Visit
from .helpers.driving import Visitor
from .helpers.elsewhere import page_elsewhere
from .test_accessible import Inspector

SCENE = """() => [...document.querySelectorAll('[data-scene] :is([data-figure], [data-token])')]
  .map(({ dataset, style }) => `${dataset.figure ?? dataset.token} ${style.transform}`)
  .sort()
  .join('\\n')"""
"""Where every figure and every token is drawn."""

SETTLED = f"""async () => {{
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  return ({SCENE})()
}}"""

SCRUB = """async (ways) => {
  const look = SCENE
  const theatre = document.querySelector('.theatre')
  const slider = document.querySelector('[role=slider]')
  const last = Number(slider.ariaValueMax)
  const press = (key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const passed = { there: {}, back: {} }
  const times = []
  let steps = 0
  for (const [way, key] of ways) {
    for (let beat = 0; beat < last; beat++) {
      const before = performance.now()
      press(key)
      await new Promise((done) => setTimeout(done)) // effects have run by then
      theatre.getBoundingClientRect()
      times.push(performance.now() - before)
      steps += 1
      passed[way][theatre.dataset.beat] = [Number(theatre.dataset.step), look()]
    }
  }
  times.sort((a, b) => a - b)
  return { ...passed, steps, middle: times[times.length >> 1] }
}""".replace("SCENE", SCENE)
"""Goes through the game by the keys, and notes the scene at each beat, and how long a step takes in
milliseconds."""

NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage'])
  if (self !== top) Object.defineProperty(self, name, {
    get() { throw new DOMException('storage is blocked', 'SecurityError') },
  })"""
"""In frames, as browsers block it for other sites."""

COPIED = """() => {
  window.copied = ''
  navigator.clipboard.writeText = async (text) => void (window.copied = text)
}"""

THERE = ["there", "ArrowRight"]
BACK = ["back", "ArrowLeft"]
STEP = 50
"""Milliseconds that a step may take."""


def scrub(visitor: Visitor, *ways: list[str]) -> dict[str, Any]:
    visitor.page.evaluate("document.activeElement.blur()")
    passed: dict[str, Any] = visitor.page.evaluate(SCRUB, list(ways))
    return passed


def heap(visitor: Visitor) -> tuple[int, int]:
    """Bytes and elements in use."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    elements = visitor.page.evaluate("document.getElementsByTagName('*').length")
    session.detach()
    return int(used), int(elements)


def test_a_finished_game_is_watched_again(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.play_now()
    ann.wait()
    table = ann.table
    live: dict[int, str] = {}

    def note(visitor: Visitor) -> None:
        if any("token" in option for option in visitor.question["options"]):
            return  # loot that can be chosen is held out, which is part of the question
        number = visitor.position["number"]
        scene = visitor.page.evaluate(SETTLED)
        if visitor.position["number"] == number:  # it may have gone on meanwhile
            live[number] = scene

    ann.play(Random(5), look=note)
    ann.press(ann.link("page-watch-again"))
    ann.page.wait_for_url(f"**/game/{table}")
    expect(ann.page.locator(f".face[data-seat='{ann.seat}']")).to_have_attribute(
        "aria-pressed", "true"
    )

    # A stranger sees what spectators saw; an old link leads to the same page.
    eve = visit(name="Eve")
    eve.come(f"/#/table/{table}")
    eve.page.wait_for_url(f"**/game/{table}")
    slider = eve.page.get_by_role("slider")
    slider.wait_for()
    expect(eve.button("page-theatre-spectator")).to_have_attribute("aria-pressed", "true")
    expect(eve.page.locator(".hands")).to_have_count(0)

    # From the seat of the player the scene is the one that was seen live, forth and back.
    eve.press(eve.page.locator(f".face[data-seat='{ann.seat}']"))
    expect(eve.page.locator(".hands")).to_have_count(1)
    passed = scrub(eve, THERE, BACK)
    assert {**passed["there"], **passed["back"]} == {**passed["back"], **passed["there"]}
    after: dict[int, str] = {}
    for beat in sorted(passed["there"], key=int):
        step, scene = passed["there"][beat]
        after[step] = scene
    assert len(live) > 20
    different = [step for step, scene in live.items() if step and after[step] != scene]
    assert not different, (different, live[different[0]], after[different[0]])
    assert passed["middle"] < STEP * busy(), passed["middle"]

    before = heap(eve)
    steps = scrub(eve, THERE, BACK)["steps"]
    used, elements = heap(eve)
    assert elements == before[1]
    assert used < before[0] + 2_000_000, (before[0], used, steps)

    slider.focus()
    eve.page.keyboard.press("End")
    eve.page.keyboard.press("ArrowLeft")
    assert re.match(r"Round 5.*: \S", slider.get_attribute("aria-valuetext") or "")

    a_link_to_a_moment_spoils_nothing(visit, table)
    another_page_shows_it_in_a_frame(visit, table)


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
