"""Text forms: options read back from their words, and the train fits 80 columns."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, IllegalChoice, Setup
from colt_express.engine.options import token_option
from colt_express.engine.tokens import JEWEL, PURSE

from .playing import every_setup, label, play_some


@pytest.mark.parametrize("setup", every_setup()[::3], ids=label)
def test_the_train_fits_80_columns(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("text"))
    while not game.over:
        assert max(len(line) for line in str(game).splitlines()) <= 80
        play_some(game, dice, 9)
    assert "the end" in str(game)


def test_the_train_shows_who_is_where() -> None:
    cars = ["mail", "saloon", "dining", "first_class"]
    game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], cars=cars, first=0))
    lines = str(game).splitlines()
    assert lines[0].startswith("Round 1 of 5: ")
    inside = next(line for line in lines if line.startswith("inside"))
    assert inside.split() == ["inside", "*", "TK", "GC"]
    assert any(line.startswith("K doc       hand  7  deck  3  bullets 6") for line in lines)


def test_tokens_are_named_by_what_their_chooser_knows() -> None:
    assert str(token_option(7, PURSE, True, -1)) == "purse #7"
    assert str(token_option(7, PURSE, True, 300)) == "purse 300 #7"
    assert str(token_option(9, JEWEL, False, -1)) == "jewel"


def test_an_option_may_be_given_in_words() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0))
    with pytest.raises(IllegalChoice, match="'play tango' is not open to seat 0 now; open: play"):
        game.choose(0, "play tango")
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now; the game waits for seat 0"):
        game.choose(1, "draw")
    with pytest.raises(IllegalChoice, match="there is no seat 5"):
        game.choose(5, "draw")
    game.choose(0, "  DRAW ")
    assert game.decisions[0].seat == 1
