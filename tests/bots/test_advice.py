"""Advice: the outcomes of options, computed only from what the seat may know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.bots import Eyes
from colt_express.bots.advice import Advice, advise
from colt_express.bots.searcher import LATER
from colt_express.engine.boxes import BOX_NAMES

from ..playing import play_some

TABLES = [
    Setup(3, seed=0),
    Setup(2, variant="pair", seed=0),
    Setup(3, boxes=BOX_NAMES, seed=0),
]


def advice_on(game: Game, seat: int, tries: int = 4) -> Advice:
    decision = game.decision_of(seat)
    assert decision is not None
    return advise(decision, Eyes(game, seat), game.setup.rulebook, tries=tries)


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_it_does_not_depend_on_hidden_information(setup: Setup) -> None:
    """The advice and its reason are the same in another game that looks the same to the seat."""
    dice, told, reasons = Random(5), 0, 0
    game = Game(setup.seeded("advice"), listening=False)
    while not game.over and told < 6:
        decision = game.decisions[0]
        if len(decision.options) > 1 and decision.name not in LATER:
            told += 1
            advice = advice_on(game, decision.seat)
            assert advice.tries == 4
            options = {str(option) for option in decision.options}
            assert {one.option for one in advice.prospects} <= options
            assert advice.reason is not None
            assert advice.reason.than in options - {advice.option}
            reasons += advice.reason.decisive is not None
            other = advice_on(game.guess(decision.seat, dice), decision.seat)
            assert msgspec.json.encode(other) == msgspec.json.encode(advice)
        play_some(game, dice, dice.randrange(1, 12))
    assert told == 6
    assert reasons


def test_the_best_option_comes_first_and_figures_add_up() -> None:
    game = play_some(Game(Setup(4, seed="figures"), listening=False), Random(2), 9)
    advice = advice_on(game, game.decisions[0].seat, tries=12)
    best, *others = advice.prospects
    assert advice.option == best.option
    assert [one.wins for one in advice.prospects] == sorted(
        (one.wins for one in advice.prospects), reverse=True
    )
    assert others
    for one in advice.prospects:
        assert 0 <= one.wins <= 1
        assert 0 <= one.shot <= 12
        assert 0 <= one.law <= 12


def test_there_are_no_tries_for_questions_about_later_rounds() -> None:
    game = Game(Setup(2, variant="duel", seed="cast"), listening=False)
    assert game.decisions[0].name in LATER
    advice = advice_on(game, game.decisions[0].seat)
    assert advice.option in game.decisions[0]
    assert advice.tries == 0
