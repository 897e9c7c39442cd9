"""A small evening among friends: the pages of its host and of a guest on a phone follow it."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Visit


def test_host_and_guest_follow_an_evening(visit: Visit) -> None:
    """The host opens it and draws; the guest comes by the link, goes to the kept seat and back;
    when the only table is ended, both see the result."""
    ann, bob = visit(name="Ann"), visit(phone=True, name="Bob")
    ann.come()
    ann.link("page-evening").click()
    ann.page.get_by_label(ann.say("page-evening-rounds")).select_option("1")
    ann.button("page-evening-open").click()
    draw = ann.button("page-evening-draw", round=1)
    expect(draw).to_be_disabled()

    bob.come("/" + ann.page.url.split("/", 3)[3])
    bob.button("page-evening-join").click()
    expect(draw).to_be_enabled()
    expect(
        ann.page.get_by_role("heading", name=ann.say("page-evening-guests", count=2))
    ).to_be_visible()
    draw.click()

    bob.button("page-evening-to-table").first.click()
    bob.page.locator("[data-hand] .card").first.wait_for()
    assert bob.info["evening"] in ann.page.url
    assert bob.info["seats"][bob.seat]["name"] == "Bob"
    bob.page.go_back()

    ann.page.get_by_role("button", name=ann.say("page-evening-end-table")).click()
    ann.button("page-evening-yes").click()
    for page in (ann.page, bob.page):
        expect(page.get_by_role("list", name=ann.say("page-evening-podium"))).to_be_visible()
        expect(page.get_by_role("row")).to_have_count(3)
    assert ann.overflow() <= 0
    assert bob.overflow() <= 0
