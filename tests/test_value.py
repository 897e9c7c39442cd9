"""A game as a value: what it says of itself, and who may be asked about it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from colt_express import Game, IllegalChoice, NoSuchSeat, Setup

from .playing import play_out, play_some


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
def test_nobody_sits_there(ask: Callable[[Game, int], object], seat: int) -> None:
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


def test_everything_says_in_a_line_what_it_is() -> None:
    game = Game(Setup(3, seed="telling"))
    assert repr(game).startswith("<Game: round 1 of 5, planning; waits for seat ")
    assert repr(game).endswith("0 choices made; Setup(3, seed='telling')>")
    play_some(game, Random(1), 30)
    for thing in (game, game.setup, *game.decisions, *game.events, *game.choices):
        assert len(repr(thing).splitlines()) == 1
    play_out(game, Random(1))
    assert game.result is not None
    assert "over; " in repr(game)
    assert (
        repr(game.result) == f"<Result: money {game.result.money}, winners {game.result.winners}>"
    )
