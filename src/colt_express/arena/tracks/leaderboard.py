"""The leaderboard: the rows of each track, the best first, as text."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import TRACKS
from .figures import UNKNOWN, Figure
from .rows import Row, rows_of
from .track import Track

BEGINNING: Final = """# Leaderboard

What bots and predictors have reached in [the tracks](docs/tracks.md), with 95 % intervals.
Everything is counted in engine steps, so every machine gives the same figures. Rows whose intervals
overlap do not say who is better. This page is written by `colt-express tracks --markdown`. A test
plays parts of each row in `src/colt_express/arena/tracks/leaderboard/` again, except for entries
that have learned: what those know is not stored, only how they learned it.
"""


class Line(NamedTuple):
    """A line of a table: the row, and its cells by heading."""

    row: Row
    cells: list[str]


def headings(track: Track) -> list[str]:
    return ["entry", *(heading for heading, _ in track.columns({})), "games"]


def lines(track: Track, rows: list[Row]) -> list[Line]:
    """The rows as text, the best first, those without a score last."""

    def standing(row: Row) -> tuple[bool, float, str]:
        score = track.score(row.results)
        if score is None:
            return True, 0.0, row.label
        return False, -score.value if track.best == "highest" else score.value, row.label

    return [Line(row, cells(track, row)) for row in sorted(rows, key=standing)]


def cells(track: Track, row: Row) -> list[str]:
    figures = [_shown(track, figure) for _, figure in track.columns(row.results)]
    return [row.label, *figures, f"{track.count(row.results):,}"]


def _shown(track: Track, figure: Figure | None) -> str:
    return UNKNOWN if figure is None else figure.shown(track.scale, track.digits)


def stored_rows(track: Track) -> list[Row]:
    """The rows that come with the package."""
    return [*rows_of(track, TRACKS)]


def markdown() -> str:
    """The page with all tables."""
    return "\n".join([BEGINNING, *(_section(track) for track in TRACKS.values())])


def _section(track: Track) -> str:
    rows = stored_rows(track)
    head = headings(track)
    table = [
        f"| {' | '.join(head)} |",
        f"| --- |{' ---: |' * (len(head) - 1)}",
        *(f"| {' | '.join(_quoted(line.cells))} |" for line in lines(track, rows)),
    ]
    notes = [f"\n`{row.label}`: {row.note}" for row in rows if row.note]
    title = f"## {track.name.capitalize()}\n\n{track.asks} Figures: {track.unit}.\n"
    return "\n".join([title, *(table if rows else ["There is no row yet."]), *notes, ""])


def _quoted(cells: list[str]) -> list[str]:
    return [f"`{cells[0]}`", *cells[1:]]
