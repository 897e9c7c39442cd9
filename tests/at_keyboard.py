"""Helpers for tests of the terminal: somebody who types, and what the screen shows him."""

from __future__ import annotations

import typer
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from colt_express.cli.play import play
from colt_express.cli.replay import replay

COMMANDS = typer.Typer()
COMMANDS.command("play")(play)
COMMANDS.command("replay")(replay)

FIRST_OPTION_ALWAYS = "1\n" * 400


def run(arguments: str, typed: str = "") -> Result:
    """The command, with these lines typed until they end; what goes wrong is raised."""
    return CliRunner().invoke(
        COMMANDS, arguments.split(), input=typed, env={"COLUMNS": "80"}, catch_exceptions=False
    )


def too_wide(output: str) -> list[str]:
    return [line for line in output.splitlines() if cell_len(line) > 80]
