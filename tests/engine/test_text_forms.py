"""Text forms: options read back from their words, and the train fits 80 columns."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, IllegalChoice, Setup
from colt_express.engine.boxes.horses.hostages import HOSTAGES, PHOTOGRAPHER
from colt_express.engine.boxes.horses.table import horses_table
from colt_express.engine.boxes.horses.whiskey import FLASK
from colt_express.engine.figures import GHOST, TUCO
from colt_express.engine.options import token_option
from colt_express.engine.places import AWAY, COACH, COACH_ROOF, roof
from colt_express.engine.serialization.text import LETTERS
from colt_express.engine.tokens import JEWEL, PURSE

from ..playing import every_setup, label, play_some


@pytest.mark.parametrize("setup", every_setup()[::3], ids=label)
def test_the_train_fits_80_columns(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("text"))
    while not game.over:
        assert max(len(line) for line in str(game).splitlines()) <= 80
        play_some(game, dice, 9)
    assert "the end" in str(game)


def test_the_train_shows_all_figures_at_their_places() -> None:
    cars = ["mail", "saloon", "dining", "first_class"]
    game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], cars=cars, first=0, seed=0))
    lines = str(game).splitlines()
    assert lines[0].startswith("Round 1 of 5: ")
    inside = next(line for line in lines if line.startswith("inside"))
    assert inside.split() == ["inside", "*", "TD", "GC"]
    assert any(line.startswith("D doc       hand  7  deck  3  bullets 6") for line in lines)


def test_the_train_shows_horses_stagecoach_shotgun_and_hostages() -> None:
    """HS-1"""
    cars = ["mail", "saloon", "dining", "first_class"]
    players = ["ghost", "tuco", "cheyenne", "doc"]
    game = Game(Setup(players, boxes=["horses"], cars=cars, seed="drawn"))
    assert row(game, "riding") == ["GTCD"]
    for seat, words in enumerate(["board", "board", "ride on", "ride on"]):
        game.choose(seat, words)
    assert row(game, "riding") == ["CD"]
    assert row(game, "horses") == ["2"]
    assert row(game, "coach") == ["S"]
    state = game.state
    table = horses_table(state)
    assert row(game, "hostages") == [f"{HOSTAGES[n]}," for n in table.hostages[:-1]] + [
        HOSTAGES[table.hostages[-1]]
    ]
    while state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    state.bandit(GHOST).place = COACH_ROOF
    state.bandit(TUCO).place = COACH
    table.guard, table.hostage_of[0] = roof(0), PHOTOGRAPHER
    lines = str(game).splitlines()
    top, loot, bar, within = lines[lines.index("coach  G") :][:4]
    assert (top, loot, within) == ("coach  G", " loot  s", "inside T")
    assert bar.strip() == "-" * 11
    assert row(game, "roof") == ["S"]
    assert row(game, "G").pop() == "photographer"
    assert "riding" not in str(game)


def test_the_light_game_shows_horses_but_no_stagecoach() -> None:
    """CASE-43"""
    game = Game(Setup(4, boxes=["horses"], switches={"horses": "light"}, seed="light"))
    play_some(game, Random(1), 30)
    assert sum(int(number) for number in row(game, "horses")) == 4
    assert not any(line.startswith(("coach", "hostages")) for line in str(game).splitlines())
    game.state.bandits[2].place = AWAY
    assert row(game, "escaped") == [LETTERS[game.state.bandits[2].character]]


def row(game: Game, label: str) -> list[str]:
    """The contents of the first line with that label."""
    return next(line.split()[1:] for line in str(game).splitlines() if line.split()[:1] == [label])


def test_tokens_are_named_as_far_as_their_chooser_knows_them() -> None:
    assert str(token_option(7, PURSE, True, -1)) == "purse #7"
    assert str(token_option(7, PURSE, True, 300)) == "purse 300 #7"
    assert str(token_option(9, JEWEL, False, -1)) == "jewel"
    assert str(token_option(9, FLASK, True, -1)) == "flask #9"
    assert [str(token_option(9, FLASK, True, kind)) for kind in range(1, 5)] == [
        "whiskey #9",
        "old whiskey #9",
        "half whiskey #9",
        "half old whiskey #9",
    ]


def test_an_option_may_be_given_in_words() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed=0))
    with pytest.raises(IllegalChoice, match="'play tango' is not open to seat 0 now; open: play"):
        game.choose(0, "play tango")
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now; the game waits for seat 0"):
        game.choose(1, "draw")
    with pytest.raises(IllegalChoice, match="there is no seat 5"):
        game.choose(5, "draw")
    game.choose(0, "  DRAW ")
    assert game.decisions[0].seat == 1
