"""Significance: which differences from a fair share are larger than chance explains.

Among many bars, some stand out by chance. So a difference counts as significant only at the 5 %
level over the whole page (Bonferroni, over all bars of a kind and all kinds on the page).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from ..statistics import Tally, Z
from .tallies import Account, Mean, Station

DOUBT: Final = 0.05
KINDS: Final = 20
"""Approximate number of kinds of bars on a page: characters, order of play, stations, boxes…"""

FEW: Final = 10
"""Minimum number of expected wins and of expected losses for a verdict."""

Tallies = Callable[[Account], dict[str, Tally]]


class Share(NamedTuple):
    """Wins compared with those of a fair share."""

    tally: Tally
    expected: float
    score: float  # standard deviations between them

    @property
    def fair(self) -> float:
        return self.expected / self.tally.games if self.tally.games else 0.0

    @property
    def ratio(self) -> float:
        """1 is a fair share."""
        return self.tally.wins / self.expected if self.expected else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the ratio."""
        if not self.fair:
            return 0.0, 1.0
        low, high = self.tally.interval
        return low / self.fair, high / self.fair

    @property
    def contains_fair(self) -> bool:
        low, high = self.interval
        return low <= 1.0 <= high

    @property
    def is_enough(self) -> bool:
        """Whether there are enough games for a verdict."""
        return min(self.expected, self.tally.games - self.expected) >= FEW

    def differs(self, comparisons: int) -> bool:
        """Whether the difference is significant, among ``comparisons`` comparisons."""
        return self.is_enough and abs(self.score) > deviations(comparisons)


def deviations(comparisons: int) -> float:
    """The number of standard deviations by which one of ``comparisons`` values may differ by
    chance.

    >>> round(deviations(1), 2), round(deviations(6), 2)
    (3.02, 3.53)
    """
    return NormalDist().inv_cdf(1 - DOUBT / 2 / (KINDS * max(1, comparisons)))


def fair_share(tallies: dict[str, Tally]) -> float:
    """The win rate that each would have if all were equal."""
    games = sum(tally.games for tally in tallies.values())
    return sum(tally.wins for tally in tallies.values()) / games if games else 0.0


def shares(accounts: Sequence[Account], tallies: Tallies) -> dict[str, Share]:
    """The shares over several tables, each of which has its own fair share: that of all its
    bandits, whatever the tallies are by."""
    wins: dict[str, Tally] = {}
    expected: dict[str, float] = {}
    spread: dict[str, float] = {}
    for account in accounts:
        fair = fair_share(account.by_character)
        for name, tally in tallies(account).items():
            wins.setdefault(name, Tally()).merge(tally)
            expected[name] = expected.get(name, 0.0) + tally.games * fair
            spread[name] = spread.get(name, 0.0) + tally.games * fair * (1 - fair)
    return {
        name: Share(
            tally,
            expected[name],
            (tally.wins - expected[name]) / sqrt(spread[name]) if spread[name] else 0.0,
        )
        for name, tally in sorted(wins.items())
    }


class Difference(NamedTuple):
    """The difference of two means, and its variance."""

    value: float
    variance: float

    @property
    def error(self) -> float:
        """Half the 95 % interval."""
        return Z * sqrt(self.variance)

    def is_sure(self, comparisons: int) -> bool:
        if not self.variance:
            return False
        return abs(self.value) > deviations(comparisons) * sqrt(self.variance)


def difference(one: Mean, other: Mean) -> Difference:
    return Difference(one.mean - other.mean, one.variance + other.variance)


def shift(before: Share, after: Share) -> Difference:
    """How a share has changed, in fair shares."""
    return Difference(after.ratio - before.ratio, _variance(before) + _variance(after))


def has_shifted(before: Share, after: Share, comparisons: int) -> bool:
    """Whether a share has changed significantly, among ``comparisons`` comparisons."""
    enough = before.is_enough and after.is_enough
    return enough and shift(before, after).is_sure(comparisons)


def _variance(share: Share) -> float:
    low, high = share.interval
    return ((high - low) / 2 / Z) ** 2


def combined(pairs: Sequence[tuple[Mean, Mean]]) -> Difference:
    """The difference between two means that were taken at several tables: computed within each
    table, so that tables with more of one than of the other do not distort it."""
    value = variance = weights = 0.0
    for one, other in pairs:
        if one.count < 2 or other.count < 2:
            continue
        weight = one.count * other.count / (one.count + other.count)
        gap = difference(one, other)
        value += weight * gap.value
        variance += weight * weight * gap.variance
        weights += weight
    return Difference(value / weights, variance / weights**2) if weights else Difference(0.0, 0.0)


def station_effect(
    accounts: Sequence[Account], station: str, mean: Callable[[Station], Mean]
) -> Difference:
    """How much more there is in games that end at a station than in the other games of its
    tables."""
    pairs = []
    for account in accounts:
        elsewhere = Mean()
        for name, other in account.stations.items():
            if name != station:
                elsewhere.merge(mean(other))
        here = account.stations.get(station)
        pairs.append((mean(here) if here else Mean(), elsewhere))
    return combined(pairs)
