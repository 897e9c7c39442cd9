"""Watching many games being played: the bar that shows how far they are."""

from __future__ import annotations

from typing import Final

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


def games_bar() -> Progress:
    """On standard error, so that results can be piped away."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
