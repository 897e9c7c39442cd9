"""Accessibility: axe finds nothing serious on any page, light or dark, on desktop or phone, and no
page is wider than its window. The finale explains itself, as the table does."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from colt_express.engine.configuration.setup import Setup

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import CLOSELY, unexplained
from .helpers.inspector import Inspector
from .helpers.moments import Tables, in_round, sit_down, standing
from .screenshots import Picture


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "axe", [Picture("late", Setup(4), in_round(5))])


@pytest.mark.parametrize(
    ("theme", "phone"), [("light", False), ("dark", True)], ids=["light-desktop", "dark-phone"]
)
def test_axe_finds_nothing(
    visit: Visit, server: Server, tables: Tables, theme: str, phone: bool
) -> None:
    axe = Inspector()
    ann = visit(theme=theme, phone=phone)
    ann.come("/#/how")
    ann.page.get_by_role("heading", name=ann.say("page-how"), exact=True).wait_for()
    axe.inspect("how to play", ann)
    ann.open_table(players=4, public=True)
    axe.inspect("lobby", ann)
    lobby = ann.page.url
    eve = visit(theme=theme, phone=phone)
    eve.page.goto(lobby)
    eve.button("page-join").wait_for()
    axe.inspect("joining", eve)
    eve.come("/")
    eve.page.locator(f"a[href$='{ann.table}']").wait_for()
    eve.press(eve.page.get_by_role("heading", name=eve.say("page-sofa")))
    axe.inspect("home with every form open", eve)
    ann.come("/")
    ann.page.locator(f"a[href$='{lobby.rpartition('/')[2]}']").first.wait_for()
    axe.inspect("home with my games", ann)
    ann.open_sofa("Ann", "Bob", players=3)
    ann.cover.wait_for()
    axe.inspect("cover", ann)

    ann.come("/")
    ann.press(ann.button("page-play-now"))
    ann.wait()
    menu = ann.open_menu()
    axe.inspect("menu", ann)
    ann.press(menu.get_by_role("button", name=ann.say("page-close")))
    eve.page.goto(f"http://{eve.address}/#/table/{ann.table}")
    expect(eve.page.get_by_text(eve.say("page-watching"))).to_be_visible()
    axe.inspect("watching", eve)
    ann.play(Random(9), choices=CLOSELY, look=axe.question)
    # To the end of a game on a phone; `test_review` is there on both.
    if phone:
        sit_down(ann, server, tables["late"])
        ann.play(Random(9), look=axe.question)
        ann.open_bill()
        ann.press(ann.button("page-keepsake"))
        ann.page.locator(".share").wait_for()
        axe.inspect("finale", ann)
        axe.found += unexplained(ann, set())
    assert not axe.found, "\n".join(axe.found)
