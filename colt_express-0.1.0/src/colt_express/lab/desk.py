"""The desk of the laboratory in a browser: work is asked for by name, with JSON, and answered with
JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ..engine.serialization.record import read_record
from ..replays.telling import Replay, ReplaySeat, tell
from .checking import Checked, check
from .regrets import PATIENCE, Regrets, regrets
from .running import GAMES, OUTLAW, Progress, Run, run

Report = Callable[[str], None]


class _Code(msgspec.Struct):
    code: str
    games: int = GAMES
    seed: str = "0"
    against: str = OUTLAW


class _Game(msgspec.Struct):
    """A game that the bot called ``name`` played at ``own``, told or looked through from
    ``seat``."""

    record: str
    seat: int
    own: int = 0
    name: str = ""
    against: str = OUTLAW
    patience: float = PATIENCE


def _check(asked: bytes, report: Report) -> Checked:
    return check(msgspec.json.decode(asked, type=_Code).code)


def _run(asked: bytes, report: Report) -> Run:
    wanted = msgspec.json.decode(asked, type=_Code)

    def tell_progress(progress: Progress) -> None:
        report(msgspec.json.encode(progress).decode())

    def tell_choice(game: int, asked: str) -> None:
        report(msgspec.json.encode({"game": game, "asked": asked}).decode())

    return run(
        wanted.code,
        wanted.games,
        wanted.seed,
        tell_progress,
        wanted.against,
        begin=tell_choice,
    )


def _replay(asked: bytes, report: Report) -> Replay:
    wanted = msgspec.json.decode(asked, type=_Game)
    record = read_record(wanted.record)
    people = [
        ReplaySeat(seat, wanted.name, "human")
        if seat == wanted.own
        else ReplaySeat(seat, "", "bot", wanted.against)
        for seat in range(record.setup.seats)
    ]
    return tell(record, wanted.seat, people)


def _regrets(asked: bytes, report: Report) -> Regrets:
    wanted = msgspec.json.decode(asked, type=_Game)
    return regrets(wanted.record, wanted.seat, wanted.patience)


WORK: Final[dict[str, Callable[[bytes, Report], msgspec.Struct]]] = {
    "check": _check,
    "run": _run,
    "replay": _replay,
    "regrets": _regrets,
}
"""By name: what can be asked for. A run reports each choice before it is made, and each game."""


def do(name: str, asked: str, report: Report) -> str:
    """The answer to what is asked for, as JSON."""
    return msgspec.json.encode(WORK[name](asked.encode(), report)).decode()
