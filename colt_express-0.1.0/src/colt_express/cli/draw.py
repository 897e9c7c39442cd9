"""``colt-express draw``: a saved game at a moment as a picture, or a round as an animation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ..drawing import animate, draw, png, view_at, views_of_round
from ..engine.information.view import SPECTATOR
from ..engine.serialization.record import Record
from ..errors import ColtExpressError, quoted
from ..replays.telling import Replay, tell
from ..words import Words
from .language import LanguageOption, words_in
from .readers import find_viewer
from .terminal.any_record import read_any, told_trouble
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
    seat: Annotated[
        str,
        typer.Option(help="As this seat saw it: a number from 0, a bandit, or spectator."),
    ] = "spectator",
    theme: Annotated[str, typer.Option(help="day or night")] = "day",
    width: Annotated[int, typer.Option(help="In pixels.")] = 1200,
    language: LanguageOption = None,
) -> None:
    """Draw a saved game as a picture."""
    if out.suffix not in SUFFIXES:
        raise CannotDraw(f"a picture is a file .svg or .png, not {quoted(out.name)}")
    if round is not None and (out.suffix != ".png" or at is not None):
        raise CannotDraw("a round is an animation: use --out FILE.png, and not --at")
    check_writable(out)
    words = words_in(language)
    told = _told(read_any(file)[0], seat, words)
    if told.trouble_code:
        typer.echo(told_trouble(told.trouble_code, words), err=True)
    if round is not None:
        views = views_of_round(told.steps, round)
        write(out, animate(views, theme=theme, width=width, language=words.code))
        return
    svg = draw(view_at(told.steps, at), theme=theme, width=width, language=words.code)
    write(out, svg.encode() if out.suffix == ".svg" else png(svg))


def _told(record: Record, seat: str, words: Words) -> Replay:
    """The game as that seat saw it."""
    told = tell(record, SPECTATOR)
    viewer = SPECTATOR if seat == "-1" else find_viewer(seat, told.steps[-1].table, words)
    return told if viewer == SPECTATOR else tell(record, viewer)
