"""``colt-express replay``: a recorded game, retold round by round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from ..documents import DocumentError, read_document
from ..engine.errors import RecordError
from ..engine.game import Game
from ..engine.information.view import SPECTATOR, View
from ..engine.serialization.record import read_record
from ..errors import ColtExpressError, did_you_mean, quoted
from ..replays.steps import ALL_OPEN
from ..replays.telling import tell
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


def _watch(file: Path, seat: str, step: bool, words: Words) -> None:
    """Open the game in the browser. One that cannot be told to its end is told as far as it goes,
    and the page says why."""
    if step:
        raise NotBoth("choose either --open or --step: the page has a button for single steps")
    try:
        text = read_document(file)
        told = tell(read_record(text, any_rules=True), ALL_OPEN)
    except DocumentError as error:
        raise RecordError(f"{file} {error}") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    reader = _reader_of(seat, told.steps[-1].table, words)
    from .serving.serve import open_record  # a server takes a while to import

    open_record(text, ALL_OPEN if reader is None else reader)


def find_reader(seat: str, ended: Game, words: Words) -> int | None:
    """The seat whose story it is; None for an omniscient reader."""
    return _reader_of(seat, ended.view(SPECTATOR), words)


def _reader_of(seat: str, table: View, words: Words) -> int | None:
    if seat == EVERYTHING:
        return None
    return _find({**_players(table, words), "spectator": SPECTATOR}, seat)


def find_player(seat: str, ended: Game, words: Words) -> int:
    """The seat with that number, or of that bandit."""
    return _find(_players(ended.view(SPECTATOR), words), seat)


def _players(table: View, words: Words) -> dict[str, int]:
    """Seats by number, and by the names of their bandits, also in the reader's language."""
    bandits = table.bandits
    return {
        **{bandit.name: bandit.seat for bandit in bandits},
        **{words.figure(bandit.name).lower(): bandit.seat for bandit in bandits},
        **{str(player.seat): player.seat for player in table.players},
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
