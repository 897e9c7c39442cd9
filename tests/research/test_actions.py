"""Action spaces: every option has a number of its own, in the whole space and at its table."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pytest

from colt_express import Game, IllegalChoice, Setup, research
from colt_express.engine.numbering import OPTION_COUNT
from colt_express.research import Actions, ResearchError, WrongAction

from ..playing import every_setup, label, lawless_setups, random_choice, stormy_setups

TABLES = [*every_setup()[::7], *stormy_setups(), *lawless_setups()]


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_every_option_has_a_number_at_its_table_and_among_all(setup: Setup) -> None:
    dice = Random(label(setup))
    whole, here = Actions(), Actions(setup)
    mask = np.zeros(here.size, np.uint8)
    assert here.size < whole.size == OPTION_COUNT
    game = Game(setup.seeded("actions"), listening=False)
    while not game.over:
        for decision in game.decisions:
            question = game.view(decision.seat).question
            assert question is not None
            assert question.options is not None
            assert whole.ids(game, decision.seat) == [o.number for o in question.options]
            ids = here.ids(game, decision.seat)
            assert here.mask(game, decision.seat, mask) == len(ids)
            assert sorted(ids) == mask.nonzero()[0].tolist()
            for number, option, seen in zip(ids, decision.options, question.options, strict=True):
                assert here.describe(number) == whole.describe(seen.number)
                assert here.from_id(game, decision.seat, number) is option
        game.choose(*random_choice(game, dice))


def test_numbers_keep_their_order_at_a_table() -> None:
    here, whole = Actions(Setup(4)), Actions()
    names = [whole.describe(number) for number in range(whole.size)]
    assert [names.index(here.describe(n)) for n in range(here.size)] == sorted(
        names.index(here.describe(n)) for n in range(here.size)
    )
    assert here.digest == Actions(Setup(4, seed=9, first=1)).digest != Actions(Setup(5)).digest


def test_words_options_and_numpy_numbers_are_taken() -> None:
    game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
    number = research.action_id(game, 0, "play rob hidden")
    option = research.from_id(game, np.int64(0), np.int64(number))
    assert str(option) == "play rob hidden"
    assert research.action_id(game, 0, option) == number
    assert research.describe(game, number) == "play hidden own rob"


def test_wrong_numbers_and_seats_are_refused_with_the_reason() -> None:
    game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
    actions = Actions(game.setup)
    with pytest.raises(WrongAction, match=r"no action 76; actions are 0 to 75"):
        actions.from_id(game, 0, 76)
    with pytest.raises(WrongAction, match=r"no action -1"):
        actions.describe(-1)
    with pytest.raises(WrongAction, match=r"action 1 \(pass\) is not open to seat 0 now; open: 7 "):
        actions.from_id(game, 0, 1)
    with pytest.raises(WrongAction, match="'play punch' is not open to seat 0 now; open: play"):
        actions.action_id(game, 0, "play punch")
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now"):
        actions.from_id(game, 1, 0)
    attack = Game(Setup(6, boxes=["horses"], seed=1))
    seat = attack.decisions[0].seat
    with pytest.raises(ResearchError, match="'board' has no number in the action space of this"):
        actions.mask(attack, seat, bytearray(actions.size))


def test_a_seat_that_is_not_asked_has_an_empty_mask() -> None:
    game = Game(Setup(4, first=0, seed=1))
    mask = np.ones(Actions(game.setup).size, np.uint8)
    assert research.mask(game, 2, mask) == 0
    assert not mask.any()


def test_actions_are_pickled_with_their_table() -> None:
    actions = Actions(Setup(4, boxes=["horses"], seed="secret"))
    twin = pickle.loads(pickle.dumps(actions))
    assert twin.digest == actions.digest
    assert b"secret" not in pickle.dumps(actions)
