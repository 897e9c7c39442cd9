"""``python -m benchmarks.compare OLD NEW``: compares the speed of two versions of the engine.

Each is a folder to import ``colt_express`` from, such as ``src`` of a checkout or a compiled
``build/compiled``. Both play the same random games at the same time on one core, which they share
evenly, so that other load does not matter; the result is their CPU time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Annotated

import typer

PLAY = """
import sys, time
from random import Random
from colt_express.engine.game import Game
from colt_express.engine.playout import play_at_random
from colt_express.engine.setup import Setup

setup, games = Setup(4), int(sys.argv[1])

def play(games):
    dice = Random(1)
    for seed in range(games):
        play_at_random(Game(setup.seeded(seed), False), dice)

play(20)
print("ready", flush=True)
sys.stdin.readline()
begun = time.process_time()
play(games)
print((time.process_time() - begun) / games)
"""


def start(folder: Path, core: int, games: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-B", "-c", PLAY, str(games)]
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve()), "PYTHONHASHSEED": "0"}
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {core})
    return process


def side_by_side(folders: list[Path], core: int, games: int) -> list[float]:
    """Seconds per game, for each."""
    processes = [start(folder, core, games) for folder in folders]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return [float(process.communicate()[0]) for process in processes]


def main(
    old: Annotated[Path, typer.Argument(exists=True, file_okay=False)],
    new: Annotated[Path, typer.Argument(exists=True, file_okay=False)],
    games: Annotated[int, typer.Option(min=1, help="Games per comparison.")] = 1000,
    times: Annotated[int, typer.Option(min=1, help="Number of comparisons.")] = 12,
) -> None:
    """Compare two versions of the engine."""
    cores = os.cpu_count() or 1
    found = []
    for n in range(times):
        order = [old, new] if n % 2 == 0 else [new, old]
        seconds = side_by_side(order, n // 2 % cores, games)
        found.append(seconds if n % 2 == 0 else seconds[::-1])
    ratios = [new_time / old_time - 1 for old_time, new_time in found]
    old_time, new_time = (1e6 * median(times) for times in zip(*found, strict=True))
    typer.echo(f"old {old_time:,.0f} µs per game, new {new_time:,.0f} µs")
    typer.echo(f"new takes {median(ratios):+.1%} time ({min(ratios):+.1%} to {max(ratios):+.1%})")


if __name__ == "__main__":
    typer.run(main)
