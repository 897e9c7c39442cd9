"""Benchmark of the engine: random play through the public API, in one thread.

Run as a module it prints the figures of the build it was imported from as JSON, so that the
interpreted and the compiled engine can be measured in separate processes. Boxes and switches of the
table may be given as JSON.
"""

from __future__ import annotations

import gc
import platform
import sys
import tracemalloc
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from ..bots import Eyes
from ..bots.codes import SEARCHING
from ..bots.searcher import Searcher
from ..engine import state as state_module
from ..engine.configuration.setup import Setup
from ..engine.configuration.table_options import TableOptions
from ..engine.game import Game
from ..engine.playout import play_at_random

SEARCHES: Final = ("mcts", "scout", "gunslinger")


class Figures(msgspec.Struct):
    """The measurements. Times are in microseconds."""

    build: str
    machine: str
    python: str
    games_per_second: float
    games_per_second_with_events: float
    setup: float
    copy: float
    guess: float
    per_decision: float
    per_decision_by_round: list[float]
    per_decision_by_players: dict[int, float]
    decisions_per_game: float
    options_per_decision: float
    bytes_per_state: float
    steps_per_second: float
    search_steps_per_second: dict[str, float]


def measure(table: TableOptions, seconds: float = 1.0) -> Figures:
    """Take every measurement of such a table, spending about that long on each."""
    setup = Setup.of(4, table)
    speed = max(_games_per_second(setup, seconds / 2, False) for _ in range(5))
    with_events = max(_games_per_second(setup, seconds / 2, True) for _ in range(5))
    decisions, options = _shape(setup)
    copy, guess = _copy_and_guess(setup, seconds)
    opening = _opening(setup, seconds / 2)
    searching = {
        code: max(_search_steps(setup, code, seconds) for _ in range(3)) for code in SEARCHES
    }
    return Figures(
        build="compiled" if not str(state_module.__file__).endswith(".py") else "interpreted",
        machine=machine_name(),
        python=platform.python_version(),
        games_per_second=speed,
        games_per_second_with_events=with_events,
        setup=opening,
        copy=copy,
        guess=guess,
        per_decision=(1e6 / speed - opening) / decisions,
        per_decision_by_round=_by_round(setup, seconds),
        per_decision_by_players=_by_players(table, seconds / 2),
        decisions_per_game=decisions,
        options_per_decision=options,
        bytes_per_state=_bytes_per_state(setup),
        steps_per_second=speed * decisions,
        search_steps_per_second=searching,
    )


def machine_name() -> str:
    """The processor as the system names it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.lower().startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _games_per_second(setup: Setup, seconds: float, listening: bool) -> float:
    dice = Random(1)
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(10):
            play_at_random(Game(setup.seeded(games), listening), dice)
            games += 1
    return games / (perf_counter() - start)


def _opening(setup: Setup, seconds: float) -> float:
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(10):
            Game(setup.seeded(games), False)
            games += 1
    return (perf_counter() - start) / games * 1e6


def _shape(setup: Setup) -> tuple[float, float]:
    """Decisions per game and options per decision."""
    dice = Random(2)
    games, decisions, options = 200, 0, 0
    for seed in range(games):
        game = Game(setup.seeded(seed), False)
        while not game.over:
            decision = game.decisions[0]
            decisions += 1
            options += len(decision.options)
            game.choose(decision.seat, dice.choice(decision.options))
    return decisions / games, options / decisions


def _positions(setup: Setup) -> list[Game]:
    """Positions from the middle of games."""
    dice = Random(3)
    positions = []
    for seed in range(20):
        game = Game(setup.seeded(seed), False)
        for _ in range(10 + 4 * seed):
            decision = game.decisions[0]
            game.choose(decision.seat, dice.choice(decision.options))
        positions.append(game)
    return positions


def _copy_and_guess(setup: Setup, seconds: float) -> tuple[float, float]:
    positions = _positions(setup)
    dice = Random(4)
    rounds = 0
    copying = guessing = 0.0
    while copying + guessing < seconds:
        start = perf_counter()
        for game in positions:
            game.copy()
        middle = perf_counter()
        for game in positions:
            game.guess(0, dice)
        copying += middle - start
        guessing += perf_counter() - middle
        rounds += len(positions)
    return copying / rounds * 1e6, guessing / rounds * 1e6


def _search_steps(setup: Setup, code: str, seconds: float) -> float:
    """Engine steps per second in that bot's searches, including everything else they do."""
    dice = Random(7)
    budget = SEARCHING[code].usual
    steps = 0
    positions = [game for game in _positions(setup) if len(game.decisions[0].options) > 1]
    start = perf_counter()
    while perf_counter() - start < seconds:
        for game in positions:
            decision = game.decisions[0]
            bot = SEARCHING[code].bot(decision.seat, dice, setup.rulebook, budget)
            if isinstance(bot, Searcher):
                search = bot.search()
                search.think(decision, Eyes(game, decision.seat).guess, budget)
                steps += search.steps
            else:
                bot.choose(decision, Eyes(game, decision.seat))
                steps += budget.steps  # it takes a few more
    return steps / (perf_counter() - start)


def _by_round(setup: Setup, seconds: float) -> list[float]:
    """Time per decision in each round of a game; the setup counts towards the first."""
    dice = Random(5)
    spent, counts = [0.0] * 5, [0] * 5
    seed = 0
    while sum(spent) < seconds:
        game = Game(setup.seeded(seed), False)
        seed += 1
        while not game.over:
            number = max(0, game.state.round)
            count = 0
            start = perf_counter()
            while not game.over and game.state.round <= number:
                decision = game.decisions[0]
                options = decision.options
                game.choose(decision.seat, options[int(dice.random() * len(options))])
                count += 1
            spent[number] += perf_counter() - start
            counts[number] += count
    return [time / count * 1e6 for time, count in zip(spent, counts, strict=True)]


def _by_players(table: TableOptions, seconds: float) -> dict[int, float]:
    figures: dict[int, float] = {}
    for players in range(3, 8):
        setup = Setup.of(players, table)
        dice = Random(6)
        decisions = seed = 0
        spent = 0.0
        while spent < seconds / 2:
            game = Game(setup.seeded(seed), False)
            seed += 1
            start = perf_counter()
            decisions += play_at_random(game, dice)
            spent += perf_counter() - start
        figures[players] = spent / decisions * 1e6
    return figures


def _bytes_per_state(setup: Setup) -> float:
    """Memory of one copy, without what copies share."""
    position = _positions(setup)[10]
    count = 500
    gc.collect()
    tracemalloc.start()
    copies = [position.copy() for _ in range(count)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(copies)


if __name__ == "__main__":
    table = msgspec.json.decode(sys.argv[1] if len(sys.argv) > 1 else "{}", type=TableOptions)
    print(msgspec.json.encode(measure(table)).decode())
