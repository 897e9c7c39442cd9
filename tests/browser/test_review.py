"""After the game: what would a legend have done? For every player, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from colt_express.bots import BOTS
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View
from colt_express.words import Words

from ..server.running import Server
from .conftest import Visit
from .helpers.inspector import Inspector
from .helpers.moments import Tables, asked, sit_down, standing
from .screenshots import Picture

ENGLISH = Words("en")
TITLE = ENGLISH.say("review-title")


def lost(game: Game, _: View) -> bool:
    return game.result is not None and 0 not in game.result.winners


MOMENTS = [
    Picture("lost", Setup(3), lost),
    Picture("crowd", Setup(7), asked("plan")),
]


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "review", MOMENTS)


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_a_legend_looks_through_the_game(
    visit: Visit, server: Server, tables: Tables, theme: str, phone: bool
) -> None:
    ann = visit(theme=theme, phone=phone)
    sit_down(ann, server, tables["lost"])
    for _ in range(1 if phone else 2):  # and once more after a reload
        ann.press(ann.page.get_by_role("button", name=TITLE))
        told = ann.page.get_by_role("region", name=TITLE)
        hint, none = told.get_by_text(ENGLISH.say("review-hint")), told.get_by_text("Nothing to")
        hint.or_(none).wait_for()
        assert told.locator("li").count() <= 3
        assert ann.overflow() <= 0
        axe = Inspector()
        axe.inspect("review", ann)
        assert not axe.found, "\n".join(axe.found)
        ann.page.reload()
        ann.wait()

    eve = visit()
    eve.page.goto(ann.page.url)
    eve.page.wait_for_url("**/game/*")  # a stranger can watch it again, and ask the coach
    eve.page.get_by_role("slider").wait_for()
    expect(eve.page.get_by_role("button", name=TITLE)).to_have_count(1)


def test_levels_are_on_the_panels(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit(browser_options={"viewport": {"width": 1024, "height": 768}})
    sit_down(ann, server, tables["crowd"])
    levels = ann.page.locator("[data-panel] .level")
    expect(levels).to_have_count(6)
    for level in levels.all():
        assert "Outlaw" in level.inner_text()
        assert level.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_every_level_can_be_asked_to_the_table(visit: Visit) -> None:
    ann = visit()
    ann.open_table(players=5)
    for bot in BOTS:
        ann.select("page-add-bots").select_option(bot)
        level = ann.say(f"page-bot-{bot}")
        ann.press(ann.page.get_by_role("button", name=f"+ {level}", exact=True).first)
        ann.button("page-send-away", name=level).wait_for()
    ann.press(ann.button("page-start"))
    ann.wait()
    expect(ann.page.locator("[data-panel] .level")).to_have_count(4)
