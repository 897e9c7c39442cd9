"""The puzzles that come with the game: each is sound, and tells no more than its seat knew."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random
from typing import Final

import msgspec
import pytest

from colt_express import Game
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.game import RULES_VERSION
from colt_express.notation import position_line
from colt_express.puzzles.finding import FEWEST_OPTIONS, LEAD, different
from colt_express.puzzles.futures import told
from colt_express.puzzles.puzzle import Puzzle, PuzzleError
from colt_express.puzzles.shipped import (
    PUZZLES,
    puzzle_called,
    puzzle_of_the_day,
    shipped,
    source_of,
)
from colt_express.puzzles.telling import future_of, puzzle_list, question_of

from ..poison import poisoned

NUMBERS: Final = range(1, len(shipped()) + 1)


def moment_of(number: int) -> Game:
    """The moment in the game that the puzzle comes from."""
    source = source_of(number)
    game = Game(Setup.from_dict(source.setup), listening=False)
    for words in source.choices:
        seat, _, option = words.partition(" ")
        game.choose(int(seat), option)
    return game


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_is_sound(number: int) -> None:
    puzzle = puzzle_called(number)
    position = puzzle.read()
    assert position.seat == puzzle.seat
    assert position.line == puzzle.position
    assert puzzle.rules == RULES_VERSION
    asked = puzzle.dealt().decision_of(puzzle.seat)
    assert asked is not None
    assert asked.name == puzzle.kind
    options = [str(option) for option in asked.options]
    assert sorted(one.option for one in puzzle.answers) == sorted(options)
    assert different(asked.options) >= FEWEST_OPTIONS
    assert puzzle.lead >= LEAD
    assert puzzle.best.value - puzzle.answers[1].value >= LEAD - 0.001
    assert all(one.reason is not None for one in puzzle.answers[1:])
    for answer in puzzle.answers:
        _play(puzzle, [f"{puzzle.seat} {answer.option}", *answer.follows])


def _play(puzzle: Puzzle, choices: list[str]) -> None:
    """To the end of the round."""
    game = puzzle.dealt()
    begun = game.state.round
    for words in choices:
        assert not game.over
        assert game.state.round == begun
        seat, _, option = words.partition(" ")
        game.choose(int(seat), option)
    assert game.over or game.state.round == begun + 1


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_tells_what_its_seat_knew_and_no_more(number: int) -> None:
    puzzle, game = puzzle_called(number), moment_of(number)
    assert position_line(game, puzzle.seat) == puzzle.position
    step = question_of(number).replay.steps[0]
    assert (step.mine, step.table) == (game.mine(puzzle.seat), game.view(-1))
    nonsense = poisoned(game, puzzle.seat, Random(number))
    assert (step.mine, step.table) == (nonsense.mine(puzzle.seat), nonsense.view(-1))
    game.deal_anew(puzzle.seat, "otherwise")
    assert position_line(game, puzzle.seat) == puzzle.position


def test_the_file_for_solvers_has_no_sources() -> None:
    for puzzle in msgspec.json.decode(PUZZLES.read_bytes()):
        assert set(puzzle) <= set(Puzzle.__struct_fields__) - {"source"}


def test_futures_begin_at_the_position() -> None:
    for number in (NUMBERS[0], NUMBERS[-1]):
        puzzle = puzzle_called(number)
        replay = future_of(number, puzzle.best.option)
        assert replay.steps == told(puzzle, puzzle.best)
        assert replay.steps[0] == question_of(number).replay.steps[0]
        assert replay.seat == puzzle.seat
    with pytest.raises(PuzzleError, match="no such option; choose from"):
        future_of(1, "dance")


def test_all_boxes_and_both_kinds_of_decisions_occur() -> None:
    boxes = Counter(box for one in shipped() for box in one.boxes or ["none"])
    assert len(shipped()) >= 50
    assert set(boxes) == {*BOX_NAMES, "none"}
    assert len({one.key for one in shipped()}) == len(shipped())
    planned = sum(one.kind == "plan" for one in shipped())
    assert 0 < planned < len(shipped())


def test_the_puzzle_of_the_day_returns_when_all_were_shown() -> None:
    first = date(2026, 11, 18)
    days = [puzzle_of_the_day(first + timedelta(n)) for n in range(2 * len(shipped()))]
    assert sorted(days[: len(shipped())]) == list(NUMBERS)
    assert days[: len(shipped())] == days[len(shipped()) :]
    assert puzzle_list(first).today == days[0]
    assert [one.puzzle for one in puzzle_list(first).puzzles] == list(NUMBERS)


@pytest.mark.parametrize("number", [0, -1, len(shipped()) + 1])
def test_there_is_no_other_puzzle(number: int) -> None:
    for call in (puzzle_called, source_of, question_of):
        with pytest.raises(PuzzleError, match="numbered from 1 to"):
            call(number)
