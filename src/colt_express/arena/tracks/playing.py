"""Playing a track: the pieces that a row does not have yet, in any number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...errors import did_you_mean, quoted
from ..in_order import Jobs, in_order
from . import TRACKS, TrackError
from .rows import Row
from .track import Track


def missing(
    track: Track, row: Row, games: int | None, parts: Sequence[str] = ()
) -> list[tuple[str, int]]:
    """The part and number of each piece that is still to be played, the parts in turn; ``parts``
    names some, in place of all."""
    for part in parts:
        if part not in track.parts:
            hint = did_you_mean(part, track.parts)
            raise TrackError(f"{track.name} has no part {quoted(part)}{hint}")
    wanted = {part: track.pieces(part, games) for part in parts or track.parts}
    return [
        (part, number)
        for number in range(max(wanted.values()))
        for part in wanted
        if len(row.results[part]) <= number < wanted[part]
    ]


def play(row: Row, pieces: list[tuple[str, int]], jobs: Jobs = 1) -> Iterator[str]:
    """Play these pieces and add them to the row; yields the part of each. Closing the generator
    stops it."""
    work = ((row.track, row.entry, part, number) for part, number in pieces)
    played = in_order(play_piece, work, jobs)
    for (part, _), found in zip(pieces, played, strict=True):
        row.results[part].append(found)
        yield part


def play_piece(track: str, entry: str, part: str, number: int) -> list[float]:
    """What one piece gives."""
    return TRACKS[track].play(entry, part, number)
