"""A browser that may store nothing, or has no space left: it says so, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from ..conftest import ARGUMENTS, chromium
from ..helpers.driving import DESKTOP
from ..helpers.web_space import WebSpace
from .conftest import DEVICE, Traveller

FULL = """() => {
  const { put } = IDBObjectStore.prototype
  globalThis.full = true
  IDBObjectStore.prototype.put = function (...what) {
    const asked = put.apply(this, what)
    if (globalThis.full) {
      const value = new DOMException('there is no space', 'QuotaExceededError')
      Object.defineProperty(this.transaction, 'error', { value })
      asked.addEventListener('success', () => this.transaction.abort())
    }
    return asked
  }
}"""
"""Chromium notices only when changes are to be made for good that there is no space, and makes
none."""


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


def test_a_full_storage(aboard: Traveller) -> None:
    """What cannot be stored has not happened, and the page says so; with space again, the same
    choice is made."""
    ann = aboard
    ann.play_now()
    ann.play_on(Random(4), choices=2)
    table, cards = ann.table, ann.cards
    before = ann.page.evaluate("window.asked")
    workers = [one for one in ann.page.workers if "lab" not in one.url.rpartition("/")[2]]
    for worker in workers:
        worker.evaluate(FULL)
    one = ann.lit.first
    ann.pick(one)
    ann.press(one)
    told = ann.page.get_by_role("alert").filter(has_text=ann.say("page-here-full"))
    expect(told).to_be_visible()
    ann.come()
    ann.button("page-play-now").click()
    expect(ann.page.get_by_text(ann.say("page-refused-storage"))).to_be_visible()
    for worker in workers:
        worker.evaluate("globalThis.full = false")
    ann.press(told.get_by_role("button", name=ann.say("page-close")))
    ann.heard.clear()
    ann.come(f"/#/table/{table}")
    ann.wait()
    assert (ann.cards, ann.page.evaluate("window.asked")) == (cards, before)
    ann.play_on(Random(4), choices=1)
    assert all("nothing can be stored" in fault for fault in ann.faults)
    ann.faults.clear()
