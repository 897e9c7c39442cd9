"""A reason: the decisive difference between the recommended option and another, as data.

It is true by construction: it says how often something happened in the deals that were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from .comparing import MONEY, Difference, differences, mean_and_error
from .trial import Trial

Often = Literal[
    "never",
    "hardly_ever",
    "one_of_ten",
    "one_of_five",
    "one_of_three",
    "half",
    "two_of_three",
    "four_of_five",
    "nine_of_ten",
    "almost_always",
    "always",
]
"""How often something happened, in round figures."""

_SHARES: Final[list[tuple[float, Often]]] = [
    (0.03, "hardly_ever"),
    (0.1, "one_of_ten"),
    (0.2, "one_of_five"),
    (1 / 3, "one_of_three"),
    (0.5, "half"),
    (2 / 3, "two_of_three"),
    (0.8, "four_of_five"),
    (0.9, "nine_of_ten"),
    (0.97, "almost_always"),
]

CLOSE: Final = 0.015
"""Difference in the chance to win below which two options are close."""
SETTLED: Final = 0.03
"""The chance to win, or to lose, of a game that is as good as lost or won."""
WEIGHTY: Final = 0.4
"""A fact against an option is told if its value is at least this share of that for it."""
ROUND: Final = 10
"""Dollars are told in tens."""


class Point(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that differs between two options, in how many tries it happened after each:
    after the recommended one (``best``) and after the ``other``, in figures and in round ones.

    ``figure``, ``loot`` and ``card`` are named where it is always the same. ``money``: how many
    dollars more the recommended option brings on average; only for the kind ``money``.
    """

    kind: str
    best: int = 0
    other: int = 0
    best_often: Often = "never"
    other_often: Often = "never"
    figure: str | None = None
    loot: str | None = None
    card: str | None = None
    money: int | None = None


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an option is better than another one, ``than``, over ``tries`` deals.

    ``decisive`` speaks for it, and is worth most; ``price``, if anything, speaks against it.
    ``close``: the chances to win hardly differ; ``settled``: because the game is as good as ``won``
    or ``lost`` either way. Without anything decisive, many small things add up, or the two are
    about equal.
    """

    than: str
    tries: int
    close: bool = False
    settled: Literal["won", "lost"] | None = None
    decisive: Point | None = None
    price: Point | None = None


def often(count: int, tries: int) -> Often:
    """The round figure nearest to a count."""
    if count <= 0:
        return "never"
    if count >= tries:
        return "always"
    return min(_SHARES, key=lambda share: abs(share[0] - count / tries))[1]


def reason_for(
    than: str, best: Sequence[Trial], other: Sequence[Trial], token_kinds: Sequence[int]
) -> Reason:
    """The reason why the best option is better than another one, from trials of both in the same
    deals."""
    lead = [one.chance - two.chance for one, two in zip(best, other, strict=True)]
    mean, error = mean_and_error(lead)
    tries = len(best)
    told = [
        difference
        for difference in differences(best, other, token_kinds)
        if difference.fact == MONEY or _visible(difference, tries)
    ]
    decisive = told[0] if told and told[0].worth > 0 else None
    price = _price(decisive, told)
    close = mean < max(CLOSE, error)
    return Reason(
        than,
        tries,
        close,
        _settled(best, other) if close else None,
        None if decisive is None else _point(decisive, tries),
        None if price is None else _point(price, tries),
    )


def _settled(best: Sequence[Trial], other: Sequence[Trial]) -> Literal["won", "lost"] | None:
    chances = [sum(one.chance for one in trials) / len(trials) for trials in (best, other)]
    if max(chances) < SETTLED:
        return "lost"
    return "won" if min(chances) > 1 - SETTLED else None


def _visible(difference: Difference, tries: int) -> bool:
    return often(difference.best, tries) != often(difference.other, tries)


def _price(decisive: Difference | None, told: Sequence[Difference]) -> Difference | None:
    if decisive is None:
        return None
    against = told[-1]
    if against.worth > -WEIGHTY * decisive.worth or against.fact == MONEY:
        return None
    return against


def _point(difference: Difference, tries: int) -> Point:
    fact, best, other, worth = difference
    if fact == MONEY:
        return Point(fact.kind, money=ROUND * round(worth / ROUND))
    return Point(
        fact.kind,
        best,
        other,
        often(best, tries),
        often(other, tries),
        fact.figure or None,
        fact.loot or None,
        fact.card or None,
    )
