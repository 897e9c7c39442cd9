"""Read: a seat for a program that reads and writes text, such as a language model.

The program is started for each game and is told and asks in the lines of ``colt-express seat
--stdio`` (docs/seat.md), on its standard input and output.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from threading import Thread
from typing import IO, Any, Final

from ...errors import quoted
from .errors import TrackError
from .figures import Figure, share_of_wins
from .tables import SEED, mean_if_all
from .track import Results, Track, are_numbers

SEATS: Final = 4
DIGITS: Final = 6
PYTHON: Final = ("python", "python3")
"""Names that mean the Python in which this runs."""
PATIENCE: Final = 5.0
"""Seconds that a program has to end after its game."""
LONGEST: Final = 300
"""Characters of what a program says about its end that an error repeats at most."""


class Read(Track):
    """A piece is a game; it gives the share of the win, the number of questions, how many answers
    were refused, and how many questions a bot answered because too many were."""

    name = "read"
    asks = (
        "How often does a program that is told the game in sentences win the base game for four, "
        "and how many of its answers cannot be taken?"
    )
    unit = "games won, in %, of which 25 is a fair share; refused answers, in % of the questions"
    entries = "the command line of a program that speaks the lines of seat --stdio, in quotes"
    parts = ("greenhorn", "outlaw")
    usual = 8
    scale = 100.0
    digits = 1

    def check(self, entry: str) -> None:
        _words(entry)

    def version_of(self, _entry: str, /) -> str:
        return ""

    def play(self, entry: str, part: str, number: int, /) -> list[float]:
        deal, seat = divmod(number, SEATS)
        over = converse(
            _words(entry),
            ["--bots", part, "--seat", str(seat), "--seed", f"{SEED} {deal}", "--language", "en"],
        )
        counts = over["counts"]
        share = 1 / len(over["winners"]) if over["won"] else 0.0
        return [
            round(share, DIGITS),
            *(float(counts[name]) for name in ("asked", "refused", "defaults")),
        ]

    def is_sound(self, _part: str, piece: Sequence[float], /) -> bool:
        return (
            are_numbers(piece, 4)
            and 0 <= piece[0] <= 1
            and piece[1] >= 1
            and piece[2] >= 0
            and 0 <= piece[3] <= piece[1]
        )

    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        games = [one for part in self.parts for one in results.get(part, [])]
        asked = sum(one[1] for one in games)
        refused = Figure(sum(one[2] for one in games) / asked, None) if asked else None
        won = [
            (part, share_of_wins([one[:1] for one in results.get(part, [])])) for part in self.parts
        ]
        return [("refused", refused), *won, ("mean", mean_if_all([figure for _, figure in won]))]


def _words(entry: str) -> list[str]:
    """The words of a command line, whose program exists."""
    try:
        words = shlex.split(entry)
    except ValueError as error:
        raise TrackError(f"{quoted(entry)} is no command line: {error}") from None
    if not words:
        raise TrackError("give the command line of a program, such as 'python my_program.py'")
    if words[0] in PYTHON:
        words[0] = sys.executable
    elif which(words[0]) is None:
        raise TrackError(f"there is no program {quoted(words[0])} to start")
    return words


def converse(program: Sequence[str], options: Sequence[str]) -> dict[str, Any]:
    """Let a program play a game at a seat; returns the message about its end."""
    with TemporaryDirectory() as folder:  # a game that is broken off is saved there, and dropped
        save = ["--save", str(Path(folder, "game.json"))]
        command = [sys.executable, "-m", "colt_express_command", "seat", "--stdio", *save, *options]
        with _started(program) as player, _started(command, subprocess.PIPE) as seat:
            answers = Thread(target=_pass_on, args=(player.stdout, seat.stdin), daemon=True)
            answers.start()
            try:
                over = _tell(seat.stdout, player.stdin)
                reason = "" if over is not None or seat.stderr is None else _reason(seat.stderr)
            finally:
                _end(player)
                seat.terminate()
                answers.join()
    if over is None:
        raise TrackError(f"{shlex.join(program)}: {reason}")
    return over


def _end(player: subprocess.Popen[bytes]) -> None:
    """Tell a program that there is no more, and end it if that is not enough."""
    assert player.stdin is not None
    with suppress(OSError):
        player.stdin.close()
    try:
        player.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        player.kill()


def _reason(errors: IO[bytes]) -> str:
    """Why the seat has ended, without where it has saved the game."""
    said = errors.read().decode(errors="replace").strip()
    reason = said.removeprefix("colt-express: ").partition("; the game is saved")[0]
    return reason[-LONGEST:] or "the game was broken off"


def _started(command: Sequence[str], stderr: int | None = None) -> subprocess.Popen[bytes]:
    """Start a program that Ctrl-C does not reach: the one that has started it ends it."""
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
    except OSError as error:
        raise TrackError(f"{command[0]} cannot be started: {error.strerror}") from None


def _tell(coming: IO[bytes] | None, going: IO[bytes] | None) -> dict[str, Any] | None:
    """Pass messages of the seat on to the program; returns the one about the end of the game, if it
    comes."""
    assert coming is not None
    assert going is not None
    for line in coming:
        message: dict[str, Any] = json.loads(line)
        with suppress(OSError):  # the program has left; the seat notices that at once
            going.write(line)
            going.flush()
        if message["type"] == "over":
            return message
    return None


def _pass_on(coming: IO[bytes] | None, going: IO[bytes] | None) -> None:
    """Pass the program's answers on to the seat, until it says no more."""
    assert coming is not None
    assert going is not None
    with suppress(OSError, ValueError):
        for line in coming:
            going.write(line)
            going.flush()
    with suppress(OSError, ValueError):
        going.close()
