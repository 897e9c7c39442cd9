"""What a game was for one seat: the figures add up to its result, and agree from both sides."""

from __future__ import annotations

from functools import cache

import pytest

from colt_express.bots.tables import choice_at_table
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import Game
from colt_express.replays.deeds import deeds_of
from colt_express.replays.results import result_of

START = 250
"""Dollars in the purse that everybody begins with."""
LOOT = ("purses", "jewels", "strongboxes")


@cache
def played(seed: str) -> Game:
    game = Game(Setup(4, seed=seed))
    while not game.over:
        seat = game.decisions[0].seat
        game.choose(seat, choice_at_table(game, seat, "outlaw"))
    return game


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_figures_add_up_to_the_result(seed: str) -> None:
    game = played(seed)
    result = result_of(game)
    assert result is not None
    everybody = [deeds_of(game, seat) for seat in range(4)]
    for seat, deeds in enumerate(everybody):
        assert len(deeds.rounds) == len(game.state.round_cards)
        net = sum(one.gained - one.lost for one in deeds.rounds)
        loot = sum(result.breakdown[seat].get(kind, 0) for kind in LOOT)
        assert START + net == loot
        assert sum(one.hits for one in deeds.rounds) == result.hits[seat]
        assert sum(one.hits for one in deeds.rounds) == deeds.law + sum(
            other.shots for other in deeds.got
        )
        for other in range(4):
            assert deeds.did[other] == everybody[other].got[seat]
        assert deeds.did[seat] == deeds.got[seat]
    assert min(deeds.behind for deeds in everybody) == 0
    assert any(one.cost for deeds in everybody for one in deeds.did)
