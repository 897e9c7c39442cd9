"""The time machine and the cursed loot at the table, with the horses: a game begun and one ended by
tapping what glows, hiding secretly, and loot of unknown value."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from colt_express.engine.boxes import BOXES
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import CLOSELY, Visitor, what_can_be_chosen_is_lit
from .helpers.moments import Tables, asked, check_every_question, sit_down, standing, the_last_card
from .screenshots import ME, Picture

ALL = [box.name for box in BOXES if not box.admission.role]


@pytest.mark.parametrize(
    ("language", "players", "phone"), [("fr", 4, False), ("ru", 3, True)], ids=["desktop", "phone"]
)
def test_a_game_with_all_boxes(
    visit: Visit,
    server: Server,
    tables: Tables,
    language: str,
    players: int,
    phone: bool,
) -> None:
    ann = visit(language, name="Ann", phone=phone)
    ann.open_table(players=players, boxes=ALL)
    for box in ALL:
        expect(ann.page.get_by_role("list", name=ann.say("page-boxes"))).to_contain_text(
            ann.say(f"page-box-{box}")
        )
    ann.press(ann.button("page-start"))

    def look(visitor: Visitor) -> None:
        what_can_be_chosen_is_lit(visitor)
        everything_is_in_the_picture(visitor)

    ann.play(Random(players), CLOSELY, look)
    if not phone:
        sit_down(ann, server, tables["last"])
        ann.play(Random(players), look=look)
        money = server.get(f"/api/tables/{ann.table}/result").json()["money"]
        # Not in order: sides that cannot win come last, regardless of their money.
        assert sorted(total for *_, total in ann.score()) == sorted(money)


def everything_is_in_the_picture(visitor: Visitor) -> None:
    """Check that the machine, all figures that are not away, and as many question marks as there
    are secrets are drawn."""
    table, values = visitor.position["table"], visitor.position["mine"].get("values", {})
    expect(visitor.page.locator(".scene .hoop")).to_have_count(2)  # its drawing is fetched
    here = [bandit for bandit in table["bandits"] if bandit["at"] != "away"]
    riding = table["horses"]["boarding"] is not None
    people = len(table["bandits"]) if riding else len(here)
    expect(visitor.page.locator("[data-figure]")).to_have_count(people + 2)  # Marshal, Shotgun
    hidden = [
        token
        for tokens in table["floor"].values()
        for token in tokens
        if token["kind"] in ("jewel", "strongbox")
        and "value" not in token
        and str(token["number"]) not in values
    ]
    on_floors = visitor.page.locator("[data-token]:not(.held) .face", has_text="?")
    assert on_floors.count() >= len(hidden)


def travelling(_: Game, view: View) -> bool:
    """The bandit has hidden, and the player plans for later."""
    machine = view.time_machine
    return machine is not None and machine.hiding is not None and view.question is not None


def back_soon(game: Game, view: View) -> bool:
    """It is the last turn before the traveller appears."""
    machine, round_ = view.time_machine, view.rounds[view.round - 1]
    last = round_ is not None and view.turn == len(round_.turns)
    me = view.bandits[ME].name
    return last and travelling(game, view) and machine is not None and machine.traveller == me


def into_it(_: Game, view: View) -> bool:
    return view.question is not None and "time machine" in view.question.words


SETUP = Setup(5, boxes=ALL)
MOMENTS = [
    Picture("hide", SETUP, asked("hide")),
    Picture("travelling", SETUP, travelling),
    Picture("enter", Setup(7, boxes=ALL), into_it),
    Picture("alone", Setup(3, boxes=["time_machine"]), asked("hide")),
]
OTHERS = [
    Picture("last", Setup(4, boxes=ALL), the_last_card),
    Picture("returning", Setup(3, boxes=["time_machine"]), back_soon),
]


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "machine", [*MOMENTS, *OTHERS])


def test_every_question(visit: Visit, server: Server, tables: Tables) -> None:
    check_every_question(visit, server, tables, MOMENTS, theme="dark", phone=True)


def test_only_the_traveller_is_told_where_he_hides(
    visit: Visit, server: Server, tables: Tables
) -> None:
    ann, passer_by = visit(), visit()
    sit_down(ann, server, tables["travelling"])
    hiding = ann.position["mine"]["time_machine"]["hiding"]
    traveller = ann.position["table"]["time_machine"]["traveller"]
    assert ann.position["table"]["bandits"][ME]["name"] == traveller
    note = f"[data-panel={traveller}] small"
    expect(ann.page.locator(note)).not_to_have_text(ann.say("page-travelling"))
    passer_by.page.goto(f"http://{server.address}/#/table/{tables['travelling']}")
    expect(passer_by.page.locator(note)).to_have_text(passer_by.say("page-travelling"))
    assert hiding not in str([one.get("mine") for one in passer_by.heard])
    for visitor in (ann, passer_by):
        assert visitor.page.locator(f"[data-figure={traveller}]").count() == 0


def test_a_traveller_who_vanishes_is_seen_to_appear(
    visit: Visit, server: Server, tables: Tables
) -> None:
    """By tapping a car, with animations."""
    ann = visit(motion=True, pace="fast")
    sit_down(ann, server, tables["alone"])
    options = [option["words"] for option in ann.question["options"]]
    car = ann.page.locator("g.pickable")
    assert car.count() == len(options)
    ann.pick(car.nth(1))
    expect(ann.page.locator(".intent")).to_have_count(1)
    ann.press(car.nth(1))
    ann.wait()

    sit_down(ann, server, tables["returning"])
    me = ann.position["table"]["bandits"][ME]["name"]
    expect(ann.page.locator(f"[data-figure={me}]")).to_have_count(0)
    dice = Random(1)
    while ann.position["table"]["phase"] == "planning" and ann.wait():
        ann.choose(dice)
        ann.page.wait_for_timeout(50)
    ann.wait()
    expect(ann.page.locator(f"[data-figure={me}]")).to_have_count(1)
