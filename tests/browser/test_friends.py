"""Two people, two browsers, one table: by link, live, and without leaking secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from colt_express.engine.configuration.setup import Setup

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import CLOSELY, Visitor, play_together
from .helpers.moments import Tables, in_round, sit_down, standing
from .screenshots import ME, Picture

NOTIFICATIONS = """
window.asked = 0
window.called = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() {
    window.asked += 1
    return this.permission = 'granted'
  }
  constructor(title) {
    window.called.push(title)
  }
  close() {}
}
window.hide = hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
"""
"""A browser whose notifications a test can read, and a page that it can hide."""

TURNS_SECONDS = 120.0
"""Time limit for turns that a test takes while it waits for something."""

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    """In the middle of a game of two people."""
    return standing(shared_server, "friends", [Picture("late", Setup(4), in_round(5))], people=2)


def test_two_browsers_at_one_table(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(name="Ann", browser_options=CLIPBOARD)
    bob = visit(name="Bob", language="ru")
    ann.open_table(players=4)
    seats = ann.page.get_by_role("main").get_by_role("listitem")
    expect(seats).to_have_count(4)
    ann.button("page-copy").click()
    ann.button("page-copied").wait_for()
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == ann.page.url.replace("/#/table/", "/table/")  # which chats can preview
    assert not any(token in link for token in ann.tokens())
    ann.button("page-qr").click()
    ann.page.get_by_role("img", name=ann.say("page-qr-alt", link=link), exact=True).wait_for()
    ann.button("page-close").click()

    bob.page.goto(link)
    bob.button("page-join").click()
    for one in (ann, bob):
        expect(one.page.get_by_role("main")).to_contain_text("Ann")
        expect(one.page.get_by_role("main")).to_contain_text("Bob")
    bob.field("page-say").fill("Shall we?")
    bob.field("page-say").press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Bob: Shall we?")
    seats.filter(has_text=ann.say("page-seat-open")).first.get_by_role("button").first.click()
    expect(bob.page.get_by_text(bob.say("page-seat-bot"))).to_be_visible()
    ann.button("page-start").click()

    talk_in_bubbles(ann, bob)
    no_help(ann, bob)
    play_together([ann, bob], Random(5), only_his_own_hand, choices=CLOSELY)
    for one, other in ((ann, bob), (bob, ann)):
        secrets_are_kept(one, other)

    for number, one in enumerate((ann, bob), start=ME):
        one.heard.clear()
        sit_down(one, server, tables["late"], number)
    play_together([ann, bob], Random(5), only_his_own_hand)
    assert ann.score() == bob.score()
    for one, other in ((ann, bob), (bob, ann)):
        secrets_are_kept(one, other)

    before = ann.table
    bob.button("page-rematch").click()
    expect(bob.scoreboard).to_contain_text(bob.say("page-again-wait", names="Ann"))
    expect(ann.scoreboard).to_contain_text(ann.say("page-again-wants", name="Bob"))
    ann.button("page-rematch").click()
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: before not in url)
        one.page.locator(".scene").wait_for()
    assert ann.table == bob.table


def no_help(*visitors: Visitor) -> None:
    """The host has not allowed any: there are no hints, and the menu says why."""
    while not (asked := [one for one in visitors if one.asked()]):
        visitors[0].page.wait_for_timeout(50)
    visitor = asked[0]
    expect(visitor.button("page-hint-ask")).to_have_count(0)
    menu = visitor.open_menu()
    switch = menu.get_by_role("checkbox", name=visitor.say("page-ahead-switch"))
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description(visitor.say("page-helpless"))
    visitor.press(menu.get_by_role("button", name=visitor.say("page-close")))


def test_a_table_is_handed_over_called_off_and_left_and_a_removed_guest_is_told(
    visit: Visit,
) -> None:
    """In a duel, so that no bot makes the first choice."""
    ann, bob = visit(name="\u05d0\u05e0\u05d4"), visit(name="Bob")
    ann.come()
    form = ann.page.locator("form").filter(has=ann.button("page-open-table"))
    ann.unfold(form)
    ann.select("page-variant", form).select_option("duel")
    ann.button("page-open-table").click()
    ann.page.get_by_role("heading", name=ann.say("page-lobby")).wait_for()
    bob.page.goto(ann.page.url)
    bob.button("page-join").click()
    ann.page.get_by_role("button", name=ann.say("page-make-host")).click()
    bob.page.get_by_role("checkbox", name=bob.say("page-filter")).check()
    expect(ann.page.get_by_text(ann.say("page-filtered"))).to_be_visible()

    bob.button("page-start").click()
    ann.page.locator(".scene").wait_for()
    bob.page.locator(".scene").wait_for()
    before = ann.page.url
    bob.open_menu()
    bob.button("page-abort").click()
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: url != before)
        expect(one.page.get_by_role("main")).to_contain_text("Bob")

    bob.button("page-leave").click()
    bob.button("page-play-now").wait_for()
    ann.button("page-start").wait_for()  # the host again
    bob.page.goto(ann.page.url)
    bob.button("page-join").click()
    bob.button("page-leave").wait_for()  # he sits, and hears what is said to his seat
    ann.button("page-send-away", name="Bob").click()
    expect(bob.page.get_by_role("alert")).to_have_text(bob.say("page-away-kicked"))
    bob.link("page-home").click()
    bob.button("page-play-now").wait_for()
    ann.button("page-leave").click()
    ann.button("page-play-now").wait_for()
    ann.page.goto(before)
    ann.page.get_by_text(ann.say("page-closed")).wait_for()


def test_an_absent_player_is_notified_and_a_player_can_resign(visit: Visit) -> None:
    """The title, the icon, and a notification for those who want it."""
    ann, bob = visit(name="Ann"), visit(name="Bob", call="unasked", kept=True)
    bob.page.add_init_script(NOTIFICATIONS)
    ann.open_table(players=3)
    bob.page.goto(ann.page.url)
    bob.button("page-join").click()
    ann.button("page-send-away", name="Bob").wait_for()
    ann.button("page-start").click()
    take_turns(ann, until=bob.asked)
    take_turns(bob, until=bob.button("page-call-yes").count)  # while Ann takes her time
    assert not bob.page.evaluate("asked")  # not by the browser out of the blue
    bob.button("page-call-yes").click()
    expect(bob.button("page-call-yes")).to_have_count(0)

    icon, turn = bob.page.locator("link[rel=icon]"), bob.say("page-mine-asked")
    bob.page.evaluate("hide(true)")
    ann.field("page-say").fill("Your turn, Bob!")
    ann.field("page-say").press("Enter")
    expect(bob.page).to_have_title(re.compile(r"^\(1\) "))
    take_turns(ann, until=bob.asked)
    expect(bob.page).to_have_title(f"(1) {turn} · Colt Express")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    assert bob.page.evaluate("called") == [turn]
    bob.page.evaluate("hide(false)")
    expect(bob.page).to_have_title("Colt Express")
    expect(icon).to_have_attribute("href", "/icon.svg")
    who_is_rude_is_reported_and_who_resigns_watches(ann, bob)


def who_is_rude_is_reported_and_who_resigns_watches(ann: Visitor, bob: Visitor) -> None:
    bob.button("page-mute").click()
    bob.button("page-report", name="Ann").click()
    bob.field("page-report-reason").fill("She shot me.")
    bob.button("page-report-send").click()
    bob.page.get_by_text(bob.say("page-reported")).wait_for()
    bob.page.keyboard.press("Escape")

    menu = bob.open_menu()
    menu.get_by_role("button", name=bob.say("page-resign")).click()
    bob.button("page-resign").click()
    bob.page.get_by_text(bob.say("page-resigned")).wait_for()
    assert not bob.asked()
    expect(ann.page.get_by_text(f"Bob, {ann.say('page-seat-resigned')}")).to_be_visible()


def talk_in_bubbles(ann: Visitor, bob: Visitor) -> None:
    """Speech bubbles over the bandit of the player who talks, unless he is muted; on a phone
    without the story."""
    for one in (ann, bob):
        one.page.locator(".scene").wait_for()
    bubbles = ann.page.locator("[data-bubble]")
    bob.field("page-say").fill("<b>Hands up!</b>")
    bob.field("page-say").press("Enter")
    expect(bubbles).to_contain_text("Bob <b>Hands up!</b>")
    expect(bubbles).to_be_visible()
    head = ann.page.locator(f'[data-figure="{bandit_of(ann, bob.seat)}"]').bounding_box()
    bubble = bubbles.bounding_box()
    assert head
    assert bubble
    assert bubble["y"] + bubble["height"] < head["y"] + head["height"] / 2
    assert bubble["x"] < head["x"] + head["width"] / 2 < bubble["x"] + bubble["width"]

    size = ann.page.viewport_size
    assert size
    ann.page.set_viewport_size({"width": 320, "height": 568})
    toggle = ann.page.locator("header .toggle")
    toggle.wait_for()  # what comes while the story is still in sight is not unread
    gesture(bob, "hat")
    expect(toggle).to_have_accessible_name(ann.say("page-log-unread", count=1))
    expect(bubbles.locator("p")).to_have_count(0)
    ann.button("page-emotes").click()
    gesture(ann, "laugh")
    expect(bubbles).to_have_count(2)
    expect(bob.page.locator(f'[data-bubble="{ann.seat}"]')).to_be_visible()
    toggle.click()
    expect(ann.page.locator(".unread")).to_have_count(0)
    ann.button("page-mute").click()
    ann.page.get_by_role("checkbox", name="Bob").check()
    expect(ann.page.locator(f'[data-bubble="{bob.seat}"]')).to_have_count(0)
    gesture(bob, "gasp")
    expect(bob.page.locator(f'[data-bubble="{bob.seat}"]')).to_be_visible()
    expect(ann.page.locator(f'[data-bubble="{bob.seat}"]')).to_have_count(0)
    ann.page.get_by_role("checkbox", name="Bob").uncheck()
    ann.button("page-close").click()
    ann.page.set_viewport_size(size)


def gesture(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=visitor.say(f"page-emote-{name}")).first.click()


def bandit_of(visitor: Visitor, seat: int) -> str:
    bandits = visitor.position["table"]["bandits"]
    return next(str(one["name"]) for one in bandits if one["seat"] == seat)


def take_turns(*visitors: Visitor, until: Callable[[], object]) -> None:
    """The visitors choose when asked, until a condition holds."""
    dice, end = Random(3), monotonic() + TURNS_SECONDS
    while not until():
        assert monotonic() < end, "what the test waits for does not happen"
        for one in visitors:
            if one.asked() and not until():
                one.choose(dice)
        visitors[0].page.wait_for_timeout(50)


def only_his_own_hand(visitor: Visitor) -> None:
    """No card is shown except those that the server says the visitor holds or knows."""
    mine, pile = visitor.position["mine"], visitor.position["table"]["pile"]
    assert len(visitor.hand()) == len(mine.get("hand", []))
    known = [card for card in pile if card.get("card")]
    face_up = visitor.page.locator(".card.small:not(.down)")
    assert face_up.count() == len(known) + len(mine.get("hidden", {}))


def secrets_are_kept(one: Visitor, other: Visitor) -> None:
    """Nothing that a browser was sent, and nothing in its page, is known only to the other."""
    seat = one.seat
    for message in one.heard:
        mine = message.get("mine")
        assert mine is None or mine["seat"] == seat
        assert not any(found.get("hand") for found in objects_in(message.get("table")))
        for event in message.get("events", []):
            assert event.get("seat") == seat or "cards" not in event, event
    sent = str(one.heard) + one.page.content()
    assert not any(token in sent for token in other.tokens())


def objects_in(value: Any) -> list[dict[str, Any]]:
    """All JSON objects within a value."""
    if isinstance(value, list):
        return [found for one in value for found in objects_in(one)]
    if isinstance(value, dict):
        return [value, *objects_in(list(value.values()))]
    return []
