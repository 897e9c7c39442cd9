"""``colt-express arena``: tournaments between bots, which can be interrupted and resumed."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live

from ...arena.in_order import Jobs
from ...arena.luck.corrections import MOST_EFFORT, USUAL_EFFORT
from ...arena.ratings import CHANGED, MISSING, openskill_version
from ...arena.report import as_data
from ...arena.results_file import FILE, PAGE, Folder, FolderError
from ...arena.schedule import TournamentError, make_schedule, whole_deals
from ...arena.tournament import Kept, TournamentResults, hold
from ...errors import ColtExpressError
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
from ..rescuing import rescue
from ..standard_streams import keep_output
from ..writing import CannotWrite
from .playing_on import playing_on
from .tables import ladder, report


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help="The participants: outlaw, gunslinger:8000, my_bot.py:MyBot, socket:HOST:PORT.",
            show_default=False,
        ),
    ],
    against: Annotated[
        str | None,
        typer.Option(help="One bot challenges a table of this one.", show_default="round robin"),
    ] = None,
    role: Annotated[
        str,
        typer.Option(
            "--as", help="With the box marshal: whether the challenger is bandit or marshal."
        ),
    ] = "bandit",
    games: Annotated[
        int,
        typer.Option("-n", "--games", min=1, help="Number of games, rounded up to whole deals."),
    ] = 200,
    seats: Annotated[
        list[int] | None,
        typer.Option(
            help="Seats per table; repeatable, and the sizes alternate.",
            show_default="4; 2 in pair and duel",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results and plots; use it again to resume."),
    ] = None,
    keep: Annotated[
        Kept,
        typer.Option(
            help="With --out: the games to keep for replay and review, at most 1,000: those that "
            "the first bot lost, all, or none."
        ),
    ] = Kept.LOST,
    rules: RulesOption = "advanced",
    expert: ExpertOption = None,
    variant: VariantOption = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
    limit: LimitOption = 0.0,
    adjust: Annotated[
        bool,
        typer.Option("--adjust", help="Subtract the luck, for narrower intervals."),
    ] = False,
    effort: Annotated[
        int,
        typer.Option(
            "--adjust-effort",
            min=100,
            max=MOST_EFFORT,
            help="With --adjust: choices in the rollouts for a game, about.",
        ),
    ] = USUAL_EFFORT,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play a tournament between bots: every deal is played in every seat.

    'arena greenhorn outlaw gunslinger' is a round robin; 'arena gunslinger --against outlaw'
    seats one gunslinger at tables of outlaws.
    """
    if role not in ("bandit", "marshal"):
        raise TournamentError(f"--as takes bandit or marshal, not {role!r}")
    options = table_options(rules, expert, variant, box, switch, components)
    if effort != USUAL_EFFORT and not adjust:
        raise TournamentError("--adjust-effort is for --adjust; give both, or neither")
    schedule = make_schedule(
        *(bots, against, role == "marshal", seats, options, seed, limit),
        adjust=effort if adjust else 0,
    )
    with playing_on(cluster, jobs, [*bots, *([against] if against else [])]) as workers:
        folder = None if out is None else Folder(out)
        results = TournamentResults(schedule) if folder is None else folder.open(schedule)
        before = results.games
        stopped = _play(results, games, workers, folder, keep)
    keep_output()
    unwritten = None if folder is None or not results.games else _write(folder, results)
    _tell(results, before, None if unwritten else folder, stopped is not None, json)
    if unwritten is not None:
        raise unwritten
    raise_if_stopped(stopped)


def _play(
    results: TournamentResults, games: int, jobs: Jobs, folder: Folder | None, kept: Kept
) -> BaseException | None:
    """Play, and show the results so far on standard error; returns what has stopped it early,
    Ctrl-C or a bot that failed."""
    try:
        _watch(results, games, jobs, folder, kept)
    except (KeyboardInterrupt, ColtExpressError) as reason:
        return reason
    return None


def _watch(
    results: TournamentResults, games: int, jobs: Jobs, folder: Folder | None, kept: Kept
) -> None:
    progress = games_bar()
    total = whole_deals(results.schedule, games)
    task = progress.add_task("games", total=total, completed=min(results.games, total))

    def shown() -> RenderableType:
        return Group(ladder(results), progress) if results.games else progress

    console = Console(stderr=True)
    with Live(get_renderable=shown, console=console, transient=True, refresh_per_second=4):
        for played in hold(results, games, jobs, Kept.NONE if folder is None else kept):
            progress.update(task, completed=results.games)
            if folder is not None:
                folder.keep_game(played)
                folder.keep(results)


def _write(folder: Folder, results: TournamentResults) -> CannotWrite | None:
    """Write the results. If that fails, they are put into another file, and the error says so."""
    try:
        folder.write(results)
        folder.draw(results)
    except FolderError as error:
        where = rescue(folder.text_of(results), FILE)
        return CannotWrite(f"{error}; {where}")
    return None


def _tell(
    results: TournamentResults, before: int, folder: Folder | None, stopped: bool, json: bool
) -> None:
    """Print the results; hints for people go to standard error."""
    if json:
        data = {"plan": results.schedule, "interrupted": stopped, **as_data(results)}
        typer.echo(msgspec.json.encode(data))
    elif results.games:
        Console().print(report(results))
    told = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
    if not results.rated:
        told.print(MISSING if openskill_version() is None else CHANGED)
    if stopped:
        new = results.games - before
        told.print(f"Stopped after {results.games:,} games, {new:,} of them new.")
        if folder is not None:
            command = shlex.join(["colt-express", *sys.argv[1:]])
            told.print(f"To resume, run the same command again: {command}")
        else:
            told.print("With --out FOLDER you could resume it later.")
    if folder is not None and results.games:
        told.print(f"Results and plots: {folder.path} (open {PAGE} in a browser)")
