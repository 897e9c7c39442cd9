"""Playing on at random to the end of a game, for rollouts and measurements."""

from __future__ import annotations

from random import Random

from .game import Game
from .numbers import as_dice
from .state import OVER


def play_at_random(game: Game, dice: Random) -> int:
    """Play a game to its end with random choices; returns the number of decisions."""
    random = as_dice(dice).random
    count = 0
    state = game.state
    while state.phase != OVER:
        options = state.questions[0].options
        game.choose_index(int(random() * float(len(options))))
        count += 1
    return count
