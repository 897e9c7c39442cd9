"""How well an outlaw's valuation of cards predicts what a gunslinger plays.

``python -m benchmarks.foretelling 8`` plays that many games between gunslingers. The `WHIM`
(temperature) of a legend's model of others is near the one with the highest log-likelihood.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from math import exp, log
from random import Random
from typing import Final

from colt_express import Game, Setup
from colt_express.bots import Eyes, make_bot
from colt_express.bots.outlaw.cast import Memory
from colt_express.bots.outlaw.planning import worth_of_plans
from colt_express.bots.outlaw.situation import Situation

WHIMS: Final = (50, 100, 150, 200, 250, 300, 400, 600, 1000)

Plan = tuple[list[float], int]
"""The value of each option to an outlaw, and the chosen option."""


def plans_of(seed: str) -> Iterator[Plan]:
    """Every choice of a card in one game."""
    game = Game(Setup(4, seed=seed), listening=False)
    rules = game.setup.rulebook
    bots = [make_bot("gunslinger", seed, seat, rules) for seat in range(4)]
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        chosen = bots[seat].choose(decision, Eyes(game, seat))
        if decision.name == "plan" and len(decision.options) > 1:
            now = Situation(Eyes(game, seat).sight(), Memory(), Random(0))
            yield worth_of_plans(decision.options, now), decision.options.index(chosen)
        game.choose(seat, chosen)


def log_likelihood(plans: list[Plan], whim: float) -> float:
    """The mean, over the choices."""
    total = 0.0
    for worth, chosen in plans:
        highest = max(worth)
        weights = [exp((one - highest) / whim) for one in worth]
        total += (worth[chosen] - highest) / whim - log(sum(weights))
    return total / len(plans)


def main() -> None:
    parser = ArgumentParser(description="Predicts what gunslingers play from its value to outlaws.")
    parser.add_argument("games", type=int, help="how many; each takes about 15 seconds")
    games: int = parser.parse_args().games
    if games < 1:
        parser.error("at least one game is needed")
    plans = [plan for number in range(games) for plan in plans_of(f"foretelling {number}")]
    first = sum(worth[chosen] == max(worth) for worth, chosen in plans) / len(plans)
    blind = sum(-log(len(worth)) for worth, _ in plans) / len(plans)
    print(f"{len(plans)} cards in {games} games; an outlaw's own choice {first:.1%} of the time")
    print(f"uniform            {blind:.3f}")
    for whim in WHIMS:
        print(f"whim {whim:5} $       {log_likelihood(plans, whim):.3f}")


if __name__ == "__main__":
    main()
