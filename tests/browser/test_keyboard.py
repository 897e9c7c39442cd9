"""Without a mouse: everything that glows is reachable by Tab, the digits choose, Escape unpicks.
`test_reader` chooses by Tab and Enter."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .helpers.driving import LIT, Visitor

STOPS = 120
"""More than there is to reach on any page."""

FOCUSED = f"""() => [...document.querySelectorAll('{LIT}')].indexOf(document.activeElement)"""


def tab_to(visitor: Visitor, button: str) -> None:
    for _ in range(STOPS):
        visitor.page.keyboard.press("Tab")
        focused = visitor.page.locator("*:focus")
        if focused.count() and focused.inner_text() == visitor.say(button):
            return
    raise AssertionError(f"{button} cannot be reached")


def reach_all(visitor: Visitor) -> None:
    """Tab through the page until everything that glows was focused."""
    wanted, found = set(range(visitor.lit.count())), set()
    for _ in range(STOPS):
        visitor.page.keyboard.press("Tab")
        found.add(visitor.page.evaluate(FOCUSED))
        if wanted <= found:
            return
    raise AssertionError(f"of {wanted} only {found} can be reached")


def by_digit(visitor: Visitor, digit: str) -> None:
    picked = visitor.page.locator("[aria-pressed=true]")
    keyboard = visitor.page.keyboard
    visitor.page.locator("body").evaluate("() => document.activeElement?.blur()")
    keyboard.press(digit)
    expect(picked.first).to_be_visible()
    keyboard.press("Escape")
    expect(picked).to_have_count(0)
    keyboard.press(digit)
    expect(picked.first).to_be_visible()
    keyboard.press("Enter")


def test_first_round_by_keyboard(visit: Visit) -> None:
    ann = visit()
    ann.come()
    ann.button("page-play-now").wait_for()
    tab_to(ann, "page-play-now")
    ann.page.keyboard.press("Enter")
    dice = Random(8)
    kinds: set[str] = set()
    while ann.wait() and ann.position["table"]["round"] == 1:
        kind, number = ann.question["kind"], ann.position["number"]
        if kind not in kinds:
            kinds.add(kind)
            reach_all(ann)
        by_digit(ann, dice.choice(ann.page.locator("kbd").all_inner_texts()))
        assert not ann.trouble(), ann.trouble()
        ann.wait()
        assert ann.position["number"] > number
    assert "plan" in kinds
