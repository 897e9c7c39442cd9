"""The puzzles that come with the game, numbered from 1, and the puzzle of the day.

`shipped.json` holds what a solver may know. The games that the puzzles come from are in
`sources.json`, which only a server reads, to play on from a puzzle.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from .puzzle import Puzzle, PuzzleError, Source

FOLDER: Final = Path(__file__).parent
PUZZLES: Final = FOLDER / "shipped.json"
SOURCES: Final = FOLDER / "sources.json"


@lru_cache(maxsize=1)
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles, in the order of their numbers."""
    return tuple(msgspec.json.decode(PUZZLES.read_bytes(), type=list[Puzzle]))


@lru_cache(maxsize=1)
def _sources() -> tuple[Source, ...]:
    return tuple(msgspec.json.decode(SOURCES.read_bytes(), type=list[Source]))


def puzzle_called(number: int) -> Puzzle:
    """The puzzle with this number; raises `PuzzleError` for a number that no puzzle has."""
    _check(number)
    return shipped()[number - 1]


def source_of(number: int) -> Source:
    """The game that a puzzle comes from. It knows more than a solver may."""
    _check(number)
    return _sources()[number - 1]


def _check(number: int) -> None:
    count = len(shipped())
    if not 1 <= number <= count:
        raise PuzzleError(f"there is no puzzle {number}; they are numbered from 1 to {count}")


def puzzle_of_the_day(day: date) -> int:
    """The number of the puzzle of that day. Each returns when all others have been shown."""
    return 1 + day.toordinal() % len(shipped())
