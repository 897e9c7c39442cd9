"""Which calls a position leads to. Everything follows from the choices that were made, so every
server decides the same, whenever it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..storage.calls import EVERY_TABLE, CallRow, TargetRow, WishRow
from ..storage.rows import SeatRow
from ..table import seating
from ..table.live_table import LiveTable
from ..table.stand_ins import bot_at
from .quiet_hours import quiet_since, quiet_until

SOON: Final = 10.0
"""Seconds from a question to its call: a page that is being reloaded, or a player who has only just
turned to another table, is not called."""

LONGEST_LEAD: Final = 3 * 3600.0
SHORTEST_LEAD: Final = 120.0
"""Seconds before the end of the clock at which a player is reminded: a quarter of the clock within
these limits. With a shorter clock there is no reminder."""

ENDED: Final = 2**30
"""In place of the number of choices: nothing more is asked at a table."""


class Question(NamedTuple):
    """What a player is asked: how often the seat has chosen before, since when, and until when the
    answer is due; 0 without a clock."""

    seat: int
    number: int
    since: float
    until: float
    follows_own: bool  # whether it was put by the same player's last choice


class Position(NamedTuple):
    """A game as far as calls depend on it."""

    table_id: str
    number: int
    round: int
    rounds: int
    clock: int
    seats: Sequence[SeatRow]
    questions: Sequence[Question]


def position_of(table: LiveTable) -> Position:
    """The position at a table; without questions if it waits for no player who could be called."""
    row, log = table.row, table.message_log
    if log is None or row.status != "playing":
        over = row.status in ("over", "closed")
        number = ENDED if over else table.number
        return Position(row.id, number, 0, 0, row.clock, table.seats, ())
    state = log.game.state
    questions = [
        Question(
            seat,
            log.game.choosers.count(seat),
            since,
            since + row.clock if row.clock else 0.0,
            seat in log.chose_before,
        )
        for seat, since in log.asked.items()
        if can_be_called(table.seats, seat, since)
    ]
    rounds = len(state.round_cards)
    return Position(row.id, log.number, state.round + 1, rounds, row.clock, table.seats, questions)


def who_is_at(seat: SeatRow, table_id: str) -> str:
    """Under which name a player's visits are stored: the profile, or else the seat."""
    return seat.profile or f"{table_id}/{seat.seat}"


def can_be_called(seats: Sequence[SeatRow], seat: int, since: float) -> bool:
    """Whether a person has to answer. A player alone against bots keeps no one waiting and is not
    called."""
    row = seats[seat]
    person = row.kind == "human" and not row.program and not bot_at(row, since)
    return person and seating.only_person(list(seats)) != seat


def calls_in(
    position: Position, targets: Sequence[TargetRow], wishes: Mapping[str, Sequence[WishRow]]
) -> list[CallRow]:
    """The calls of a position. What a player wishes is checked when they are sent, except that a
    reminder comes before quiet hours which last until the clock has ended."""
    calls = []
    for question in position.questions:
        profile = position.seats[question.seat].profile
        for target in targets:
            theirs = bool(profile) and target.profile == profile
            if not theirs and target.table_id != position.table_id:
                continue
            if target.made > question.since:
                continue  # it calls for what is asked from now on
            if not question.follows_own:
                due = question.since + SOON
                calls.append(_call(position, question, target, "turn", due))
            lead = lead_of(position.clock)
            if lead and theirs:
                wish = wish_at(wishes.get(profile, ()), position.table_id)
                due = reminder_due(question, lead, wish)
                calls.append(_call(position, question, target, "reminder", due))
    return calls


def _call(
    position: Position, question: Question, target: TargetRow, kind: str, due: float
) -> CallRow:
    return CallRow(
        table_id=position.table_id,
        seat=question.seat,
        question=question.number,
        kind="turn" if kind == "turn" else "reminder",
        target=target.id,
        due=due,
        until=question.until,
        round=position.round,
        rounds=position.rounds,
        made=question.since,
    )


def lead_of(clock: int) -> float:
    """Seconds before the end of a clock at which its player is reminded; 0 for never."""
    lead = min(LONGEST_LEAD, clock / 4)
    return lead if lead >= SHORTEST_LEAD else 0.0


def reminder_due(question: Question, lead: float, wish: WishRow) -> float:
    """When a player is reminded."""
    due = question.until - lead
    if quiet_until(wish, due) >= question.until:
        due = max(question.since, quiet_since(wish, due) - 1.0)
    return due


def wish_at(wishes: Sequence[WishRow], table_id: str) -> WishRow:
    """What a player wishes at a table; quiet hours are the same at all."""
    everywhere = next((one for one in wishes if one.table_id == EVERY_TABLE), None)
    here = next((one for one in wishes if one.table_id == table_id), None)
    profile = wishes[0].profile if wishes else ""
    usual = everywhere or WishRow(profile, EVERY_TABLE)
    if here is None:
        return usual
    return WishRow(
        here.profile,
        table_id,
        here.turns,
        here.reminder,
        usual.quiet_from,
        usual.quiet_to,
        usual.zone,
    )
