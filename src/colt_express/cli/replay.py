"""``colt-express replay``: a recorded game, retold round by round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from ..engine.game import Game
from ..engine.information.view import SPECTATOR
from ..errors import ColtExpressError, did_you_mean, quoted
from ..words import Words
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
    story = Story(game, screen.words, find_reader(seat, ended, screen.words))
    play_again(game, record, [story])
    if not step:
        screen.tell(story.lines)
    elif not _tell_step_by_step(story.lines, screen):
        return
    if game.over:
        screen.show(draw_scoreboard(game, screen.words))
    else:
        screen.say("replay-unfinished")


def find_reader(seat: str, ended: Game, words: Words) -> int | None:
    """The seat whose story it is; None for an omniscient reader."""
    if seat == EVERYTHING:
        return None
    return _find({**_players(ended, words), "spectator": SPECTATOR}, seat)


def find_player(seat: str, ended: Game, words: Words) -> int:
    """The seat with that number, or of that bandit."""
    return _find(_players(ended, words), seat)


def _players(ended: Game, words: Words) -> dict[str, int]:
    """Seats by number, and by the names of their bandits, also in the reader's language."""
    bandits = ended.view(SPECTATOR).bandits
    return {
        **{bandit.name: bandit.seat for bandit in bandits},
        **{words.figure(bandit.name).lower(): bandit.seat for bandit in bandits},
        **{str(number): number for number in range(ended.setup.seats)},
    }


def _find(readers: dict[str, int], seat: str) -> int:
    if seat.lower() not in readers:
        near = did_you_mean(seat.lower(), tuple(readers))
        raise NoSuchReader(f"nobody called {quoted(seat)} was there{near}")
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
