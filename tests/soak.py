"""The soak: thousands of random games over every combination of options, checked at every step.

``python -m tests.soak 20000`` plays so many games, in several processes, of tables with a box
(``--all``: of every table). A table, a number and a seed say how to see a failure again.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random
from time import perf_counter

from colt_express import Game, Setup, load_record
from colt_express.engine.digest import digest

from .playing import (
    check_accounts,
    check_options,
    every_combination,
    hand_out_flasks,
    horses_setups,
    label,
    random_choice,
)

CHUNK = 50
RARELY = 0.02
"""How often the costly checks are made: options on copies, guesses, records."""


def soak_game(setup: Setup, number: int) -> int:
    """Play one game and check it at every step; says how many choices it took. In some games
    with a box everybody has whiskey from the start, which random players seldom come by."""
    dice = Random(f"soak {number}")
    game = Game(setup.seeded(f"soak {number}"))
    drunk = bool(setup.boxes) and number % 4 == 0
    check_accounts(game)
    while not game.over:
        if drunk and game.state.players and game.state.round < 0:
            hand_out_flasks(game)
        if dice.random() < RARELY:
            check_options(game)
            check_guess(game, dice)
            if not drunk:
                check_record(game)
        game.choose(*random_choice(game, dice))
        check_accounts(game)
    check_result(game)
    return len(game.choices)


def check_guess(game: Game, dice: Random) -> None:
    seat = dice.randrange(-1, game.setup.seats)
    guess = game.guess(seat, dice)
    assert guess.view(seat) == game.view(seat)
    check_accounts(guess)
    check_options(guess)


def check_record(game: Game) -> None:
    assert digest(load_record(game.record()).state) == digest(game.state)


def check_result(game: Game) -> None:
    """HS-STATION-2: only where nobody has escaped may nobody win."""
    result = game.result
    assert result is not None
    if not result.winners:
        assert game.state.round_card.event == "escape"
        assert all(bandit.place < 16 for bandit in game.state.bandits)


@cache
def tables(whole: bool) -> list[Setup]:
    return every_combination() if whole else horses_setups()


def soak_chunk(start: int, whole: bool) -> tuple[int, list[str]]:
    """Play some games; the number of choices, and what went wrong."""
    setups = tables(whole)
    choices, wrong = 0, []
    for number in range(start, start + CHUNK):
        setup = setups[number % len(setups)]
        try:
            choices += soak_game(setup, number)
        except Exception as error:
            wrong.append(f"{label(setup)}, game {number}: {error!r}")
    return choices, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--all", action="store_true", help="tables without a box, too")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first number")
    options = parser.parse_args()
    chunks = range(options.first, options.first + options.games, CHUNK)
    begin = perf_counter()
    choices, failures = 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for n, (made, wrong) in enumerate(pool.map(partial(soak_chunk, whole=options.all), chunks)):
            choices += made
            failures += len(wrong)
            for line in wrong:
                print(line)
            if n % 20 == 19:
                print(f"{(n + 1) * CHUNK} games, {failures} failures", flush=True)
    print(
        f"{len(chunks) * CHUNK} games, {choices} choices, {failures} failures, "
        f"{perf_counter() - begin:.0f} s"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
