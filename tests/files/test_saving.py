"""``play --save``: only saved games are replaced, and only with consent."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from colt_express import load_record
from colt_express.cli.terminal.saving import SavingError

from ..cli.at_keyboard import run

NOTES = "Buy milk.\n"
OTHER = "play --pace 0 --bots greenhorn --save other.json"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "contents",
    ["", NOTES, "{}", "[]", '{"format": "colt-express arena 2"}', "\x00", "[" * 5000],
    ids=["empty", "notes", "object", "list", "arena", "zero", "deep"],
)
def test_other_files_than_saved_games_are_left_alone(contents: str) -> None:
    file = Path("other.json")
    file.write_text(contents)
    with pytest.raises(SavingError, match=r"other\.json exists and is not a saved game"):
        run(OTHER, "quit\n")
    assert file.read_text() == contents
    assert list(Path().iterdir()) == [file]


def test_a_device_is_no_saved_game() -> None:
    with pytest.raises(SavingError, match="/dev/null exists and is not a saved game"):
        run("play --save /dev/null", "quit\n")


def test_a_saved_game_is_not_replaced_unasked() -> None:
    run(f"{OTHER} --seed 1", "1\nquit\n")
    before = Path("other.json").read_bytes()
    with pytest.raises(SavingError, match="is another saved game and stays as it is"):
        run(f"{OTHER} --seed 2", "y\nquit\n")
    run(f"{OTHER[:-10]}first.json --seed 2", "quit\n")
    with pytest.raises(SavingError, match="stays as it is"):
        run("play --pace 0 --resume first.json --save other.json", "quit\n")
    assert Path("other.json").read_bytes() == before


@pytest.mark.parametrize(("answer", "seed"), [("y", "2"), ("n", "1"), ("", "1")])
def test_a_player_at_a_keyboard_is_asked(
    answer: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(f"{OTHER} --seed 1", "quit\n")
    monkeypatch.setattr("colt_express.cli.play._at_a_keyboard", lambda: True)
    arguments = (f"{OTHER} --seed 2", f"{answer}\nquit\n")
    if seed == "2":
        assert "other.json already holds a saved game. Replace it?" in run(*arguments).output
    else:
        with pytest.raises(SavingError, match="stays as it is"):
            run(*arguments)
    assert load_record(Path("other.json").read_bytes()).setup.seed == seed


def test_a_resumed_game_goes_on_in_its_own_file() -> None:
    run(f"{OTHER} --seed 1", "1\nquit\n")
    run("play --pace 0 --resume other.json", "1\nquit\n")
    run("play --pace 0 --resume other.json --save ./other.json", "1\nquit\n")
    mine = [seat for seat in load_record(Path("other.json").read_bytes()).choosers if seat == 0]
    assert len(mine) == 3


def test_no_folder_is_made() -> None:
    with pytest.raises(SavingError, match=r"cannot be written: there is no folder .*games"):
        run("play --save games/game.json", "quit\n")
    assert not list(Path().iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_to_a_saved_game_stays_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    run(f"{OTHER} --seed 1", "quit\n")
    link = Path("link.json")
    link.symlink_to("other.json")
    monkeypatch.setattr("colt_express.cli.play._at_a_keyboard", lambda: True)
    run("play --pace 0 --save link.json --seed 2", "y\nquit\n")
    assert link.is_symlink()
    assert load_record(Path("other.json").read_bytes()).setup.seed == "2"


def test_a_full_disk_leaves_the_old_game_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    run(f"{OTHER} --seed 1", "1\nquit\n")
    before = Path("other.json").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(SavingError, match="No space left on device"):
        run("play --pace 0 --resume other.json", "1\nquit\n")
    assert Path("other.json").read_bytes() == before
    assert [file.name for file in Path().iterdir()] == ["other.json"]
