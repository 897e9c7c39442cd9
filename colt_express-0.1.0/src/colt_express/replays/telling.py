"""Telling a record: its steps, who played, how it ended; as far as its choices can be made."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..engine.errors import NoSuchSeat, RecordError
from ..engine.information.view import View
from ..engine.serialization.record import Record
from .results import Result, result_of
from .shown_options import ShownOptions, shown
from .steps import ALL_OPEN, ReplayStep, Teller
from .trouble import TroubleCode, trouble_of


class ReplaySeat(msgspec.Struct, frozen=True):
    """A seat of a game that is told, as far as it is known who played there: a record says only
    which bandits. ``program`` is what played in place of a person, by its ``author``."""

    seat: int
    name: str = ""
    kind: Literal["", "human", "bot"] = ""
    bot: str = ""
    bandits: list[str] = []
    program: str = ""
    author: str = ""


class Replay(msgspec.Struct, frozen=True):
    """A game told step by step, as seen from one ``seat``: -1 is a spectator, and -2 means all
    cards open. ``trouble`` is a sentence if it is told only as far as it goes, and
    ``trouble_code`` its kind."""

    seat: int
    seats: list[ReplaySeat]
    options: ShownOptions
    rules: int
    steps: list[ReplayStep]
    result: Result | None = None
    trouble: str = ""
    trouble_code: TroubleCode = ""


def tell(record: Record, seat: int, people: list[ReplaySeat] | None = None) -> Replay:
    """The game of a record as that seat saw it. ``people`` says who played, if that is known."""
    check_seat(seat, record.setup.seats)
    game = record.begin()
    teller = Teller(game, seat)
    steps = [teller.opening()]
    for number in range(len(record.choices)):
        try:
            steps.append(teller.choice(record.replay(game, number)))
        except RecordError:
            break
    trouble = trouble_of(record, game)
    return Replay(
        seat=seat,
        seats=_with_bandits(people or _unknown(record.setup.seats), steps[-1].table),
        options=shown(record.setup.options),
        rules=record.rules,
        steps=steps,
        result=result_of(game),
        trouble=trouble.sentence,
        trouble_code=trouble.code,
    )


def check_seat(seat: int, seats: int) -> None:
    """Raises `NoSuchSeat` unless a game with that many seats can be seen from there."""
    if not ALL_OPEN <= seat < seats:
        raise NoSuchSeat(
            f"there is no seat {seat} in this game; seats are numbered from 0 to {seats - 1}, "
            "-1 is a spectator, and -2 shows all cards"
        )


def _unknown(seats: int) -> list[ReplaySeat]:
    return [ReplaySeat(seat) for seat in range(seats)]


def _with_bandits(people: list[ReplaySeat], table: View) -> list[ReplaySeat]:
    return [
        msgspec.structs.replace(
            person,
            bandits=[bandit.name for bandit in table.bandits if bandit.seat == person.seat],
        )
        for person in people
    ]
