"""How well an outlaw's valuation of cards predicts what a gunslinger plays.

``python -m benchmarks.foretelling 20 --box marshal`` plays that many games between gunslingers.
`TEMPERATURE` and `UNIFORM_WEIGHT` in ``bots/search/rollout_policies.py`` are near those with the
highest log-likelihood.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean
from typing import Annotated, Final, NamedTuple

import typer

from benchmarks.people import machine
from colt_express import Game
from colt_express.bots import Eyes, make_bot
from colt_express.bots.outlaw.planning import worth_of_plans
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.search.rollout_policies import likelihoods
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.errors import ColtExpressError

TEMPERATURES: Final = (50, 100, 200, 250, 300, 400, 600, 1000, 2000, 4000, 8000)
UNIFORM_WEIGHTS: Final = (0.001, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5)


class CardChoice(NamedTuple):
    """A choice of a card: whether by the Marshal, the value of each option to an outlaw, and the
    index of the chosen one."""

    by_the_marshal: bool
    worth: list[float]
    chosen: int


def plans_of(number: int, seats: int, boxes: list[str]) -> list[CardChoice]:
    """Every choice of a card in one game."""
    return list(_plans(Setup.of(seats, TableOptions(boxes=boxes), f"foretelling {number}")))


def _plans(setup: Setup) -> Iterator[CardChoice]:
    game = Game(setup, listening=False)
    bots = [make_bot("gunslinger", setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        chosen = bots[seat].choose(decision, Eyes(game, seat))
        if decision.name == "plan" and len(decision.options) > 1:
            now = Situation(Eyes(game, seat).sight(), Memory(), Random(0))
            worth = worth_of_plans(decision.options, now)
            lawman = game.state.rules.lawman
            yield CardChoice(seat == lawman, worth, decision.options.index(chosen))
        game.choose(seat, chosen)


def log_likelihood(plans: list[CardChoice], temperature: float, uniform_weight: float) -> float:
    """The mean, over the choices.

    >>> round(log_likelihood([CardChoice(False, [0.0, 0.0], 1)], 200, 0.1), 3)
    -0.693
    """
    total = 0.0
    for plan in plans:
        weights = likelihoods(plan.worth, temperature, uniform_weight)
        total += log(weights[plan.chosen] / sum(weights))
    return total / len(plans)


def report(who: str, plans: list[CardChoice]) -> None:
    first = fmean(plan.worth[plan.chosen] == max(plan.worth) for plan in plans)
    blind = fmean(-log(len(plan.worth)) for plan in plans)
    typer.echo(f"{who}: {len(plans)} cards, an outlaw's own choice {first:.1%} of the time")
    typer.echo(f"a guess {blind:.3f}")
    typer.echo(
        "temperature, $ "
        + "".join(f"{uniform_weight:8}" for uniform_weight in UNIFORM_WEIGHTS)
        + "  uniform_weight"
    )
    for temperature in TEMPERATURES:
        row = "".join(
            f"{log_likelihood(plans, temperature, uniform_weight):8.3f}"
            for uniform_weight in UNIFORM_WEIGHTS
        )
        typer.echo(f"{temperature:7} {row}")


def main(
    games: Annotated[int, typer.Argument(min=1, help="How many; each takes some seconds.")],
    seats: Annotated[int, typer.Option(min=2, max=8, help="Players.")] = 4,
    box: Annotated[list[str] | None, typer.Option(help="Boxes on the table.")] = None,
) -> None:
    """Predict what gunslingers play from its value to outlaws."""
    try:
        Setup.of(seats, TableOptions(boxes=box or []), "foretelling")
    except ColtExpressError as error:
        raise typer.BadParameter(str(error)) from None
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        found = pool.map(plans_of, range(games), [seats] * games, [box or []] * games)
        plans = [plan for some in found for plan in some]
    typer.echo(f"{machine()}: {games} games")
    for who, his in ("bandits", False), ("the Marshal", True):
        theirs = [plan for plan in plans if plan.by_the_marshal == his]
        if theirs:
            report(who, theirs)


if __name__ == "__main__":
    typer.run(main)
