"""What would a legend have done? The choices of a finished game that cost a seat most.

Every choice is evaluated with what its player could know then, never with hindsight: a legend
searches from his observation, and if it would have chosen otherwise, both options are played out in
the same deals. A quick pass over all choices finds the doubtful ones, which are then examined
closely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from ..engine.game import Decision, Game
from ..engine.information.view import View
from ..engine.options import Option
from ..engine.serialization.record import Record
from .base import Eyes
from .reasons import Reason, Trial, listen, mean_and_error, reason_for, trial_of
from .search.basis import Budget, key_of
from .searcher import LATER, Legend

WORST: Final = 3
"""Maximum number of regrets shown."""
SUSPECTS: Final = 6
"""Maximum number of choices examined closely."""
LEAST_LOSS: Final = 0.01
"""Minimum loss of a regret, as a chance to win."""
SURE: Final = 2.0
"""Minimum loss of a regret, in standard errors."""
FEWEST_DEALS: Final = 12
"""Minimum number of deals for an estimate."""
GLANCING: Final = 0.5
"""Share of the time for the first pass."""


class Effort(NamedTuple):
    """How closely a choice is examined: steps per search, and deals in which two options are
    compared."""

    steps: int
    deals: int


GLANCE: Final = Effort(300, 24)
CLOSE_LOOK: Final = Effort(2_000, 160)


class Regret(msgspec.Struct, frozen=True):
    """A choice that cost its player some of his chance to win, and what was better and why.
    ``number``: how many choices had been made before; ``table``: his view then, with his
    question."""

    number: int
    round: int
    kind: str
    chosen: str
    better: str
    loss: float
    table: View
    reason: Reason | None = None


class Moment(NamedTuple):
    """A choice as it was made."""

    number: int
    game: Game
    decision: Decision
    chosen: Option


class Doubt(NamedTuple):
    """A choice that a legend would not have made. The loss is known up to ``error``."""

    moment: Moment
    better: Option
    loss: float
    error: float
    reason: Reason


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
    begin = perf_counter()
    moments = list(moments_of(record, seat))
    doubts = _look(moments, glance, patience * GLANCING)
    suspects = [doubt.moment for doubt in _worst_first(doubts)[:SUSPECTS] if doubt.loss > 0]
    left = max(0.1, patience - (perf_counter() - begin)) if patience else 0.0
    certain = [
        doubt
        for doubt in _look(suspects, close_look, left)
        if doubt.loss >= max(LEAST_LOSS, SURE * doubt.error)
    ]
    return [_regret(doubt) for doubt in _worst_first(certain)[:WORST]]


def moments_of(record: Record, seat: int) -> Iterator[Moment]:
    """The choices of a seat with more than one option, from the first round on."""
    game = record.begin(listening=False)
    choices = record.choices
    for number in range(len(choices)):
        decision = game.decision_of(seat)
        before = game.copy() if choices[number].startswith(f"{seat} ") else None
        record.replay(game, number)
        if before is None or decision is None or decision.name in LATER:
            continue
        if len(decision.options) > 1:
            yield Moment(number, before, decision, game.choices[-1])
    record.check(game)


def _look(moments: Sequence[Moment], effort: Effort, seconds: float) -> list[Doubt]:
    """Examine all of them in about this many seconds; 0 means no limit."""
    end = perf_counter() + seconds
    doubts = []
    for n, moment in enumerate(moments):
        share = (end - perf_counter()) / (len(moments) - n)
        doubt = doubt_about(moment, effort, max(0.001, share) if seconds else 0.0)
        if doubt is not None:
            doubts.append(doubt)
    return doubts


def doubt_about(moment: Moment, effort: Effort, seconds: float = 0.0) -> Doubt | None:
    """The doubt about a choice, or None if a legend would have chosen the same."""
    seat = moment.decision.seat
    look = Eyes(moment.game, seat)
    dice = Random(f"review {moment.number} with {effort.steps}")
    budget = Budget(effort.steps, seconds / 2)
    better = Legend(seat, dice, moment.game.setup.rulebook, budget).choose(moment.decision, look)
    if key_of(better) == key_of(moment.chosen):
        return None
    until = perf_counter() + seconds / 2 if seconds else 0.0
    after_better, after_chosen = _compare(moment, better, look, effort.deals, until)
    if len(after_better) < FEWEST_DEALS:
        return None
    losses = [a.chance - b.chance for a, b in zip(after_better, after_chosen, strict=True)]
    loss, error = mean_and_error(losses)
    kinds = moment.game.state.token_kinds
    reason = reason_for(str(moment.chosen), after_better, after_chosen, kinds)
    return Doubt(moment, better, loss, error, reason)


def _compare(
    moment: Moment, better: Option, look: Eyes, deals: int, until: float
) -> tuple[list[Trial], list[Trial]]:
    """The trials of the better and of the chosen option in the same deals. The tree after each
    option starts empty, so the first deals do not count."""
    seat = look.seat
    legend = Legend(seat, Random(), moment.game.setup.rulebook, Budget(1))
    ways = [(legend.search(), option) for option in (better, moment.chosen)]
    trials: tuple[list[Trial], list[Trial]] = ([], [])
    for deal in range(deals):
        if until and perf_counter() >= until:
            break
        for (search, option), done in zip(ways, trials, strict=True):
            search.dice = Random(f"review {moment.number}, deal {deal} of {deals}")
            game = look.guess(search.dice)
            before = listen(game)
            chance = search.iterate(game, option)[seat]
            done.append(trial_of(game, seat, before, chance))
    counted = len(trials[0]) // 4
    return trials[0][counted:], trials[1][counted:]


def _worst_first(doubts: list[Doubt]) -> list[Doubt]:
    return sorted(doubts, key=lambda doubt: (-doubt.loss, doubt.moment.number))


def _regret(doubt: Doubt) -> Regret:
    moment = doubt.moment
    table = moment.game.view(moment.decision.seat)
    return Regret(
        number=moment.number,
        round=table.round,
        kind=moment.decision.name,
        chosen=str(moment.chosen),
        better=str(doubt.better),
        loss=round(doubt.loss, 4),
        table=table,
        reason=doubt.reason,
    )
