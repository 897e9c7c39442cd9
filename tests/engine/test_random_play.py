"""Random play through every allowed combination of options, with invariants checked after every
choice."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, IllegalChoice, Setup, load_record
from colt_express.engine.boxes.horses.table import HorsesTable, horses_table
from colt_express.engine.information.view import View
from colt_express.engine.options import (
    DRAW,
    HIDDEN_PLAYS,
    KEEP,
    PLACES,
    PLAYS,
    TARGETS,
    Option,
)
from colt_express.engine.serialization.digest import digest

from ..playing import (
    any_game_of,
    check_options,
    every_setup,
    label,
    play_out,
    play_some,
    random_choice,
    stormy_setups,
    watch_accounts,
)

SETUPS = every_setup()
FOREIGN: list[Option] = [
    DRAW,
    KEEP,
    *PLACES,
    *TARGETS,
    *PLAYS[0][1:7],
    *HIDDEN_PLAYS[1][33:39],
]


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_whole_games_of_every_table_keep_their_accounts(setup: Setup) -> None:
    dice = Random(label(setup))
    for seed in range(3):
        game = watch_accounts(Game(setup.seeded(f"accounts {seed}")), dice)
        assert game.result is not None
        # HS-STATION-2: there is no winner if no bandit is safe. MP-STATION-2, MP-STATION-3: nor if
        # all were thrown off or are in the cell
        nobody = ("escape", "deadly_fall", "crime_punished")
        assert game.result.winners or game.state.round_card.event in nobody


@pytest.mark.parametrize("setup", SETUPS[::3], ids=label)
def test_every_offered_option_is_accepted_on_a_copy(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("options"))
    check_options(game)
    while not game.over:
        game.choose(*random_choice(game, dice))
        check_options(game)


@pytest.mark.parametrize("setup", SETUPS[::5], ids=label)
def test_options_that_are_not_offered_are_refused_and_change_nothing(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("refused"))
    while not game.over:
        before = digest(game.state)
        told = len(game.state.log or [])
        for seat in range(-1, setup.seats + 1):
            decision = game.decision_of(seat)
            known = [] if decision is None else decision.options
            foreign = [o for o in FOREIGN if not any(o.same(option) for option in known)]
            for option in dice.sample(foreign, 5):
                with pytest.raises(IllegalChoice):
                    game.choose(seat, option)
        with pytest.raises(IllegalChoice, match=r"open: |waits for"):
            game.choose(0, "play the banjo")
        assert digest(game.state) == before
        assert len(game.state.log or []) == told
        game.choose(*random_choice(game, dice))


@pytest.mark.parametrize("setup", SETUPS[::7], ids=label)
def test_saving_and_loading_at_any_step_gives_the_same_game(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("saved"))
    while not game.over:
        play_some(game, dice, dice.randrange(1, 6))
        again = load_record(game.record())
        assert digest(again.state) == digest(game.state)
        assert len(game.record()) < 6000


@given(table=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), choices=st.integers(0, 150))
@settings(max_examples=60, deadline=None)
def test_copies_are_independent(table: Setup, seed: int, choices: int) -> None:
    dice = Random(seed)
    game = play_some(Game(table.seeded(seed)), dice, choices)
    before = digest(game.state)
    copy = game.copy()
    assert digest(copy.state) == before
    play_out(copy, dice)
    assert digest(game.state) == before
    other = game.copy()
    play_out(game, dice)
    assert digest(other.state) == before


def test_a_copy_shares_nothing_with_the_table_of_the_box() -> None:
    """HS: whatever is changed in place on one table stays as it was on the other."""
    for setup in stormy_setups():
        game = play_some(Game(setup.seeded("shared")), Random(3), 60)
        table = horses_table(game.state)
        copy = table.copy()
        assert copy.describe() == table.describe()
        for name in HorsesTable.__slots__:
            one, two = getattr(table, name), getattr(copy, name)
            if isinstance(one, list):
                assert one is not two
                assert not any(a is b for a, b in zip(one, two, strict=True) if type(a) is list)
            else:
                assert isinstance(one, int)


@pytest.mark.parametrize("setup", SETUPS[::8], ids=label)
def test_a_view_stays_as_it_was_and_reads_back_from_json(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("views"))
    while not game.over:
        views = [game.view(seat) for seat in range(-1, setup.seats)]
        sent = [msgspec.json.encode(view) for view in views]
        play_some(game, dice, dice.randrange(4, 9))
        assert [msgspec.json.encode(view) for view in views] == sent
        assert [msgspec.json.decode(text, type=View) for text in sent] == views


@any_game_of(SETUPS)
@settings(max_examples=40, deadline=None)
def test_the_same_choices_give_the_same_game_and_events(table: Setup, seed: int) -> None:
    one, two = Game(table.seeded(seed)), Game(table.seeded(seed))
    dice = Random(seed)
    while not one.over:
        seat, option = random_choice(one, dice)
        told_one = [one.see(event, -1) for event in one.choose(seat, option)]
        told_two = [two.see(event, -1) for event in two.choose(seat, str(option))]
        assert told_one == told_two
    assert digest(one.state) == digest(two.state)


@any_game_of(SETUPS)
@settings(max_examples=30, deadline=None)
def test_simultaneous_choices_may_come_in_any_order(table: Setup, seed: int) -> None:
    """CASE-1: who answers first must not matter where all answer at once."""
    dice = Random(seed)
    game = Game(table.seeded(seed))
    while not game.over:
        if len(game.decisions) > 1:
            chosen = {d.seat: dice.choice(d.options) for d in game.decisions}
            outcomes = set()
            for order in (list(chosen), list(chosen)[::-1]):
                copy = game.copy()
                for seat in order:
                    copy.choose(seat, chosen[seat])
                outcomes.add(_without_order_of_questions(copy))
            assert len(outcomes) == 1
        game.choose(*random_choice(game, dice))


def _without_order_of_questions(game: Game) -> str:
    """A seat that keeps several cards is asked again, behind the others."""
    game.state.questions = tuple(sorted(game.state.questions, key=lambda question: question.seat))
    return digest(game.state)


def test_quiet_games_are_the_same_games() -> None:
    dice_one, dice_two = Random(5), Random(5)
    loud = play_out(Game(Setup(5, seed="quiet")), dice_one)
    quiet = play_out(Game(Setup(5, seed="quiet"), listening=False), dice_two)
    assert digest(loud.state) == digest(quiet.state)
    assert loud.state.log
    assert quiet.state.log is None
