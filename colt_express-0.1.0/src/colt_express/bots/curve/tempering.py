"""Tempering: how much a lead counts in the outlook, fitted to games between bots.

The value function and the rollouts know too little of what is to come, so they take leaders for
winners too early. ``python -m benchmarks.tempering`` fits the numbers below to games with other
seeds than those by which docs/lab/curve.md judges them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...engine.rulebook import Rulebook
from ...engine.state import State
from ..search.value import CLOSE, close_chances, final_chances


class Tempers(NamedTuple):
    """``value``: the temperature of chances by the value function, which are raised to its inverse
    as a power. ``dollars``: at the end of a game that is played on, being this much richer makes a
    side e times as likely to win, if the last round is still to be played."""

    value: float
    dollars: float


TEMPERS: Final[dict[str, Tempers]] = {
    "plain": Tempers(1.2, 211.0),
    "boxes": Tempers(1.35, 255.0),
    "teams": Tempers(1.0, 281.0),
}
"""By kind of table."""


def tempers_of(rules: Rulebook) -> Tempers:
    """The numbers for a table."""
    return TEMPERS[kind_of(rules)]


def kind_of(rules: Rulebook) -> str:
    """The key of a table in `TEMPERS`."""
    if max(rules.sides) + 1 < len(rules.sides):
        return "teams"
    return "boxes" if rules.boxes else "plain"


def tempered(chances: Sequence[float], sides: Sequence[int], temperature: float) -> list[float]:
    """Chances by seat, raised to a power and scaled to a sum of 1; partners have the same one.
    Where no side can win, none can here."""
    powers = [chance ** (1 / temperature) for chance in chances]
    total = sum(dict(zip(sides, powers, strict=True)).values())
    return [power / total for power in powers] if total else powers


def end_chances(state: State, dollars: float) -> list[float]:
    """By seat: the chances of winning a game that was played on to its end, where ``dollars`` may
    still change hands; the result itself if there are none."""
    if dollars < 1.0:
        return final_chances(state)
    return tempered(close_chances(state), state.rules.sides, dollars / CLOSE)
