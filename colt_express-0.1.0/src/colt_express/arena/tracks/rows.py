"""Rows: what an entry has reached in a track, piece by piece, so that any piece can be played
again. The rows of the leaderboard come with the package.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from ...bots.own import is_own
from ...documents import DocumentError, decode_json, read_document
from ...engine.game import RULES_VERSION
from ...errors import quoted, reason_of
from .errors import TrackError
from .track import Results, Track

FORMAT: Final = "colt-express track 1"
LEADERBOARD: Final = Path(__file__).parent / "leaderboard"
"""The folder of the rows that come with the package."""
FORBIDDEN: Final = re.compile(r"[^\w.-]+")
"""What a part of a file's name does not contain."""


class Row(msgspec.Struct):
    """A row. ``file``: a value that changes when a file of the entry's own does; ``results``: what
    each piece gave, by part; ``note``: what else is to be known, for people."""

    track: str
    version: int
    entry: str
    results: dict[str, list[list[float]]]
    rules: int = RULES_VERSION
    file: str = ""
    note: str = ""
    format: str = FORMAT

    @property
    def label(self) -> str:
        """The entry without the folders of its file."""
        return self.entry.rpartition("/")[2] if is_own(self.entry) else self.entry


def new_row(track: Track, entry: str) -> Row:
    file = track.version_of(entry)
    return Row(track.name, track.version, entry, {part: [] for part in track.parts}, file=file)


def read_row(path: Path, tracks: dict[str, Track]) -> Row:
    """A row in a file; one that is damaged, or cannot be compared, is refused."""
    try:
        row = decode_json(read_document(path), Row)
    except DocumentError as error:
        raise TrackError(f"{path} {error}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise TrackError(f"{path} is no row of a track: {quoted(str(error))}") from None
    if row.format != FORMAT:
        raise TrackError(
            f"{path} has the format {quoted(row.format)}; this program reads {FORMAT!r}"
        )
    track = tracks.get(row.track)
    if track is None:
        known = ", ".join(tracks)
        raise TrackError(f"{path} is of the track {quoted(row.track)}; there are {known}")
    was, now = (row.version, row.rules), (track.version, RULES_VERSION)
    if was != now:
        raise TrackError(
            f"{path} is of version {row.version} of the track {row.track} and of version "
            f"{row.rules} of the rules; now they are {track.version} and {RULES_VERSION}"
        )
    _check_results(path, row.results, track)
    return row


def _check_results(path: Path, results: Results, track: Track) -> None:
    for part, pieces in results.items():
        if part not in track.parts:
            raise TrackError(f"{path} is damaged: {track.name} has no part {quoted(part)}")
        most = track.most(part)
        if most is not None and len(pieces) > most:
            raise TrackError(f"{path} is damaged: {part} has {most} pieces at most")
        for number, piece in enumerate(pieces):
            if not track.is_sound(part, piece):
                raise TrackError(
                    f"{path} is damaged: {track.piece} {number + 1} of {part} cannot have given "
                    f"{quoted(piece)}"
                )


def rows_of(track: Track, tracks: dict[str, Track], folder: Path = LEADERBOARD) -> Iterator[Row]:
    """The rows of a track in a folder, by the names of their files."""
    for path in sorted(folder.glob(f"{track.name}-*.json")):
        yield read_row(path, tracks)


def file_of(row: Row, folder: Path) -> Path:
    """Where a row is kept in a folder."""
    return folder / f"{row.track}-{FORBIDDEN.sub('-', row.label).strip('-')}.json"


def start_row(track: Track, entry: str, folder: Path, tracks: dict[str, Track]) -> Row:
    """The row of an entry in a folder so far, or a new one."""
    row = new_row(track, entry)
    path = file_of(row, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TrackError(f"{folder} cannot be used: {reason_of(error)}") from None
    if not os.path.lexists(path):
        return row
    there = read_row(path, tracks)
    if there.entry != row.entry or there.file != row.file:
        raise TrackError(
            f"{path} is a row of {quoted(there.entry)}, which is another bot or has changed since; "
            "choose another folder"
        )
    for part in track.parts:
        there.results.setdefault(part, [])
    return there


def write_row(row: Row, folder: Path) -> None:
    """Write a row; the whole file, or the old one stays."""
    file = file_of(row, folder)
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_bytes(text_of(row))
        os.replace(new, file)
    except OSError as error:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise TrackError(f"{file} cannot be written: {reason_of(error)}") from None


def text_of(row: Row) -> bytes:
    """A row as JSON, with the pieces of a part in one line."""
    data = msgspec.to_builtins(row)
    results = data.pop("results")
    lines = [f"  {_json(name)}: {_json(value)}," for name, value in sorted(data.items())]
    parts = [f"    {_json(part)}: {_json(pieces)}" for part, pieces in results.items()]
    return "\n".join(["{", *lines, '  "results": {', ",\n".join(parts), "  }", "}", ""]).encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
