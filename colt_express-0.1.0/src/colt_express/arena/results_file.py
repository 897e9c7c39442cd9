"""The folder of a tournament: its results file, written atomically, and its plots."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from ..documents import DocumentError, decode_json, read_document
from ..engine.configuration.table_options import TableOptions
from ..errors import ColtExpressError, quoted, reason_of
from .report import as_data, pictures, tournament_page
from .schedule import Schedule, told_options
from .tournament import PlayedGame, TournamentResults

FILE: Final = "arena.json"
PAGE: Final = "index.html"
FORMAT: Final = "colt-express arena 2"
ADJUSTED: Final = "colt-express arena 3"
"""The format of results from which luck is subtracted; older programs refuse it."""
GAMES: Final = "games"
"""The folder of the games that are kept, each a record for ``replay`` and ``review``."""
MOST_GAMES: Final = 1000
OFTEN: Final = 1.0
"""Minimum time between two writes of the results, in seconds."""

WHAT: Final = {
    "codes": "the bots were",
    "against": "the opponents were",
    "as_marshal": "the challenger as Marshal was",
    "seats": "the number of seats was",
    "setup": "the options of the table were",
    "seed": "the seed was",
    "limit": "the time limit was",
    "adjust": "the effort of --adjust was",
}


class FolderError(ColtExpressError):
    """A folder that cannot be used for this tournament."""


class _Saved(msgspec.Struct):
    format: str
    results: TournamentResults = msgspec.field(name="ledger")
    report: dict[str, Any] = {}


class Folder:
    """The folder of a tournament."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = monotonic()
        self.games = 0

    def open(self, schedule: Schedule) -> TournamentResults:
        """The results of this schedule so far, or empty ones. Those of another schedule are
        refused."""
        file = self.path / FILE
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not os.path.lexists(file):
                if os.path.lexists(self.path / PAGE):
                    raise FolderError(
                        f"{self.path / PAGE} exists and is not a tournament's; "
                        "choose another folder"
                    )
                return TournamentResults(schedule)
        except OSError as error:
            raise FolderError(f"{file} cannot be read: {reason_of(error)}") from None
        try:
            text = read_document(file)
        except DocumentError as error:
            raise FolderError(f"{file} {error}") from None
        try:
            saved = decode_json(text, _Saved)
        except (msgspec.DecodeError, UnicodeDecodeError, DocumentError):
            raise FolderError(
                f"{file} is not the ledger of a tournament; choose another folder"
            ) from None
        if saved.format not in (FORMAT, ADJUSTED):
            raise FolderError(
                f"{file} has the format {quoted(saved.format)}; this program supports {FORMAT!r} "
                f"and {ADJUSTED!r}, so choose another folder"
            )
        _must_be_same(saved.results.schedule, schedule, self.path)
        results = saved.results
        self.games = len([*(self.path / GAMES).glob("*.json")])
        if not results.rated:  # openskill has come, gone or changed: ratings cannot go on
            results.ratings.clear()
        return results

    def keep(self, results: TournamentResults) -> None:
        """Write the results, unless that was done a moment ago."""
        if monotonic() - self.written >= OFTEN:
            self.write(results)

    def write(self, results: TournamentResults) -> None:
        self._write(FILE, self.text_of(results))
        self.written = monotonic()

    def text_of(self, results: TournamentResults) -> bytes:
        """The contents of the results file."""
        form = ADJUSTED if results.schedule.adjust else FORMAT
        saved = _Saved(form, results, as_data(results))
        return msgspec.json.format(msgspec.json.encode(saved, order="sorted")) + b"\n"

    def keep_game(self, played: PlayedGame) -> None:
        """Write the record of a game, if it has one and there are not too many already."""
        if not played.record or self.games >= MOST_GAMES:
            return
        try:
            (self.path / GAMES).mkdir(exist_ok=True)
        except OSError as error:
            raise FolderError(f"{self.path / GAMES} cannot be made: {reason_of(error)}") from None
        self._write(f"{GAMES}/{played.number + 1:06}.json", played.record.encode())
        self.games += 1

    def draw(self, results: TournamentResults) -> None:
        for name, picture in pictures(results).items():
            self._write(name, picture.encode())
        self._write(PAGE, tournament_page(results).encode())

    def _write(self, name: str, text: bytes) -> None:
        """The whole file, or the old one stays."""
        file, new = self.path / name, self.path / f"{name}.new"
        try:
            new.write_bytes(text)
            os.replace(new, file)
        except OSError as error:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise FolderError(f"{file} cannot be written: {error.strerror}") from None


def _must_be_same(was: Schedule, wanted: Schedule, path: Path) -> None:
    for name, what in WHAT.items():
        before, now = getattr(was, name), getattr(wanted, name)
        if before != now:
            raise FolderError(
                f"{path} contains another tournament: {what} {_shown(before)}, not "
                f"{_shown(now)}; use the same options, or another folder"
            )
    for name in sorted({*was.versions, *wanted.versions} - {"openskill"}):
        before, now = was.versions.get(name, "missing"), wanted.versions.get(name, "missing")
        if before != now:
            raise FolderError(
                f"{path} contains games of another version: {name} was {before} and is {now}; "
                "they cannot be mixed with new ones, so choose another folder"
            )


def _shown(value: object) -> str:
    if isinstance(value, TableOptions):
        value = told_options(value)
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if value == 0 and type(value) is int:  # no effort
        return "none"
    return str(value) or "none"
