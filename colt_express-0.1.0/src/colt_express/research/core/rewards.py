"""Rewards: what a game was worth to each seat, in the three ways in which results are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.base.ending import winning_sides
from .errors import ResearchError

if TYPE_CHECKING:
    from ...engine.game import Game

WIN: Final = "win"
MONEY: Final = "money"
RANK: Final = "rank"
REWARDS: Final = (WIN, MONEY, RANK)
"""``win``: 1 is shared by the winning sides, all others get 0; ``money``: thousands of dollars of
the seat's side; ``rank``: 1 for the richest side, 0 for the poorest, sides that are even share. A
side that cannot win ranks behind all others, and partners get the same."""

THOUSAND: Final = 1000.0


def checked_kind(kind: str) -> str:
    """The kind of reward, if there is one of this name."""
    if kind not in REWARDS:
        raise ResearchError(f"no reward is called {kind!r}; choose from {', '.join(REWARDS)}")
    return kind


def rewards_of(game: Game, kind: str) -> list[float]:
    """By seat: the rewards of a game that is over; all 0 before."""
    seats = game.setup.rulebook.seats
    sides: list[int] = game.setup.rulebook.sides
    if kind == WIN and game.over:  # without all the money, of which nothing is told
        winning = winning_sides(game.state)
        share = 1.0 / len(winning) if winning else 0.0
        return [share if side in winning else 0.0 for side in sides]
    result = game.result
    if result is None:
        return [0.0] * seats
    if kind == MONEY:
        return [money / THOUSAND for money in result.money]
    won = {sides[seat] for seat in result.winners}
    barred = {sides[seat] for seat in result.barred}
    scores: dict[int, tuple[int, int]] = {}
    for seat in range(seats):
        side = sides[seat]
        standing = 2 if side in won else 0 if side in barred else 1
        scores[side] = (standing, 0 if standing == 2 else result.money[seat])
    return [_rank(scores, sides[seat]) for seat in range(seats)]


def _rank(scores: dict[int, tuple[int, int]], side: int) -> float:
    """The share of the other sides that are behind this one; half of one that is even."""
    behind = 0.0
    for other, score in scores.items():
        if other != side:
            if score < scores[side]:
                behind += 1.0
            elif score == scores[side]:
                behind += 0.5
    return behind / (len(scores) - 1)
