"""``colt-express stats``: the balance of the game, as a page with plots."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ...arena.balance.page import balance_page
from ...arena.balance.report import Report, as_data, findings
from ...arena.balance.sentences import own_name
from ...arena.balance.tallies import Account, SurveyedTable, own_tables, survey, usual_tables
from ...bots import check_code
from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ...engine.errors import SetupError
from ...errors import ColtExpressError
from ..options import (
    BoxOption,
    ComponentsOption,
    ExpertOption,
    JobsOption,
    RulesOption,
    SwitchOption,
    VariantOption,
    table_options,
)
from ..progress_bar import STOPPED_BY_CTRL_C, games_bar, raise_if_stopped
from ..standard_streams import keep_output
from ..writing import check_writable, write

SEATS = (3, 4, 5, 6)


def stats(
    games: Annotated[
        int,
        typer.Option("-n", "--games", min=1, help="Number of games, divided between all tables."),
    ] = 2000,
    bots: Annotated[str, typer.Option(help="The bot at every seat.")] = "outlaw",
    seats: Annotated[
        list[int] | None,
        typer.Option(help="Number of seats, repeatable.", show_default="3, 4, 5 and 6"),
    ] = None,
    jobs: JobsOption = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("balance.html"),
    json: Annotated[
        Path | None, typer.Option("--json", help="A file for all numbers, as JSON.")
    ] = None,
    box: BoxOption = None,
    variant: VariantOption = None,
    rules: RulesOption = "advanced",
    expert: ExpertOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
) -> None:
    """Play many games between equal bots, and write a page on the balance of the game.

    Without boxes or rules: the base game with every number of seats, each box alone and all boxes
    together.
    """
    check_code(bots)
    options = table_options(rules, expert, variant, box, switch, components)
    tables = _tables(bots, seats, options, seed, games)
    check_writable(out, json)
    accounts, stopped = _watch(tables, jobs or os.cpu_count() or 1)
    command = _command(games, bots, seats or [], seed, options, components)
    report = Report.of(bots, seed, command, tables, accounts)
    if not report.games and isinstance(stopped, ColtExpressError):
        raise stopped
    if not report.games:
        typer.echo("Stopped before the first games were over; nothing was written.", err=True)
        raise typer.Exit(STOPPED_BY_CTRL_C)
    keep_output()
    _tell(report)
    _write(report, out, json)
    raise_if_stopped(stopped)


def _tables(
    bots: str, seats: list[int] | None, options: TableOptions, seed: str, games: int
) -> list[SurveyedTable]:
    """The tables to play at: the usual ones, or those of the options that were given."""
    if options == TableOptions():
        return usual_tables(bots, _once(seats or SEATS), seed, games)
    at = _once(seats or _possible(options))
    return own_tables(bots, own_name(options), at, options, seed, games)


def _watch(tables: list[SurveyedTable], jobs: int) -> tuple[list[Account], BaseException | None]:
    """Play with a progress bar on standard error; returns what has stopped it early, Ctrl-C or a
    bot that failed."""
    accounts: list[Account] = [Account() for _ in tables]
    progress = games_bar()
    with progress:
        task = progress.add_task("games", total=sum(table.simulation.games for table in tables))
        try:
            for accounts in survey(tables, jobs):
                progress.update(task, completed=sum(account.games for account in accounts))
        except (KeyboardInterrupt, ColtExpressError) as reason:
            return accounts, reason
    return accounts, None


def _once(numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


def _possible(options: TableOptions) -> list[int]:
    """The default numbers of seats that such a table allows, or else the smallest that it allows;
    if none is allowed, the first default, so that the error is reported."""
    found = [seats for seats in SEATS if _can_be(options, seats)]
    if not found:
        found = [seats for seats in range(2, 9) if _can_be(options, seats)][:1]
    return found or [SEATS[0]]


def _can_be(options: TableOptions, seats: int) -> bool:
    try:
        Setup.of(seats, options)
    except SetupError:
        return False
    return True


def _command(
    games: int,
    bots: str,
    seats: list[int],
    seed: str,
    options: TableOptions,
    components: Path | None,
) -> str:
    """The command that repeats these games."""
    words = ["colt-express", "stats", "-n", str(games), "--bots", bots, "--seed", seed]
    words += [word for number in seats for word in ("--seats", str(number))]
    words += [word for box in options.boxes for word in ("--box", box)]
    if options.rules != "advanced":
        words += ["--rules", options.rules]
    for name, value in (("expert", options.expert), ("variant", options.variant)):
        if value is not None:
            words += [f"--{name}", str(value)]
    switches = (options.switches or {}).items()
    words += [word for item in switches for word in ("--switch", "=".join(item))]
    if components is not None:
        words += ["--components", str(components)]
    command = shlex.join(words)
    return command.encode(errors="replace").decode()  # a file's name need not be text


def _write(report: Report, page: Path, json: Path | None) -> None:
    """Write the page, and all numbers if a file for them is given."""
    write(page, balance_page(report).encode())
    if json is not None:
        write(json, msgspec.json.format(msgspec.json.encode(as_data(report)), indent=1))
    written = f"{page} and {json}" if json else f"{page}"
    typer.echo(f"{report.games:,} games; written to {written}")


def _tell(report: Report) -> None:
    console = Console(highlight=False)
    if report.games < report.asked:
        console.print(f"Stopped after {report.games:,} of {report.asked:,} games.")
    for chapter, sentences in findings(report).items():
        console.print(f"{chapter[:1].upper()}{chapter[1:]}", style="bold", markup=False)
        for sentence in sentences:
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
