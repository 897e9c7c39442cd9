"""A browser that may store nothing: it says so, and plays."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from ..conftest import ARGUMENTS, chromium
from ..helpers.driving import DESKTOP
from ..helpers.web_space import WebSpace
from .conftest import DEVICE, Traveller


def test_a_browser_that_stores_nothing(browser: Browser, space: WebSpace, tmp_path: Path) -> None:
    """Where all storage is forbidden a game lasts as long as its page, which says so."""
    preferences = tmp_path / "Default/Preferences"
    preferences.parent.mkdir()
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    preferences.write_text(json.dumps(forbidden), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=chromium(),
        args=ARGUMENTS,
        locale="en",
        reduced_motion="reduce",  # its page cannot remember that motion is off
        **DESKTOP,
    )
    try:
        context.add_init_script(DEVICE)
        ann = Traveller(context, space.address, [])
        ann.come()
        ann.press(ann.button("page-play-now"))
        ann.press(ann.button("page-offer-guided-no"))
        ann.wait()
        told = ann.page.get_by_role("alert").filter(has_text=ann.say("page-here-none"))
        ann.press(told.get_by_role("button", name=ann.say("page-close")))
        ann.play_on(Random(1), 2)
    finally:
        context.close()
    assert ann.unexpected() == []
