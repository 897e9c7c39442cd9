"""Information states: perfect recall as text and as numbers, without what a seat does not know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from colt_express import Game, HistoryError, Setup, research
from colt_express.research import COLUMNS, Memory, ResearchError

from ..playing import every_setup, label, lawless_setups, play_out, play_some, stormy_setups
from ..poison import poisoned, poisoned_event, poisoned_question

TABLES = [*every_setup()[2::9], *stormy_setups()[::2], *lawless_setups()[::2]]


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_nothing_in_it_depends_on_what_is_hidden(setup: Setup) -> None:
    """SECRET-3: at a random moment of a game, and at its end."""
    dice = Random(label(setup))
    memory = Memory(setup)
    half = play_some(Game(setup.seeded("memory")), dice, dice.randrange(20, 60))
    for game in (half, play_out(half.copy(listening=True), dice)):
        for seat in range(-1, setup.seats):
            other = poisoned(game, seat, dice)
            other.state.log = [poisoned_event(e, seat, setup.seats, dice) for e in game.events]
            other.asked = [
                (question if question.seat == seat else poisoned_question(question, dice), told)
                for question, told in game.asked or []
            ]
            assert memory.string(other, seat) == memory.string(game, seat)
            assert memory.tensor(other, seat).tobytes() == memory.tensor(game, seat).tobytes()
            assert (memory.tensor(game, seat)[:, COLUMNS.index("name")] <= len(memory.names)).all()


def test_it_grows_with_every_choice_and_forgets_nothing() -> None:
    game = Game(Setup(3, seed="recall"))
    dice, before = Random(1), research.information_state_tensor(game, 0)
    while not game.over:
        asked = len(game.decisions)
        play_some(game, dice, 1)
        now = research.information_state_tensor(game, 0)
        kept = len(before) - asked  # the questions that were open come last
        assert np.array_equal(now[:kept], before[:kept])
        assert len(now) > kept
        before = now


def test_games_that_differ_for_a_seat_have_different_states() -> None:
    """By text and by numbers: two choices that the seat made itself, and a choice that it sees."""
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="apart"))
    seen = set()
    for option in game.decisions[0].options:
        other = game.copy(listening=True)
        other.choose(0, option)
        text = research.information_state(other, 0)
        seen.add((text, research.information_state_tensor(other, 0).tobytes()))
        assert text == research.information_state(other, 0)
    texts, numbers = zip(*seen, strict=True)
    assert len(set(texts)) == len(set(numbers)) == len(game.decisions[0].options)
    strangers = set()
    for hidden in ("play move hidden", "play climb hidden"):
        other = game.copy(listening=True)
        if hidden in other.decisions[0]:
            other.choose(0, hidden)
            strangers.add(research.information_state(other, 1))
    assert len(strangers) == 1


def test_rows_are_filled_up_and_never_cut() -> None:
    game = play_some(Game(Setup(3, seed=1)), Random(1), 10)
    found = research.information_state_tensor(game, 1)
    padded = research.information_state_tensor(game, 1, rows=len(found) + 5)
    assert padded.dtype == np.int16
    assert np.array_equal(padded[: len(found)], found)
    assert not padded[len(found) :].any()
    with pytest.raises(ResearchError, match="the array has only 3 rows"):
        research.information_state_tensor(game, 1, rows=3)
    with pytest.raises(HistoryError, match="a guess has no history"):
        research.information_state(game.guess(0, Random(1)), 0)
