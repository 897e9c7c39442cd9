"""``colt-express new-bot``: a bot to begin with, in a file of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ..errors import ColtExpressError

TEMPLATES: Final = Path(__file__).parents[1] / "bots" / "templates"


class NewBotError(ColtExpressError):
    """The file cannot be written."""


def new_bot(
    file: Annotated[Path, typer.Argument(help="The file to write: my_bot.py.")],
    socket: Annotated[
        bool, typer.Option("--socket", help="A program of its own, asked through a socket.")
    ] = False,
) -> None:
    """Write a small bot with comments, ready to play and to be changed."""
    name = "my_socket_bot.py" if socket else "my_bot.py"
    if file.suffix != ".py":
        raise NewBotError(f"{file}: a bot lives in a file that ends in .py, such as {name}")
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text.replace(name, file.name))
    except FileExistsError:
        raise NewBotError(f"{file} exists already; it is left as it is") from None
    except OSError as error:
        raise NewBotError(f"{file} cannot be written: {error.strerror}") from None
    typer.echo(f"{file} is written. Try it:")
    if socket:
        typer.echo(f"  python {file} 9000")
        typer.echo("  colt-express simulate -n 20 socket:localhost:9000,greenhorn×3 --jobs 1")
    else:
        typer.echo(f"  colt-express play --bots {file}:MyBot")
        typer.echo(f"  colt-express simulate -n 100 {file}:MyBot,greenhorn×3")
        typer.echo(f"  colt-express arena {file}:MyBot --against outlaw -n 200 --out results")
