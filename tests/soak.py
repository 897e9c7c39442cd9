"""The soak: thousands of random games over every combination of options, checked at every step.

``python -m tests.soak 50000`` plays that many games, in several processes, over all allowed
combinations, in mixed order. A failure is reported with its table and number, which reproduce it.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from colt_express import Game, Setup, load_record
from colt_express.engine.serialization.digest import digest

from .combinations import every_combination
from .leaks import check_one_seat, check_that_events_tell_no_secrets
from .playing import check_accounts, check_options, hand_out_flasks, label, random_choice
from .poison import poisoned

CHUNK = 50
RARELY = 0.02
"""How often the costly checks are made: options on copies, guesses, records, leaks."""


def soak_game(setup: Setup, number: int) -> int:
    """Play one game and check it at every step; returns the number of choices. In some games with
    horses all bandits have whiskey from the start, which random players seldom get."""
    dice = Random(f"soak {number}")
    game = Game(setup.seeded(f"soak {number}"))
    drunk = "horses" in setup.boxes and number % 4 == 0
    check_accounts(game)
    while not game.over:
        if drunk and game.state.players and game.state.round < 0:
            hand_out_flasks(game)
        if dice.random() < RARELY:
            check_options(game)
            check_guess(game, dice)
            if not drunk:
                check_record(game)
            check_leaks(game, dice)
        events = game.choose(*random_choice(game, dice))
        if dice.random() < RARELY and not game.over:
            seat = dice.randrange(-1, setup.seats)
            check_that_events_tell_no_secrets(game, events, seat, dice)
        check_accounts(game)
    check_result(game)
    return len(game.choices)


def check_guess(game: Game, dice: Random) -> None:
    seat = dice.randrange(-1, game.setup.seats)
    guess = game.guess(seat, dice)
    assert guess.view(seat) == game.view(seat)
    check_accounts(guess)
    check_options(guess)


def check_leaks(game: Game, dice: Random) -> None:
    seat = dice.randrange(-1, game.setup.seats)
    check_one_seat(game, poisoned(game, seat, dice), seat)


def check_record(game: Game) -> None:
    assert digest(load_record(game.record()).state) == digest(game.state)


NOBODY_MAY_WIN = ("escape", "deadly_fall", "crime_punished")


def check_result(game: Game) -> None:
    """CASE-9: the only stations at which there may be no winner."""
    result = game.result
    assert result is not None
    assert result.winners or game.state.round_card.event in NOBODY_MAY_WIN


@cache
def tables() -> list[dict[str, Any]]:
    """Neighbours are as different as chance will have it."""
    mixed = every_combination()
    Random("mixed").shuffle(mixed)
    return mixed


def soak_chunk(start: int) -> tuple[int, list[str]]:
    """Play some games; the number of choices, and what went wrong."""
    choices, wrong = 0, []
    for number in range(start, start + CHUNK):
        setup = Setup.from_dict(tables()[number % len(tables())])
        try:
            choices += soak_game(setup, number)
        except Exception as error:
            wrong.append(f"{label(setup)}, game {number}: {error!r}")
    return choices, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first number")
    options = parser.parse_args()
    chunks = range(options.first, options.first + options.games, CHUNK)
    begin = perf_counter()
    choices, failures = 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for n, (made, wrong) in enumerate(pool.map(soak_chunk, chunks)):
            choices += made
            failures += len(wrong)
            for line in wrong:
                print(line)
            if n % 20 == 19:
                print(f"{(n + 1) * CHUNK} games, {failures} failures", flush=True)
    print(
        f"{len(chunks) * CHUNK} games over {len(tables())} combinations, {choices} choices, "
        f"{failures} failures, {perf_counter() - begin:.0f} s"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
