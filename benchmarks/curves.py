"""How long the curve of a game takes, how noisy it is, and how much it jumps between rounds.

``python -m benchmarks.curves`` works out the curve of one game between outlaws for each kind of
table, with few and with many seats. CPU seconds are of one process, whatever else the machine does.
"""

from __future__ import annotations

from itertools import pairwise
from resource import RUSAGE_SELF, getrusage
from statistics import fmean
from typing import Annotated, Final, NamedTuple

import typer

from benchmarks.people import machine
from benchmarks.sample_games import KINDS, Kind, play
from colt_express.bots.curve import Curve, curve_of
from colt_express.engine.serialization.record import read_record

SEATS: Final = {
    "base game": (3, 7),
    "expert": (7,),
    "teams": (4, 6),
    "marshal": (3, 8),
    "time machine": (6,),
    "all boxes": (3, 7, 8),
}
"""The numbers of seats to measure, where it is not the last of `KINDS` alone."""


class Line(NamedTuple):
    """What was measured of one game. In percent: the standard error of a chance and of the sum of a
    player's own choices; the mean absolute luck of a step between two rounds, and of any other."""

    table: str
    steps: int
    seconds: float
    chance_error: float
    own_error: float
    luck_between: float
    luck_within: float


def line_for(kind: Kind, seats: int) -> Line:
    game = play(kind._replace(seats=(seats,)), "outlaw", "curves", 0)
    record = read_record(game.record())
    before = _seconds()
    curve = curve_of(record)
    seconds = _seconds() - before
    between, within = luck_of(curve, starts(curve))
    errors = [error for step in curve.steps[:-1] for error in step.chance_error]
    return Line(
        f"{kind.name}, {seats}",
        len(curve.steps),
        seconds,
        fmean(errors) / 100,
        fmean(seat.own_error for seat in curve.seats) / 100,
        between,
        within,
    )


def starts(curve: Curve) -> set[int]:
    """The numbers of steps after which a round begins: the next choice belongs to it."""
    return {
        one.number for one, two in pairwise(curve.steps) if two.round > one.round and one.round > 0
    }


def luck_of(curve: Curve, between: set[int]) -> tuple[float, float]:
    """The mean absolute luck of a step between two rounds, and of any other, in percent."""
    lucks: dict[bool, list[float]] = {True: [0.0], False: [0.0]}
    for step in curve.steps[1:]:
        lucks[step.number in between] += [abs(luck) / 100 for luck in step.luck]
    return fmean(lucks[True]), fmean(lucks[False])


def _seconds() -> float:
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main(
    kind: Annotated[list[str] | None, typer.Option(help="Only this kind of table.")] = None,
) -> None:
    print("table, steps, CPU s, chance ±, own ±, luck between rounds, within")
    for one in KINDS:
        if not kind or one.name in kind:
            for seats in SEATS.get(one.name, one.seats[-1:]):
                line = line_for(one, seats)
                numbers = " ".join(f"{number:6.1f}" for number in line[2:])
                print(f"{line.table:22} {line.steps:4} {numbers}", flush=True)
    print(machine())


if __name__ == "__main__":
    typer.run(main)
