"""``colt-express simulate``: many games between bots, with a progress bar and a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ...arena.in_order import Jobs
from ...arena.line_up import read_line_up
from ...arena.recording import header_of, simulate_to_file
from ...arena.simulate import Simulation, simulate
from ...arena.statistics import Statistics, Tally
from ...errors import ColtExpressError, counted
from ...replays.many_games import GamesFile
from ..options import (
    BoxOption,
    ClusterOption,
    ComponentsOption,
    ExpertOption,
    JobsOption,
    LimitOption,
    RulesOption,
    SwitchOption,
    VariantOption,
    table_options,
)
from ..progress_bar import games_bar, raise_if_stopped
from ..standard_streams import keep_output
from .playing_on import playing_on


def simulate_command(
    seats: Annotated[
        str,
        typer.Argument(
            help="The bots at the table: outlaw,greenhorn×3 or my_bot.py:MyBot,outlaw×3. "
            "With the box marshal the first one plays the Marshal."
        ),
    ] = "outlaw,greenhorn×3",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    rules: RulesOption = "advanced",
    expert: ExpertOption = None,
    variant: VariantOption = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
    limit: LimitOption = 0.0,
    records: Annotated[
        Path | None,
        typer.Option(
            help="Write the record of every game to this file, .jsonl or .jsonl.zst; the same "
            "command again goes on where it was broken off."
        ),
    ] = None,
    values: Annotated[
        bool,
        typer.Option("--values", help="With --records: what searching bots found of each option."),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play many games between bots and count the wins."""
    options = table_options(rules, expert, variant, box, switch, components)
    simulation = Simulation(read_line_up(seats), options, seed, games, limit)
    if values and records is None:
        raise typer.BadParameter("--values are written with --records FILE")
    file = None if records is None else GamesFile(records)
    with playing_on(cluster, jobs, simulation.line_up) as workers:
        there = 0 if file is None else _start(file, simulation, values)
        playing = _games(simulation, workers, file, there, values)
        statistics, stopped = _watch(simulation, playing, there)
    if isinstance(stopped, ColtExpressError) and not statistics.games:
        raise stopped
    interrupted = stopped is not None
    keep_output()
    if json:
        typer.echo(msgspec.json.encode(_as_data(simulation, statistics, interrupted)))
    else:
        _print(simulation, statistics, interrupted)
    if file is not None:
        _tell(f"{file.path}: SHA-256 of its lines {file.checksum()}")
    raise_if_stopped(stopped)


def _start(file: GamesFile, simulation: Simulation, values: bool) -> int:
    """Begin or continue a file; returns how many games are there."""
    there = file.start(header_of(simulation, values))
    if file.trouble:
        _tell(f"{file.trouble}; the games from there on are played again")
    if there:
        _tell(f"{counted(there, 'game')} are in {file.path} already, and not counted again")
    return there


def _games(
    simulation: Simulation, jobs: Jobs, file: GamesFile | None, there: int, values: bool
) -> Iterator[Statistics]:
    if file is None:
        return simulate(simulation, jobs)
    return simulate_to_file(simulation, file, there, values, jobs)


def _tell(sentence: str) -> None:
    typer.echo(f"colt-express: {sentence}", err=True)


def _watch(
    simulation: Simulation, games: Iterator[Statistics], there: int
) -> tuple[Statistics, BaseException | None]:
    """Play with a progress bar on standard error; returns what has stopped it early, Ctrl-C or a
    bot that failed."""
    statistics = Statistics()
    progress = games_bar()
    with progress:
        task = progress.add_task("games", total=simulation.games)
        try:
            for statistics in games:
                progress.update(task, completed=there + statistics.games)
        except (KeyboardInterrupt, ColtExpressError) as reason:
            return statistics, reason
    return statistics, None


def _as_data(simulation: Simulation, statistics: Statistics, interrupted: bool) -> dict[str, Any]:
    def tallies(table: dict[str, Tally]) -> dict[str, Any]:
        return {name: tally.as_data() for name, tally in table.items()}

    return {
        "plan": msgspec.to_builtins(simulation),
        "interrupted": interrupted,
        "games": statistics.games,
        "choices": statistics.choices,
        "by_bot": tallies(statistics.by_bot),
        "by_seat": tallies(statistics.by_seat),
        "by_character": tallies(statistics.by_character),
        "by_station": statistics.by_station,
        "money_by_source": statistics.money_by_source,
    }


def _print(simulation: Simulation, statistics: Statistics, interrupted: bool) -> None:
    console = Console()
    if interrupted:
        console.print(f"Stopped after {statistics.games:,} of {simulation.games:,} games.")
    if not statistics.games:
        return
    console.print(
        f"{statistics.games:,} games, {len(simulation.line_up)} seats, seed {simulation.seed!r}, "
        f"{statistics.choices / statistics.games:.0f} choices per game"
    )
    console.print(_table("bot", statistics.by_bot))
    seats = {f"seat {seat}": tally for seat, tally in statistics.by_seat.items()}
    console.print(_table("seat", seats))
    console.print(_table("character", statistics.by_character))
    sources = ", ".join(
        f"{name} {_dollars(amount / statistics.games / len(simulation.line_up))}"
        for name, amount in statistics.money_by_source.items()
    )
    console.print(f"Mean money per seat by source: {sources}")


def _table(what: str, tallies: dict[str, Tally]) -> Table:
    """Win rates and money, within 80 columns."""
    table = Table()
    table.add_column(what, min_width=12)
    for heading in ("games", "won", "95 % interval", "mean money"):
        table.add_column(heading, justify="right")
    for name, tally in tallies.items():
        low, high = tally.interval
        table.add_row(
            name,
            f"{tally.games:,}",
            f"{tally.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{_dollars(tally.mean_money)} ± {tally.money_error:,.0f}",
        )
    return table


def _dollars(amount: float) -> str:
    return f"{'−' if amount < 0 else ''}${abs(amount):,.0f}"
