"""Figures of a track: means with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ..statistics import Tally, Z

UNKNOWN: Final = "–"
"""What is shown where nothing was played."""


class Figure(NamedTuple):
    """A mean, and half its 95 % interval; None where that is unknown, or the mean is exact.

    >>> Figure(0.251, 0.021).shown(100, 1), Figure(-1.3, None).shown(1, 2)
    ('25.1 ± 2.1', '−1.30')
    """

    value: float
    error: float | None

    def shown(self, scale: float, digits: int) -> str:
        value = f"{self.value * scale:.{digits}f}".replace("-", "−")
        return value if self.error is None else f"{value} ± {self.error * scale:.{digits}f}"

    def times(self, factor: float) -> Figure:
        return Figure(self.value * factor, None if self.error is None else self.error * factor)


def share_of_wins(deals: Sequence[Sequence[float]]) -> Figure | None:
    """The share of games won. The games of a deal are one observation. Where all deals gave the
    same, the interval is that of one who always wins (Wilson)."""
    if not deals:
        return None
    games = [win for deal in deals for win in deal]
    value = sum(games) / len(games)
    if value in (0.0, 1.0):
        return Figure(value, _beyond_always(len(games)))
    if len(deals) < 2:
        return Figure(value, None)
    if len({sum(deal) / len(deal) for deal in deals}) == 1:
        return Figure(value, value * _beyond_always(len(deals)))
    return Figure(value, _error([(len(deal), sum(deal)) for deal in deals]))


def _beyond_always(times: int) -> float:
    """How much less often than always something may happen that has happened each time."""
    return 1 - Tally(games=times, wins=times).interval[0]


def mean_by_game(games: Sequence[tuple[float, float]]) -> Figure | None:
    """The mean of what was counted in each game: how many, and their sum. What is counted in one
    game is not independent, so each game is one observation."""
    count = sum(number for number, _ in games)
    if not count:
        return None
    value = sum(total for _, total in games) / count
    return Figure(value, _error(games) if len(games) > 1 else None)


def mean_of(figures: Sequence[Figure]) -> Figure:
    """The mean of independent figures."""
    value = sum(one.value for one in figures) / len(figures)
    errors = [one.error for one in figures if one.error is not None]
    if len(errors) < len(figures):
        return Figure(value, None)
    return Figure(value, sqrt(sum(error * error for error in errors)) / len(figures))


def _error(groups: Sequence[tuple[float, float]]) -> float:
    """Half the 95 % interval of a mean over groups, each a number of things and their sum."""
    count = sum(number for number, _ in groups)
    mean = sum(total for _, total in groups) / count
    squares = sum((total - mean * number) ** 2 for number, total in groups)
    return Z * sqrt(squares * len(groups) / (len(groups) - 1)) / count
