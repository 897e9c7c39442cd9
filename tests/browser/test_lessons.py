"""Every lesson is played on a phone and on a desktop, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from colt_express.lessons.reading import LANGUAGES, read_contents

from ..server.running import Server
from .conftest import Visit

PLAY = (Path(__file__).parent / "lessons.js").read_text(encoding="utf-8")
LESSONS = [name for chapter in read_contents() for name in chapter.lessons]

LISTEN = """() => {
  window.taught = {}
  const fetched = window.fetch
  window.fetch = async (address, request) => {
    const answer = await fetched(address, request)
    if (String(address).startsWith('/api/lessons/') && answer.ok) {
      const { language } = JSON.parse(request.body)
      window.taught = { ...window.taught, [language]: await answer.clone().json() }
    }
    return answer
  }
}"""
"""What the server answers is kept beside the page, so that the test knows what leads on."""


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_every_lesson_in_every_language(visit: Visit, phone: bool) -> None:
    ann = visit(phone=phone, confirm=False, language="fr" if phone else "en")
    ann.context.add_init_script(f"({LISTEN})()")
    ann.come("/#/learn")
    faults: list[str] = []
    for number, name in enumerate(LESSONS):
        first = (number + 2 * phone) % len(LANGUAGES)
        turns = [*LANGUAGES[first:], *LANGUAGES[:first]]
        faults += ann.page.evaluate(PLAY, [name, turns, not phone])
    assert not faults, "\n".join(faults)


def test_whoever_is_new_is_led_to_a_first_real_game(visit: Visit, server: Server) -> None:
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
