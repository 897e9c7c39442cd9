"""``colt-express draw``: a saved game at a moment as a picture, or a round as an animation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ..documents import DocumentError, read_document
from ..drawing import animate, draw, png, view_at, views_of_round
from ..engine.errors import RecordError
from ..engine.information.view import SPECTATOR
from ..engine.serialization.record import read_record
from ..errors import ColtExpressError, quoted
from ..replays.telling import tell
from .language import LanguageOption, words_in
from .writing import check_writable, write

SUFFIXES: Final = (".svg", ".png")


class CannotDraw(ColtExpressError):
    """Pictures have no such form."""


def draw_command(
    file: Annotated[Path, typer.Argument(help="A saved game, finished or not.")],
    out: Annotated[Path, typer.Option(help="The picture to write: a file .svg or .png.")],
    at: Annotated[
        int | None,
        typer.Option(min=0, help="After which choice: 0 is the deal."),
    ] = None,
    round: Annotated[
        int | None, typer.Option(min=1, help="A whole round, as an animated PNG.")
    ] = None,
    seat: Annotated[int, typer.Option(help="As this seat saw it, from 0; -1 is a spectator.")] = -1,
    theme: Annotated[str, typer.Option(help="day or night")] = "day",
    width: Annotated[int, typer.Option(help="In pixels.")] = 1200,
    language: LanguageOption = None,
) -> None:
    """Draw a saved game as a picture."""
    if out.suffix not in SUFFIXES:
        raise CannotDraw(f"a picture is a file .svg or .png, not {quoted(out.name)}")
    if round is not None and (out.suffix != ".png" or at is not None):
        raise CannotDraw("a round is an animation: use --out FILE.png, and not --at")
    if seat < SPECTATOR:
        raise CannotDraw(f"there is no seat {seat}: seats count from 0, and -1 is a spectator")
    check_writable(out)
    code = words_in(language).code
    try:
        steps = tell(read_record(read_document(file), any_rules=True), seat).steps
    except DocumentError as error:
        raise RecordError(f"{file} {error}") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    if round is not None:
        views = views_of_round(steps, round)
        write(out, animate(views, theme=theme, width=width, language=code))
        return
    svg = draw(view_at(steps, at), theme=theme, width=width, language=code)
    write(out, svg.encode() if out.suffix == ".svg" else png(svg))
