"""A review as a page: one file with everything in it, and nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from colt_express import Game, Setup
from colt_express.bots.review import Regret
from colt_express.cli import main
from colt_express.cli.review_page import review_page
from colt_express.engine import load_box
from colt_express.engine.serialization.record import read_record, save_record
from colt_express.languages import languages
from colt_express.words import Words

from ..playing import play_out, play_some

NASTY = "<script>alert(1)</script>"
VOID = {"meta", "img"}


class Checked(HTMLParser):
    """Reads a page whose elements must be closed in order, and which may load nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert name not in ("href", "srcset", "onload", "onerror")
            if name == "src":
                assert value is not None
                assert value.startswith("data:image/svg+xml;base64,")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def regret_of(game: Game, seat: int) -> Regret:
    """A regret about the first question to that seat in a game like this."""
    again = Game(game.setup)
    for chooser, option in zip(game.choosers, game.choices, strict=True):
        if chooser == seat and len(again.decisions[0].options) > 1:
            options = again.view(seat).question
            assert options is not None
            return Regret(0, 1, options.kind, str(option), options.words[-1], 0.1, again.view(seat))
        again.choose(chooser, option)
    raise AssertionError("it was never asked")


def checked(text: str) -> Checked:
    reader = Checked()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", languages())
def test_a_page_has_result_regrets_pictures_and_story(language: str) -> None:
    game = play_out(Game(Setup(4, boxes=["horses", "cursed"], seed="page")), Random(1))
    told = [(regret_of(game, 1), ["A sentence.", f"Another {NASTY}."])]
    text = review_page(read_record(save_record(game)), 1, told, Words(language))
    seen = checked(text).seen
    assert "script" not in seen
    assert seen.count("img") == 1
    assert seen.count("details") == 5, "one for each round"
    assert "A sentence." in text
    assert "http" not in re.sub(r"base64,[^\"]*", "", text)


def test_what_comes_from_a_file_is_escaped(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(
        f'box = "house"\n[rounds_2_4]\n"{NASTY}" = {{ turns = "OOOO" }}\n', encoding="utf-8"
    )
    rounds = [NASTY, "angry_marshal", "swivel_arm", "braking", "pickpocketing"]
    game = play_out(Game(Setup(3, house=load_box(house), rounds=rounds, seed="x")), Random(1))
    told = [(regret_of(game, 0), ["A sentence."])]
    text = review_page(read_record(save_record(game)), 0, told, Words("en"))
    assert "script" not in checked(text).seen
    assert "&lt;script&gt;" in text


def test_an_unfinished_game_is_told_as_its_reader_saw_it() -> None:
    game = play_some(Game(Setup(["belle", "tuco", "doc", "ghost"], seed="replay")), Random(1), 40)
    text = review_page(read_record(save_record(game)), 1, [], Words("en"))
    checked(text)
    assert "isn&#x27;t over" in text
    assert not re.search(r"(Belle|Doc|Ghost) plays \w+, face down\.", text)
    assert not re.search(r"(Belle|Doc|Ghost) draws [A-Z]", text)


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colt_express.cli.review.review", lambda *_: [])
    game = play_out(Game(Setup(3, seed="command")), Random(1))
    (tmp_path / "game.json").write_text(game.record(), encoding="utf-8")
    arguments = ["review", str(tmp_path / "game.json"), "--no-curve", "--html"]
    result = CliRunner().invoke(main.app, [*arguments, str(tmp_path / "page.html")])
    assert result.exit_code == 0
    checked((tmp_path / "page.html").read_text(encoding="utf-8"))
    refused = CliRunner().invoke(main.app, [*arguments, str(tmp_path / "no" / "page.html")])
    assert refused.exit_code != 0
    assert not (tmp_path / "no").exists()


def test_a_damaged_record_is_reviewed_as_far_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colt_express.cli.review.review", lambda *_: [])
    text = play_out(Game(Setup(3, seed="command")), Random(1)).record()
    damaged, page = tmp_path / "game.json", tmp_path / "page.html"
    damaged.write_text(text[: text.index('"digest"') // 2], encoding="utf-8")
    arguments = ["review", str(damaged), "--no-curve"]
    result = CliRunner().invoke(main.app, [*arguments, "--html", str(page)])
    assert result.exit_code == 0
    assert "This record is damaged" in result.output
    checked(page.read_text(encoding="utf-8"))
    assert "This record is damaged" in page.read_text(encoding="utf-8")
    result = CliRunner().invoke(main.app, [*arguments, "--json"])
    assert result.exit_code == 0
    assert result.stdout == '{"regrets":[],"curve":null}\n'
    assert "This record is damaged" in result.stderr


def test_a_time_must_be_a_number(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    game.write_text(Game(Setup(3, seed="nan")).record(), encoding="utf-8")
    for words in (["review", "--patience", "nan"], ["puzzles", "--search", "inf"]):
        result = CliRunner().invoke(main.app, [*words, str(game)])
        assert result.exit_code == 2
        assert "is not a number to count with" in result.output
