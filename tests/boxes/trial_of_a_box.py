"""Tries a box that has just been written: ``python -m tests.boxes.trial_of_a_box handcar``.

It plays the scenarios of the box, random games and games of outlaws with it, alone and with all
others, and golden games without it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from rich.console import Console

import colt_express
from colt_express import Game, Setup, load_record, save_record
from colt_express.arena import play_game
from colt_express.bots.knowledge import knowledge
from colt_express.cli.terminal.guide import draw_guide
from colt_express.cli.terminal.table import draw_table
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.serialization.digest import digest
from colt_express.scenarios.handbook import read_rules
from colt_express.scenarios.runner import run_paths
from colt_express.words import Words

from ..golden_games import golden_games, play_golden
from ..playing import check_accounts, checked_guess, random_choice

ROOT = Path(__file__).parents[2]


def tables(box: str) -> list[Setup]:
    return [
        Setup(["tuco", "doc", "belle"], boxes=[box], seed=1),
        Setup(2, boxes=[box], variant="pair", seed=1),
        Setup(4, boxes=[box], expert="2018", seed=1),
        Setup(4, boxes=BOX_NAMES, seed=1),
    ]


def play_scenarios(box: str) -> None:
    """Every rule of the box has a scenario, and all pass."""
    outcomes = list(run_paths([ROOT / "tests" / "scenarios" / box]))
    assert outcomes
    for outcome in outcomes:
        assert not outcome.failures, f"{outcome.name}: {outcome.failures}"
    shown = {rule for outcome in outcomes for rule in outcome.rules}
    files = [rule for rule in read_rules(ROOT) if f"/{box}/" in "".join(rule.files)]
    assert files
    assert {rule.id for rule in files} <= shown


def play_at_random(setup: Setup) -> None:
    """Everything is accounted for, told in words, drawn, copied, guessed, saved and read again."""
    words, dice = Words("en"), Random(setup.seed)
    game, heard = Game(setup), 0
    paper = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    while not game.over:
        check_accounts(game)
        seat, option = random_choice(game, dice)
        view = game.view(seat)
        assert view.question is not None
        assert words.question(view.question, view)
        assert all(words.option(one, view.question, view) for one in view.question.options or ())
        assert all(one.number >= 0 for one in view.question.options or ())
        if dice.random() < 0.1:
            checked_guess(game, seat, dice)
            paper.print(draw_table(view, words), draw_guide(view, words, setup))
        game.choose(seat, option)
        for event in game.events[heard:]:
            words.event(game.see(event, seat), view)
        heard = len(game.events)
    check_accounts(game)
    assert digest(game.copy().state) == digest(game.state)
    assert digest(load_record(save_record(game)).state) == digest(game.state)


def main(box: str) -> None:
    print(f"{box} in {Path(colt_express.__file__).parent}")
    play_scenarios(box)
    for setup in tables(box):
        play_at_random(setup)
        assert play_game(setup, ["outlaw"] * setup.seats).over
    assert knowledge().prior.worth
    for golden in golden_games()[::23]:
        assert play_golden(golden["setup"]) == golden
    print("all is well")


if __name__ == "__main__":
    main(sys.argv[1])
