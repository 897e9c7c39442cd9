"""A game as a value: copies, pickles, ``repr``, and errors for seats that do not exist. Also run on
the compiled engine."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from colt_express import Game, IllegalChoice, NoSuchSeat, Setup
from colt_express.engine.configuration.components import parse_box
from colt_express.engine.serialization.digest import digest

from ..playing import (
    every_setup,
    label,
    lawless_setups,
    play_out,
    play_some,
    random_choice,
    stormy_setups,
    thirsty_choice,
)


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


TABLES = [*every_setup()[::40], *stormy_setups()[:2], *lawless_setups()[1:]]


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_a_copy_is_equal_and_goes_its_own_way(setup: Setup) -> None:
    """At any point, for the real game and a guess, with both kinds of copies and with pickles."""
    dice = Random(label(setup))
    game = Game(setup.seeded("copies"), listening=dice.random() < 0.5)
    while not game.over:
        for _ in range(dice.randrange(10, 40)):
            if not game.over:
                game.choose(*thirsty_choice(game, dice))
        for one in (game, game.guess(dice.randrange(-1, setup.seats), dice)):
            before = digest(one.state)
            for other in (copy.copy(one), copy.deepcopy(one), pickled(one)):
                check_copy(one, other, dice.randrange(1000))
            assert digest(one.state) == before


def check_copy(game: Game, other: object, seed: int) -> None:
    assert isinstance(other, Game)
    assert other == game
    assert [repr(event) for event in other.events] == [repr(event) for event in game.events]
    assert other.decisions == [] or other.view(0) == game.view(0)
    assert other.setup.rulebook is other.state.rules
    if not game.setup.is_veiled:
        assert other.history(0) == game.history(0)
        assert other.record() == game.record()
    check_same_future(game.copy(), other, seed)


def check_same_future(one: Game, two: Game, seed: int) -> None:
    """Options that exist once are found again, chance goes on alike, and so do guesses."""
    assert one.guess(0, Random(seed)) == two.guess(0, Random(seed))
    dice = Random(seed)
    for _ in range(25):
        if one.over:
            break
        seat, option = random_choice(one, dice)
        one.choose(seat, option)
        two.choose(seat, option)
    assert digest(one.state) == digest(two.state)
    assert [str(option) for option in one.choices] == [str(option) for option in two.choices]


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, pickled])
def test_the_parts_of_a_game_can_be_copied(make: Callable[[object], object]) -> None:
    game = play_some(Game(Setup(4, boxes=["horses", "cursed"], seed="parts")), Random(1), 60)
    decision = game.decisions[0]
    parts = [game.setup, decision, *game.events[:40], game.view(0), game.mine(0), game.history(0)]
    for part in parts:
        assert repr(make(part)) == repr(part)
    for option in decision.options:
        assert make(option) is option or "#" in str(option)
    ended = play_out(game, Random(1)).result
    assert repr(make(ended)) == repr(ended)


def test_a_house_and_named_rounds_are_pickled_with_the_game() -> None:
    text = 'box = "house"\n[rounds_2_4]\nghost_town = { turns = "TTT", event = "braking" }'
    rounds = ["ghost_town", "tunnel", "braking", "swivel_arm", "pickpocketing"]
    setup = Setup(4, house=parse_box(text, "house.toml"), rounds=rounds, seed=1)
    game = play_some(Game(setup), Random(1), 20)
    check_copy(game, pickled(game), 1)


def test_a_process_that_has_loaded_nothing_opens_a_pickle_and_guesses_alike() -> None:
    game = play_some(Game(Setup(4, boxes=["horses"], seed="away")), Random(1), 40)
    code = (
        "import pickle, sys, random; game = pickle.load(sys.stdin.buffer); "
        "from colt_express.engine.serialization.digest import digest; "
        "print(digest(game.state), digest(game.guess(1, random.Random(3)).state))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=True
    )
    guess = game.guess(1, Random(3))
    assert done.stdout.decode().split() == [digest(game.state), digest(guess.state)]


def test_parts_of_a_game_are_not_pickled_alone() -> None:
    game = Game(Setup(3, seed=0))
    rules = game.setup.rulebook
    assert copy.deepcopy([rules])[0] is copy.copy(rules) is rules
    for part in (game.state, rules):
        with pytest.raises(TypeError, match="is packed with its game"):
            pickle.dumps(part)
    with pytest.raises(TypeError, match="cannot be the key"):
        hash(game)


def test_games_are_equal_that_stand_alike_and_came_there_alike() -> None:
    setup = Setup(3, seed=0)
    one, two = Game(setup), Game(setup, listening=False)
    assert one == two != Game(Setup(3, seed=1))
    play_some(one, Random(1), 5)
    assert one != two
    assert setup == Setup.from_dict(setup.to_dict()) != Setup(3, seed=0, expert="2018")
    assert len({setup, Setup(3, seed=0)}) == 1


@pytest.mark.parametrize("seat", [-2, 3, 9])
@pytest.mark.parametrize(
    "ask",
    [
        lambda game, seat: game.view(seat),
        lambda game, seat: game.mine(seat),
        lambda game, seat: game.see(game.events[0], seat),
        lambda game, seat: game.guess(seat, Random(1)),
        lambda game, seat: game.choose(seat, "draw"),
    ],
    ids=["view", "mine", "see", "guess", "choose"],
)
def test_a_seat_that_does_not_exist_is_refused(
    ask: Callable[[Game, int], object], seat: int
) -> None:
    game = Game(Setup(3, seed=0))
    with pytest.raises(
        NoSuchSeat, match=f"there is no seat {seat}; seats are numbered from 0 to 2"
    ):
        ask(game, seat)
    assert game.choices == []


def test_a_spectator_looks_and_does_not_choose() -> None:
    game = Game(Setup(3, seed=0))
    assert game.view(-1).seat == game.mine(-1).seat == -1
    with pytest.raises(IllegalChoice, match="a spectator, who has nothing to choose"):
        game.choose(-1, "draw")


def test_every_repr_is_one_meaningful_line() -> None:
    game = Game(Setup(3, seed="telling"))
    assert repr(game).startswith("<Game: round 1 of 5, planning; waits for seat ")
    assert repr(game).endswith("0 choices made; Setup(3, seed='telling')>")
    play_some(game, Random(1), 30)
    for thing in (game, game.setup, *game.decisions, *game.events, *game.choices):
        assert len(repr(thing).splitlines()) == 1
    told = " ".join(repr(event) for event in game.events)
    assert "<played (PLAN-5): seat 0>" in told
    assert "<started (SET-10): bandit django, at car 3>" in told
    play_out(game, Random(1))
    assert game.result is not None
    assert "over; " in repr(game)
    assert (
        repr(game.result) == f"<Result: money {game.result.money}, winners {game.result.winners}>"
    )
