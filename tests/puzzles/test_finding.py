"""Finding puzzles: what is found fits its game, and is judged by what its seat could know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from typer.testing import CliRunner

from colt_express import Game, Setup, play_at_random
from colt_express.bots.base import Eyes
from colt_express.bots.considering import Moment, moments_of
from colt_express.cli import main
from colt_express.engine.serialization.record import Record, read_record
from colt_express.errors import ColtExpressError
from colt_express.puzzles.finding import Effort, different, puzzle_of, puzzles_in
from colt_express.puzzles.found_file import Examined, FoundFile, record_key
from colt_express.puzzles.futures import told
from colt_express.puzzles.puzzle import Puzzle, PuzzleError
from colt_express.puzzles.weighing import weigh

ANY: Final = Effort(lead=-1.0, seconds=0.0, glance=0.0, seeds=1, trials=8, deals=2)
"""The fewest deals, so that it is quick and the same everywhere, and any lead is enough."""
SOME: Final = 24
"""Number of choices of the record."""


def played(**options: object) -> Record:
    """A game played at random that has come to its first cards."""
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="folsom", **options))  # type: ignore[arg-type]
    play_at_random(game, Random(1))
    begun = Game(game.setup)
    for seat, option in list(zip(game.choosers, game.choices, strict=True))[:SOME]:
        begun.choose(seat, str(option))
    return read_record(begun.record())


def moment_of(record: Record) -> Moment:
    """The last choice of seat 1 between several options."""
    return [one for one in moments_of(record, 1) if different(one.decision.options) > 2][-1]


@pytest.fixture(scope="module")
def found() -> tuple[Record, Moment, Puzzle]:
    record = played(boxes=["horses"])
    moment = moment_of(record)
    puzzle = puzzle_of(record, moment, ANY)
    assert puzzle is not None
    return record, moment, puzzle


def test_a_puzzle_is_the_position_as_its_seat_knew_it(found: tuple[Record, Moment, Puzzle]) -> None:
    record, moment, puzzle = found
    assert puzzle.position == moment.game.position(1)
    assert puzzle.read().seat == puzzle.seat == 1
    assert puzzle.read().line == puzzle.position
    assert puzzle.dealt().view(1) == moment.game.view(1)
    assert puzzle.kind == moment.decision.name
    assert puzzle.boxes == ["horses"]
    assert puzzle.bandits == ["tuco"]
    assert puzzle.source is not None
    assert puzzle.source.choices == record.choices[: moment.number]


def test_its_answers_are_all_options_the_best_first(found: tuple[Record, Moment, Puzzle]) -> None:
    _, moment, puzzle = found
    options = [str(one) for one in moment.decision.options]
    assert sorted(one.option for one in puzzle.answers) == sorted(options)
    values = [one.value for one in puzzle.answers]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert puzzle.best.reason is None
    assert all(one.reason and one.reason.than == one.option for one in puzzle.answers[1:])


def test_what_follows_an_answer_can_be_played(found: tuple[Record, Moment, Puzzle]) -> None:
    _, _, puzzle = found
    for answer in puzzle.answers:
        steps = told(puzzle, answer)
        assert [one.number for one in steps] == list(range(2 + len(answer.follows)))
        assert steps[0].table.round < steps[-1].table.round
        assert steps[1].option is not None
        assert steps[1].option.words == answer.option


def test_the_same_record_gives_the_same_puzzle(found: tuple[Record, Moment, Puzzle]) -> None:
    record, moment, puzzle = found
    assert puzzle_of(record, moment, ANY) == puzzle


def test_options_are_weighed_by_what_the_seat_could_know() -> None:
    moment = moment_of(played())
    rules, asked = moment.game.setup.rulebook, moment.decision
    otherwise = moment.game.copy()
    otherwise.deal_anew(1, "otherwise")
    for seed in ("one", "two"):
        weighed = [
            weigh(asked, Eyes(game, 1), rules, 1.0, 0.0, seed) for game in (moment.game, otherwise)
        ]
        one, other = (
            [(str(option.option), option.value, option.lag) for option in found.options]
            for found in weighed
        )
        assert one == other


def test_an_unclear_lead_is_no_puzzle() -> None:
    record = played()
    assert puzzle_of(record, moment_of(record), ANY._replace(lead=1.1)) is None
    assert all(one.puzzle is None for one in puzzles_in(record, ANY._replace(lead=1.1)))


def test_examining_goes_on_after_a_choice() -> None:
    numbers = [one.number for one in puzzles_in(played(), ANY._replace(lead=1.1))]
    later = [one.number for one in puzzles_in(played(), ANY._replace(lead=1.1), numbers[2])]
    assert later == numbers[3:]


# The command ----------------------------------------------------------------------------------


def called(*arguments: str) -> str:
    run = CliRunner().invoke(main.app, ["puzzles", *arguments])
    if isinstance(run.exception, ColtExpressError):
        raise run.exception
    assert run.exit_code == 0, run.output
    return run.output


QUICKLY: Final = ("--search", "0.01", "--glance", "0.01", "--lead", "0.1", "--seeds", "1")


def test_the_command_appends_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, out = tmp_path / "game.json", tmp_path / "found.jsonl"
    game = Game(played().setup)
    for words in played().choices:
        game.choose(int(words[0]), words[2:])
    file.write_text(game.record())
    assert "puzzle" in called(str(tmp_path), "--out", str(out), "--most", "1", *QUICKLY)
    kept = FoundFile(out)
    key = record_key(played())
    assert kept.examined(key) == SOME
    written = out.read_bytes()
    with out.open("ab") as opened:
        opened.write(b'{"type":"found","reco')  # stopped in the middle of a line
    called(str(file), "--out", str(out), *QUICKLY)
    assert out.read_bytes() == written


def test_a_puzzle_is_kept_once(tmp_path: Path, found: tuple[Record, Moment, Puzzle]) -> None:
    _, _, puzzle = found
    file = FoundFile(tmp_path / "found.jsonl")
    from colt_express.puzzles.found_file import Found

    file.add(Found("game", puzzle))
    file.add(Found("game", puzzle))
    file.add(Examined("game", 7))
    again = FoundFile(tmp_path / "found.jsonl")
    assert again.puzzles == [puzzle]
    assert (again.number("game"), again.examined("game"), again.examined("other")) == (1, 7, 0)


def test_wrong_input_gets_a_sentence(tmp_path: Path) -> None:
    empty, wrong = tmp_path / "empty", tmp_path / "wrong.json"
    empty.mkdir()
    wrong.write_text("{}")
    with pytest.raises(PuzzleError, match="holds no records"):
        called(str(empty))
    with pytest.raises(ColtExpressError, match=r"wrong\.json: this is no record"):
        called(str(wrong))
    with pytest.raises(ColtExpressError, match="cannot be read"):
        called(str(tmp_path / "none.json"))
    out = tmp_path / "found.jsonl"
    out.write_text('{"type":"examined","record":"a","choices":3}\n{"no":1}\n')
    with pytest.raises(PuzzleError, match=r"found\.jsonl: line 2 is no puzzle"):
        called("tests/golden/records/2-base.json", "--out", str(out))
    with pytest.raises(ColtExpressError, match="there is no folder"):
        called("tests/golden/records/2-base.json", "--out", str(tmp_path / "no" / "found"))
