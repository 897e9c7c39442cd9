"""``colt-express replay``: a recorded game, retold round by round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from ..engine.game import Game
from ..engine.view import SPECTATOR
from ..errors import ColtExpressError, did_you_mean
from .language import LanguageOption, words_in
from .terminal.keyboard import read_line
from .terminal.saving import read_game
from .terminal.scoreboard import draw_scoreboard
from .terminal.screen import Screen
from .terminal.story import Line, Story, play_again

EVERYTHING: Final = "everything"


class NoSuchReader(ColtExpressError):
    """The requested seat does not exist."""


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, finished or not.")],
    step: Annotated[
        bool, typer.Option("--step", help="Sentence by sentence: Enter continues, q quits.")
    ] = False,
    seat: Annotated[
        str,
        typer.Option(help="Tell only what this seat saw: a number from 0, a bandit, or spectator."),
    ] = EVERYTHING,
    language: LanguageOption = None,
) -> None:
    """Retell a saved game."""
    screen = Screen(words_in(language))
    record, _ = read_game(file)
    ended = Game(record.setup)
    play_again(ended, record, [])
    game = Game(record.setup)
    story = Story(game, screen.words, find_reader(seat, ended))
    play_again(game, record, [story])
    if not step:
        screen.tell(story.lines)
    elif not _tell_step_by_step(story.lines, screen):
        return
    if game.over:
        screen.show(draw_scoreboard(game, screen.words))
    else:
        screen.say("replay-unfinished")


def find_reader(seat: str, ended: Game) -> int | None:
    """The seat whose story it is; None for an omniscient reader."""
    if seat == EVERYTHING:
        return None
    readers = {bandit.name: bandit.seat for bandit in ended.view(SPECTATOR).bandits}
    readers |= {str(number): number for number in range(ended.setup.seats)}
    readers["spectator"] = SPECTATOR
    if seat.lower() not in readers:
        raise NoSuchReader(f"nobody called {seat!r} was there{did_you_mean(seat, tuple(readers))}")
    return readers[seat.lower()]


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
