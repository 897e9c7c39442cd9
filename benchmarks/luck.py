"""Whether luck-adjusted results have the mean of plain ones, and how much less they vary.

``python -m benchmarks.luck outlaw×4 --games 1000`` plays games, each with a deal of its own, and
prints by seat how often it won, the same less the luck, the mean luck with its 95 % interval, which
should hold zero, and the share of the games that gives the same interval (the coefficient is 1).
CPU seconds are of one process, whatever else the machine does.
"""

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import Annotated

import typer

from benchmarks.people import machine
from benchmarks.sample_games import KINDS
from colt_express.arena.games import outcome_of, play_game
from colt_express.arena.line_up import read_line_up
from colt_express.arena.luck import luck_of
from colt_express.arena.luck.corrections import PARTS, USUAL_EFFORT
from colt_express.arena.statistics import Z
from colt_express.engine.configuration.setup import Setup


class Moments:
    """Sums of a quantity and of its squares."""

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number

    @property
    def variance(self) -> float:
        return (self.squares - self.total * self.mean) / max(1, self.number - 1)

    @property
    def error(self) -> float:
        """Half the 95 % interval of the mean."""
        return Z * sqrt(max(0.0, self.variance) / self.number)


class Seat:
    """What was measured of one seat."""

    def __init__(self) -> None:
        self.wins = Moments()
        self.luck = Moments()
        self.adjusted = Moments()


def main(
    line_up: Annotated[str, typer.Argument(help="Bots by seat, like outlaw,greenhorn×3.")],
    games: Annotated[int, typer.Option(min=2)] = 1000,
    effort: Annotated[int, typer.Option(min=1)] = USUAL_EFFORT,
    table: Annotated[str, typer.Option(help="A kind of table of benchmarks.sample_games.")] = (
        KINDS[0].name
    ),
    seed: str = "luck",
) -> None:
    bots = read_line_up(line_up)
    kinds = {kind.name: kind for kind in KINDS}
    if table not in kinds:
        raise typer.BadParameter(f"{table!r} is not a kind of table; there are {', '.join(kinds)}")
    setup = Setup.of(len(bots), kinds[table].options)
    seats = [Seat() for _ in bots]
    parts = [Moments() for _ in PARTS]
    playing = working = 0.0
    cost = 0
    for number in range(games):
        start = process_time()
        game = play_game(setup.seeded(f"{seed} {number}"), bots)
        middle = process_time()
        luck = luck_of(game, effort)
        playing += middle - start
        working += process_time() - middle
        cost += luck.cost
        for part, moments in zip(luck.parts, parts, strict=True):
            for value in part:
                moments.add(value)
        outcome = outcome_of(game, bots)
        for seat, one, value in zip(seats, outcome.seats, luck.total, strict=True):
            seat.wins.add(one.win)
            seat.luck.add(value)
            seat.adjusted.add(one.win - value)
    print(f"{table}, {line_up}, {games:,} games, effort {effort:,}; {machine()}")
    print(
        f"{1000 * playing / games:.0f} ms for a game, {1000 * working / games:.0f} ms and "
        f"{cost / games:,.0f} choices for its luck, CPU time"
    )
    for n, (name, seat) in enumerate(zip(bots, seats, strict=True)):
        print(
            f"seat {n} {name}: won {_shown(seat.wins)}, less luck {_shown(seat.adjusted)}, "
            f"luck {_shown(seat.luck)}, {_needed(seat)}"
        )
    kinds_of_luck = zip(PARTS, parts, strict=True)
    print(
        "standard deviation of luck:",
        ", ".join(f"{name} {sqrt(one.variance):.3f}" for name, one in kinds_of_luck),
    )
    plain = sum(seat.wins.variance for seat in seats)
    if plain:
        print(f"all seats: games needed {sum(s.adjusted.variance for s in seats) / plain:.1%}")


def _needed(seat: Seat) -> str:
    plain = seat.wins.variance
    return f"games needed {seat.adjusted.variance / plain:.1%}" if plain else "always the same"


def _shown(moments: Moments) -> str:
    return f"{100 * moments.mean:.2f} ± {100 * moments.error:.2f} %"


if __name__ == "__main__":
    typer.run(main)
