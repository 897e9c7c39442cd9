"""Picking the puzzles that are shipped from all that were found:
``python -m colt_express.puzzles.picking FOUND… [--number 50]``.

One after the other, the puzzle is taken that repeats least of those before it: the kind of table,
the bandit, the question, the best action, the reason, the game. Hard ones are preferred to easy
ones, and those with a reason that can be named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from .found_file import FoundFile
from .puzzle import Puzzle
from .shipped import PUZZLES, SOURCES

NUMBER: Final = 50
MOST_OPTIONS: Final = 9
"""Maximum number of options of a puzzle that people should solve."""
WEIGHTS: Final = {"table": 3.0, "bandit": 1.0, "kind": 0.7, "best": 3.0, "reason": 1.0, "game": 2.0}
"""How much it counts against a puzzle if one before it has the same."""
LEVEL: Final = 0.6
"""How much a level counts for a puzzle."""
UNNAMED: Final = 2.0
"""How much it counts against a puzzle if there is no reason to tell."""


def is_obvious(puzzle: Puzzle) -> bool:
    """Whether it asks which loot to take, and an outlaw knows: usually the strongbox."""
    return puzzle.kind == "token" and puzzle.level == 1


def traits(puzzle: Puzzle) -> dict[str, str]:
    """What should differ from puzzle to puzzle."""
    reason = puzzle.answers[1].reason
    decisive = None if reason is None else reason.decisive
    source = puzzle.source
    return {
        "table": " ".join([*puzzle.boxes, puzzle.variant]) or "base",
        "bandit": " ".join(puzzle.bandits),
        "kind": puzzle.kind,
        "best": puzzle.best.option.split(" #")[0],
        "reason": "" if decisive is None else f"{decisive.kind} {decisive.figure}",
        "game": "" if source is None else str(source.setup.get("seed")),
    }


def pick(found: list[Puzzle], number: int) -> list[Puzzle]:
    """The most varied puzzles, in the order in which they are to be shown."""
    left = [one for one in found if len(one.answers) <= MOST_OPTIONS and not is_obvious(one)]
    left.sort(key=lambda one: one.key)
    picked: list[Puzzle] = []
    seen: Counter[tuple[str, str]] = Counter()
    while left and len(picked) < number:
        best = min(left, key=lambda one: _cost(one, seen))
        left.remove(best)
        picked.append(best)
        seen.update(traits(best).items())
    return picked


def _cost(puzzle: Puzzle, seen: Counter[tuple[str, str]]) -> float:
    told = traits(puzzle)
    repeated = sum(WEIGHTS[name] * seen[name, value] for name, value in told.items())
    return repeated - LEVEL * puzzle.level + (0.0 if told["reason"] else UNNAMED)


def main(
    found: Annotated[list[Path], typer.Argument(help="Files that were written by --out.")],
    number: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = NUMBER,
) -> None:
    """Pick varied puzzles, and put them into the package."""
    by_key = {one.key: one for file in found for one in FoundFile(file).puzzles}
    puzzles = list(by_key.values())
    picked = pick(puzzles, number)
    bare = [msgspec.structs.replace(one, source=None) for one in picked]
    PUZZLES.write_bytes(_lines(bare))
    SOURCES.write_bytes(_lines([one.source for one in picked]))
    print(f"{len(picked)} of {len(puzzles)} puzzles picked")


def _lines(values: Sequence[object]) -> bytes:
    """A JSON list with a line for each value."""
    return b"[\n" + b",\n".join(msgspec.json.encode(one) for one in values) + b"\n]\n"


if __name__ == "__main__":
    typer.run(main)
