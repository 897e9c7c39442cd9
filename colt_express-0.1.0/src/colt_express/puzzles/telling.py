"""Puzzles as they are sent to a solver: the list, a puzzle with its answers, and what follows an
answer, told like a replay.

Everything is made from the position as the seat knew it.
"""

from __future__ import annotations

from datetime import date

import msgspec

from ..bots.reasons import Reason
from ..engine.game import Game
from ..replays.shown_options import shown
from ..replays.steps import ReplayStep, Teller
from ..replays.telling import Replay, ReplaySeat
from .futures import told
from .puzzle import Puzzle, PuzzleError
from .shipped import puzzle_called, puzzle_of_the_day, shipped


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in the list: the solver's bandits, and the boxes and variant of the table. ``kind``
    is the name of the question. ``level``: 1 is easy, 3 is hard."""

    puzzle: int
    bandits: list[str]
    boxes: list[str]
    variant: str
    kind: str
    level: int


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, and which of them is that of the day. Days begin at midnight UTC."""

    day: str
    today: int
    puzzles: list[PuzzleCard]


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option with its chance to win, from 0 to 1, and why the best one is better."""

    option: str
    value: float
    reason: Reason | None = None


class PuzzleQuestion(msgspec.Struct, frozen=True):
    """A puzzle: the position as the only step of a replay, from the solver's seat, and all answers,
    the best first."""

    puzzle: int
    count: int
    level: int
    replay: Replay
    answers: list[PuzzleAnswer]


def puzzle_list(today: date) -> PuzzleList:
    return PuzzleList(
        today.isoformat(),
        puzzle_of_the_day(today),
        [
            PuzzleCard(number, one.bandits, one.boxes, one.variant, one.kind, one.level)
            for number, one in enumerate(shipped(), 1)
        ],
    )


def question_of(number: int) -> PuzzleQuestion:
    """The puzzle with this number; raises `PuzzleError` for a number that no puzzle has."""
    puzzle = puzzle_called(number)
    game = puzzle.dealt()
    game.state.log = []
    answers = [PuzzleAnswer(one.option, one.value, one.reason) for one in puzzle.answers]
    opening = Teller(game, puzzle.seat).opening()
    return PuzzleQuestion(
        number, len(shipped()), puzzle.level, _replay(puzzle, game, [opening]), answers
    )


def future_of(number: int, option: str) -> Replay:
    """What usually follows an option, up to the end of the round."""
    puzzle = puzzle_called(number)
    answer = puzzle.answer(option)
    if answer is None:
        known = ", ".join(one.option for one in puzzle.answers)
        raise PuzzleError(f"puzzle {number} has no such option; choose from {known}")
    return _replay(puzzle, puzzle.dealt(), told(puzzle, answer))


def _replay(puzzle: Puzzle, game: Game, steps: list[ReplayStep]) -> Replay:
    table = steps[0].table
    return Replay(
        seat=puzzle.seat,
        seats=[
            ReplaySeat(seat, bandits=[one.name for one in table.bandits if one.seat == seat])
            for seat in range(game.setup.seats)
        ],
        options=shown(game.setup.options),
        rules=puzzle.rules,
        steps=steps,
    )
