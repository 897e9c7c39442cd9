"""The curve of a game: chances, and their changes split into luck and choices."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.bots.curve import USUAL, Curve, Effort, assemble, curve_of, measure
from colt_express.bots.curve.curve import WHOLE, size_of
from colt_express.bots.curve.measuring import (
    FEWEST_OPTIONS,
    LONG,
    VERY_FEW,
    _affordable,
    chances_at,
    effort_for_a_step,
    loss_of,
    steps_of,
    weigh_choice,
)
from colt_express.bots.curve.outlook import Horizon, Outlook, horizon_of
from colt_express.bots.curve.tempering import TEMPERS, end_chances, kind_of, tempered
from colt_express.bots.search.value import final_chances
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.rulebook import Rulebook
from colt_express.engine.serialization.record import read_record

from ..playing import label, play_out, play_some
from .test_review import blunder

QUICK = Effort(0, 2)
"""Enough to add up."""

VARIANTS = [Setup(3), Setup(2, variant="duel"), Setup(2, variant="pair"), Setup(4, variant="team")]
TABLES = [
    *VARIANTS,
    Setup(3, expert="2018"),
    *[Setup(3, boxes=[box]) for box in BOX_NAMES],
    Setup(3, boxes=BOX_NAMES),
]


def played(setup: Setup) -> Game:
    game = Game(setup.seeded("curve"), listening=False)
    play_out(game, Random(label(setup)))
    return game


@cache
def quick_curve(record: str) -> Curve:
    return curve_of(read_record(record), QUICK)


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_the_parts_add_up_to_the_change(setup: Setup) -> None:
    game = played(setup)
    curve = quick_curve(game.record())
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
    curve = quick_curve(played(setup).record())
    sides = setup.rulebook.sides
    for step in curve.steps:
        for seat, other in ((a, b) for a in range(4) for b in range(4) if sides[a] == sides[b]):
            assert step.chances[seat] == step.chances[other]


def test_steps_can_be_measured_in_parts() -> None:
    record = read_record(played(Setup(3)).record())
    number = len(record.choices) + 1
    parts = [measure(record, range(n, min(n + 40, number)), QUICK) for n in range(0, number, 40)]
    whole = quick_curve(played(Setup(3)).record())
    assert assemble([one for part in parts for one in part]) == whole


PROGRAM = """
import sys
from colt_express.bots.curve import Effort, measure
from colt_express.engine.serialization.record import read_record
print(measure(read_record(sys.stdin.read()), range(0, 1000, 5), Effort(0, 2)))
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
    horizon = horizon_of(game.state)
    real = weigh_choice(game, horizon, decision, chosen, Random(1), QUICK)
    other = game.guess(decision.seat, dice)
    asked = other.decision_of(decision.seat)
    assert asked is not None
    assert weigh_choice(other, horizon, asked, asked.options[-1], Random(1), QUICK) == real
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


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_nothing_jumps_where_a_round_ends(setup: Setup) -> None:
    """The last chances of a round are evaluated where the first ones of the next round are."""
    game = played(setup)
    found = 0
    for step in steps_of(read_record(game.record())):
        last, first = step.horizon_before, step.horizon_after
        if step.before is None or last is None or step.after.over:
            continue
        if step.before.state.round == step.after.state.round:
            assert last.until == first.until
            assert last.further <= first.further
        elif step.before.state.round >= 0:
            found += 1
            assert last.until + 1 == first.until
            assert (last.further, first.further) == (1.0, 0.0)
        else:
            assert last == first
    assert found == len(game.state.round_cards) - 1


def test_a_lead_counts_less_while_the_end_is_far() -> None:
    game = played(Setup(4))
    final = final_chances(game.state)
    assert end_chances(game.state, 0.0) == final
    winner = final.index(1.0)
    shares = [end_chances(game.state, dollars)[winner] for dollars in (50.0, 200.0, 800.0)]
    assert 1.0 > shares[0] > shares[1] > shares[2] > 0.25
    assert tempered([0.7, 0.2, 0.1], [0, 1, 2], 1.0) == pytest.approx([0.7, 0.2, 0.1])
    assert tempered([0.8, 0.2, 0.8], [0, 1, 0], 2.0) == pytest.approx([2 / 3, 1 / 3, 2 / 3])


def test_every_table_has_its_tempers() -> None:
    kinds = {kind_of(setup.rulebook) for setup in TABLES}
    assert kinds == set(TEMPERS)


def test_an_outlook_further_ahead_is_mixed_in() -> None:
    game = Game(Setup(3, seed="mixed"), listening=False)
    near, far, mixed = (
        Outlook(game.setup.rulebook).chances(game.copy(), Random(1), Horizon(1, further, 1.0))
        for further in (0.0, 1.0, 0.25)
    )
    assert near != far
    assert mixed == pytest.approx([0.75 * a + 0.25 * b for a, b in zip(near, far, strict=True)])


def test_long_games_take_no_longer() -> None:
    """In the longest games there are fewer deals for an estimate, but enough for an error."""
    for steps in (90, 150, 290, 400, 2000):
        share = effort_for_a_step(USUAL, steps)
        assert share.cost * steps <= USUAL.cost
        assert VERY_FEW <= share.fewest_deals <= USUAL.fewest_deals
        assert share.fewest_deals == VERY_FEW or share.fewest_deals * steps <= 10 * LONG
    assert effort_for_a_step(USUAL, 90).fewest_deals == USUAL.fewest_deals
    assert effort_for_a_step(QUICK, 290).fewest_deals == QUICK.fewest_deals


def test_steps_of_a_large_table_stay_within_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may cost somewhat more, since no estimate has fewer than some deals."""
    made: list[Outlook] = []
    begin = Outlook.__init__

    def noted(self: Outlook, rules: Rulebook) -> None:
        begin(self, rules)
        made.append(self)

    monkeypatch.setattr(Outlook, "__init__", noted)
    record = read_record(played(Setup(8, boxes=BOX_NAMES)).record())
    steps = len(record.choices) + 1
    measured = measure(record, range(10, steps, 25))
    share = effort_for_a_step(USUAL, steps)
    assert 0 < sum(outlook.cost for outlook in made) < 1.6 * share.cost * len(measured)


def test_costly_choices_are_tried_with_their_likeliest_options() -> None:
    likely = [0.1, 0.4, 0.05, 0.3, 0.15]
    assert _affordable(2, likely, Effort(1000, 10), 100) == [0, 1, 2, 3, 4]
    assert _affordable(2, likely, Effort(800, 10), 100) == [1, 2, 3, 4]
    assert _affordable(2, likely, Effort(0, 10), 100) == [1, 2, 3]
    assert _affordable(0, [1.0, 0.0], Effort(0, 2), 5) == [0, 1]
    assert FEWEST_OPTIONS == 3
