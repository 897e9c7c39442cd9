"""``colt-express replay``: a recorded game, retold round by round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..engine.game import Game
from ..engine.information.view import SPECTATOR
from ..errors import ColtExpressError
from ..replays.steps import ALL_OPEN
from ..replays.telling import tell
from ..replays.trouble import playable_part
from ..words import Words
from .language import LanguageOption, words_in
from .readers import EVERYTHING, find_reader
from .terminal.any_record import read_any, told_trouble
from .terminal.keyboard import read_line
from .terminal.scoreboard import draw_scoreboard
from .terminal.screen import Screen
from .terminal.story import Line, Story, play_again


class NotBoth(ColtExpressError):
    """Two options that contradict each other."""


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, finished or not.")],
    step: Annotated[
        bool, typer.Option("--step", help="Sentence by sentence: Enter continues, q quits.")
    ] = False,
    seat: Annotated[
        str,
        typer.Option(help="Tell only what this seat saw: a number from 0, a bandit, or spectator."),
    ] = EVERYTHING,
    open_page: Annotated[
        bool, typer.Option("--open", help="Watch it in the browser, on the train.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Retell a saved game."""
    if open_page:
        _watch(file, seat, step, words_in(language))
        return
    screen = Screen(words_in(language))
    record, trouble = playable_part(read_any(file)[0])
    ended = Game(record.setup)
    play_again(ended, record, [])
    game = Game(record.setup)
    story = Story(game, screen.words, find_reader(seat, ended.view(SPECTATOR), screen.words))
    play_again(game, record, [story])
    if not step:
        screen.tell(story.lines)
    elif not _tell_step_by_step(story.lines, screen):
        return
    if game.over:
        screen.show(draw_scoreboard(game, screen.words))
    if trouble.code:
        screen.show(Text(told_trouble(trouble.code, screen.words)))
    elif not game.over:
        screen.say("replay-unfinished")


def _watch(file: Path, seat: str, step: bool, words: Words) -> None:
    """Open the game in the browser. One that cannot be told to its end is told as far as it goes,
    and the page says why."""
    if step:
        raise NotBoth("choose either --open or --step: the page has a button for single steps")
    record, text = read_any(file)
    reader = find_reader(seat, tell(record, ALL_OPEN).steps[-1].table, words)
    from .serving.serve import open_record  # a server takes a while to import

    open_record(text, ALL_OPEN if reader is None else reader)


def _tell_step_by_step(lines: Sequence[Line], screen: Screen) -> bool:
    """Wait after every sentence; returns whether the reader stayed to the end."""
    screen.say("replay-keys")
    for line in lines:
        if line.heading:
            screen.tell([line])
            continue
        try:
            if read_line(screen.console, screen.sentence(line)) == "q":
                return False
        except EOFError:
            return False
    return True
