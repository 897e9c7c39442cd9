"""``python -m benchmarks.timed WHAT BOXES AMOUNT``: the work that `compare` gives to two versions.

It gets ready, says so, waits for a line, and prints how many CPU seconds a unit of the work took
and a fingerprint of all choices. It uses nothing but what both versions have.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time

from colt_express import Decision, Game, Setup
from colt_express.bots import Bot, Eyes, make_bot
from colt_express.bots.searcher import LATER, Searcher
from colt_express.engine.playout import play_at_random

SEATS = 4
STEPS = 400
"""Budget of a gunslinger for one choice, in steps."""
EVERY = 7
"""A gunslinger is asked at every decision whose number is a multiple of this."""
POSITIONS = 50
"""Number of positions that are copied or guessed in turn."""

Work = Callable[[], tuple[int, Sequence[object]]]
"""Returns the number of units done, and the choices or games that came of it."""


def digest(game: Game) -> str:
    """A fingerprint of a position; older versions have the engine's function in another module."""
    moved = find_spec("colt_express.engine.serialization") is not None
    module = "serialization.digest" if moved else "digest"
    return str(import_module(f"colt_express.engine.{module}").digest(game.state))


def random_games(boxes: list[str], amount: int) -> Work:
    """A unit is a game."""
    setup = Setup(SEATS, boxes=boxes, seed=0)

    def play() -> tuple[int, list[list[int]]]:
        dice = Random(1)
        ends: list[list[int]] = []
        for seed in range(amount):
            game = Game(setup.seeded(seed), False)
            decisions = play_at_random(game, dice)
            ends.append([decisions, *game.state.token_at])
        return amount, ends

    return play


def copies(boxes: list[str], amount: int) -> Work:
    """A unit is a copy of a game, without its events."""
    games = midway(boxes)

    def copy_all() -> tuple[int, list[Game]]:
        for _ in range(amount):
            made = [game.copy() for game in games]
        return amount * len(games), made

    return copy_all


def guesses(boxes: list[str], amount: int) -> Work:
    """A unit is a guess of the seat that is asked."""
    asked = [(game, game.decisions[0].seat) for game in midway(boxes)]

    def guess_all() -> tuple[int, list[Game]]:
        dice = Random(1)
        for _ in range(amount):
            made = [game.guess(seat, dice) for game, seat in asked]
        return amount * len(asked), made

    return guess_all


def midway(boxes: list[str]) -> list[Game]:
    """Random games, each played on a little further than the one before."""
    dice = Random(2)
    games = []
    for number in range(POSITIONS):
        game = Game(Setup(SEATS, boxes=boxes, seed=number), listening=False)
        for _ in range(10 + number):
            decision = game.decisions[0]
            game.choose(decision.seat, dice.choice(decision.options))
        games.append(game)
    return games


def choices(name: str, boxes: list[str], amount: int) -> Work:
    """A unit is a choice."""
    asked = list(positions(name, boxes, amount, every=1))

    def choose() -> tuple[int, list[str]]:
        chosen = [bot.choose(decision, Eyes(game, bot.seat)) for game, decision, bot in asked]
        return amount, [str(option) for option in chosen]

    return choose


def searches(boxes: list[str], amount: int) -> Work:
    """A unit is a step of a gunslinger's search."""
    asked = list(positions(f"gunslinger:{STEPS}", boxes, amount, EVERY))

    def search_all() -> tuple[int, list[str]]:
        steps = 0
        chosen: list[str] = []
        for game, decision, bot in asked:
            assert isinstance(bot, Searcher)
            search = bot.search()
            option = search.think(decision, Eyes(game, bot.seat).guess, bot.budget)
            steps += search.steps
            chosen.append(str(option))
        return steps, chosen

    return search_all


def positions(
    code: str, boxes: list[str], amount: int, every: int
) -> Iterator[tuple[Game, Decision, Bot]]:
    """``amount`` decisions of games between outlaws, and a bot for each, without questions that are
    beyond the horizon of a search."""
    found = seed = met = 0
    while True:
        setup = Setup(SEATS, boxes=boxes, seed=f"compare {seed}")
        game, seed = Game(setup, listening=False), seed + 1
        seats, rules = range(SEATS), setup.rulebook
        outlaws = [make_bot("outlaw", setup.seed, seat, rules) for seat in seats]
        bots = [make_bot(code, setup.seed, seat, rules) for seat in seats]
        while not game.over:
            decision = game.decisions[0]
            seat = decision.seat
            if len(decision.options) > 1 and decision.name not in LATER:
                met += 1
                if met % every == 0:
                    found += 1
                    yield game.copy(), decision, bots[seat]
                    if found == amount:
                        return
            game.choose(seat, outlaws[seat].choose(decision, Eyes(game, seat)))


def work_of(what: str, boxes: list[str], amount: int) -> Work:
    if what == "engine":
        return random_games(boxes, amount)
    if what in ("copy", "guess"):
        return (copies if what == "copy" else guesses)(boxes, amount)
    return searches(boxes, amount) if what == "gunslinger" else choices(what, boxes, amount)


def main(what: str, boxes: str, amount: str) -> None:
    named = boxes.split("+") if boxes else []
    work_of(what, named, max(1, int(amount) // 20))()  # everything is loaded and warm
    work = work_of(what, named, int(amount))
    print("ready", flush=True)
    sys.stdin.readline()
    begun = process_time()
    units, told = work()
    seconds = process_time() - begun
    lines = [digest(one) if isinstance(one, Game) else str(one) for one in told]
    print(seconds / units, sha256("\n".join(lines).encode()).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
