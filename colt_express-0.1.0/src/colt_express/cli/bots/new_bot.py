"""``colt-express new-bot``: a template for a bot in your own file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ...errors import ColtExpressError

TEMPLATES: Final = Path(__file__).parents[2] / "bots" / "templates"


class NewBotError(ColtExpressError):
    """The file cannot be written."""


def new_bot(
    file: Annotated[Path, typer.Argument(help="The file to write: my_bot.py.")],
    socket: Annotated[
        bool, typer.Option("--socket", help="A separate program, asked through a socket.")
    ] = False,
) -> None:
    """Write a template for a bot, with comments."""
    name = "my_socket_bot.py" if socket else "my_bot.py"
    if file.suffix != ".py":
        raise NewBotError(f"{file}: the file of a bot must end in .py, such as {name}")
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text.replace(name, file.name))
    except FileExistsError:
        raise NewBotError(f"{file} already exists and is left unchanged") from None
    except OSError as error:
        raise NewBotError(f"{file} cannot be written: {error.strerror}") from None
    typer.echo(f"{file} has been written. Try it:")
    if socket:
        typer.echo(f"  python {file} 9000")
        typer.echo("  colt-express simulate -n 20 socket:localhost:9000,greenhorn×3 --jobs 1")
    else:
        typer.echo(f"  colt-express play --bots {file}:MyBot")
        typer.echo(f"  colt-express simulate -n 100 {file}:MyBot,greenhorn×3")
        typer.echo(f"  colt-express arena {file}:MyBot --against outlaw -n 200 --out results")
        typer.echo("And at a table of your friends, by its link:")
        typer.echo(f"  colt-express bot {file}:MyBot --table http://localhost:8080/table/NAME")
