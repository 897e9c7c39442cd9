"""How alike two gunslingers choose that differ in nothing but their dice: the ceiling of any
prediction of what a gunslinger plays.

``python -m benchmarks.opponents.agreement play FILE --games 48`` asks several gunslingers for every
card of some games, and stores what they found; ``… show FILE`` compares it.
"""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Annotated, Final

import typer

from benchmarks.people import machine
from colt_express import Game
from colt_express.bots import Eyes, make_bot
from colt_express.bots.outlaw.planning import worth_of_plans
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.search.rollout_policies import (
    MARSHAL_TEMPERATURE,
    TEMPERATURE,
    UNIFORM_WEIGHT,
    likelihoods,
)
from colt_express.bots.searcher import Searcher
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions

ASKED: Final = 12
"""Gunslingers that are asked for each card."""
TEMPERATURES: Final = (0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.08)
"""Of a softmax over chances of winning."""
FLOORS: Final = (0.001, 0.01, 0.02, 0.05, 0.1)
PRIOR_COUNTS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)

app = typer.Typer(help=__doc__)


def cards_of(number: int, seats: int, boxes: list[str], bot: str) -> list[dict[str, object]]:
    """Every choice of a card in one game: how often each option was chosen, the mean chance each
    search saw in each option, and what it is worth to an outlaw."""
    setup = Setup.of(seats, TableOptions(boxes=boxes), f"agreement {number}")
    game = Game(setup, listening=False)
    bots = [make_bot(bot, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    found: list[dict[str, object]] = []
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        eyes = Eyes(game, seat)
        chosen = bots[seat].choose(decision, eyes)
        if decision.name == "plan" and len(decision.options) > 1:
            worth = worth_of_plans(decision.options, Situation(eyes.sight(), Memory(), Random(0)))
            picks, values = [], []
            for n in range(ASKED):
                one = make_bot(bot, f"{setup.seed} {len(game.choices)} {n}", seat, setup.rulebook)
                assert isinstance(one, Searcher)
                picks.append(decision.options.index(one.choose(decision, eyes)))
                values.append([[tries, round(chance, 4)] for tries, chance in one.values])
            found.append(
                {
                    "game": number,
                    "marshal": seat == game.state.rules.lawman,
                    "round": game.state.round,
                    "worth": [round(one, 1) for one in worth],
                    "chosen": decision.options.index(chosen),
                    "picks": picks,
                    "values": values,
                }
            )
        game.choose(seat, chosen)
    return found


@app.command()
def play(
    file: Annotated[Path, typer.Argument(help="Where to put what was found, as JSON lines.")],
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 48,
    seats: Annotated[int, typer.Option(min=2, max=8, help="Players.")] = 4,
    box: Annotated[list[str] | None, typer.Option(help="Boxes on the table.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays and is asked.")] = "gunslinger",
) -> None:
    """Ask several bots for every card of some games."""
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        rows = pool.map(cards_of, range(games), [seats] * games, [box or []] * games, [bot] * games)
        with file.open("w") as out:
            for row in rows:
                for card in row:
                    out.write(json.dumps(card) + "\n")
                out.flush()


@app.command()
def show(file: Annotated[Path, typer.Argument(help="What `play` has found.")]) -> None:
    """Agreement and log-likelihoods."""
    cards = [json.loads(line) for line in file.read_text().splitlines()]
    typer.echo(f"{machine()}: {len({card['game'] for card in cards})} games")
    for who, his in ("bandits", False), ("the Marshal", True):
        theirs = [card for card in cards if card["marshal"] == his]
        if theirs:
            report(who, theirs, MARSHAL_TEMPERATURE if his else TEMPERATURE)


def report(who: str, cards: list[dict], temperature: float) -> None:  # type: ignore[type-arg]
    everyone = [[card["chosen"], *card["picks"]] for card in cards]
    pairs = fmean(agreement(picks) for picks in everyone)
    typer.echo(f"{who}: {len(cards)} cards, {len(everyone[0])} choices of each")
    typer.echo(f"two choose the same: {pairs:.1%}")
    usual = fmean(card["worth"][card["chosen"]] == max(card["worth"]) for card in cards)
    typer.echo(f"an outlaw's own choice: {usual:.1%}")
    typer.echo(f"uniform: {fmean(-log(len(card['worth'])) for card in cards):.3f}")
    priors = []
    for card in cards:
        weights = likelihoods(card["worth"], temperature, UNIFORM_WEIGHT)
        priors.append([one / sum(weights) for one in weights])
    predicted = zip(cards, priors, strict=True)
    mean = fmean(log(prior[card["chosen"]]) for card, prior in predicted)
    typer.echo(f"an outlaw's worth: {mean:.3f}")
    for count in PRIOR_COUNTS:
        pairs_of = zip(everyone, priors, strict=True)
        total = fmean(held_out(picks, prior, count) for picks, prior in pairs_of)
        typer.echo(f"the others' choices, and the outlaw's as {count} of them: {total:.3f}")
    entropy = fmean(-entropy_of(picks) for picks in everyone)
    bias = fmean((len(set(picks)) - 1) / (2 * len(picks)) for picks in everyone)
    typer.echo(
        f"entropy of the choices: {entropy:.3f}, corrected (Miller, Madow) {entropy - bias:.3f}"
    )
    for others in (1, 4, len(cards[0]["values"])):
        best = max(
            (fmean(by_values(card, others, t, floor) for card in cards), t, floor)
            for t in TEMPERATURES
            for floor in FLOORS
        )
        typer.echo(
            f"mean chances seen by {others} others: {best[0]:.3f} "
            f"(temperature {best[1]}, floor {best[2]})"
        )


def agreement(picks: list[int]) -> float:
    number = len(picks)
    same = sum(count * (count - 1) for count in Counter(picks).values())
    return same / (number * (number - 1))


def held_out(picks: list[int], prior: list[float], count: float) -> float:
    """The mean log-likelihood of each choice, predicted by the other ones."""
    counts = Counter(picks)
    total = len(picks) - 1 + count
    return fmean(log((counts[one] - 1 + count * prior[one]) / total) for one in picks)


def entropy_of(picks: list[int]) -> float:
    number = len(picks)
    return -sum(n / number * log(n / number) for n in Counter(picks).values())


def by_values(card: dict, others: int, temperature: float, floor: float) -> float:  # type: ignore[type-arg]
    """The log-likelihood of the choice by the mean chances that other searches saw."""
    options = len(card["worth"])
    tries, sums = [0] * options, [0.0] * options
    for values in card["values"][:others]:
        for n, (tried, chance) in enumerate(values):
            tries[n] += tried
            sums[n] += tried * chance
    if not any(tries):
        return -log(options)
    means = [s / t if t else 0.0 for s, t in zip(sums, tries, strict=True)]
    weights = [floor + exp((one - max(means)) / temperature) for one in means]
    return log(weights[card["chosen"]] / sum(weights))


if __name__ == "__main__":
    app()
