"""Looking back at a running game, at what was missed, and at records from outside."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .helpers.driving import ROOT, Visitor

RECORDS = ROOT / "tests/golden/records"

AWAY = """([table, missed]) => {
  const key = 'colt-express looked'
  const looks = JSON.parse(localStorage.getItem(key))
  looks[table].choices -= missed
  looks[table].at -= 2 * 60 * 60 * 1000
  localStorage.setItem(key, JSON.stringify(looks))
}"""
"""As if the page had been closed two hours ago."""


def test_a_running_game_is_looked_back_at(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.play_now()
    ann.wait()
    table = ann.table
    ann.play(Random(4), choices=4)
    ann.wait()

    # The present waits, with its question, and does not jump in when the game goes on elsewhere.
    ann.press(ann.button("page-look-back"))
    theatre = ann.page.locator(".theatre")
    theatre.wait_for()
    for _ in range(3):
        ann.press(ann.button("page-theatre-back"))
    step = theatre.get_attribute("data-step")
    present = ann.page.locator(".present")
    expect(present).to_contain_text(ann.say("page-mine-asked"))
    before = present.get_attribute("title")
    other = Visitor(ann.context, ann.address, "en", touch=False)
    other.come(f"/#/table/{table}")
    other.wait()
    other.choose(Random(1))
    expect(present).not_to_have_attribute("title", before or "")
    expect(present).to_contain_text(ann.say("page-mine-asked"))
    expect(theatre).to_have_attribute("data-step", step or "")
    assert ann.lit.count() == 0
    other.page.close()
    ann.press(present)
    expect(theatre).to_have_count(0)
    ann.wait()
    assert ann.page.url.endswith(f"#/table/{table}")

    # A link to the game leads to its past; Escape leads back.
    ann.come(f"/game/{table}?at=2")
    expect(theatre).to_have_attribute("data-step", "2")
    assert ann.page.url.endswith(f"#/table/{table}/back?at=2")
    ann.page.keyboard.press("Escape")
    ann.wait()

    # What was missed is offered, played and ends with the question.
    ann.come("/")
    ann.page.get_by_role("heading", level=1).wait_for()
    ann.page.evaluate(AWAY, [table, 5])
    ann.come(f"/#/table/{table}")
    since = ann.page.locator(".since .show")
    expect(since).to_contain_text(ann.say("page-since-count", count=5))
    ann.press(since)
    ann.press(ann.button("page-theatre-speed", speed=2))
    ann.wait()
    expect(theatre).to_have_count(0)
    expect(since).to_have_count(0)

    a_record_is_opened(ann)


def a_record_is_opened(ann: Visitor) -> None:
    ann.come("/#/record")
    field = ann.page.locator("input[type=file]")
    field.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"a poem"})
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("page-theatre-no-record"))
    record = json.loads((RECORDS / "2-horses.json").read_bytes())
    record["choices"] = [*record["choices"][:20], "0 eat"]
    text = json.dumps(record).encode()
    field.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": text})
    theatre = ann.page.locator(".theatre")
    theatre.wait_for()
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("page-theatre-trouble-damaged"))
    ann.page.keyboard.press("End")
    expect(theatre).to_have_attribute("data-step", "20")
    ann.press(ann.page.locator(".face[data-seat='0']"))
    expect(ann.page.locator(".hands")).to_have_count(1)
    expect(theatre).to_have_attribute("data-step", "20")
