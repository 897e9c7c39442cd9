"""``colt-express verify``: whether a recorded game follows from its seed and its choices."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ..engine.chance import seed_hash
from ..engine.errors import RecordError
from ..engine.game import Game
from ..errors import counted, printable
from .terminal.saving import read_game


def verify(
    record: Annotated[
        Path, typer.Argument(help="A record, as provided by a table after the game.")
    ],
    promised: Annotated[
        str | None,
        typer.Option("--hash", metavar="HASH", help="The seed's hash, published before the game."),
    ] = None,
) -> None:
    """Verify a recorded game: every shuffle by its seed, every choice by the rules.

    Exit status: 0 if it is correct, 1 if something is wrong, 2 if the record cannot be read.
    """
    read, _ = read_game(record)
    setup, choices = read.setup, read.choices
    if promised is not None:
        _check_promise(setup.seed, promised.strip().lower())
    game = read.begin(listening=False)
    try:
        for number in range(len(choices)):
            read.replay(game, number)
        read.check_taken_back()
    except RecordError as error:
        _fail(f"Not by the rules: {error}.")
    try:
        read.check(game)
    except RecordError as error:
        _fail(f"Not the game that was recorded: {error}.")
    typer.echo(f"All {len(choices)} choices are correct for the seed {printable(setup.seed)}.")
    if read.taken_back:
        were = "was" if len(read.taken_back) == 1 else "were"
        others = counted(len(read.taken_back), "other choice")
        typer.echo(f"{others} {were} made and taken back.")
    typer.echo(_ending(game))


def _check_promise(seed: str, promised: str) -> None:
    """The hash published before the game commits to the seed published after it."""
    actual = seed_hash(seed)
    if actual != promised:
        _fail(f"The seed does not match the hash: its hash is {actual}, not {promised}.")
    typer.echo("The seed matches the hash published before the game.")


def _ending(game: Game) -> str:
    result = game.result
    if result is None:
        return "The game is not over."
    if not result.winners:
        return "The game is over; nobody got away, so nobody wins."
    names = game.seat_names()
    winners = " and ".join(names[seat].capitalize() for seat in result.winners)
    verb = "wins" if len(result.winners) == 1 else "win"
    return f"The game is over; {winners} {verb} with ${result.money[result.winners[0]]}."


def _fail(sentence: str) -> NoReturn:
    typer.echo(printable(sentence), err=True)
    raise typer.Exit(1)
