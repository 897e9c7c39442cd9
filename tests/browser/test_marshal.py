"""Marshal & Prisoners at the table, with every other box: games on both sides of the law, and every
question of the box."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from colt_express.engine.configuration.setup import BOXES, Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import CLOSELY, Visitor, what_can_be_chosen_is_lit
from .helpers.moments import Tables, asked, check_every_question, sit_down, standing, the_last_card
from .screenshots import ME, Picture


@pytest.mark.parametrize(
    ("language", "players", "phone"), [("en", 8, False), ("pl", 4, True)], ids=["desktop", "phone"]
)
def test_the_marshal_of_a_game_with_every_box(
    visit: Visit,
    server: Server,
    tables: Tables,
    language: str,
    players: int,
    phone: bool,
) -> None:
    ann = visit(language, name="Ann", phone=phone)
    ann.open_table(players=players, boxes=BOXES)
    expect(ann.page.get_by_text(ann.say("page-lobby-lawman", name="Ann"))).to_be_visible()
    ann.press(ann.button("page-start"))
    kinds: set[str] = set()

    def look(visitor: Visitor) -> None:
        kinds.add(visitor.question["kind"])
        what_can_be_chosen_is_lit(visitor)
        only_i_see_my_goals(visitor)
        assert visitor.overflow() <= 0

    ann.play(Random(players), CLOSELY, look)
    assert kinds >= {"plan"}, kinds
    assert ann.position["table"]["marshal"]["seat"] == ann.seat
    if phone:
        return
    sit_down(ann, server, tables["last"])
    ann.play(Random(players), look=look)
    result = server.get(f"/api/tables/{ann.table}/result").json()
    assert len(ann.scoreboard.locator("[data-goal]").all()) == 5
    assert (ann.seat in result["winners"]) == (
        ann.scoreboard.locator("[data-goal=met]").count() > 3
    )


def only_i_see_my_goals(visitor: Visitor) -> None:
    """The goals that have been turned up, and placeholders for the others."""
    position = visitor.position
    goals = position["mine"]["marshal"]["goals"]
    assert len(goals) == position["table"]["marshal"]["turned"]
    assert "goals" not in position["table"]["marshal"]
    expect(visitor.page.locator(".desk [data-goal]")).to_have_count(5)


def test_a_bandit_under_the_eyes_of_the_law(visit: Visit) -> None:
    ann = visit("ru", name="Ann", phone=True)
    ann.come()
    form = ann.page.locator("form").filter(has=ann.button("page-open-table"))
    ann.add_boxes(form, ["marshal"])
    ann.select("page-players", form).select_option("5")
    form.get_by_role("radio", name=ann.say("page-lawman-friend")).check()
    ann.press(form.get_by_role("button", name=ann.say("page-open-table")))
    ann.press(ann.button("page-start"))

    def look(visitor: Visitor) -> None:
        what_can_be_chosen_is_lit(visitor)
        assert "marshal" not in visitor.position["mine"]
        expect(visitor.page.locator("[data-goal=met], [data-goal=open]")).to_have_count(
            len(visitor.position["table"]["marshal"]["shown"])
        )

    ann.play(Random(1), choices=12, look=look)
    marshal = ann.position["table"]["marshal"]["seat"]
    assert marshal != ann.seat


# Every question of the box


def freeing(_: Game, view: View) -> bool:
    """Prisoners to be freed, and a bandit in the cell."""
    question = view.question
    if question is None or question.kind != "free":
        return False
    options = question.words
    return len({option.startswith("companion") for option in options}) == 2


def fetching(_: Game, view: View) -> bool:
    return view.question is not None and "fetch idea" in view.question.words


def many_ways(_: Game, view: View) -> bool:
    """On the roofs, with more options than fit on a phone."""
    question = view.question
    if question is None or question.kind != "move" or view.players[ME].hand:
        return False
    return len(question.options or ()) > 6


LAW = Setup(
    5,
    boxes=["marshal"],
    rounds=["reflexes", "rumors", "bumpy_ride", "angry_marshal", "deadly_fall"],
)
BANDIT = Setup(
    ["ghost", "tuco", "marshal", "django", "doc"],
    boxes=["marshal"],
    rounds=["reflexes", "rumors", "safe_place", "bumpy_ride", "deadly_fall"],
)
MOMENTS = [
    *(Picture(kind, LAW, asked(kind)) for kind in ("marshal_shoot", "arrest", "and_then")),
    *(Picture(kind, LAW, asked(kind)) for kind in ("reflex", "angry_shot", "angry_move")),
    *(Picture(kind, BANDIT, asked(kind)) for kind in ("break_out", "thanks", "rob_again")),
    Picture("free", BANDIT, freeing),
    Picture("fetch", BANDIT, fetching),
    Picture("many_ways", Setup(8, boxes=BOXES), many_ways),
]
LAST = Picture("last", Setup(8, boxes=BOXES), the_last_card)


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "marshal", [*MOMENTS, LAST])


def test_every_question(visit: Visit, server: Server, tables: Tables) -> None:
    check_every_question(visit, server, tables, MOMENTS, theme="dark", phone=True)
