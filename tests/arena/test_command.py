"""``colt-express arena``: tables at 80 columns, files, going on, wrong options, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from colt_express import load_record

from ..patience import busy
from .commands import told_by

COMMAND = [sys.executable, "-m", "colt_express.cli.main", "arena"]
PAIR = ["greenhorn", "outlaw", "--jobs", "1"]


def arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """The exit code, standard output and standard error."""
    return told_by(monkeypatch, capsys, "arena", *arguments)


def saved(folder: Path) -> Any:
    return msgspec.json.decode((folder / "arena.json").read_bytes())


def test_the_tables_are_readable_at_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = arena(monkeypatch, capsys, *PAIR, "-n", "14", "--seats", "3", "--seats", "4")
    assert code == 0
    assert max(len(line) for line in out.splitlines()) <= 80
    assert out.startswith("14 games, 3 and 4 seats, seed '0'")
    for words in ("outlaw", "95 % interval", "rating", "purses", "won by character", "worst"):
        assert words in out


def test_json_is_json_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    law = ["--box", "marshal", "--against", "greenhorn", "--as", "marshal", "--jobs", "1"]
    _, out, _ = arena(monkeypatch, capsys, "outlaw", *law, "-n", "2", "--json")
    data = msgspec.json.decode(out)
    assert data["games"] == 2
    assert data["interrupted"] is False
    assert set(data["bots"]) == set(data["ratings"]) == {"outlaw as marshal", "greenhorn"}
    assert data["plan"]["setup"]["boxes"] == ["marshal"]


def test_luck_is_subtracted_and_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    less_luck = [*PAIR, "-n", "6", "--seats", "3", "--adjust", "--adjust-effort", "100"]
    code, out, _ = arena(monkeypatch, capsys, *less_luck, "--out", str(tmp_path))
    assert code == 0
    assert max(len(line) for line in out.splitlines()) <= 80
    for words in ("less luck", "games needed", "choices in rollouts"):
        assert words in out
    assert "Less the luck" in (tmp_path / "index.html").read_text()
    _, out, _ = arena(monkeypatch, capsys, *less_luck, "--out", str(tmp_path), "--json")
    assert msgspec.json.decode(out)["adjusted"] == saved(tmp_path)["report"]["adjusted"]


def test_the_same_command_goes_on_and_more_games_are_added(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for games, folder in (("4", "some"), ("12", "some"), ("12", "all")):
        arena(monkeypatch, capsys, *PAIR, "-n", games, "--out", str(tmp_path / folder))
    some, whole = saved(tmp_path / "some"), saved(tmp_path / "all")
    for part in ("games", "choices", "scores", "ratings", "plan"):
        assert some["ledger"][part] == whole["ledger"][part]
    names = {
        "arena.json",
        "index.html",
        "ladder.svg",
        "ratings.svg",
        "time.svg",
        "characters.svg",
        "money.svg",
        "games",
    }
    assert {file.name for file in (tmp_path / "all").iterdir()} == names
    assert whole["report"]["bots"]["outlaw"]["win_rate"] > 0.3
    before = (tmp_path / "all" / "arena.json").read_bytes()
    arena(monkeypatch, capsys, *PAIR, "-n", "4", "--out", str(tmp_path / "all"))
    assert (tmp_path / "all" / "arena.json").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["outlow", "greenhorn"], "no bot is called 'outlow'; did you mean 'outlaw'?"),
        (["outlaw"], "a tournament needs 2 to 16 bots"),
        (["outlaw", "--against", "greenhorn", "--as", "sheriff"], "--as takes bandit or marshal"),
        (["outlaw", "greenhorn", "--seats", "9"], "9 players cannot play this"),
        (["outlaw", "greenhorn", "--box", "hores"], "did you mean 'horses'?"),
        (["nowhere.py:MyBot", "outlaw"], "nowhere.py cannot be read: No such file"),
        (["socket:here", "outlaw"], "socket:HOST:PORT"),
        (["greenhorn", "outlaw", "--adjust-effort", "500"], "--adjust-effort is for --adjust"),
        (["greenhorn", "outlaw", "--adjust", "--adjust-effort", "0"], "0 is not in the range"),
    ],
)
def test_wrong_options_get_a_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    code, out, err = arena(monkeypatch, capsys, *arguments)
    assert (code, out) == (2, "")
    assert sentence in " ".join(err.split())


def test_another_tournament_in_the_same_folder_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arena(monkeypatch, capsys, *PAIR, "-n", "4", "--out", str(tmp_path))
    code, _, err = arena(
        monkeypatch, capsys, *PAIR, "-n", "4", "--out", str(tmp_path), "--seed", "other"
    )
    assert code == 2
    assert "the seed was 0, not other" in err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_results_and_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, "greenhorn", "outlaw", "-n", "1000000", "--jobs", jobs, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    for _ in range(int(300 * busy())):
        if (tmp_path / "arena.json").exists():
            break
        sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "To resume, run the same command again: colt-express arena" in err
    games = saved(tmp_path)["ledger"]["games"]
    assert 0 < games < 1000000
    assert out.startswith(f"{games:,} games")
    assert (tmp_path / "ladder.svg").exists()


def test_the_games_that_the_first_bot_lost_are_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = {}
    for which in ("lost", "all", "none"):
        folder = tmp_path / which
        arena(monkeypatch, capsys, *PAIR, "-n", "4", "--out", str(folder), "--keep", which)
        kept[which] = sorted(file.name for file in folder.glob("games/*.json"))
    assert kept["all"] == [f"00000{number}.json" for number in (1, 2, 3, 4)]
    assert kept["none"] == []
    games = {
        name: load_record((tmp_path / "all/games" / name).read_bytes()) for name in kept["all"]
    }
    assert all(game.over for game in games.values())
    assert kept["lost"] == kept["all"]  # a greenhorn never beats outlaws in these
    told = saved(tmp_path / "all")["report"]["head_to_head"]
    assert told["outlaw"]["greenhorn"]["games"] == 16
    assert told["outlaw"]["greenhorn"]["ahead"] + told["greenhorn"]["outlaw"]["ahead"] == 1
    assert "Head to head" in (tmp_path / "all/index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("before", "after"), [("6.2", None), (None, "6.2"), ("6.1", "6.2")])
def test_openskill_that_comes_goes_or_changes_spoils_no_folder(
    before: str | None,
    after: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    for version, games in ((before, "4"), (after, "8")):
        for module in ("schedule", "tournament"):
            monkeypatch.setattr(
                f"colt_express.arena.{module}.openskill_version", lambda v=version: v
            )
        code, out, err = arena(
            monkeypatch, capsys, *PAIR, "-n", games, "--out", str(tmp_path / "out")
        )
        assert code == 0, err
    assert out.startswith("8 games")
    assert "rating" not in out
    assert "Ratings are left out" in err


def test_a_page_that_is_not_ours_is_not_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("my site")
    code, _, err = arena(monkeypatch, capsys, *PAIR, "-n", "4", "--out", str(tmp_path))
    assert code == 2
    assert "index.html exists and is not a tournament's" in err
    assert [file.name for file in tmp_path.iterdir()] == ["index.html"]
