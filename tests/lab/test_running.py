"""Typed bots play games: how many they win, where they slip, what they note."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from colt_express.arena.schedule import make_schedule
from colt_express.arena.tournament import Kept, TournamentResults, hold
from colt_express.bots.base import MOST_NOTE, MOST_NOTES
from colt_express.bots.templates import __file__ as templates
from colt_express.bots.time_limit import OutOfTime, check_time, time_limit
from colt_express.engine.serialization.record import load_record
from colt_express.lab import Progress, Run, run
from colt_express.lab.games import MOST_NOTED

TEMPLATE = Path(templates).with_name("my_bot.py").read_text(encoding="utf-8")
HEAD = "from colt_express.bots import Bot\nclass A(Bot):\n    def choose(self, decision, look):\n"


def play(code: str, games: int = 1, **more: float) -> tuple[Run, list[Progress]]:
    told: list[Progress] = []
    return run(code, games, report=told.append, **more), told  # type: ignore[arg-type]


def test_its_games_are_those_of_the_arena(tmp_path: Path) -> None:
    over, told = play(TEMPLATE, 8)
    file = tmp_path / "my_bot.py"
    file.write_text(TEMPLATE, encoding="utf-8")
    results = TournamentResults(make_schedule([f"{file}:MyBot"], "outlaw"))
    games = list(hold(results, 8, kept=Kept.ALL))
    assert [progress.game.record for progress in told] == [game.record for game in games]
    mine = results.scores[f"{file}:MyBot"].all
    assert (over.games, over.wins, over.interval) == (8, mine.wins, mine.interval)
    assert sorted(progress.game.seat for progress in told) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_it_can_meet_weaker_bots() -> None:
    over = run(TEMPLATE, 12, against="greenhorn")
    assert over.wins > 3
    assert over.bot == "MyBot"
    with pytest.raises(ValueError, match="legend"):
        run(TEMPLATE, 1, against="legend")


def test_games_go_on_after_mistakes_and_can_be_repeated() -> None:
    code = (
        f"{HEAD}        if decision.name == 'plan': return look().nothing\n        return 'none'\n"
    )
    over, told = play(code, 2)
    _, again = play(code, 2)
    assert [one.game for one in told] == [one.game for one in again]
    assert over.mistake is None
    slips = told[0].game.slips
    crash = next(slip.mistake for slip in slips if slip.mistake.kind == "crash")
    assert (crash.line, crash.asked, crash.when) == (4, "plan", "choosing")
    assert crash.message == "AttributeError: 'View' object has no attribute 'nothing'"
    illegal = next(slip.mistake for slip in slips if slip.mistake.kind == "illegal")
    assert illegal.message == "'none'"
    game, record = load_record(told[0].game.record), told[0].game
    assert game.over
    assert all(game.choosers[slip.number] == record.seat for slip in slips)


def test_a_mistake_at_the_end_belongs_to_the_game() -> None:
    code = f"{HEAD}        return decision.options[0]\n    def end(self, result): return 1 / 0\n"
    _, told = play(code)
    (slip,) = told[0].game.slips
    assert (slip.mistake.when, slip.mistake.line, slip.mistake.column) == ("ending", 5, 35)
    assert slip.number == len(load_record(told[0].game.record).choices)


@pytest.mark.parametrize(
    ("code", "kind", "line"),
    [
        ("class A(Bot): pass", "crash", 1),
        ("from colt_express.bots import Bot\nclass A(Bot): pass", "choose", 2),
        ("from colt_express.bots import Bot\nBot = 3", "class", 0),
        ("import nothing_of_the_kind\nclass A(int): pass", "crash", 1),
        (f"{HEAD}        pass\n    def __init__(self, *all): self.x = y", "crash", 5),
        (f"{HEAD}        pass\n    def __init__(self): pass", "signature", 5),
        (f"{HEAD}        pass\nraise SystemExit", "crash", 5),
    ],
)
def test_code_that_cannot_play_ends_the_run(code: str, kind: str, line: int) -> None:
    over, told = play(code)
    assert told == []
    assert over.games == 0
    assert over.mistake is not None
    assert (over.mistake.kind, over.mistake.line) == (kind, line)


def test_an_endless_loop_ends_the_run_with_its_line() -> None:
    quick = "        if decision.name == 'plan':\n            return 'draw'\n"
    code = f"{HEAD}{quick}        while 1: pass\n"
    over, _ = play(code, 3, limit=0.2)
    assert over.mistake is not None
    assert (over.mistake.kind, over.mistake.line) == ("slow", 6)
    assert over.mistake.asked != "plan"


def test_an_endless_loop_outside_of_the_class_ends_the_run() -> None:
    over, _ = play(f"{HEAD}        return 'draw'\nwhile 1:\n    pass\n", limit=0.2)
    assert over.mistake is not None
    assert over.mistake.kind == "slow"
    assert over.mistake.line in (5, 6)


def test_the_clock_is_looked_at_where_there_is_no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colt_express.bots.time_limit.ALARMS", False)
    with time_limit(60):
        check_time()
    with pytest.raises(OutOfTime), time_limit(-1):
        check_time()
    check_time()  # the block is over


@pytest.mark.skipif(sys.version_info < (3, 12), reason="Python tells of jumps from 3.12 on")
def test_loops_are_watched_where_there_is_no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colt_express.bots.time_limit.ALARMS", False)
    monkeypatch.setattr("colt_express.lab.loops.ALARMS", False)
    over, _ = play(f"{HEAD}        while True:\n            pass\n", limit=0.2)
    assert over.mistake is not None
    assert (over.mistake.kind, over.mistake.line) == ("slow", 5)


def test_too_much_memory_ends_the_run_with_its_line() -> None:
    over, told = play(f"{HEAD}        return [0] * 10 ** 16\n")
    assert told == []
    assert over.mistake is not None
    assert (over.mistake.kind, over.mistake.line) == ("memory", 4)


# Notes -------------------------------------------------------------------------------------------


def test_notes_belong_to_choices_of_the_bot() -> None:
    code = f"{HEAD}        self.note(decision.name)\n        self.note(3)\n        return 'draw'\n"
    _, told = play(code)
    game = told[0].game
    record = load_record(game.record)
    assert [note.number for note in game.notes] == [
        number for number, seat in enumerate(record.choosers) if seat == game.seat
    ]
    assert game.notes[0].texts == [game.notes[0].texts[0], "3"]
    assert "plan" in {note.texts[0] for note in game.notes}


def test_notes_are_bounded_and_can_be_sent() -> None:
    code = (
        f"{HEAD}        for n in range(50): self.note('long ' * 1000)\n"
        "        return decision.options[0]\n"
    )
    _, told = play(code)
    notes = told[0].game.notes
    assert {len(note.texts) for note in notes} == {MOST_NOTES}
    assert {len(text) for note in notes for text in note.texts} == {MOST_NOTE}
    assert sum(len(text) for note in notes for text in note.texts) <= MOST_NOTED
    _, told = play(f"{HEAD}        self.note('\\ud800 a\\n b')\n        return 'draw'\n")
    assert told[0].game.notes[0].texts == ["? a b"]


# In a browser ------------------------------------------------------------------------------------


def test_it_needs_nothing_that_a_browser_lacks() -> None:
    """The modules are imported in a process of their own, where those are missing."""
    lacking = [
        "multiprocessing", "concurrent.futures.process", "importlib.metadata", "email", "numpy",
        "fluent", "sqlalchemy", "starlette", "uvicorn", "websockets", "typer", "rich", "openskill",
    ]  # fmt: skip
    program = (
        f"import sys\nfor name in {lacking}: sys.modules[name] = None\n"
        "from colt_express.lab.desk import WORK\nprint(*WORK)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["check", "run", "replay", "regrets"], done.stderr
