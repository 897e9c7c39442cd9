"""The timetable: what kind of train runs on which weekday.

Each day of the week has its own table, so that players know what to expect. A timetable is never
changed: a new one follows from a later day on, so past days stay what they were.
"""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from ..engine.configuration.table_options import TableOptions

OPPONENT: Final = "outlaw"
"""The bot at all other seats: the strongest one that needs no search, so it is quick on a phone,
and chooses the same on every machine."""


class Timetable(NamedTuple):
    """What runs from a day on: the players and the options, by weekday from Monday."""

    number: int
    first: date
    week: tuple[tuple[int, TableOptions], ...]


FIRST_TIMETABLE: Final = Timetable(
    1,
    date(2026, 11, 2),
    (
        (4, TableOptions()),
        (4, TableOptions(boxes=["horses"])),
        (4, TableOptions(boxes=["cursed"])),
        (5, TableOptions(boxes=["marshal"])),
        (4, TableOptions(boxes=["time_machine"])),
        (2, TableOptions(variant="duel")),
        (6, TableOptions(boxes=["horses", "time_machine", "cursed"])),
    ),
)

TIMETABLES: Final[tuple[Timetable, ...]] = (FIRST_TIMETABLE,)
"""All timetables, the oldest first."""

FIRST_DAY: Final = TIMETABLES[0].first
"""The day of the first train."""


def timetable_on(day: date) -> Timetable:
    """The timetable by which the train of a day runs; the first one on days before all."""
    begun = [one for one in TIMETABLES if one.first <= day]
    return begun[-1] if begun else FIRST_TIMETABLE
