"""A game is played on from a moment with hidden things dealt anew: what its seat knew stays, and a
record leads to the same game."""

from __future__ import annotations

import json
import pickle
from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.engine.errors import NoSuchSeat, RecordError
from colt_express.engine.information.view import SPECTATOR
from colt_express.engine.serialization.digest import digest
from colt_express.engine.serialization.record import (
    Origin,
    TakenBack,
    load_record,
    read_record,
    save_record,
)

from ..playing import every_setup, lawless_setups, stormy_setups

SETUPS = [*every_setup()[::15], *stormy_setups()[:2], *lawless_setups()[:3]]


def advanced(game: Game, choices: int, seed: str = "dice") -> Game:
    """The game after ``choices`` more choices by chance."""
    rng = Random(seed)
    for _ in range(choices):
        if game.over:
            break
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    return game


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_its_seat_sees_no_difference_and_the_record_leads_there(setup: Setup) -> None:
    game = advanced(Game(setup), 25)
    seat = game.decisions[0].seat
    before, history = game.view(seat), game.history(seat)
    hidden = digest(game.state)
    game.deal_anew(seat, "another deal")
    assert game.view(seat) == before
    assert game.history(seat) == history
    assert digest(game.state) != hidden
    advanced(game, 30, "later dice")
    again = load_record(game.record())
    assert again == game
    assert again.history(seat) == game.history(seat)
    assert [one.number for one in again.redeals] == [25]
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    assert game.copy().record() == game.record()


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    deals = [advanced(Game(Setup(4, seed=1)), 20) for _ in range(3)]
    for game, seed in zip(deals, ("a", "a", "b"), strict=True):
        game.deal_anew(0, seed)
    first, same, other = (digest(game.state) for game in deals)
    assert first == same != other


def test_before_the_first_choice_and_more_than_once() -> None:
    game = Game(Setup(4, seed=1))
    game.deal_anew(SPECTATOR, "a")
    advanced(game, 12)
    game.deal_anew(2, "b")
    assert load_record(game.record()) == game
    assert json.loads(game.record())["version"] == 2
    assert json.loads(Game(Setup(4, seed=1)).record())["version"] == 1


def test_a_record_says_where_it_comes_from() -> None:
    game = advanced(Game(Setup(4, seed=1)), 5)
    origin = Origin("k3v9qwertz", 5, 2)
    assert read_record(save_record(game, origin=origin)).origin == origin
    assert read_record(save_record(game)).origin is None


def test_choices_taken_back_after_it_are_checked() -> None:
    game = advanced(Game(Setup(4, seed=1)), 6)
    game.deal_anew(game.decisions[0].seat, "a")
    decision = game.decisions[0]
    taken = TakenBack(6, f"{decision.seat} {decision.options[0]}")
    read_record(save_record(advanced(game, 3), [taken])).check_taken_back()


BAD = [
    ([{"number": 9, "seat": 0, "seed": "a"}], "after 9 choices"),
    ([{"number": -1, "seat": 0, "seed": "a"}], "after -1 choices"),
    ([{"number": 2, "seat": 0, "seed": "a"}] * 2, "more than the time before"),
    ([{"number": 2, "seat": 4, "seed": "a"}], "seat 4"),
    ([{"number": 2, "seat": -2, "seed": "a"}], "seat -2"),
    ([{"number": 2, "seat": 0, "seed": "a" * 201}], "at most 200"),
    ([{"number": 2, "seat": 0, "seed": "\x1b[2J"}], "a seed is a text"),
    ([{"number": 2, "seat": 0}], "seed"),
    ({"number": 2}, "array"),
]


@pytest.mark.parametrize(("redealt", "sentence"), BAD)
def test_a_nonsensical_one_is_refused(redealt: object, sentence: str) -> None:
    record = json.loads(advanced(Game(Setup(4, seed=1)), 5).record())
    text = json.dumps({**record, "version": 2, "redealt": redealt})
    with pytest.raises(RecordError, match=sentence):
        read_record(text)


def test_a_seat_that_does_not_exist_changes_nothing() -> None:
    game = Game(Setup(4, seed=1))
    before = digest(game.state)
    with pytest.raises(NoSuchSeat):
        game.deal_anew(4, "a")
    assert digest(game.state) == before
    assert not game.redeals
