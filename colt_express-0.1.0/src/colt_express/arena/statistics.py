"""Statistics: small tallies that can be added up, so that memory does not grow with the games."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

Z: Final = 1.959964  # number of standard deviations within which 95 % of a normal distribution lie


class Tally(msgspec.Struct):
    """Games, wins and money of one bot, seat or character. A shared win counts as a fraction.
    Partners have money each, but win together: that is one result, not two, so ``seats`` counts
    what the money is divided by."""

    games: int = 0
    wins: float = 0.0
    money: int = 0
    money_squared: int = 0
    seats: int = 0

    def add(self, win: float, money: int, with_partner: bool = False) -> None:
        """``with_partner``: the win is in the tally already."""
        if not with_partner:
            self.games += 1
            self.wins += win
        self.seats += 1
        self.money += money
        self.money_squared += money * money

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.seats += other.seats
        self.money += other.money
        self.money_squared += other.money_squared

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the win rate (Wilson).

        >>> low, high = Tally(games=100, wins=50).interval
        >>> round(low, 4), round(high, 4)
        (0.4038, 0.5962)
        """
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.win_rate
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def mean_money(self) -> float:
        return self.money / self.seats if self.seats else 0.0

    @property
    def money_error(self) -> float:
        """Half the 95 % interval of the mean."""
        if self.seats < 2:
            return 0.0
        variance = (self.money_squared - self.money**2 / self.seats) / (self.seats - 1)
        return Z * sqrt(max(0.0, variance) / self.seats)

    def as_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "mean_money": self.mean_money,
            "money_error": self.money_error,
        }


class Statistics(msgspec.Struct):
    """The outcome of some games."""

    games: int = 0
    choices: int = 0
    by_bot: dict[str, Tally] = {}
    by_seat: dict[str, Tally] = {}
    by_character: dict[str, Tally] = {}
    by_station: dict[str, int] = {}
    money_by_source: dict[str, int] = {}

    def merge(self, other: Statistics) -> None:
        self.games += other.games
        self.choices += other.choices
        for mine, theirs in (
            (self.by_bot, other.by_bot),
            (self.by_seat, other.by_seat),
            (self.by_character, other.by_character),
        ):
            for name, tally in theirs.items():
                mine.setdefault(name, Tally()).merge(tally)
        for counts, more in (
            (self.by_station, other.by_station),
            (self.money_by_source, other.money_by_source),
        ):
            for name, count in more.items():
                counts[name] = counts.get(name, 0) + count

    def sort(self) -> None:
        """Names in a fixed order, whichever worker met them first."""
        self.by_bot = dict(sorted(self.by_bot.items()))
        self.by_seat = dict(sorted(self.by_seat.items()))
        self.by_character = dict(sorted(self.by_character.items()))
        self.by_station = dict(sorted(self.by_station.items()))
        self.money_by_source = dict(sorted(self.money_by_source.items()))
