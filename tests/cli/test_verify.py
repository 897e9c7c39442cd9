"""Verifying a record: valid ones, committed seeds, and all kinds of tampering."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from colt_express import Game, RecordError, Setup
from colt_express.cli import main
from colt_express.engine.chance import seed_hash

from ..playing import play_out, play_some
from .at_keyboard import played_to_the_escape

SEED = "5f1d0c2b8a7e4d3f9b6a1c0e2d4f6a8b"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    game = play_out(Game(Setup(["belle", "tuco", "doc"], seed=SEED)), Random(1))
    file.write_text(game.record(), encoding="utf-8")
    return file


def verify(file: Path, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main.app, ["verify", str(file), *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def change(file: Path, **fields: Any) -> None:
    content = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**content, **fields}))


def test_a_right_record(record: Path) -> None:
    status, output = verify(record)
    assert status == 0
    assert f"choices are correct for the seed {SEED}." in output
    assert "The game is over; " in output


def test_choices_that_were_taken_back(record: Path) -> None:
    first = msgspec.json.decode(record.read_bytes())["choices"][0]
    change(record, taken_back=[{"number": 0, "choice": first}])
    status, output = verify(record)
    assert status == 0
    assert "1 other choice was made and taken back." in output
    change(record, taken_back=[{"number": 1, "choice": first}])
    status, output = verify(record)
    assert status == 1
    assert "Not by the rules: of the choices taken back, choice 2 cannot be made" in output


def test_a_seed_that_was_promised(record: Path) -> None:
    status, output = verify(record, "--hash", seed_hash(SEED).upper())
    assert status == 0
    assert output.startswith("The seed matches the hash published before the game.")


def test_another_seed_than_promised(record: Path) -> None:
    status, output = verify(record, "--hash", seed_hash("another"))
    assert status == 1
    assert "The seed does not match the hash" in output


def test_a_seed_changed_afterwards_does_not_fit_the_choices(record: Path) -> None:
    setup = msgspec.json.decode(record.read_bytes())["setup"]
    change(record, setup={**setup, "seed": "changed"})
    status, output = verify(record)
    assert status == 1
    assert "Not by the rules: choice" in output


def test_choices_that_lead_elsewhere(record: Path) -> None:
    choices = msgspec.json.decode(record.read_bytes())["choices"]
    change(record, choices=choices[:-1])
    status, output = verify(record)
    assert status == 1
    assert "Not the game that was recorded: the choices can be made, but they lead" in output


def test_a_choice_changed_afterwards(record: Path) -> None:
    choices = msgspec.json.decode(record.read_bytes())["choices"]
    change(record, choices=[*choices, "0 draw"])
    status, output = verify(record)
    assert status == 1
    assert "the game is over; nothing is left to choose" in output


def test_a_game_without_a_winner(record: Path) -> None:
    record.write_text(played_to_the_escape(["belle", "tuco", "doc"]).record(), encoding="utf-8")
    status, output = verify(record)
    assert status == 0
    assert "The game is over; nobody got away, so nobody wins." in output


def test_a_game_with_a_box(record: Path) -> None:
    setup = Setup(5, boxes=["horses"], switches={"whiskey": "any"}, seed=SEED)
    record.write_text(play_out(Game(setup), Random(1)).record(), encoding="utf-8")
    assert verify(record)[0] == 0
    change(record, setup={**setup.to_dict(), "switches": {"horses": "light"}})
    assert verify(record)[0] == 1


def test_a_game_that_is_not_over(record: Path) -> None:
    game = play_some(Game(Setup(4, seed="half")), Random(2), 30)
    record.write_text(game.record(), encoding="utf-8")
    status, output = verify(record)
    assert status == 0
    assert "The game is not over." in output


@pytest.mark.parametrize("text", ["", "{}", "no record"])
def test_other_files_than_records_are_refused(record: Path, text: str) -> None:
    record.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError):
        verify(record)


def test_an_unreadable_file_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["colt-express", "verify", str(tmp_path / "nothing.json")])
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert ended.value.code == 2
    assert "nothing.json cannot be read: No such file" in capsys.readouterr().err
