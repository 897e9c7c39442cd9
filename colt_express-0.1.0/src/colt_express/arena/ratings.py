"""Ratings of bots by openskill (Plackett–Luce), updated after every game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from .games import Outcome
from .statistics import Z

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MISSING: Final = (
    "Ratings are left out because openskill is not installed: pip install 'colt-express[arena]'"
)


CHANGED: Final = (
    "Ratings are left out because this tournament was begun without openskill, or with another "
    "version of it"
)


class Rating(msgspec.Struct):
    """The estimated strength of a bot, and its uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def openskill_version() -> str | None:
    """The version of openskill, or None if it is not installed."""
    try:
        from importlib import metadata

        from openskill.models import PlackettLuce  # noqa: F401

        return metadata.version("openskill")
    except ImportError:
        return None


def rate(ratings: dict[str, Rating], outcome: Outcome) -> None:
    """Rate the bots of a game. Partners are a team. A bot with several seats gets the mean of their
    updates."""
    model = _model()
    teams: list[list[str]] = []
    ranks: list[float] = []
    for side in sorted({seat.side for seat in outcome.seats}):
        members = [seat for seat in outcome.seats if seat.side == side]
        teams.append([seat.name for seat in members])
        ranks.append(members[0].rank)
    before = [
        [
            model.rating(rating.mu, rating.sigma)
            for rating in (ratings.get(name, Rating()) for name in team)
        ]
        for team in teams
    ]
    after: dict[str, list[tuple[float, float]]] = {}
    for team, rated in zip(teams, model.rate(before, ranks=ranks), strict=True):
        for name, rating in zip(team, rated, strict=True):
            after.setdefault(name, []).append((rating.mu, rating.sigma))
    for name, seats in after.items():
        mu, sigma = (sum(numbers) / len(seats) for numbers in zip(*seats, strict=True))
        ratings[name] = Rating(mu, sigma)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()
