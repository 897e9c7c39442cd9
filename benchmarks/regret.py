"""The chance of winning that bots lose by not thinking longer: ``python -m benchmarks.regret
gunslinger legend:100ms``.

Decisions are picked from games between bots, and a legend judges their options in a search that is
much longer than usual and eliminates nothing. The regret of a choice is what it is worth less than
the best option, in chances of winning. It shows how well a search uses its time; whether the model
behind it is any good only shows in games (``colt-express arena``).
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Annotated, NamedTuple

import typer

from benchmarks.people import machine
from colt_express import Game
from colt_express.bots import Eyes, check_code, make_bot
from colt_express.bots.search.basis import Budget
from colt_express.bots.searcher import LATER, Legend
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.engine.serialization.record import load_record
from colt_express.errors import ColtExpressError

PLAYERS = "gunslinger:300"
PICKED = 0.04
"""The share of decisions that are judged."""
FEWEST = 2
"""Decisions for an interval."""
NEVER = 1e9
"""The pruning margin of the judging search, which prunes no option."""


class Position(NamedTuple):
    """A seat that is asked something in the game of a record."""

    record: str
    seat: int


def positions(number: int, seats: int, boxes: list[str]) -> list[Position]:
    """Some decisions of one game."""
    setup = Setup.of(seats, TableOptions(boxes=boxes), f"regret {number}")
    game = Game(setup, listening=False)
    dice = Random(f"pick {number}")
    bots = [make_bot(PLAYERS, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    picked = []
    while not game.over:
        for decision in game.decisions:
            searched = len(decision.options) > 1 and decision.name not in LATER
            if searched and dice.random() < PICKED:
                picked.append(Position(game.record(), decision.seat))
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            game.choose(decision.seat, option)
    return picked


def judged(position: Position, seconds: float) -> list[float]:
    """The chance of winning after each option."""
    game = load_record(position.record, listening=False)
    seat = position.seat
    decision = game.decision_of(seat)
    assert decision is not None
    search = Legend(seat, Random(0), game.setup.rulebook, Budget()).search()
    search.pruning_margin = NEVER
    search.think(decision, Eyes(game, seat).guess, Budget(seconds=seconds))
    return [search.value_of(option) for option in decision.options]


def regret(position: Position, values: list[float], code: str, attempt: int) -> tuple[float, float]:
    """The regret of a bot's choice, and the seconds it took."""
    game = load_record(position.record, listening=False)
    decision = game.decision_of(position.seat)
    assert decision is not None
    bot = make_bot(code, attempt, position.seat, game.setup.rulebook)
    begin = perf_counter()
    option = bot.choose(decision, Eyes(game, position.seat))
    seconds = perf_counter() - begin
    return max(values) - values[decision.options.index(option)], seconds


def percent(regrets: Sequence[float]) -> str:
    """The mean with a 95 % interval.

    >>> percent([0.01, 0.02, 0.03])
    '2.000 ± 1.132 %'
    """
    return f"{100 * fmean(regrets):.3f} ± {196 * stdev(regrets) / len(regrets) ** 0.5:.3f} %"


def main(
    bots: Annotated[list[str], typer.Argument(help="Bots, such as gunslinger or legend:250ms.")],
    games: Annotated[int, typer.Option(min=1, help="Games to pick decisions from.")] = 24,
    judge: Annotated[float, typer.Option(min=0.1, help="Seconds to judge a decision.")] = 4.0,
    tries: Annotated[int, typer.Option(min=1, help="Choices of each bot per decision.")] = 4,
    seats: Annotated[int, typer.Option(min=2, max=8, help="Players.")] = 4,
    box: Annotated[list[str] | None, typer.Option(help="Boxes on the table.")] = None,
) -> None:
    """Measure the regret of bots, and for all but the first also relative to the first."""
    try:
        for code in bots:
            check_code(code)
        Setup.of(seats, TableOptions(boxes=box or []), "regret")
    except ColtExpressError as error:
        raise typer.BadParameter(str(error)) from None
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        found = pool.map(positions, range(games), [seats] * games, [box or []] * games)
        picked = [position for some in found for position in some]
        if len(picked) < FEWEST:
            raise typer.BadParameter(f"{games} games have too few decisions; try more, such as 24")
        typer.echo(f"{machine()}: {len(picked)} decisions, each judged for {judge} s")
        values = list(pool.map(judged, picked, [judge] * len(picked)))
        cases = [case for case in zip(picked, values, strict=True) for _ in range(tries)]
        first: list[float] = []
        for code in bots:
            where, worth = zip(*cases, strict=True)
            done = list(pool.map(regret, where, worth, [code] * len(cases), range(len(cases))))
            regrets = [one for one, _ in done]
            milliseconds = 1000 * fmean(seconds for _, seconds in done)
            line = f"{code:18} {percent(regrets)}, {milliseconds:.0f} ms"
            if first:
                more = [one - before for one, before in zip(regrets, first, strict=True)]
                line += f"; compared with the first {percent(more)}"
            first = first or regrets
            typer.echo(line)


if __name__ == "__main__":
    typer.run(main)
