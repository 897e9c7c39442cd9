"""A spectator sees the public table and cannot act."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Visit


def test_a_public_table_is_watched(visit: Visit) -> None:
    ann = visit(name="Ann")
    ann.open_table(players=4, public=True)
    ann.button("page-start").click()
    ann.wait()

    eve = visit(name="Eve")
    eve.come()
    eve.page.locator(f"a[href$='{ann.table}']").click()
    expect(eve.page.get_by_text(eve.say("page-watching"))).to_be_visible()
    ann.play(Random(6), choices=3)
    ann.field("page-say").fill("Hands up!")
    ann.field("page-say").press("Enter")
    expect(eve.page.get_by_role("log")).to_contain_text("Hands up!")
    ann.wait()
    expect(eve.page.get_by_role("log").locator("li")).to_have_count(len(ann.story()))

    assert not eve.asked()
    assert not eve.hand()
    expect(eve.page.get_by_role("region", name=eve.say("page-hand"))).to_have_count(0)
    expect(eve.page.get_by_text(eve.say("page-chat-read"))).to_be_visible()
    expect(eve.page.get_by_role("textbox")).to_have_count(0)
    expect(eve.button("page-emote-hat")).to_have_count(0)
    assert {tuple(told["mine"]) for told in eve.heard if "mine" in told} == {("seat",)}
    assert not any("options" in question for question in eve.position["table"]["questions"])
