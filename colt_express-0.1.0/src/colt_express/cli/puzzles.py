"""``colt-express puzzles``: find moments with one clearly best choice in recorded games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ..engine.serialization.record import Record
from ..errors import counted
from ..puzzles.finding import GLANCE, LEAD, SECONDS, SEEDS, Effort, puzzles_in
from ..puzzles.found_file import Examined, Found, FoundFile, record_key
from ..puzzles.puzzle import Puzzle, PuzzleError
from .options import finite
from .terminal.saving import read_game
from .writing import check_writable

POINTS: Final = 100
"""Points of a chance: leads are told in percent of chance to win."""


def puzzles(
    records: Annotated[list[Path], typer.Argument(help="Records of games, or folders of them.")],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Append to this file, and skip what it says has been examined. "
            "Otherwise puzzles are printed."
        ),
    ] = None,
    search: Annotated[
        float,
        typer.Option(
            min=0.01,
            callback=finite,
            help="Processor time of a long search at most, in seconds.",
        ),
    ] = SECONDS,
    glance: Annotated[
        float,
        typer.Option(
            min=0.01, callback=finite, help="Processor time of the first look at a choice."
        ),
    ] = GLANCE,
    lead: Annotated[
        float,
        typer.Option(
            min=0.1,
            max=99,
            callback=finite,
            help="Minimum lead over the second, in percent of chance to win.",
        ),
    ] = POINTS * LEAD,
    seeds: Annotated[
        int, typer.Option(min=1, max=20, help="Number of long searches that must agree.")
    ] = SEEDS,
    level: Annotated[
        int,
        typer.Option(
            min=1,
            max=3,
            help="Minimum level: 1 is what an outlaw finds, 2 a gunslinger, 3 neither.",
        ),
    ] = 1,
    stealing: Annotated[
        bool, typer.Option("--stealing", help="Only choices while cards are carried out.")
    ] = False,
    most: Annotated[int, typer.Option(min=1, help="Maximum number of puzzles of a game.")] = 4,
) -> None:
    """Find moments with one clearly best choice in recorded games.

    They are written as JSON lines. Every choice is judged by what its player could know.

    It can be stopped with Ctrl-C and goes on with the same --out.
    """
    check_writable(out)
    games = [(file, read_game(file)[0]) for file in _files(records)]
    found = FoundFile(out)
    effort = Effort(lead / POINTS, search, glance, seeds, level=level, stealing=stealing)
    for number, (file, record) in enumerate(games, 1):
        _tell(f"{file} ({number} of {len(games)}): {counted(len(record.choices), 'choice')}")
        _examine(record, found, effort, most)
    _tell(f"{counted(len(found.puzzles), 'puzzle')} found")


def _examine(record: Record, found: FoundFile, effort: Effort, most: int) -> None:
    key = record_key(record)
    if found.examined(key) >= len(record.choices):
        return
    closely = 0
    for looked in puzzles_in(record, effort, found.examined(key) - 1):
        closely += looked.closely
        puzzle = looked.puzzle
        if puzzle is not None and not found.knows(puzzle):
            found.add(Found(key, puzzle))
            _tell(f"  {_told(puzzle, looked.number)}")
            if found.path is None:
                typer.echo(msgspec.json.encode(puzzle))
        if looked.closely:
            found.add(Examined(key, looked.number + 1))
        if found.number(key) >= most:
            break
    found.add(Examined(key, len(record.choices)))
    _tell(f"  {counted(closely, 'moment')} searched, {counted(found.number(key), 'puzzle')}")


def _told(puzzle: Puzzle, number: int) -> str:
    return (
        f"after {counted(number, 'choice')}, seat {puzzle.seat}, {puzzle.kind}: "
        f"{puzzle.best.option}, {POINTS * puzzle.lead:.1f} points ahead of "
        f"{puzzle.answers[1].option}, level {puzzle.level}"
    )


def _files(paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        inside = sorted(path.glob("*.json"))
        if not inside:
            raise PuzzleError(f"{path} holds no records; they are files *.json")
        files += inside
    return files


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
