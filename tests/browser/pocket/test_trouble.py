"""What may go wrong on a device: a download that stops, a browser that does not keep the page. Each
ends with a sentence, and nothing is lost."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from playwright.sync_api import expect

from ..helpers.driving import UNKEPT
from ..helpers.web_space import WebSpace
from .conftest import Come, is_ready, open_taking


def test_a_download_is_stopped_and_goes_on(come: Come, space: WebSpace) -> None:
    ann = come()
    ann.come()
    open_taking(ann)
    parts = sorted(path.name for path in (space.folder / "engine").glob("*.bin"))
    begun = len(space.asked)
    space.hold("|".join(parts[:3]))
    ann.page.locator(".take button.primary").click()
    bar = ann.page.get_by_role("progressbar")
    ann.page.wait_for_function(
        "[...document.querySelectorAll('progress')].some(one => one.value > 1e6)"
    )
    listed = json.loads((space.folder / "engine/files.json").read_text(encoding="utf-8"))
    expect(ann.page.locator(".take")).to_contain_text(f" of {listed['download'] / 1e6:.1f} MB")
    ann.press(ann.button("page-take-stop"))
    expect(ann.page.get_by_role("alert").filter(has_text="Stopped.")).to_be_visible()
    expect(bar).to_be_visible()
    space.let_go()
    ann.press(ann.button("page-take-go-on"))
    is_ready(ann)
    asked = Counter(name.removeprefix("engine/") for name in space.asked[begun:])
    again = {name for name in parts if asked[name] == 2}
    assert set(parts[:3]) <= again, "what was stopped"
    assert {name for name in parts if asked[name] == 1} | again == set(parts)
    assert len(again) < len(parts), "what had come was kept"


def test_a_browser_that_refuses_the_service_worker(come: Come) -> None:
    """It plays, keeps its games, and does not promise to open without a connection."""
    ann = come(scripts=(UNKEPT,))
    ann.play_now()
    ann.wait()
    ann.play_on(Random(2), choices=1)
    hand = ann.hand()
    ann.page.reload()
    ann.wait()
    assert ann.hand() == hand
    ann.come()
    open_taking(ann)
    ann.press(ann.page.locator(".take button.primary"))
    expect(ann.page.get_by_text(ann.say("page-refused-engine-unkept"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("page-take-ready"))).to_have_count(0)
