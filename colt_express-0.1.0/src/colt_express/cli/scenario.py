"""``colt-express scenario``: run scenario files and report failures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import printable


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios: situations with their expected outcome."""
    from ..scenarios.runner import run_paths  # not needed for --help

    passed = failed = 0
    for outcome in run_paths(paths):
        if outcome.passed:
            passed += 1
            continue
        failed += 1
        for failure in outcome.failures:
            told = f"{outcome.file}:{outcome.line}: {outcome.name}: {failure}"
            typer.echo(printable(told))
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)
