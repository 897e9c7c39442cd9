"""Games and views in notebooks, with the interpreted and with the compiled engine."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.drawing import draw
from colt_express.engine.boxes import BOX_NAMES

from ..playing import play_some

SETUPS = [Setup(4, seed="folsom"), Setup(5, boxes=BOX_NAMES, seed="folsom")]


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "all boxes"])
def test_a_notebook_shows_a_game_and_a_view_as_pictures(setup: Setup) -> None:
    game = play_some(Game(setup), Random(2), 40)
    for seat in (-1, 2):
        picture = game.view(seat)._repr_svg_()
        assert picture == draw(game.view(seat))
        assert picture.startswith("<svg ")
    assert game._repr_svg_() == draw(game.view(-1))
