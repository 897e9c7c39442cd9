"""The progress bar of commands that play many games."""

from __future__ import annotations

from typing import Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

STOPPED_BY_CTRL_C: Final = 130
"""Exit status after Ctrl-C, as of a shell."""


def raise_if_stopped(reason: BaseException | None) -> None:
    """End a command whose games were stopped early, after it has told its results: by Ctrl-C with
    the status for that, otherwise with the error."""
    if isinstance(reason, KeyboardInterrupt):
        raise typer.Exit(STOPPED_BY_CTRL_C)
    if reason is not None:
        raise reason


def games_bar() -> Progress:
    """A progress bar on standard error, so that results can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
