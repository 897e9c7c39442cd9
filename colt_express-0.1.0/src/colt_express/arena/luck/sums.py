"""Luck-adjusted win rates of a tournament, from sums over deals.

The games of a deal depend on each other, so a deal counts as one observation of every bot: its wins
and its results (a bot with two seats has two in a game). The luck of a deal is subtracted times a
coefficient that comes from the deals before it, which are independent of it; so the mean stays what
it was, and a poor outlook costs little.
"""

from __future__ import annotations

from copy import deepcopy
from math import sqrt
from typing import Any, Final

import msgspec

from ..statistics import Z
from .corrections import PARTS

TRUST: Final = 40
"""Number of deals after which the coefficient is half the one they would have had, half the one it
started with."""
START: Final = 1.0
"""The coefficient of the first deal."""
GREATEST: Final = 2.0
"""Maximum coefficient."""


class Part(msgspec.Struct):
    """Sums over deals for one kind of luck: products of the luck of a deal with itself, with the
    wins in it and with the number of results in it."""

    luck_squared: float = 0.0
    wins_luck: float = 0.0
    games_luck: float = 0.0


class OpenDeal(msgspec.Struct):
    """What a bot has in the games of the deal that is being played. ``luck``: by kind."""

    games: int = 0
    wins: float = 0.0
    luck: list[float] = []


class RateSums(msgspec.Struct):
    """Sums over deals for the mean of a quantity per result, and its interval."""

    total: float = 0.0
    squared: float = 0.0
    with_games: float = 0.0

    def add(self, value: float, games: int) -> None:
        self.total += value
        self.squared += value * value
        self.with_games += value * games

    def mean(self, games: int) -> float:
        return self.total / games if games else 0.0

    def error(self, deals: int, games: int, games_squared: int) -> float:
        """Half the 95 % interval of the mean, for deals that are independent of each other; 0 for
        fewer than two of them."""
        if deals < 2:
            return 0.0
        mean = self.mean(games)
        squares = self.squared - 2 * mean * self.with_games + mean * mean * games_squared
        return Z * sqrt(max(0.0, squares) * deals / (deals - 1)) / games


class AdjustedScore(msgspec.Struct):
    """The sums of one bot over all deals that it has played."""

    deals: int = 0
    games: int = 0
    games_squared: int = 0
    plain: RateSums = msgspec.field(default_factory=RateSums)
    adjusted: RateSums = msgspec.field(default_factory=RateSums)
    parts: list[Part] = msgspec.field(default_factory=lambda: [Part() for _ in PARTS])

    def add(self, deal: OpenDeal) -> None:
        """Add a deal. Its coefficients come from the deals that were added before."""
        value = deal.wins
        for part, luck in enumerate(deal.luck):
            value -= self.coefficient(part) * luck
        self.deals += 1
        self.games += deal.games
        self.games_squared += deal.games * deal.games
        self.plain.add(deal.wins, deal.games)
        self.adjusted.add(value, deal.games)
        for sums, luck in zip(self.parts, deal.luck, strict=True):
            sums.luck_squared += luck * luck
            sums.wins_luck += deal.wins * luck
            sums.games_luck += deal.games * luck

    def coefficient(self, part: int) -> float:
        """The factor for the luck of the next deal: where it would have been best so far, the more
        so the more deals there were."""
        sums = self.parts[part]
        if sums.luck_squared <= 0.0:
            return START
        rate = self.plain.mean(self.games)
        best = (sums.wins_luck - rate * sums.games_luck) / sums.luck_squared
        trust = self.deals / (self.deals + TRUST)
        return START + trust * (max(0.0, min(GREATEST, best)) - START)

    @property
    def win_rate(self) -> float:
        return self.plain.mean(self.games)

    @property
    def win_error(self) -> float:
        """Half the 95 % interval of the plain win rate, by deals."""
        return self.plain.error(self.deals, self.games, self.games_squared)

    @property
    def adjusted_rate(self) -> float:
        return self.adjusted.mean(self.games)

    @property
    def adjusted_error(self) -> float:
        """Half the 95 % interval of the adjusted win rate."""
        return self.adjusted.error(self.deals, self.games, self.games_squared)

    @property
    def games_needed(self) -> float | None:
        """The share of the games that would have been enough for the same interval."""
        if not self.win_error:
            return None
        return (self.adjusted_error / self.win_error) ** 2

    def as_data(self) -> dict[str, Any]:
        rate, error = self.adjusted_rate, self.adjusted_error
        plain, plain_error = self.win_rate, self.win_error
        return {
            "deals": self.deals,
            "win_rate": rate,
            "interval": [rate - error, rate + error],
            "plain_win_rate": plain,
            "plain_interval": [plain - plain_error, plain + plain_error],
            "games_needed": self.games_needed,
            "coefficients": {name: self.coefficient(n) for n, name in enumerate(PARTS)},
        }


class LuckSums(msgspec.Struct):
    """The adjusted results of a tournament. ``deal``: the number of the deal that is being played,
    ``open``: what its games have brought so far, by bot; ``events`` and ``cost``: chance events
    that were corrected, and choices made in rollouts for that."""

    deal: int = 0
    open: dict[str, OpenDeal] = {}
    scores: dict[str, AdjustedScore] = {}
    events: int = 0
    cost: int = 0

    def begin(self, deal: int) -> None:
        """A game of that deal comes next."""
        if deal != self.deal:
            self.scores, self.open, self.deal = self.by_bot(), {}, deal

    def add(self, name: str, win: float, luck: list[float]) -> None:
        """A result of a bot in the open deal."""
        deal = self.open.setdefault(name, OpenDeal(luck=[0.0] * len(PARTS)))
        deal.games += 1
        deal.wins += win
        deal.luck = [old + new for old, new in zip(deal.luck, luck, strict=True)]

    def by_bot(self) -> dict[str, AdjustedScore]:
        """The sums of all deals, the open one included as it is."""
        scores = deepcopy(self.scores)
        for name, deal in self.open.items():
            scores.setdefault(name, AdjustedScore()).add(deal)
        return scores
