"""Two tabs with the games of one device: each goes on with what the other has begun."""

from __future__ import annotations

from random import Random

from .conftest import Traveller


def test_two_tabs_do_not_destroy_each_others_games(aboard: Traveller) -> None:
    ann, other = aboard, aboard.another_tab()
    other.play_now()
    other.wait()
    table = other.table
    ann.come(f"/#/table/{table}")
    ann.wait()
    assert ann.cards == other.cards
    other.play_on(Random(4), choices=2)
    ann.page.wait_for_function("number => window.asked === number", arg=other.position["number"])
    assert ann.cards == other.cards
    ann.play_now()
    ann.wait()
    assert ann.table != table
    ann.play_on(Random(4), choices=2)
    other.page.close()
    ann.come(f"/#/table/{table}")
    ann.play_on(Random(4), choices=2)
