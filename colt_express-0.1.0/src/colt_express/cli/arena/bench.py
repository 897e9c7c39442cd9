"""``colt-express bench``: how fast the engine is on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ...arena.bench import Figures
from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ...errors import ColtExpressError
from ..options import BoxOption, SwitchOption, read_switches
from ..standard_streams import keep_output
from ..writing import check_writable, write


class BenchError(ColtExpressError):
    """The benchmark cannot be run."""


def bench(
    compiled: Annotated[
        Path | None,
        typer.Option(help="A folder with a compiled build, to be measured too."),
    ] = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure games per second, copies and guesses with random players, in one thread."""
    options = TableOptions(boxes=box or [], switches=read_switches(switch or []))
    Setup.of(4, options)  # refused before any work
    check_writable(json)
    figures = [_measure(None, options)]
    if compiled is not None:
        if not (compiled / "colt_express").is_dir():
            raise BenchError(
                f"{compiled} contains no build of colt_express; 'make bench' creates one"
            )
        figures.append(_measure(compiled, options))
    keep_output()
    _print(figures, box or [])
    if json is not None:
        write(json, msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
        typer.echo(f"written to {json}")


def _measure(build: Path | None, options: TableOptions) -> Figures:
    """In a separate process, so that each build is imported afresh."""
    environment = dict(os.environ)
    if build is not None:
        environment["PYTHONPATH"] = str(build.resolve())
    typer.echo(f"measuring {'the compiled build' if build else 'this build'} …", err=True)
    given = msgspec.json.encode(options).decode()
    command = [sys.executable, "-m", "colt_express.arena.bench", given]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError(f"measuring failed: {done.stderr.strip().splitlines()[-1]}")
    return msgspec.json.decode(done.stdout, type=Figures)


ROWS: list[tuple[str, str, str]] = [
    ("games_per_second", "games/s, 4 players", ",.0f"),
    ("games_per_second_with_events", "games/s with all events", ",.0f"),
    ("per_decision", "µs per decision", ".2f"),
    ("setup", "µs to set up a game", ".1f"),
    ("copy", "µs to copy a game", ".2f"),
    ("guess", "µs to guess", ".1f"),
    ("decisions_per_game", "decisions per game", ".1f"),
    ("options_per_decision", "options per decision", ".2f"),
    ("bytes_per_state", "bytes per state", ",.0f"),
    ("steps_per_second", "steps/s at random", ",.0f"),
]


def _print(figures: list[Figures], boxes: list[str]) -> None:
    table = Table(title=", ".join([figures[0].machine, f"Python {figures[0].python}", *boxes]))
    table.add_column("figure")
    for one in figures:
        table.add_column(one.build, justify="right")
    if len(figures) > 1:
        table.add_column("ratio", justify="right")
    for name, label, style in ROWS:
        _add(table, label, [float(getattr(one, name)) for one in figures], style)
    for code in figures[0].search_steps_per_second:
        numbers = [one.search_steps_per_second[code] for one in figures]
        _add(table, f"steps/s in a search of {code}", numbers, ",.0f")
        parts = [n / one.steps_per_second for n, one in zip(numbers, figures, strict=True)]
        _add(table, "– relative to random play", parts, ".2f")
    for number in range(5):
        numbers = [one.per_decision_by_round[number] for one in figures]
        _add(table, f"µs per decision, round {number + 1}", numbers, ".2f")
    for players in figures[0].per_decision_by_players:
        numbers = [one.per_decision_by_players[players] for one in figures]
        _add(table, f"µs per decision, {players} players", numbers, ".2f")
    Console().print(table)


def _add(table: Table, label: str, numbers: list[float], style: str) -> None:
    cells = [format(number, style) for number in numbers]
    if len(numbers) > 1:
        cells.append(f"{numbers[1] / numbers[0]:.2f}")
    table.add_row(label, *cells)
