"""``colt-express tracks``: tasks with fixed panels, and the leaderboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ...arena.in_order import Jobs
from ...arena.tracks import TRACKS, Track, TrackError, find_track
from ...arena.tracks.leaderboard import headings, lines, markdown, stored_rows
from ...arena.tracks.playing import missing, play
from ...arena.tracks.rows import Row, file_of, new_row, start_row, write_row
from ...errors import ColtExpressError
from ..options import JobsOption
from ..progress_bar import games_bar, raise_if_stopped
from ..standard_streams import keep_output
from .playing_on import playing_on


def tracks(
    track: Annotated[
        str | None,
        typer.Argument(help=f"{', '.join(TRACKS)}.", show_default="the tables of all"),
    ] = None,
    entry: Annotated[
        str | None,
        typer.Argument(
            help="What takes part: outlaw, gunslinger:2000, my_bot.py:MyBot; in foretell a "
            "predictor.",
            show_default="the track's table",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--games",
            min=1,
            help="Games of each part of the track, rounded up to whole deals.",
            show_default="as many as the track usually has",
        ),
    ] = None,
    part: Annotated[
        list[str] | None,
        typer.Option(help="Play only this part of the track, repeatable.", show_default="all"),
    ] = None,
    jobs: JobsOption = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for the row; use it again to resume, or to add games."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the leaderboard as a page in Markdown.")
    ] = False,
) -> None:
    """Measure a bot or a predictor at a fixed task, or show the leaderboard.

    'tracks' shows all tables, 'tracks beat' that of one track, and 'tracks beat outlaw' plays.
    """
    if as_markdown:
        if track is not None or json:
            raise typer.BadParameter("--markdown prints all tables; give no track and no --json")
        typer.echo(markdown(), nl=False)
        return
    chosen = [*TRACKS.values()] if track is None else [find_track(track)]
    if entry is None:
        if games is not None or part or out is not None:
            raise typer.BadParameter("say what takes part: colt-express tracks TRACK ENTRY")
        _tell(chosen, json)
        return
    _run(chosen[0], entry, (games, part or []), jobs, out, json)


def _run(
    track: Track,
    entry: str,
    wanted: tuple[int | None, list[str]],
    jobs: int | None,
    out: Path | None,
    json: bool,
) -> None:
    track.check(entry)
    row = new_row(track, entry) if out is None else start_row(track, entry, out, TRACKS)
    pieces = missing(track, row, *wanted)
    with playing_on(None, jobs, [entry]) as workers:
        stopped = _play(track, row, pieces, workers, out)
    keep_output()
    if not any(row.results.values()):
        raise_if_stopped(stopped)
    if json:
        typer.echo(msgspec.json.encode({**_as_data(track, row), "interrupted": bool(stopped)}))
    else:
        _show(track, [row, *(one for one in stored_rows(track) if one.label != row.label)], row)
    told = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
    if stopped is not None:
        told.print(
            "Stopped early." if out else "Stopped early; with --out FOLDER you could resume."
        )
    if out is not None:
        told.print(f"The row: {file_of(row, out)}")
    raise_if_stopped(stopped)


def _play(
    track: Track, row: Row, pieces: list[tuple[str, int]], jobs: Jobs, out: Path | None
) -> BaseException | None:
    """Play what is missing; returns what has stopped it early, Ctrl-C or an entry that failed. The
    row is written as it grows."""
    there = sum(track.games(part) * len(there) for part, there in row.results.items())
    progress = games_bar()
    total = there + sum(track.games(part) for part, _ in pieces)
    try:
        with progress:
            task = progress.add_task("games", total=total, completed=there)
            for part in play(row, pieces, jobs):
                progress.advance(task, track.games(part))
                if out is not None:
                    write_row(row, out)
    except (KeyboardInterrupt, ColtExpressError) as reason:
        return reason
    return None


def _tell(chosen: list[Track], json: bool) -> None:
    """Print the stored rows."""
    if json:
        data = {
            track.name: [_as_data(track, row) for row in stored_rows(track)] for track in chosen
        }
        typer.echo(msgspec.json.encode(data))
        return
    for number, track in enumerate(chosen):
        if number:
            typer.echo()
        _show(track, stored_rows(track))
    typer.echo("\nTo take part: colt-express tracks TRACK ENTRY. docs/tracks.md has the details.")


def _show(track: Track, rows: list[Row], own: Row | None = None) -> None:
    """A table that fits into 80 columns; a row that was just measured is bold."""
    console = Console(highlight=False, markup=False)
    console.print(f"{track.name}: {track.asks}", f"Figures: {track.unit}.", sep="\n")
    head, *others = headings(track)
    table = Table(collapse_padding=True)
    table.add_column(head, min_width=10, overflow="fold")
    for heading in others:
        table.add_column(_in_two_lines(heading), justify="right", overflow="fold")
    for line in lines(track, rows):
        entry, *figures = line.cells
        name = _in_two_lines(entry) if line.row.file else entry
        table.add_row(name, *figures, style="bold" if line.row is own else "")
    if rows:
        console.print(table)
    else:
        console.print(f"There is no row yet. Who can take part: {track.entries}.")


def _in_two_lines(code: str) -> str:
    """A long name, broken where its limit or its class begins."""
    return code.replace(":", ":\n")


def _as_data(track: Track, row: Row) -> dict[str, Any]:
    """A row with its figures, for programs."""
    figures = {
        heading: None if figure is None else {"value": figure.value, "error": figure.error}
        for heading, figure in track.columns(row.results)
    }
    return {
        "track": row.track,
        "entry": row.entry,
        "games": track.count(row.results),
        "figures": figures,
        "results": row.results,
    }


__all__ = ["TrackError", "tracks"]
