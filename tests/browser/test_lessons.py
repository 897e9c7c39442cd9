"""Every lesson is played on a phone and on a desktop, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from colt_express.lessons.reading import LANGUAGES, read_contents

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
    for name in LESSONS:
        faults += ann.page.evaluate(PLAY, [name, LANGUAGES])
    assert not faults, "\n".join(faults)
