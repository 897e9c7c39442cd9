"""What would a legend have done? The choices of a finished game that cost a seat most, and what a
legend would have chosen each time.

Every choice is evaluated with what its player could know then, never with hindsight: a legend
searches from his observation, and if it would have chosen otherwise, both options are played out in
the same deals (`considering`). A quick pass over all choices finds the doubtful ones, which are
then examined closely.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from ..engine.information.view import View
from ..engine.serialization.record import Record
from .base import Eyes
from .considering import Considered, Doubt, Effort, Moment, Outcome, consider, moments_of
from .foresight import Ahead, foresee
from .reasons import Reason

WORST: Final = 3
"""Maximum number of regrets shown."""
SUSPECTS: Final = 6
"""Maximum number of choices examined closely."""
LEAST_LOSS: Final = 0.01
"""Minimum loss of a regret, as a chance to win."""
SURE: Final = 2.0
"""Minimum loss of a regret, in standard errors."""
GLANCING: Final = 0.5
"""Share of the time for the first pass."""
GLANCE: Final = Effort(1_000, 24)
CLOSE_LOOK: Final = Effort(2_000, 160)


class Regret(msgspec.Struct, frozen=True):
    """A choice that cost its player some of his chance to win, and what was better and why.
    ``number``: how many choices had been made before; ``table``: his view then, with his question;
    ``after_chosen`` and ``after_better``: what comes of either; ``ahead``: where his cards led, and
    either card if it was one."""

    number: int
    round: int
    kind: str
    chosen: str
    better: str
    loss: float
    table: View
    reason: Reason | None = None
    after_chosen: Outcome | None = None
    after_better: Outcome | None = None
    ahead: Ahead | None = None


class LegendsChoice(msgspec.Struct, frozen=True):
    """What a legend would have chosen after ``number`` choices: ``options`` has its favourite, and
    then those that are as good."""

    number: int
    options: list[str]


class Findings(NamedTuple):
    """The costliest choices of a seat, the worst first, and what a legend would have chosen each
    time."""

    regrets: list[Regret]
    choices: list[LegendsChoice]


def review(
    record: Record,
    seat: int,
    patience: float = 0.0,
    glance: Effort = GLANCE,
    close_look: Effort = CLOSE_LOOK,
) -> list[Regret]:
    """The costliest choices of a seat, the worst first; only statistically significant ones.

    ``patience``: about the maximum time in seconds; results then depend on the machine. Without it
    they are the same everywhere.
    """
    return look_through(record, seat, patience, glance, close_look).regrets


def look_through(
    record: Record,
    seat: int,
    patience: float = 0.0,
    glance: Effort = GLANCE,
    close_look: Effort = CLOSE_LOOK,
) -> Findings:
    """As `review`, together with what a legend would have chosen each time."""
    begin = perf_counter()
    first = _look(list(moments_of(record, seat)), glance, patience * GLANCING)
    suspects = [one.moment for one in _worst_first(first)[:SUSPECTS] if _loss(one) > 0]
    left = max(0.1, patience - (perf_counter() - begin)) if patience else 0.0
    closely = _look(suspects, close_look, left)
    certain = [one for one in _worst_first(closely) if _is_certain(one.doubt)]
    found = {one.moment.number: one for one in (*first, *closely)}
    choices = [
        LegendsChoice(number, [str(option) for option in found[number].good]) for number in found
    ]
    return Findings([_regret(one) for one in certain[:WORST]], choices)


def _look(moments: Sequence[Moment], effort: Effort, seconds: float) -> list[Considered]:
    """Examine all of them in about this many seconds; 0 means no limit."""
    end = perf_counter() + seconds
    looked = []
    for n, moment in enumerate(moments):
        share = (end - perf_counter()) / (len(moments) - n)
        looked.append(consider(moment, effort, max(0.001, share) if seconds else 0.0))
    return looked


def _loss(considered: Considered) -> float:
    return 0.0 if considered.doubt is None else considered.doubt.loss


def _is_certain(doubt: Doubt | None) -> bool:
    return doubt is not None and doubt.loss >= max(LEAST_LOSS, SURE * doubt.error)


def _worst_first(looked: list[Considered]) -> list[Considered]:
    return sorted(looked, key=lambda one: (-_loss(one), one.moment.number))


def _regret(considered: Considered) -> Regret:
    moment, doubt, ways = considered.moment, considered.doubt, considered.ways
    assert doubt is not None
    assert ways is not None
    seat = moment.decision.seat
    table = moment.game.view(seat)
    chosen, better = str(moment.chosen), str(doubt.better)
    after_chosen, after_better = ways.outcomes()
    ahead = foresee(moment.decision, Eyes(moment.game, seat))
    either = {words: step for words, step in ahead.next.items() if words in (chosen, better)}
    return Regret(
        number=moment.number,
        round=table.round,
        kind=moment.decision.name,
        chosen=chosen,
        better=better,
        loss=round(doubt.loss, 4),
        table=table,
        reason=doubt.reason,
        after_chosen=after_chosen,
        after_better=after_better,
        ahead=Ahead(ahead.laid, either),
    )
