"""``colt-express notation``: records, readable texts and positions, each from the others."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from ..documents import MOST_BYTES, DocumentError, check_length, decode_text, read_document
from ..engine.errors import RecordError
from ..engine.game import Game
from ..engine.serialization.record import read_record
from ..errors import ColtExpressError, counted, did_you_mean, printable, quoted
from ..notation import ALL, GameText, NotationError, Position, position_line, read, text_of

STDIN: Final = Path("-")
EVERYTHING: Final = "everything"
SPECTATOR: Final = "spectator"


class Form(StrEnum):
    """What to write."""

    TEXT = "text"
    RECORD = "record"
    POSITION = "position"


class CannotConvert(ColtExpressError):
    """The file is not a game, or the game cannot be written in the wanted form."""


def notation(
    file: Annotated[
        Path, typer.Argument(help="A record, a text or a position; - reads standard input.")
    ] = STDIN,
    to: Annotated[
        Form | None,
        typer.Option(help="What to write; otherwise a text for a record, a record for a text."),
    ] = None,
    after: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="The position after choice N; 0 is the deal."),
    ] = None,
    seat: Annotated[
        str,
        typer.Option(help="Only what this seat knows: a number from 0, a bandit, or spectator."),
    ] = EVERYTHING,
) -> None:
    """Convert records to readable texts and back, or show a position as one line.

    docs/notation.md explains both notations. Exit status: 0, or 2 if something cannot be read.
    """
    name, found = _read(file)
    if isinstance(found, Position):
        typer.echo(_position(name, found, to, after, seat), nl=False)
        return
    if to is Form.POSITION or after is not None:
        if to not in (None, Form.POSITION):
            raise CannotConvert("--after shows a position; leave out --to")
        game = _moment(found.game(), after)
        typer.echo(position_line(game, _seat(game, seat)))
        return
    written = found.source == "text"
    form = to or (Form.RECORD if written and seat == EVERYTHING else Form.TEXT)
    if form is Form.RECORD:
        if seat != EVERYTHING:
            raise CannotConvert("a record knows everything; a seat has a text or a position")
        typer.echo(found.text.record(), nl=False)
    elif seat == EVERYTHING:
        typer.echo(printable_text(str(found.text)), nl=False)
    else:
        game = found.game()
        typer.echo(printable_text(str(text_of(game, _seat(game, seat)))), nl=False)


class _Found:
    """The game of a file, with the form it was written in."""

    def __init__(self, text: GameText, source: str) -> None:
        self.text = text
        self.source = source

    def game(self) -> Game:
        return self.text.game()


def _read(file: Path) -> tuple[str, Position | _Found]:
    name = "standard input" if file == STDIN else str(file)
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if file == STDIN else read_document(file)
        check_length(data)
        text = decode_text(data)
    except DocumentError as error:
        raise CannotConvert(f"{name} {error}") from None
    try:
        if text.lstrip().startswith("{"):
            return name, _Found(*_of_record(text))
        found = read(text)
    except (NotationError, RecordError) as error:
        raise CannotConvert(f"{name}: {error}") from None
    return name, found if isinstance(found, Position) else _Found(found, "text")


def _of_record(text: str) -> tuple[GameText, str]:
    record = read_record(text)
    game = record.begin()
    for number in range(len(record.choices)):
        record.replay(game, number)
    record.check(game)
    return text_of(game, taken_back=record.taken_back, origin=record.origin), "record"


def _moment(game: Game, after: int | None) -> Game:
    """The game after that many choices; as it is if no number is given."""
    if after is None:
        return game
    if after > len(game.choices):
        raise CannotConvert(
            f"there is no choice {after}: the game has {counted(len(game.choices), 'choice')}"
        )
    text = text_of(game)
    text.moves = text.moves[:after]
    text.redealt = [one for one in text.redealt if one.number <= after]
    return text.game()


def _position(name: str, found: Position, to: Form | None, after: int | None, seat: str) -> str:
    if after:
        raise CannotConvert(f"{name} is a position, in which no choice has been made")
    if to in (Form.TEXT, Form.RECORD):
        raise CannotConvert(f"{name} is a position; nobody knows how a game came to it")
    if seat == EVERYTHING:
        return found.line + "\n"
    return position_line(found.game, _seat(found.game, seat)) + "\n"


def _seat(game: Game, wanted: str) -> int:
    names = {EVERYTHING: ALL, SPECTATOR: -1}
    names |= {str(number): number for number in range(game.setup.seats)}
    names |= {bandit.name: bandit.seat for bandit in game.view(-1).bandits}
    if wanted.lower() not in names:
        near = did_you_mean(wanted.lower(), tuple(names))
        raise CannotConvert(f"no seat is called {quoted(wanted)}{near}")
    return names[wanted.lower()]


def printable_text(text: str) -> str:
    """The text without control characters, which no terminal is to obey."""
    return "\n".join(printable(line) if len(line) < 1000 else line for line in text.split("\n"))
