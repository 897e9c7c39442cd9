"""The curve of a game in the terminal."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from colt_express import Game, Setup
from colt_express.bots.curve import Curve, Effort, curve_of
from colt_express.cli import main
from colt_express.cli.review_curve import draw_curve
from colt_express.engine.serialization.record import Record, read_record
from colt_express.words import Words, languages

from ..playing import play_out

WORDS = {
    "luck": "review-stroke",
    "bad_luck": "review-bad-luck",
    "slip": "review-slip",
    "blunder": "review-blunder",
    "masterstroke": "review-masterstroke",
}
LONGEST = Setup(8, boxes=["horses", "marshal", "time_machine", "cursed"], seed="curve")
QUICK = Effort(0, 2)


@cache
def told() -> tuple[Record, Curve]:
    """A game, and how its chances went."""
    game = play_out(Game(Setup(["ghost", "doc", "tuco"], seed="told")), Random(4))
    record = read_record(game.record())
    return record, curve_of(record, QUICK)


@cache
def longest() -> tuple[Record, Curve]:
    record = read_record(play_out(Game(LONGEST), Random(4)).record())
    return record, curve_of(record, QUICK)


def drawn(curve: Curve, record: Record, language: str) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        console.print(draw_curve(curve, record, Words(language)))
    return capture.get()


@pytest.mark.parametrize("language", languages())
def test_it_says_what_moved_the_chances(language: str) -> None:
    record, curve = told()
    moment = curve.moments[0]
    for word in WORDS:
        changed = [msgspec.structs.replace(moment, word=word), *curve.moments[1:]]
        text = drawn(msgspec.structs.replace(curve, moments=changed), record, language)
        assert Words(language).say(WORDS[word]) in text
        assert Words(language).say("review-turning-point") in text


@pytest.mark.parametrize("language", languages())
def test_tables_fit_into_eighty_columns(language: str) -> None:
    record, curve = longest()
    bare = msgspec.structs.replace(curve, moments=[])
    lines = drawn(bare, record, language).splitlines()
    assert max(len(line.rstrip()) for line in lines if "─" in line) <= 80


def test_it_is_told_as_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_out(Game(Setup(["ghost", "doc", "tuco"], seed="told")), Random(4))
    quick = curve_of(read_record(game.record()), QUICK)
    monkeypatch.setattr("colt_express.cli.review.review", lambda *_: [])
    monkeypatch.setattr("colt_express.cli.review.curve_of", lambda _: quick)
    file = tmp_path / "game.json"
    file.write_text(game.record(), encoding="utf-8")
    result = CliRunner().invoke(main.app, ["review", str(file), "--json"])
    assert result.exit_code == 0
    told = msgspec.json.decode(result.output)
    assert told["regrets"] == []
    assert msgspec.convert(told["curve"], Curve) == quick
    shown = CliRunner().invoke(main.app, ["review", str(file)])
    assert "Chances to win" in shown.output
