"""``colt-express scenario``: run scenario files and say what did not come out as expected."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios: situations of play with what must come of them."""
    from ..scenarios.runner import run_paths  # for --help it is not needed

    passed = failed = 0
    for outcome in run_paths(paths):
        if outcome.passed:
            passed += 1
            continue
        failed += 1
        for failure in outcome.failures:
            typer.echo(f"{outcome.file}:{outcome.line}: {outcome.name}: {failure}")
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)
