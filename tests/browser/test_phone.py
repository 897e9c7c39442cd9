"""On a phone: tapping, and no horizontal scrolling. `test_accessible` plays a whole game on one."""

from __future__ import annotations

from random import Random

from .conftest import Visit
from .helpers.driving import Visitor


def fits(visitor: Visitor) -> None:
    assert visitor.overflow() <= 0, visitor.page.url


def test_pages_and_first_choices_by_tapping(visit: Visit) -> None:
    ann = visit(phone=True)
    ann.open_table(players=4)
    fits(ann)
    ann.come("/#/how")
    ann.page.get_by_role("heading", name=ann.say("page-how"), exact=True).wait_for()
    fits(ann)
    ann.come("/")
    ann.button("page-play-now").wait_for()
    fits(ann)
    ann.press(ann.button("page-play-now"))
    ann.play(Random(4), choices=8, look=fits)
    fits(ann)
