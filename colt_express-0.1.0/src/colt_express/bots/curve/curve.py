"""The curve: each player's chance to win after every choice of a game, and what moved it.

All numbers are whole hundredths of a percent (10,000 is a sure win), so that the parts add up
exactly. docs/lab/curve.md has the definitions.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

import msgspec

from ...engine.serialization.record import Record
from .measuring import USUAL, Effort, Estimate, Measured, measure

WHOLE: Final = 10_000
"""A sure win."""
SLIP: Final = 300
"""Minimum loss of a slip."""
BLUNDER: Final = 800
"""Minimum loss of a blunder."""
STROKE: Final = 800
"""Minimum of a stroke of luck, of bad luck, and of a masterstroke."""
LEAST_JUMP: Final = 500
"""Minimum change of a player's chance at a key moment."""
SURE: Final = 2.0
"""Minimum size of anything that is named, in standard errors."""
KEY_MOMENTS: Final = 5
"""Maximum number of key moments."""


class CurveStep(msgspec.Struct, frozen=True):
    """After a choice, by seat: the chance to win, and how much the choice and luck changed it, each
    with its standard error. ``number``: how many choices have been made, 0 after the deal;
    ``chooser``: the seat that chose, -1 for the deal; ``loss``: what the chooser lost against the
    best option by what he could know; ``word``: ``slip``, ``blunder`` or nothing."""

    number: int
    chooser: int
    round: int
    chances: list[int]
    choice: list[int]
    luck: list[int]
    chance_error: list[int]
    choice_error: list[int]
    luck_error: list[int]
    loss: int = 0
    word: str = ""


class CurveSeat(msgspec.Struct, frozen=True):
    """A player's game: the chance before the deal and at the end, and what moved it: luck, the
    player's own choices and those of others, each with its standard error. ``error``: what the
    player lost per decision against the best option; ``decisions``: how many had an alternative."""

    start: int
    end: int
    luck: int
    own: int
    others: int
    luck_error: int
    own_error: int
    others_error: int
    decisions: int
    error: int
    error_error: int
    slips: int
    blunders: int


class KeyMoment(msgspec.Struct, frozen=True):
    """A choice that changed a player's chance greatly. ``seat``: that player; ``luck``, ``own`` and
    ``others`` add up to the change. ``word``: ``luck``, ``bad_luck``, ``slip``, ``blunder``,
    ``masterstroke`` or nothing. ``turning_point``: the greatest of all."""

    number: int
    chooser: int
    round: int
    seat: int
    before: int
    after: int
    luck: int
    own: int
    others: int
    error: int
    word: str
    turning_point: bool


class Curve(msgspec.Struct, frozen=True):
    """The chances of a game. ``fair``: by seat, before the deal; ``steps``: the deal and every
    choice; ``moments``: the key moments in the order of play."""

    fair: list[int]
    steps: list[CurveStep]
    seats: list[CurveSeat]
    moments: list[KeyMoment]


def curve_of(record: Record, effort: Effort = USUAL) -> Curve:
    """The curve of a game, the same in any process."""
    return assemble(measure(record, range(len(record.choices) + 1), effort))


def assemble(measured: Sequence[Measured]) -> Curve:
    """The curve from the measurements of all steps, in order."""
    start = measured[0].fair
    assert start is not None
    fair = _whole(start.means)
    steps: list[CurveStep] = []
    chances, errors = fair, start.errors
    for one in measured:
        steps.append(_step(one, chances, errors))
        chances, errors = steps[-1].chances, one.chances.errors
    seats = [_seat(seat, fair[seat], measured, steps) for seat in range(len(fair))]
    return Curve(fair, steps, seats, _moments(steps))


def _step(one: Measured, before: list[int], errors_before: list[float]) -> CurveStep:
    zeros = [0.0] * len(before)
    part = Estimate(zeros, zeros) if one.choice is None else one.choice.part
    chances, choice = _whole(one.chances.means), _whole(part.means)
    triples = zip(chances, before, choice, strict=True)
    errors = zip(one.chances.errors, errors_before, part.errors, strict=True)
    loss, word = 0, ""
    if one.choice is not None:
        loss = _hundredths(one.choice.loss)
        word = size_of(loss, WHOLE * one.choice.loss_error)
    return CurveStep(
        number=one.number,
        chooser=one.seat,
        round=one.round + 1,
        chances=chances,
        choice=choice,
        luck=[after - old - part for after, old, part in triples],
        chance_error=_whole(one.chances.errors),
        choice_error=_whole(part.errors),
        luck_error=_whole([hypot(*three) for three in errors]),
        loss=loss,
        word=word,
    )


def size_of(loss: int, error: float) -> str:
    """The word for a loss: ``slip``, ``blunder`` or nothing."""
    if loss < max(SLIP, SURE * error):
        return ""
    return "slip" if loss < BLUNDER else "blunder"


def _seat(
    seat: int, start: int, measured: Sequence[Measured], steps: Sequence[CurveStep]
) -> CurveSeat:
    fair = measured[0].fair
    assert fair is not None
    own = others = 0
    own_errors, others_errors = [0.0], [0.0]
    losses: list[float] = []
    loss_errors = [0.0]
    for one, step in zip(measured, steps, strict=True):
        if one.choice is None:
            continue
        error = one.choice.part.errors[seat]
        if one.seat == seat:
            own += step.choice[seat]
            own_errors.append(error)
            losses.append(one.choice.loss)
            loss_errors.append(one.choice.loss_error)
        else:
            others += step.choice[seat]
            others_errors.append(error)
    end = steps[-1].chances[seat]
    last_error = measured[-1].chances.errors[seat]
    # The errors of all chances in between cancel out.
    luck_error = hypot(fair.errors[seat], last_error, *own_errors, *others_errors)
    decisions = len(losses)
    mine = [step.word for step in steps if step.chooser == seat]
    return CurveSeat(
        start=start,
        end=end,
        luck=end - start - own - others,
        own=own,
        others=others,
        luck_error=_hundredths(luck_error),
        own_error=_hundredths(hypot(*own_errors)),
        others_error=_hundredths(hypot(*others_errors)),
        decisions=decisions,
        error=max(0, _hundredths(sum(losses) / decisions)) if decisions else 0,
        error_error=_hundredths(hypot(*loss_errors) / decisions) if decisions else 0,
        slips=mine.count("slip"),
        blunders=mine.count("blunder"),
    )


def _moments(steps: Sequence[CurveStep]) -> list[KeyMoment]:
    """The key moments, in the order of play. The deal does not count as one."""
    found: list[KeyMoment] = []
    for before, step in pairwise(steps):
        moment = _moment(before, step)
        if abs(moment.after - moment.before) >= max(LEAST_JUMP, SURE * moment.error):
            found.append(moment)
    found.sort(key=lambda one: (-abs(one.after - one.before), one.number))
    kept = [
        msgspec.structs.replace(one, turning_point=n == 0)
        for n, one in enumerate(found[:KEY_MOMENTS])
    ]
    return sorted(kept, key=lambda one: one.number)


def _moment(before: CurveStep, step: CurveStep) -> KeyMoment:
    """A step as a key moment of the player whose chance changed most."""
    changes = [after - old for after, old in zip(step.chances, before.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), -one))
    own = step.choice[seat] if seat == step.chooser else 0
    others = step.choice[seat] - own
    error = hypot(before.chance_error[seat], step.chance_error[seat])
    return KeyMoment(
        number=step.number,
        chooser=step.chooser,
        round=step.round,
        seat=seat,
        before=before.chances[seat],
        after=step.chances[seat],
        luck=step.luck[seat],
        own=own,
        others=others,
        error=round(error),
        word=_word(step, seat, own),
        turning_point=False,
    )


def _word(step: CurveStep, seat: int, own: int) -> str:
    """The word for a key moment, by its largest part."""
    luck = step.luck[seat]
    if abs(luck) >= max(STROKE, SURE * step.luck_error[seat], abs(step.choice[seat])):
        return "luck" if luck > 0 else "bad_luck"
    if step.word or own < max(STROKE, SURE * step.choice_error[seat]):
        return step.word
    return "masterstroke"


def _whole(shares: Sequence[float]) -> list[int]:
    return [_hundredths(share) for share in shares]


def _hundredths(share: float) -> int:
    return round(WHOLE * share)
