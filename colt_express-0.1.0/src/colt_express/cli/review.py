"""``colt-express review``: what a legend would have done in a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from ..bots.curve import curve_of
from ..bots.review import Regret, review
from ..engine.game import Game
from ..engine.information.view import SPECTATOR, AnyOption, PlayOption, QuestionView, View
from ..replays.trouble import playable_part
from ..words import Words
from ..words.reasons import counts, why
from .language import LanguageOption, words_in
from .options import finite
from .readers import find_player
from .review_curve import draw_curve
from .review_page import review_page
from .standard_streams import keep_output
from .terminal.any_record import read_any, told_trouble
from .terminal.screen import Screen
from .terminal.story import play_again
from .writing import check_writable, write


def review_command(
    file: Annotated[Path, typer.Argument(help="A saved game, finished or not.")],
    seat: Annotated[
        str, typer.Option(help="Whose choices: the number of a seat, from 0, or a bandit.")
    ] = "0",
    patience: Annotated[
        float,
        typer.Option(min=0, callback=finite, help="Time limit in seconds; 0 is unlimited."),
    ] = 60.0,
    html: Annotated[
        Path | None,
        typer.Option(help="Write it to this file, as a page with the story and pictures."),
    ] = None,
    curve: Annotated[
        bool, typer.Option(help="Also each player's chance to win, and what was luck.")
    ] = True,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: the choices and the curve.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Find the three choices that cost a player most, and what a legend would have done."""
    check_writable(html)
    words = words_in(language)
    screen = Screen(words)
    record, trouble = playable_part(read_any(file)[0])
    ended = Game(record.setup, listening=False)
    play_again(ended, record, [])
    table = ended.view(SPECTATOR)
    chooser = find_player(seat, table, words)
    warning = told_trouble(trouble.code, words)
    if as_json:
        typer.echo(warning, nl=bool(warning), err=True)
    else:
        screen.say("review-title")
        screen.show(Text("\n".join(filter(None, [words.seat(chooser, table), warning]))))
    regrets = review(record, chooser, patience)
    keep_output()
    if html is not None:
        told = [(regret, sentences(regret, words)) for regret in regrets]
        write(html, review_page(record, chooser, told, words, warning).encode())
    chances = curve_of(record) if curve else None
    if as_json:
        print(msgspec.json.encode({"regrets": regrets, "curve": chances}).decode())
        return
    for regret in regrets:
        screen.show(Text("\n".join(["", *sentences(regret, words)])))
    screen.show("")
    if regrets:
        screen.say("review-hint")
    else:
        screen.say("review-none")
    if chances is not None:
        screen.show("")
        screen.show(draw_curve(chances, record, words))


def sentences(regret: Regret, words: Words) -> list[str]:
    """A choice in words: when it was made, what it was, what was better and why, and what it
    cost."""
    table, question = regret.table, regret.table.question
    assert question is not None
    asked = words.question(question, table)
    chosen, better = question.option(regret.chosen), question.option(regret.better)
    reasons: list[str] = []
    if regret.reason is not None:
        names = [_shortly(option, question, table, words) for option in (better, chosen)]
        reasons += why(regret.reason, names[0], names[1], words)
        reasons += counts(regret.reason, names[0], names[1], words)
    return [
        words.say(
            "review-moment", phase=table.phase, round=table.round, turn=table.turn, question=asked
        ),
        words.say("review-chosen", option=words.option(chosen, question, table)),
        words.say("review-better", option=words.option(better, question, table)),
        *reasons,
        words.say("review-loss", points=max(1, round(100 * regret.loss))),
    ]


def _shortly(option: AnyOption, question: QuestionView, table: View, words: Words) -> str:
    """An option without what its card does, which has been said by then."""
    if isinstance(option, PlayOption) and not option.hidden:
        return words.card(option.card)
    return words.option(option, question, table)
