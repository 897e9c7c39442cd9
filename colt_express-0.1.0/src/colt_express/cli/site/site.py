"""``colt-express site``: the game as a folder for any web space."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from .checking import check_site
from .static_site import built_page, write_site

MEGABYTE: Final = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write.")],
    check: Annotated[
        bool, typer.Option("--check", help="Serve it to this machine and test it.")
    ] = False,
) -> None:
    """Write the game as a static site, which needs no server to be played."""
    size = write_site(built_page(), folder)
    typer.echo(f"{folder} has been written: {size / MEGABYTE:.1f} MB.")
    if check:
        files = check_site(folder)
        typer.echo(f"All of its {files} files are there, whole, and work below any address.")
    typer.echo("Put it on any web space; it needs no rights, no program and no database there.")
