"""Lessons are played on a phone and on a desktop, with their longest texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from colt_express.lessons.reading import LANGUAGES, read_contents, read_lesson, read_text

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import UNPAINTED

PLAY = (Path(__file__).parent / "scripts/lessons.js").read_text(encoding="utf-8")
CHAPTERS = [chapter.lessons for chapter in read_contents()]
LESSONS = [name for lessons in CHAPTERS for name in lessons]
ENDS = [lessons[-1] for lessons in CHAPTERS]

LISTEN = """languages => {
  const fetched = window.fetch
  const answers = {}
  const answer = (address, request) => answers[address + request.body] ??=
    fetched(address, request).then(answer => answer.text())
  window.taught = {}
  window.fetch = async (address, request) => {
    if (!String(address).startsWith('/api/lessons/')) return fetched(address, request)
    const asked = JSON.parse(request.body)
    window.everywhere = Promise.all(languages.map(language =>
      answer(address, { ...request, body: JSON.stringify({ ...asked, language }) })))
    const text = await answer(address, request)
    window.taught[asked.language] = JSON.parse(text)
    return new Response(text)
  }
}"""
"""What the server answers is kept beside the page, so that the test knows what leads on; and it is
asked in every language at once."""

UNSTYLED = """() => document.addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement
  let language = root.lang
  Object.defineProperty(root, 'lang', { get: () => language, set: code => { language = code } })
})"""
"""Nor does the browser look up all styles again because the page is in another language."""


@pytest.mark.parametrize(
    ("phone", "lessons"), [(True, LESSONS), (False, ENDS)], ids=["phone", "desktop"]
)
def test_every_bubble(visit: Visit, phone: bool, lessons: list[str]) -> None:
    """In the language that needs the most room for it; on a phone in the first one, too. A desktop
    has room: there the last lesson of each chapter will do."""
    ann = visit(phone=phone, hurry=False)
    ann.context.add_init_script(f"({LISTEN})({list(LANGUAGES)});({UNPAINTED})();({UNSTYLED})()")
    ann.come("/#/learn")
    faults: list[str] = []
    for name in lessons:
        said, wrong = ann.page.evaluate(PLAY, [name, LANGUAGES, not phone])
        faults += wrong
        assert set(bubbles(name)) <= set(said), name
    assert not faults, "\n".join(faults)


def bubbles(name: str) -> list[str]:
    """The sentences of a lesson on every way through it."""
    steps = [step for act in read_lesson(name).acts for step in act.items_of("play")]
    return [read_text(step, "say")[LANGUAGES[0]] for step in steps if "say" in step]


def test_a_newcomer_is_led_to_a_first_real_game(visit: Visit, server: Server) -> None:
    ann = visit(newcomer=True)
    ann.come()
    ann.press(ann.button("page-play-now"))
    ann.press(ann.button("page-offer-guided-yes"))
    ann.press(ann.button("page-lesson-next"))  # then asked for a card, and leaves
    ann.press(ann.button("page-lesson-skip"))
    expect(ann.page.locator("[data-card=move].lit")).not_to_have_count(0)
    ann.come("/#/")
    expect(ann.button("page-offer-guided-yes")).to_have_count(0)  # it is asked once
    ann.come("/#/first")
    expect(ann.page.locator("[data-card=move].lit")).not_to_have_count(0)  # where she was
    while not ann.button("page-real-one").count():
        ann.press(ann.button("page-lesson-skip"))
        ann.page.wait_for_timeout(50)
    ann.press(ann.button("page-real-one"))
    ann.page.wait_for_url("**/#/table/*")
    table = server.get(f"/api/tables/{ann.table}").json()
    assert table["options"]["rules"] == "basic"
    assert [seat["bot"] for seat in table["seats"]] == ["", *["greenhorn"] * 3]
    ann.lit.first.wait_for()
    ann.page.evaluate(WON, "first")
    ann.come("/#/")
    stops = ann.page.locator("ol button[aria-current=step]")
    here = ann.say("page-stop-here", stop=ann.say("page-stop-abilities"))
    expect(stops).to_have_accessible_name(here)
    ann.press(ann.button("page-play-now"))
    ann.page.wait_for_url("**/#/table/*")
    assert server.get(f"/api/tables/{ann.table}").json()["options"]["rules"] == "abilities"
    ann.lit.first.wait_for()
    ann.come("/#/")
    ann.press(ann.page.get_by_role("button", name=ann.say("page-stop-gunslingers"), exact=True))
    ann.press(ann.button("page-play-now"))
    ann.page.wait_for_url("**/#/table/*")
    table = server.get(f"/api/tables/{ann.table}").json()
    assert [seat["bot"] for seat in table["seats"]] == ["", *["gunslinger"] * 3]
    ann.lit.first.wait_for()


WON = """stop => {
  const kept = { stop: 'abilities', tallies: { [stop]: { games: 1, won: 1 } }, bandits: ['doc'] }
  localStorage.setItem('colt-express line', JSON.stringify(kept))
  dispatchEvent(new StorageEvent('storage', { key: 'colt-express line' }))
}"""
"""As if a game at that stop had been won in another tab."""


HOLD_UNDER_THE_BUBBLE = """async () => {
  const centre = element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const figure = centre(document.querySelector('[data-figure=cheyenne]'))
  const paper = document.querySelector('.paper .say')
  const text = centre(paper)
  paper.parentElement.parentElement.style.translate =
    `${figure.x - text.x}px ${figure.y - text.y}px`
  const press = kind => {
    const there = { clientX: figure.x, clientY: figure.y, pointerType: 'touch', bubbles: true }
    document.elementFromPoint(figure.x, figure.y).dispatchEvent(new PointerEvent(kind, there))
  }
  press('pointerdown')
  await new Promise(done => setTimeout(done, 700))
  press('pointerup')
}"""
"""Puts the bubble over the learner's figure, and a finger on it for a while."""

ON_TOP = """about => {
  const { left, top, width, height } = about.getBoundingClientRect()
  return about.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def test_an_explanation_is_shown_above_a_bubble(visit: Visit) -> None:
    ann = visit(phone=True)
    ann.come("/#/first")
    expect(ann.page.locator(".paper .say")).to_be_visible()
    ann.page.evaluate(HOLD_UNDER_THE_BUBBLE)
    about = ann.page.locator("[data-bubble-about]")
    expect(about).to_be_visible()
    assert about.evaluate(ON_TOP)


def test_a_reload_goes_on_at_the_same_bubble(visit: Visit) -> None:
    ann = visit()
    ann.come("/#/first")
    said = ann.page.locator(".paper .say")
    first = said.inner_text()
    ann.press(ann.button("page-lesson-next"))
    expect(said).not_to_have_text(first)
    second = said.inner_text()
    ann.page.reload()
    expect(said).to_have_text(second)
    expect(ann.page.locator("[data-card=rob].lit")).to_be_visible()
