"""Playing on at random to the end of a game, for rollouts and measurements."""

from __future__ import annotations

from random import Random

from .game import Game


def play_at_random(game: Game, dice: Random) -> int:
    """Every seat chooses at random; says how many decisions that took."""
    random = dice.random
    count = 0
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        game.choose(decision.seat, options[int(random() * len(options))])
        count += 1
    return count
