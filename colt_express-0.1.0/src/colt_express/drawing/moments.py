"""Which positions of a game that is told again are drawn: one moment of it, or a whole round."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.information.mine import merged
from ..engine.information.view import View
from ..errors import ColtExpressError
from ..replays.steps import ReplayStep


class NothingToDraw(ColtExpressError):
    """The game has no such moment or round."""


def view_at(steps: Sequence[ReplayStep], at: int | None) -> View:
    """The position after ``at`` choices (None: the last one), as the seat of the replay saw it."""
    if at is not None and at >= len(steps):
        raise NothingToDraw(f"this game has no moment {at}: its last one is {len(steps) - 1}")
    return _seen(steps[-1 if at is None else at])


def views_of_round(steps: Sequence[ReplayStep], number: int) -> list[View]:
    """All positions of a round, from its first choice to its end."""
    found = [_seen(step) for step in steps if step.table.round == number]
    if not found:
        last = steps[-1].table.round
        raise NothingToDraw(f"this game has no round {number}: its last one is {last}")
    return found


def _seen(step: ReplayStep) -> View:
    return step.table if step.mine is None else merged(step.table, step.mine)
