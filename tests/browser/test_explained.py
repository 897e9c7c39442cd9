"""Everything at the table explains itself: to a mouse, a finger and the keyboard.

What the questions of the boxes show is checked with them (``check_every_question``), and the finale
in ``test_accessible``; here are the largest table, the base game, the menu and the phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import Visitor, unexplained
from .helpers.moments import Tables, sit_down, standing
from .screenshots import Picture
from .test_sizes import LARGEST


def at_the_station(_: Game, view: View) -> bool:
    """The last round, with a choice in the scene and cards that have been done."""
    question = view.question
    return view.round == 5 and question is not None and question.kind in ("move", "rob", "shoot")


FIRST = Picture("first", Setup(4), lambda _, view: view.question is not None)
STATION = Picture("station", Setup(4), at_the_station)


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "explain", [FIRST, STATION, LARGEST])


def bubble(ann: Visitor) -> Locator:
    return ann.page.get_by_role("tooltip")


def is_beside(ann: Visitor, what: Locator) -> None:
    """The explanation is inside the window and does not cover what it explains."""
    shown, thing = bubble(ann).bounding_box(), what.bounding_box()
    frame = ann.page.viewport_size
    assert shown
    assert thing
    assert frame
    right, bottom = shown["x"] + shown["width"], shown["y"] + shown["height"]
    assert shown["x"] >= 0
    assert shown["y"] >= 0
    assert right <= frame["width"]
    assert bottom <= frame["height"]
    assert (
        right <= thing["x"]
        or bottom <= thing["y"]
        or shown["x"] >= thing["x"] + thing["width"]
        or shown["y"] >= thing["y"] + thing["height"]
    )


def test_nothing_is_without_an_explanation(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(hurry=False)
    known: set[str] = set()
    found = []
    for name in (STATION.name, LARGEST.name):
        sit_down(ann, server, tables[name])
        found += unexplained(ann, known)
    ann.open_menu()
    found += unexplained(ann, known)
    assert not found, "\n".join(found)


def test_nor_on_a_phone(visit: Visit, server: Server, tables: Tables) -> None:
    """There the panels are opened one by one, and so is the story."""
    ann = visit("ru", phone=True, hurry=False)
    sit_down(ann, server, tables[LARGEST.name])
    known: set[str] = set()
    found = []
    for name in ("tuco", "marshal"):
        ann.press(ann.page.locator(f"[data-chip={name}]"))
        found += unexplained(ann, known)
    ann.press(ann.page.locator(".toggle"))
    found += unexplained(ann, known)
    assert not found, "\n".join(found)


def test_a_mouse_that_rests(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(hurry=False)
    sit_down(ann, server, tables[FIRST.name])
    marshal = ann.page.locator("[data-figure=marshal]")
    marshal.hover(force=True)
    expect(bubble(ann).get_by_role("heading")).to_have_text("Marshal")
    is_beside(ann, marshal)
    rule = bubble(ann).get_by_role("link")
    expect(rule).to_have_attribute("href", "#/rules/MEET-1")
    rule.hover()  # it stays open for readers who want more
    expect(rule).to_be_visible()
    card = ann.page.locator("button.card.lit").first
    card.hover()
    expect(bubble(ann).get_by_role("heading")).not_to_have_text("Marshal")
    ann.press(card)
    expect(bubble(ann)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_finger_that_stays(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(phone=True, hurry=False)
    touch = ann.context.new_cdp_session(ann.page)

    def stay(what: Locator) -> None:
        box = what.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(20, box["height"] / 2)}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        bubble(ann).wait_for()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    for width, height in [(390, 844), (320, 568), (844, 390)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        sit_down(ann, server, tables[FIRST.name])
        card = ann.page.locator("button.card.lit").first
        stay(card)
        is_beside(ann, card)
        expect(card).to_have_attribute("aria-pressed", "false")
        chip = ann.page.locator(".chip.you")
        stay(chip)
        is_beside(ann, chip)
        expect(chip).to_have_attribute("aria-expanded", "false")
        expect(bubble(ann)).to_contain_text("Ability")
        ann.page.touchscreen.tap(2, height - 2)
        expect(bubble(ann)).to_have_count(0)


def test_a_question_mark(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(hurry=False)
    sit_down(ann, server, tables[FIRST.name])
    keys = ann.page.keyboard
    card = ann.page.locator("button.card.lit").first
    card.focus()
    keys.press("?")
    expect(bubble(ann)).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", bubble(ann).get_attribute("id") or "")
    keys.press("Tab")
    expect(bubble(ann).get_by_role("link")).to_be_focused()
    keys.press("Escape")
    expect(bubble(ann)).to_have_count(0)
    expect(card).to_be_focused()
    keys.press("?")
    keys.press("?")
    whole = ann.page.get_by_role("dialog", name=ann.say("page-what"))
    for part in ("page-scene", "page-everybody", "page-main", "page-rounds"):
        expect(whole.get_by_role("heading", name=ann.say(part), exact=True)).to_be_visible()
    expect(whole.get_by_text("The roof of", exact=False).first).to_be_visible()
    keys.press("Escape")
    expect(whole).to_have_count(0)
    expect(card).to_be_focused()


def test_who_one_is(visit: Visit, server: Server, tables: Tables) -> None:
    """For a moment at the start, in front of nothing that can be chosen; then on the panel."""
    ann = visit(hurry=False)
    sit_down(ann, server, tables[FIRST.name])
    me = ann.position["table"]["bandits"][ann.seat]["name"]
    card = ann.page.locator(".you-are")
    expect(card).to_contain_text(ann.say("page-what-mouse"))
    trick = ann.page.locator(f"[data-panel={me}] .ability").inner_text()
    expect(card).to_contain_text(trick)
    ann.press(ann.page.locator("button.card.lit").first)
    expect(card).to_have_count(0)
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(1)
