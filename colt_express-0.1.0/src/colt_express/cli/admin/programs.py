"""The command of ``colt-express admin`` about programs that an operator knows."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.base.known_programs import new_known_program
from .command_io import JsonOption, tell

app = typer.Typer(add_completion=False)


@app.command("program-key")
def program_key(
    name: Annotated[str, typer.Argument(help="The name of the program.")],
    author: Annotated[str, typer.Option(help="Its author, as players see the name.")],
    as_json: JsonOption = False,
) -> None:
    """Make a key for a program: lines for the file of serve --known-programs, and the key for its
    author, which is shown only now."""
    lines, key = new_known_program(name, author)
    told = [lines, "", f"# The key, for the author only (colt-express bot --key): {key}"]
    tell({"lines": lines, "key": key}, as_json, told)
