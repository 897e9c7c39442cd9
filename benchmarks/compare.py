"""``python -m benchmarks.compare OLD NEW``: compares the speed of two versions, of the bare engine,
of copies and guesses, and of what bots need for a choice.

Each is a folder to import ``colt_express`` from, such as ``src`` of a checkout or a compiled
``build/compiled``. Both do the same work (`timed`) at the same time on one core, which they share
evenly, so that other load does not matter; the result is their CPU time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from math import comb
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer

from colt_express.engine.configuration.setup import BOXES

AMOUNTS = {
    **{"engine": 500, "copy": 800, "guess": 120},
    **{"greenhorn": 20_000, "outlaw": 1_500, "gunslinger": 12},
}
"""By kind of work: how much of it is measured at a time, in games, copies or guesses of fifty
positions, choices, or searched decisions."""
UNITS = {"engine": "game", "copy": "copy", "guess": "guess", "gunslinger": "step"}
TABLES = ["", *BOXES, "+".join(BOXES)]


class Pair(NamedTuple):
    """CPU seconds for a unit of work in both versions, and whether they chose the same."""

    old: float
    new: float
    same: bool


def start(folder: Path, core: int, what: str, boxes: str, amount: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-B", "-m", "benchmarks.timed", what, boxes, str(amount)]
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve()), "PYTHONHASHSEED": "0"}
    process = subprocess.Popen(
        command,
        env=environment,
        cwd=Path(__file__).parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {core})
    return process


def side_by_side(
    folders: list[Path], core: int, what: str, boxes: str, amount: int
) -> list[tuple[float, str]]:
    """For each, the seconds per unit of work, and a fingerprint of what was chosen."""
    processes = [start(folder, core, what, boxes, amount) for folder in folders]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    told = [process.communicate()[0].split() for process in processes]
    return [(float(seconds), choices) for seconds, choices in told]


def compared(old: Path, new: Path, what: str, boxes: str, times: int, share: float) -> list[Pair]:
    """That many pairs of measurements; the order and the cores alternate."""
    cores = os.cpu_count() or 1
    amount = max(1, round(AMOUNTS[what] * share))
    pairs = []
    for n in range(times):
        turn = 1 if n % 2 == 0 else -1
        found = side_by_side([old, new][::turn], n // 2 % cores, what, boxes, amount)[::turn]
        (old_time, old_choices), (new_time, new_choices) = found
        pairs.append(Pair(old_time, new_time, old_choices == new_choices))
    return pairs


def likely_median(values: list[float]) -> tuple[float, float]:
    """A 95 % interval for the median, for any distribution; the whole range if there are fewer than
    six numbers.

    >>> likely_median([float(n) for n in range(1, 13)])
    (3.0, 10.0)
    """
    ordered, number = sorted(values), len(values)
    left_out = 0
    while sum(comb(number, n) for n in range(left_out + 1)) / 2**number <= 0.025:
        left_out += 1
    left_out = max(0, left_out - 1)
    return ordered[left_out], ordered[number - 1 - left_out]


def line_of(what: str, boxes: str, pairs: list[Pair]) -> str:
    ratios = [pair.new / pair.old for pair in pairs]
    low, high = likely_median(ratios)
    old, new = median([pair.old for pair in pairs]), median([pair.new for pair in pairs])
    same = "same choices" if all(pair.same for pair in pairs) else "OTHER CHOICES"
    return (
        f"{what:<10} {boxes or 'base':<34} {1e6 * old:>9,.2f} {1e6 * new:>9,.2f} µs per "
        f"{UNITS.get(what, 'choice'):<6} {median(ratios):.3f} ({low:.3f} – {high:.3f})  {same}"
    )


def main(
    old: Annotated[Path, typer.Argument(exists=True, file_okay=False)],
    new: Annotated[Path, typer.Argument(exists=True, file_okay=False)],
    what: Annotated[
        list[str] | None,
        typer.Option(help=f"One of {', '.join(AMOUNTS)}; all of them if left out."),
    ] = None,
    table: Annotated[
        list[str] | None,
        typer.Option(help="Boxes, joined by +, or base; each alone and all together if left out."),
    ] = None,
    times: Annotated[int, typer.Option(min=1, help="Number of comparisons of each.")] = 12,
    share: Annotated[float, typer.Option(min=0.001, help="How much work, in usual amounts.")] = 1.0,
) -> None:
    """Compare two versions: time of the new one in terms of the old one, with 95 % intervals."""
    for wanted in what or AMOUNTS:
        if wanted not in AMOUNTS:
            raise typer.BadParameter(f"{wanted!r} is none of {', '.join(AMOUNTS)}")
        for boxes in ["" if name == "base" else name for name in table or TABLES]:
            pairs = compared(old, new, wanted, boxes, times, share)
            typer.echo(line_of(wanted, boxes, pairs))


if __name__ == "__main__":
    typer.run(main)
