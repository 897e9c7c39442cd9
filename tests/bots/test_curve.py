"""The curve of a game: chances, and their changes split into luck and choices."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.bots.curve import Curve, Effort, assemble, curve_of, measure
from colt_express.bots.curve.curve import WHOLE, size_of
from colt_express.bots.curve.measuring import chances_at, loss_of, weigh_choice
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.serialization.record import read_record

from ..playing import label, play_out, play_some
from .test_review import blunder

QUICK = Effort(0, 2)
"""Enough to add up."""

VARIANTS = [Setup(3), Setup(2, variant="duel"), Setup(3, variant="pair"), Setup(4, variant="team")]
TABLES = [
    *VARIANTS,
    Setup(3, expert="2018"),
    *[Setup(4, boxes=[box]) for box in BOX_NAMES],
    Setup(5, boxes=BOX_NAMES),
]


def played(setup: Setup) -> Game:
    game = Game(setup.seeded("curve"), listening=False)
    play_out(game, Random(label(setup)))
    return game


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_the_parts_add_up_to_the_change(setup: Setup) -> None:
    game = played(setup)
    curve = curve_of(read_record(game.record()), QUICK)
    assert [step.number for step in curve.steps] == list(range(len(game.choices) + 1))
    assert [step.chooser for step in curve.steps] == [-1, *game.choosers]
    before = curve.fair
    for step in curve.steps:
        for seat, chance in enumerate(step.chances):
            assert 0 <= chance <= WHOLE
            assert before[seat] + step.choice[seat] + step.luck[seat] == chance
        before = step.chances
    check_totals(curve)
    result = game.result
    assert result is not None
    assert curve.steps[-1].chance_error == [0] * setup.seats
    for seat, chance in enumerate(curve.steps[-1].chances):
        assert (chance > 0) == (seat in result.winners)


def check_totals(curve: Curve) -> None:
    for seat, total in enumerate(curve.seats):
        assert total.start == curve.fair[seat]
        assert total.end == curve.steps[-1].chances[seat]
        assert total.start + total.luck + total.own + total.others == total.end
        assert total.luck == sum(step.luck[seat] for step in curve.steps)
        own = [step.choice[seat] for step in curve.steps if step.chooser == seat]
        assert total.own == sum(own)
    assert len(curve.moments) <= 5
    assert len([one for one in curve.moments if one.turning_point]) == min(1, len(curve.moments))
    for moment in curve.moments:
        assert moment.before + moment.luck + moment.own + moment.others == moment.after
        assert moment.own == 0 or moment.seat == moment.chooser
        greatest = max(abs(one.after - one.before) for one in curve.moments)
        assert (
            moment.turning_point == (abs(moment.after - moment.before) == greatest)
            or not moment.turning_point
        )


def test_partners_share_their_chances() -> None:
    setup = Setup(4, variant="team")
    curve = curve_of(read_record(played(setup).record()), QUICK)
    sides = setup.rulebook.sides
    for step in curve.steps:
        for seat, other in ((a, b) for a in range(4) for b in range(4) if sides[a] == sides[b]):
            assert step.chances[seat] == step.chances[other]


def test_steps_can_be_measured_in_parts() -> None:
    record = read_record(played(Setup(3)).record())
    number = len(record.choices) + 1
    parts = [measure(record, range(n, min(n + 40, number)), QUICK) for n in range(0, number, 40)]
    assert assemble([one for part in parts for one in part]) == curve_of(record, QUICK)


PROGRAM = """
import sys, msgspec
from colt_express.bots.curve import Effort, curve_of
from colt_express.engine.serialization.record import read_record
print(msgspec.json.encode(curve_of(read_record(sys.stdin.read()), Effort(0, 2))).decode())
"""


def test_it_is_the_same_in_any_process() -> None:
    record = played(Setup(3, boxes=["horses"])).record()
    curves = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=record,
            text=True,
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(curves) == 1


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_a_choice_is_judged_by_what_its_chooser_knew(setup: Setup) -> None:
    """Hidden from the chooser: no effect on the choice's part. Hidden from all: none on chances."""
    dice = Random(2)
    game = play_some(Game(setup.seeded("knew"), listening=False), dice, 30)
    while len(game.decisions[0].options) < 2:
        play_some(game, dice, 1)
    decision = game.decisions[0]
    chosen = decision.options[-1]
    real = weigh_choice(game, decision, chosen, Random(1), QUICK)
    other = game.guess(decision.seat, dice)
    asked = other.decision_of(decision.seat)
    assert asked is not None
    assert weigh_choice(other, asked, asked.options[-1], Random(1), QUICK) == real
    assert chances_at(game.guess_together(dice), "one", QUICK) == chances_at(game, "one", QUICK)


def test_a_blunder_is_called_one() -> None:
    game, number = blunder()
    record = read_record(game.record())
    [measured] = measure(record, [number + 1], Effort(150_000, 8))
    assert measured.choice is not None
    assert measured.choice.loss > 0.1
    assert measured.choice.part.means[0] < 0
    loss, error = measured.choice.loss * WHOLE, measured.choice.loss_error * WHOLE
    assert size_of(round(loss), error) == "blunder"


def test_words_need_size_and_certainty() -> None:
    assert size_of(299, 1) == ""
    assert size_of(300, 1) == "slip"
    assert size_of(799, 1) == "slip"
    assert size_of(800, 1) == "blunder"
    assert size_of(800, 401) == ""


def test_equal_options_lose_nothing_on_average() -> None:
    """The luckiest of many equal options is not taken for the best."""
    dice = Random(5)
    losses = []
    for _ in range(200):
        trials = [[dice.gauss(0.3, 0.1) for _ in range(40)] for _ in range(6)]
        losses.append(loss_of(trials, 0)[0])
    assert abs(sum(losses) / len(losses)) < 0.005
