"""Settings: language, confirmation, motion, sounds; and the page for a wrong link."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .helpers.driving import Visitor, say

RUNNING = "document.getAnimations().filter(one => one.playState === 'running').length"


def test_language_without_a_reload(visit: Visit) -> None:
    ann = visit()
    ann.play_now()
    ann.wait()
    before, story, sockets = ann.sentence(), ann.story(), ann.sockets
    ann.page.evaluate("window.same = true")
    for language in ("ru", "fr", "pl"):
        menu = ann.open_menu()
        menu.get_by_label(ann.say("page-language")).select_option(language)
        ann.language = language
        expect(menu).to_have_accessible_name(say(language, "page-settings"))
        menu.get_by_role("button", name=ann.say("page-close")).click()
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        assert ann.sentence() != before
        assert len(ann.story()) == len(story)
        assert ann.story() != story or not story  # the first to choose has nothing to read yet
        before, story = ann.sentence(), ann.story()
    assert ann.page.evaluate("window.same")
    assert ann.sockets == sockets == 1
    ann.page.reload()
    ann.wait()
    assert ann.sentence() == before


def test_one_tap_where_that_is_enough(visit: Visit) -> None:
    ann = visit()
    ann.play_now()
    ann.wait()
    menu = ann.open_menu()
    menu.get_by_label(ann.say("page-confirm-switch")).uncheck()
    menu.get_by_role("button", name=ann.say("page-close")).click()
    story = len(ann.story())
    ann.page.locator("[data-option=draw]").click()
    expect(ann.page.get_by_role("log").locator("li")).not_to_have_count(story)
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(0)


def test_motion(visit: Visit) -> None:
    def running(one: Visitor) -> int:
        """How many animations run at the table."""
        one.play_now()
        one.page.get_by_role("group", name=one.say("page-scene")).wait_for()
        found: int = one.page.evaluate(RUNNING)
        one.leave()
        return found

    assert running(visit(defaults=True)) > 0
    assert running(visit(defaults=True, browser_options={"reduced_motion": "reduce"})) == 0
    assert running(visit(motion=False, pace="normal")) == 0


LOUDSPEAKER = """
window.heard = []
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = prototype.start
  prototype.start = function (...when) {
    heard.push(this.context.state)
    return start.apply(this, when)
  }
}
"""
"""Keeps a list of everything that is heard."""


def test_sounds_are_on_after_a_touch_and_as_loud_as_wanted(visit: Visit) -> None:
    ann = visit(defaults=True, browser_options={"reduced_motion": "reduce"})
    ann.page.add_init_script(LOUDSPEAKER)
    ann.play_now()
    ann.wait()
    ann.choose(Random(1))
    ann.page.wait_for_function("() => heard.length > 0")
    menu = ann.open_menu()
    slider = menu.get_by_role("slider", name=ann.say("page-volume"))
    slider.focus()
    before = float(slider.input_value())
    before_heard = ann.page.evaluate("heard.length")
    ann.page.keyboard.press("ArrowLeft")
    assert float(slider.input_value()) < before
    ann.page.wait_for_function("before => heard.length > before", arg=before_heard)
    menu.get_by_label(ann.say("page-sound")).uncheck()
    expect(slider).to_be_disabled()
    quiet = ann.page.evaluate("heard.length")
    menu.get_by_role("button", name=ann.say("page-close")).click()
    ann.choose(Random(1))
    ann.wait()
    assert ann.page.evaluate("heard.length") == quiet

    # This page has not been touched yet, and the choice is kept.
    ann.page.reload()
    ann.wait()
    assert ann.page.evaluate("heard") == []
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('colt-express settings'))")
    assert kept["sound"] is False
    assert 0 < kept["volume"] < before


def test_a_wrong_link(visit: Visit) -> None:
    ann = visit()
    ann.expected = "404|WebSocket connection to .* failed"
    ann.come("/#/table/nonsense")
    expect(ann.page.get_by_text(ann.say("page-no-table"))).to_be_visible()
    ann.link("page-home").click()
    expect(ann.button("page-play-now")).to_be_visible()
    ann.come("/#/nonsense/")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("page-nowhere"))
    ann.come("/nonsense")
    expect(ann.page.get_by_text(ann.say("page-nowhere"))).to_be_visible()
    ann.link("page-home").click()
    expect(ann.button("page-play-now")).to_be_visible()
