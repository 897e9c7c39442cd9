"""Playing on from a position: at random to the end of a game, or in every way for some choices."""

from __future__ import annotations

from random import Random

from .game import Game
from .numbers import Number, as_dice, as_int
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


def perft(game: Game, depth: Number) -> int:
    """The number of ways in which the next ``depth`` choices can be made. A game that ends before
    counts once. Such counts show any change of what is allowed; the name is that of chess."""
    deep = as_int(depth)
    if deep < 0:
        raise ValueError(f"a depth is 0 or more choices, not {deep}")
    return _ways(game, deep)


def _ways(game: Game, depth: int) -> int:
    state = game.state
    if depth == 0 or state.phase == OVER:
        return 1
    options = len(state.questions[0].options)
    if depth == 1:
        return options
    count = 0
    for index in range(options):
        copy = game.copy()
        copy.choose_index(index)
        count += _ways(copy, depth - 1)
    return count
