"""The train of a day, worked out from the date alone.

There is no secret in it, so that it is the same at every server, on every device and at a static
site: players who read this file can work out what is dealt, and are trusted not to.

>>> train = train_of(date(2026, 11, 18))
>>> train.number, train.setup.options.boxes, train.bots.count("outlaw")
(17, ['cursed'], 3)
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final, NamedTuple

from ..engine.chance import key_of
from ..engine.configuration.setup import MARSHAL, Setup
from ..engine.configuration.table_options import TableOptions
from ..engine.figures import CHARACTERS
from ..errors import ColtExpressError
from .timetable import FIRST_DAY, OPPONENT, timetable_on

MEI: Final = "mei"
"""The bandit who rides along only where all seven do."""
KEPT: Final = 64
"""Number of trains kept in memory."""


class NoTrain(ColtExpressError):
    """No train runs on that day; the message says why."""


class Train(NamedTuple):
    """The train of a day: the game with its seed, the seat that the player takes, and the bots, by
    seat, with an empty name at the player's."""

    day: date
    number: int  # 1 for the first day
    setup: Setup
    seat: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        """The day as it is written: 2026-11-18."""
        return self.day.isoformat()

    def bandits_of(self, seat: int) -> list[str]:
        """The names of those whom a seat leads; one of them may be the Marshal."""
        players = self.setup.players
        who = [] if isinstance(players, int) else players[seat]
        return [who] if isinstance(who, str) else list(who)


def today() -> date:
    """The day, which changes at the same moment all over the world."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """The day that is written as 2026-11-18."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise NoTrain("a day is written like 2026-11-18")
    return day


@lru_cache(maxsize=KEPT)
def train_of(day: date) -> Train:
    """The train of a day; raises `NoTrain` for days before the first one."""
    if day < FIRST_DAY:
        raise NoTrain(f"the first train of the day ran on {FIRST_DAY.isoformat()}")
    timetable = timetable_on(day)
    seats, options = timetable.week[day.weekday()]
    seed = key_of(f"train of the day {day.isoformat()} timetable {timetable.number}").hex()[:32]
    cast = _cast(seed, seats, options)
    bandits = [seat for seat, name in enumerate(cast) if name != MARSHAL]
    seat = min(bandits, key=lambda seat: key_of(f"{seed} seat {seat}"))
    bots = tuple("" if other == seat else OPPONENT for other in range(seats))
    number = (day - FIRST_DAY).days + 1
    return Train(day, number, Setup.of(cast, options, seed), seat, bots)


def _cast(seed: str, seats: int, options: TableOptions) -> list[str] | list[list[str]]:
    """Who plays at each seat: a bandit or the Marshal, or two bandits each."""
    drawn = _drawn(seed, (name for name in CHARACTERS if name != MEI))
    if options.two_bandits:
        return [drawn[2 * seat : 2 * seat + 2] for seat in range(seats)]
    if MARSHAL not in options.boxes:
        return drawn[:seats]
    return _drawn(f"{seed} table", [MARSHAL, *drawn[: seats - 1]])


def _drawn(seed: str, names: Iterable[str]) -> list[str]:
    """The names in an order that the seed decides."""
    return sorted(names, key=lambda name: key_of(f"{seed} {name}"))
