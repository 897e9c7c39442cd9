"""``colt-express simulate``: many games between bots, with a progress bar and a table."""

from __future__ import annotations

import os
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ...arena.line_up import read_line_up
from ...arena.simulate import Simulation, simulate
from ...arena.statistics import Statistics, Tally
from ...errors import ColtExpressError
from ..options import (
    BoxOption,
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
    rules: RulesOption = "advanced",
    expert: ExpertOption = None,
    variant: VariantOption = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
    limit: LimitOption = 0.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play many games between bots and count the wins."""
    options = table_options(rules, expert, variant, box, switch, components)
    simulation = Simulation(read_line_up(seats), options, seed, games, limit)
    statistics, stopped = _watch(simulation, jobs or os.cpu_count() or 1)
    if isinstance(stopped, ColtExpressError) and not statistics.games:
        raise stopped
    interrupted = stopped is not None
    keep_output()
    if json:
        typer.echo(msgspec.json.encode(_as_data(simulation, statistics, interrupted)))
    else:
        _print(simulation, statistics, interrupted)
    raise_if_stopped(stopped)


def _watch(simulation: Simulation, jobs: int) -> tuple[Statistics, BaseException | None]:
    """Play with a progress bar on standard error; returns what has stopped it early, Ctrl-C or a
    bot that failed."""
    statistics = Statistics()
    progress = games_bar()
    with progress:
        task = progress.add_task("games", total=simulation.games)
        try:
            for statistics in simulate(simulation, jobs):
                progress.update(task, completed=statistics.games)
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
