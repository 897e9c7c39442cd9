"""An evening as it is sent, built field by field."""

from __future__ import annotations

from time import time
from typing import Final

from ...replays.shown_options import shown
from ..storage.evenings import BOT, EveningTableRow, StoredEvening
from .life import guest_of, host_is_away, phase_of, playing, there
from .messages import (
    Evening,
    EveningGuest,
    EveningStanding,
    EveningTable,
    MyEvening,
    RoundScore,
)
from .points import SCHEMES, Finish, Score, Standing, TableEnd, score_round, standings

PRESENT: Final = 60.0
"""Seconds for which a guest counts as present after a visit."""

GUESTS_A_SECOND: Final = 6
QUICKEST: Final = 3
SLOWEST: Final = 12
"""How many guests may ask in a second, since they may share an address; and seconds between two
questions."""


def told(stored: StoredEvening, profile: str = "") -> Evening:
    """The evening for the person with that profile."""
    row, now = stored.evening, time()
    asking = guest_of(stored, profile)
    busy = {guest for table in playing(stored) for guest in table.seats}
    rounds: list[list[EveningTable]] = [[] for _ in range(row.round)]
    for table in stored.tables:
        rounds[table.round - 1].append(EveningTable(table.table_id, table.seats, table.stage))
    return Evening(
        evening=row.id,
        title=row.title,
        phase=phase_of(stored),
        host=row.host,
        rounds=row.rounds,
        round=row.round,
        seats=row.best,
        options=shown(row.options),
        clock=row.clock,
        bot=row.bot,
        points=next(one for one in SCHEMES if one == row.scheme),
        guests=[
            EveningGuest(
                guest=guest.number,
                name=guest.name,
                since=guest.since,
                plays=guest.plays,
                left=bool(guest.left),
                present=not guest.left and (guest.number in busy or guest.seen > now - PRESENT),
            )
            for guest in stored.guests
        ],
        tables=rounds,
        standings=[_line(line) for line in standings_of(stored)],
        host_away=host_is_away(stored, now),
        you=-1 if asking is None or asking.left else asking.number,
        again=min(SLOWEST, max(QUICKEST, len(there(stored)) // GUESTS_A_SECOND)),
    )


def listed(found: list[StoredEvening], profile: str) -> list[MyEvening]:
    """Evenings as the person with that profile finds them again, without those that they left."""
    mine = [(stored, guest_of(stored, profile)) for stored in found]
    return [
        MyEvening(
            evening=stored.evening.id,
            title=stored.evening.title,
            opened=stored.evening.created,
            phase=phase_of(stored),
            hosting=stored.evening.host == guest.number,
            round=stored.evening.round,
            rounds=stored.evening.rounds,
            guests=len(there(stored)),
        )
        for stored, guest in mine
        if guest is not None and not guest.left
    ]


def standings_of(stored: StoredEvening) -> list[Standing]:
    """The standings, with guests' numbers as people."""
    rounds: list[list[EveningTableRow]] = [[] for _ in range(stored.evening.round)]
    for table in stored.tables:
        if table.stage != "playing":
            rounds[table.round - 1].append(table)
    scheme = next(one for one in SCHEMES if one == stored.evening.scheme)
    scores = [score_round([_end_of(table) for table in tables], scheme) for tables in rounds]
    playing_guests = [str(guest.number) for guest in stored.guests if guest.plays]
    return standings(playing_guests, scores) if rounds else []


def _end_of(table: EveningTableRow) -> TableEnd:
    return TableEnd(
        tuple(
            Finish("" if guest == BOT else str(guest), end.place, end.money, end.left)
            for guest, end in zip(table.seats, table.ends, strict=False)
        ),
        early=table.stage == "early",
    )


def _line(line: Standing) -> EveningStanding:
    return EveningStanding(
        place=line.place,
        guest=int(line.person),
        points=line.points,
        wins=line.wins,
        money=line.money,
        rounds=[_score(score) for score in line.rounds],
        because=line.because,
    )


def _score(score: Score | None) -> RoundScore | None:
    if score is None:
        return None
    return RoundScore(score.points, score.place, score.money, score.left)
