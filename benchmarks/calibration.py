"""How well the chances of a curve predict who wins.

``python -m benchmarks.calibration 100 --bot outlaw`` plays that many games between bots, works out
the chances at some moments of each, and compares them with the results: how often players with a
chance of 20 to 30 % have won, for example, and the Brier score by round.
"""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Annotated, Final, NamedTuple

import typer

from benchmarks.people import machine
from colt_express import Game
from colt_express.bots import Eyes, make_bot
from colt_express.bots.curve.measuring import Effort, chances_at
from colt_express.bots.search.value import final_chances
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions

LOOKS: Final = 0.1
"""Share of the moments of a game that are evaluated."""
BINS: Final = 10


class Look(NamedTuple):
    """A player's chance at a moment, and how much of the win the player got."""

    round: int
    chance: float
    won: float


def looks_of(number: int, bot: str, seats: int, options: TableOptions, cost: int) -> list[Look]:
    """The chances of all players at some moments of one game."""
    setup = Setup.of(seats, options, f"calibration {number}")
    game = Game(setup, listening=False)
    bots = [make_bot(bot, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    dice = Random(number)
    moments: list[Game] = []
    while not game.over:
        if dice.random() < LOOKS:
            moments.append(game.copy())
        decision = game.decisions[0]
        game.choose(decision.seat, bots[decision.seat].choose(decision, Eyes(game, decision.seat)))
    won = final_chances(game.state)
    looks = []
    for n, moment in enumerate(moments):
        chances = chances_at(moment, f"calibration {n}", Effort(cost, 12)).means
        pairs = zip(chances, won, strict=True)
        looks += [Look(max(0, moment.state.round), *pair) for pair in pairs]
    return looks


def main(
    games: int,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "outlaw",
    seats: int = 4,
    box: Annotated[list[str] | None, typer.Option(help="A box to play with.")] = None,
    variant: str | None = None,
    cost: Annotated[int, typer.Option(help="Choices in rollouts per moment.")] = 1_200,
    jobs: int = 2,
) -> None:
    options = TableOptions(boxes=box or [], variant=variant)
    work = partial(looks_of, bot=bot, seats=seats, options=options, cost=cost)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        looks = [look for found in pool.map(work, range(games)) for look in found]
    print(f"{games} games between {bot}, {len(looks)} chances; {machine()}")
    bins: dict[int, list[Look]] = defaultdict(list)
    rounds: dict[int, list[Look]] = defaultdict(list)
    for look in looks:
        bins[min(BINS - 1, int(look.chance * BINS))].append(look)
        rounds[look.round].append(look)
    for n, found in sorted(bins.items()):
        chance, won = fmean(one.chance for one in found), fmean(one.won for one in found)
        print(
            f"{10 * n:3} – {10 * n + 10:3} %: {chance:6.1%} expected, {won:6.1%} won, {len(found)}"
        )
    usual = fmean(look.won for look in looks)
    for n, found in sorted(rounds.items()):
        brier = fmean((one.chance - one.won) ** 2 for one in found)
        base = fmean((usual - one.won) ** 2 for one in found)
        print(f"round {n + 1}: Brier score {brier:.3f}; {base:.3f} without looking")


if __name__ == "__main__":
    typer.run(main)
