"""Horses & Stagecoach at the table: a game begun and one ended by tapping what glows, every
question of the box, and secrets on a shared screen."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Route, expect

from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import CLOSELY, Visitor, what_can_be_chosen_is_lit
from .helpers.moments import Tables, asked, check_every_question, sit_down, standing, the_last_card
from .screenshots import ME, Picture
from .test_sofa import nothing_private

ROUNDS = ["dust_cloud", "whiskey", "shotguns_rage", "panting_horses", "higher_speed"]
STATIONS = ["sharing_the_loot", "escape", "mortal_bullet"]


def with_rounds_of_the_box(route: Route) -> None:
    """All rounds with keep symbols and turmoil; bots do not pause."""
    if route.request.method != "POST":
        route.continue_()
        return
    body = route.request.post_data_json or {}
    selection = [*ROUNDS, "bridge", "tunnel", *STATIONS]
    options = {**body["options"], "selection": selection}
    route.continue_(post_data=json.dumps({**body, "options": options, "pace": 0}))


def test_a_game_begins_and_another_ends(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit("pl", name="Ann", hurry=False)
    ann.context.route("**/api/tables", with_rounds_of_the_box)
    ann.open_table(players=7, boxes=["horses"])
    expect(ann.page.get_by_role("list", name=ann.say("page-boxes"))).to_contain_text(
        ann.say("page-box-horses")
    )
    ann.press(ann.button("page-start"))
    kinds: set[str] = set()

    def look(visitor: Visitor) -> None:
        kinds.add(visitor.question["kind"])
        what_can_be_chosen_is_lit(visitor)
        hostages_are_seen(visitor)

    ann.play(Random(7), choices=CLOSELY, look=look)
    assert kinds >= {"board", "plan"} or kinds >= {"board_where", "plan"}, kinds
    sit_down(ann, server, tables["last"])
    ann.play(Random(7), look=look)

    result = server.get(f"/api/tables/{ann.table}/result").json()
    rows = ann.score()
    assert [sum(sources) for *sources, _, _ in rows] == [total for *_, total in rows]
    money = result["money"]
    order = sorted(range(7), key=lambda seat: (seat in result["barred"], -money[seat]))
    assert [total for *_, total in rows] == [money[seat] for seat in order]


def hostages_are_seen(visitor: Visitor) -> None:
    """A hostage is shown in the panel of the bandit who took it."""
    taken = visitor.position["table"]["horses"]["taken"]
    assert visitor.page.locator("aside .company button").count() == len(taken)
    for bandit in taken:
        assert visitor.page.locator(f"[data-panel={bandit}] .company button").count() == 1


# Every question of the box


def drinking(game: Game, view: View) -> bool:
    return view.question is not None and "drink" in view.question.words


def keeping(game: Game, view: View) -> bool:
    """One card is kept, another may be."""
    return asked("keep_cards")(game, view) and bool(view.players[ME].kept)


SETUP = Setup(5, boxes=["horses"], rounds=[*ROUNDS[:4], STATIONS[0]])
MOMENTS = [
    Picture("board", SETUP, asked("board")),
    Picture("ride", SETUP, asked("ride")),
    Picture("hostage", SETUP, asked("hostage")),
    Picture("turmoil", SETUP, asked("turmoil")),
    Picture("drink", SETUP, drinking),
    Picture("keep", SETUP, keeping),
]
LAST = Picture("last", Setup(7, boxes=["horses"]), the_last_card)


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "horses", [*MOMENTS, LAST])


def test_every_question(visit: Visit, server: Server, tables: Tables) -> None:
    check_every_question(visit, server, tables, MOMENTS, theme="light", phone=False)


def test_a_hostage_is_explained(visit: Visit, server: Server, tables: Tables) -> None:
    ann = visit()
    sit_down(ann, server, tables["hostage"])
    card = ann.page.locator("button.hostage.lit").first
    name = card.locator("b").inner_text()
    ann.pick(card)
    ann.press(card)
    mine = ann.page.locator("[data-panel] .you .company button")
    expect(mine).to_have_count(1)
    mine.hover()
    tooltip = ann.page.get_by_role("tooltip")
    expect(tooltip.get_by_role("heading")).to_have_text(name, ignore_case=True)
    ann.page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)


def test_the_choice_of_a_neighbour_is_hidden(visit: Visit) -> None:
    """On one screen the attack goes from hand to hand."""
    ann = visit()
    ann.open_sofa("Ann", "Bob", players=3, boxes=["horses"])
    for name in ("Ann", "Bob"):
        ann.cover.wait_for()
        nothing_private(ann)
        expect(ann.cover).to_contain_text(name)
        ann.press(ann.cover.get_by_role("button"))
        ann.wait()
        assert ann.page.get_by_text(ann.say("page-chosen", choice="")).count() == 0
        ann.page.locator("[data-option='ride on']").click()
        ann.page.locator("button.confirm").click()
    ann.lit.or_(ann.cover).first.wait_for()
