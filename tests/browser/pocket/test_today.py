"""The train of the day: without a connection it is the same as at a server, and one ride counts."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import expect

from colt_express.today.train import today, train_of

from ..conftest import Visit
from ..helpers.driving import Visitor
from ..helpers.web_space import WebSpace
from .conftest import Traveller, without_connection

OUTCOME = {"money": 500, "place": 2, "sides": 4, "won": False, "rounds": [{"gained": 250}]}
RIDES = "colt-express rides"


def board(visitor: Visitor, how: str = "page-today-board") -> None:
    visitor.come("/#/today")
    visitor.press(visitor.button(how))
    visitor.wait()


def deal(visitor: Visitor) -> Any:
    """What the player sees of the deal."""
    table = visitor.position["table"]
    return visitor.seat, sorted(visitor.hand()), table["cars"], table["rounds"]


def test_the_deal_is_that_of_a_server_and_the_second_ride_does_not_count(
    aboard: Traveller, space: WebSpace, visit: Visit
) -> None:
    at_a_server = visit(name="Ann")
    board(at_a_server)
    with without_connection(aboard, space):
        board(aboard)
        assert deal(aboard) == deal(at_a_server)
        assert aboard.seat == train_of(today()).seat
        assert aboard.ask_device("GET", f"tables/{aboard.table}")["counts"]

        day = datetime.now(UTC).date().isoformat()
        kept = json.loads(aboard.page.evaluate("key => localStorage.getItem(key)", RIDES))
        assert kept[day]["table"] == aboard.table
        kept[day]["outcome"] = OUTCOME  # as after the end of the game
        aboard.page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)", [RIDES, json.dumps(kept)]
        )
        aboard.come("/#/today")
        expect(aboard.page.get_by_text(aboard.say("page-today-fun"))).to_be_visible()
        board(aboard, "page-today-again")
        assert not aboard.ask_device("GET", f"tables/{aboard.table}")["counts"]
