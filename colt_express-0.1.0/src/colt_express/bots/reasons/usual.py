"""What usually follows an option: the weightiest facts among those that are true in many deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from .comparing import NAMED, with_general
from .facts import Fact
from .reason import Often, often
from .trial import Trial

USUAL: Final = 0.3
"""Minimum share of the deals in which a fact is true."""
TOLD: Final = 2
"""Maximum number of facts."""


class Usual(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that usually follows an option, and how often. ``figure``, ``loot`` and ``card``
    are named where it is usually the same."""

    kind: str
    often: Often
    figure: str | None = None
    loot: str | None = None
    card: str | None = None


def usually(trials: Sequence[Trial]) -> list[Usual]:
    """What usually happens in these trials of one option, the weightiest first."""
    counts: dict[Fact, int] = {}
    worth: dict[Fact, float] = {}
    for trial in trials:
        for fact, value in with_general(trial.facts).items():
            counts[fact] = counts.get(fact, 0) + 1
            worth[fact] = worth.get(fact, 0.0) + abs(value)
    frequent = [fact for fact in counts if counts[fact] >= USUAL * len(trials)]
    frequent.sort(key=lambda fact: -worth[fact] * NAMED[sum(map(bool, fact[1:]))])
    told: list[Fact] = []
    for fact in frequent:
        if fact.kind not in [one.kind for one in told]:
            told.append(fact)
    return [_usual(fact, counts[fact], len(trials)) for fact in told[:TOLD]]


def _usual(fact: Fact, count: int, tries: int) -> Usual:
    named = (fact.figure or None, fact.loot or None, fact.card or None)
    return Usual(fact.kind, often(count, tries), *named)
