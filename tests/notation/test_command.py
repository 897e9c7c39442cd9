"""``colt-express notation``: one form into another, from a file or standard input."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from colt_express import Game, Setup, play_at_random
from colt_express.cli import main
from colt_express.errors import ColtExpressError
from colt_express.notation import read_position


def game() -> Game:
    played = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
    play_at_random(played, Random(1))
    return played


def told(*arguments: str, stdin: str = "") -> str:
    called = CliRunner().invoke(main.app, ["notation", *arguments], input=stdin)
    if isinstance(called.exception, ColtExpressError):
        raise called.exception
    assert called.exit_code == 0, called.output
    return called.stdout


def test_a_record_becomes_a_text_and_a_record_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(game().record())
    text = told(str(file))
    assert text == game().notation()
    assert told(stdin=text) == game().record()
    assert told("-", "--to", "text", stdin=text) == text
    assert told(str(file), "--seat", "tuco") == game().notation(1)


def test_a_position_after_some_choices() -> None:
    record = game().record()
    partly = Game(game().setup)
    for seat, option in list(zip(game().choosers, game().choices, strict=True))[:30]:
        partly.choose(seat, option)
    assert told("--after", "30", stdin=record) == partly.position() + "\n"
    assert told("--after", "30", "--seat", "1", stdin=record) == partly.position(1) + "\n"
    assert told("--to", "position", stdin=record) == game().position() + "\n"
    line = told("--after", "30", "--seat", "spectator", stdin=record)
    assert read_position(line).view == partly.view(-1)
    assert told(stdin=line) == line
    assert told("--seat", "doc", stdin=partly.position()) == partly.position(3) + "\n"


WRONG = [
    (["--after", "3000"], "there is no choice 3000: the game has 105 choices"),
    (["--seat", "zorro"], "no seat is called 'zorro'"),
    (["--to", "record", "--seat", "tuco"], "a record knows everything"),
    (["--to", "text", "--after", "3"], "leave out --to"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_options_get_a_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(ColtExpressError, match=sentence):
        told(*arguments, stdin=game().record())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "standard input: line 1, column 1: found no header Game"),
        ("{", "standard input: this is no JSON"),
        ("CX2 all", "standard input: line 1, column 1: found 'CX2'"),
        ("\x00", "standard input: line 1, column 1"),
        ("x" * 1_100_000, "standard input is too long"),
    ],
)
def test_wrong_files_get_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ColtExpressError, match=sentence):
        told(stdin=text)


def test_a_position_has_no_text(tmp_path: Path) -> None:
    with pytest.raises(ColtExpressError, match="nobody knows how a game came to it"):
        told("--to", "record", stdin=game().position())
    with pytest.raises(ColtExpressError, match="cannot be read"):
        told(str(tmp_path / "nothing.txt"))
