"""``colt-express simulate``: tables at 80 columns, JSON, wrong options, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from colt_express.cli import main

from ..patience import busy

COMMAND = [sys.executable, "-m", "colt_express.cli.main", "simulate"]
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_tables_are_readable_at_80_columns() -> None:
    done = run("-n", "12", "outlaw,greenhorn×2", "--jobs", "1", "--seed", "tables")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert lines[0].startswith("12 games, 3 seats, seed 'tables'")
    for word in ("outlaw", "greenhorn", "seat 2", "95 % interval", "mean money", "gunslinger"):
        assert word in done.stdout


def test_json_is_json_and_nothing_else() -> None:
    done = run("-n", "6", "greenhorn×4", "--json", "--jobs", "1", "--variant", "team")
    data = msgspec.json.decode(done.stdout)
    assert data["games"] == 6
    assert data["interrupted"] is False
    assert data["by_bot"]["greenhorn"]["games"] == 12  # results, one for each team
    assert data["plan"]["setup"]["variant"] == "team"


def test_a_box_can_be_simulated_and_games_without_a_winner_are_counted() -> None:
    boxes = ["--box", "horses", "--switch", "whiskey=any"]
    done = run("-n", "40", "greenhorn×4", "--jobs", "1", "--json", *boxes)
    data = msgspec.json.decode(done.stdout)
    assert data["plan"]["setup"]["boxes"] == ["horses"]
    assert data["by_station"]["escape"] > 0
    assert data["money_by_source"]["ransom"] > 0
    assert 20 < data["by_bot"]["greenhorn"]["wins"] < 40


def test_house_cards_can_be_simulated(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('box = "house"\n[stations]\nend = { turns = "O" }\n', encoding="utf-8")
    done = run("-n", "30", "greenhorn×3", "--json", "--jobs", "1", "--components", str(file))
    assert "end" in msgspec.json.decode(done.stdout)["by_station"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["outlow×4"], "no bot is called 'outlow'; did you mean 'outlaw'?"),
        (["greenhorn×2"], "2 players cannot play this: 3 to 6 players"),
        (["greenhorn×4", "--variant", "teem"], "did you mean 'team'?"),
        (["greenhorn×4", "--switch", "neutral_shortage"], "name=value"),
        (["greenhorn×4", "--switch", "neutral=stays"], "did you mean 'neutral_shortage'?"),
        (["greenhorn×4", "--box", "hores"], "no box is called 'hores'; did you mean 'horses'?"),
        (["greenhorn×4", "--switch", "whiskey=any"], "belongs to the box 'horses'"),
        (["greenhorn×4", "--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["greenhorn×4", "-n", "0"], "is not in the range x>=1"),
    ],
)
def test_wrong_options_get_a_sentence_and_exit_code_2(
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["colt-express", "simulate", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert sentence in " ".join(err.replace("│", " ").split())
    assert out == ""


COUNTING = """
from colt_express.bots import Bot

class Counting(Bot):
    def choose(self, decision, look):
        return decision.options[0]

    def end(self, result):
        with open({!r}, "a") as games:
            games.write(".")
"""
ENOUGH = 80
"""Games after which some have been reported by every number of processes."""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_cleanly_and_prints_the_results_so_far(tmp_path: Path, jobs: str) -> None:
    bots, games = tmp_path / "counting.py", tmp_path / "games"
    bots.write_text(COUNTING.format(str(games)), encoding="utf-8")
    line_up = f"{bots}:Counting,greenhorn×2"
    process = subprocess.Popen(
        [*COMMAND, "-n", "1000000", line_up, "--jobs", jobs, "--json"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 30 * busy()
    while not games.exists() or games.stat().st_size < ENOUGH:
        assert time.monotonic() < end
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    data = msgspec.json.decode(out)
    assert data["interrupted"] is True
    assert 0 < data["games"] < 1000000
