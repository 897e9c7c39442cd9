"""numpy's integers and generators are taken where ints and ``Random`` are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from colt_express import Game, Setup, SetupError, play_at_random


def test_integers_of_numpy_are_taken_for_seats_seeds_and_options() -> None:
    players: Any = np.int64(4)
    seed: Any = np.int32(7)
    first: Any = np.uint8(1)
    game = Game(Setup(players, seed=seed, first=first))
    assert game.setup == Setup(4, seed=7, first=1)
    assert Setup.from_dict({"players": players, "seed": seed, "first": first}) == game.setup
    seat = np.int64(1)
    decision = game.decision_of(seat)
    assert decision is not None
    game.choose(seat, decision.options[0])
    game.choose_index(np.int64(0))
    assert game.view(seat) == game.view(1)
    assert game.mine(seat) == game.mine(1)
    assert game.history(seat) == game.history(1)


@pytest.mark.parametrize("dice", [np.random.default_rng, np.random.RandomState])
def test_generators_of_numpy_are_dice(dice: Any) -> None:
    game = Game(Setup(4, seed=1))
    assert game.guess(0, dice(5)) == game.guess(0, dice(5))
    assert game.guess(0, dice(5)).view(0) == game.view(0)
    assert play_at_random(game.copy(), dice(5)) == play_at_random(game.copy(), dice(5))


def test_anything_else_is_no_dice() -> None:
    dice: Any = 5
    with pytest.raises(TypeError, match=r"dice are a random\.Random or a numpy"):
        Game(Setup(4, seed=1)).guess(0, dice)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"boxes": "horses"}, r"boxes is a list of boxes; write \['horses'\]"),
        ({"cars": "mail"}, r"cars is a number, or a list of cars; write \['mail'\]"),
        ({"rounds": "bridge"}, "rounds is a list of round cards"),
        ({"selection": "bridge"}, "selection is a list of round cards and stations"),
        ({"first": np.float64(1)}, "it must be a seat"),
        ({"seed": np.bool_(True)}, "a seed is a number or a text"),
        ({"seed": 10**5000}, "at most 200 characters"),
        ({"seed": "\ud800"}, "half of a character"),
    ],
)
def test_a_string_is_no_list_and_half_a_character_no_seed(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        Setup(4, **options)
