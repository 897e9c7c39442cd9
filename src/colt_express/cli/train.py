"""``colt-express train``: trains the searching bots on games between bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from ..arena.training.school import hold_school
from ..bots import check_code
from ..errors import ColtExpressError
from .writing import check_writable, write


class CannotLearn(ColtExpressError):
    """A dependency of training is missing."""


def train(
    out: Annotated[Path, typer.Argument(help="The file to write.")],
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Number of games.")] = 16_000,
    teacher: Annotated[str, typer.Option(help="The bot that plays the training games.")] = "outlaw",
    seed: Annotated[str, typer.Option(help="The same seed gives the same file.")] = "school",
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Processes.", show_default="one per core"),
    ] = None,
) -> None:
    """Train the searching bots on games between bots."""
    check_code(teacher)
    check_writable(out)
    try:
        from ..arena.training.fitting import learn
    except ImportError:
        raise CannotLearn("training needs numpy: pip install 'colt-express[learn]'") from None
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("lessons", total=games)
        lessons = hold_school(
            games,
            teacher,
            seed,
            jobs or os.cpu_count() or 1,
            report=lambda done: progress.update(task, completed=done),
        )
    made = f"colt-express train -n {games} --teacher {teacher} --seed {seed}"
    write(out, msgspec.json.encode(learn(lessons, made)) + b"\n")
    typer.echo(f"{len(lessons.plans):,} plans and {len(lessons.standings):,} standings: {out}")
