"""Answers: nonsense gets its reason and another try, is counted, and loses nothing."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from colt_express import Setup
from colt_express.cli.seat.answers import LONGEST, Refused, read_answer
from colt_express.cli.seat.lines import Lines
from colt_express.cli.seat.notepad import LONGEST_NOTE, MOST_NOTES
from colt_express.cli.seat.player import LeftTheGame
from colt_express.cli.seat.playing import read_seat_game
from colt_express.engine.errors import RecordError

from .talking import Talk, Told, seat_game, ways

TABLE = Setup(["ghost", "tuco", "doc"], first=0, seed="folsom")
NONSENSE: list[tuple[bytes, str, str]] = [
    (b"", "malformed", "the line is empty"),
    (b"\xff\xfe", "malformed", "not text in UTF-8"),
    (b"x" * (LONGEST + 10), "too_long", "more than 65,536 bytes"),
    (b'{"choose": NaN}', "malformed", "no JSON"),
    (b'{"choose": 1e999}', "malformed", "out of range"),
    (b'{"choose": true}', "malformed", "Expected `int | str | null`"),
    (b'{"choose": 1.5}', "malformed", "Expected `int | str | null`"),
    (b'{"chose": 1}', "malformed", "unknown field `chose`"),
    (b'{"choose": 1', "malformed", "no JSON"),
    (b'"\\ud800"', "malformed", "no JSON"),
    (b"[1]", "malformed", "Expected `object`"),
    (b"[" * 1000, "malformed", "nested too deeply"),
    (b"{}", "malformed", "says nothing"),
    (b'{"choose": null}', "malformed", "says nothing"),
    (b"NaN", "illegal", "'NaN' is none of the options"),
    (b"0", "illegal", "there is no option 0"),
    (b"-1", "illegal", "choose a number from 1 to"),
    (b"9" * 18, "illegal", "there is no option 999"),
    (b'{"choose": "play rib"}', "illegal", "did you mean 'play rob'"),
    (b"\x1b[31mdraw\x00", "illegal", "none of the options"),
    (b'{"note": "  "}', "note", "the note is empty"),
    (b'{"note": "%s"}' % (b"a" * (LONGEST_NOTE + 1)), "note", "it may have 500 at most"),
    (b'{"forget": 1}', "note", "there is no note 1"),
]


@pytest.mark.parametrize(("line", "code", "reason"), NONSENSE, ids=lambda value: str(value)[:24])
def test_nonsense_is_refused_with_the_reason_and_asked_again(
    line: bytes, code: str, reason: str
) -> None:
    answers: list[object] = [line, {"choose": "play rob"}, None]
    talk = Talk(lambda _: answers.pop(0))
    game = seat_game(TABLE, talk)
    with pytest.raises(LeftTheGame):
        game.play(None)
    refused = talk.of("refused")[0]
    left = 3 if code == "note" else 2
    assert (refused["code"], refused["left"], refused["refused"]) == (code, left, 1)
    assert reason in refused["reason"]
    assert len(refused["reason"]) < 600
    assert refused["reason"].isprintable()
    assert [str(option) for option in game.game.choices][:1] == ["play rob"]
    assert talk.of("chosen")[0] == {"type": "chosen", "option": "play rob", "by": "you"}


def test_after_too_many_refusals_a_bot_chooses_and_it_is_counted() -> None:
    talk = Talk(lambda _: b"banjo")
    seat_game(TABLE, talk, how=ways(tries=2, otherwise="outlaw")).play(None)
    over = talk.heard[-1]
    asked = len(talk.of("question"))
    assert over["counts"] == {"asked": asked, "refused": 2 * asked, "defaults": asked}
    assert {one["by"] for one in talk.of("chosen")} == {"outlaw"}
    assert "loot" in over["text"]
    assert len(over["money"]) == 3


def test_notes_are_kept_and_rules_are_looked_up() -> None:
    def answer(told: Told) -> dict[str, Any] | None:
        match len(talk.heard):
            case 2:
                return {"note": "Tuco  shoots\nthrough roofs"}
            case 3:
                return {"rules": "SHOOT-3"}
            case 4:
                return {"rules": "gjhgjhg"}
            case 5:
                return {"view": True}
            case 6:
                return {"note": "second", "choose": 1}
            case 8:
                return {"choose": 1} if told["type"] == "question" else None
        return {"forget": 1} if told["notes"] == ["Tuco shoots through roofs", "second"] else None

    talk = Talk(answer)
    with pytest.raises(LeftTheGame):
        seat_game(TABLE, talk).play(None)
    assert talk.of("notes")[0]["notes"] == ["Tuco shoots through roofs"]
    rules = [one["text"] for one in talk.of("rules")]
    assert rules[0].startswith("SHOOT-3 (")
    assert rules[1].startswith("no rule mentions this")
    first, again, second, *_ = talk.of("question")
    assert first["options"] == again["options"]
    assert again["notes"] == ["Tuco shoots through roofs"]
    assert second["notes"] == ["Tuco shoots through roofs", "second"]
    assert "Your notes:\n- Tuco shoots through roofs\n- second\n" in second["text"]
    assert talk.heard[-1] == {"type": "notes", "notes": ["second"]}
    assert talk.of("refused") == []


def test_notes_have_a_limit() -> None:
    talk = Talk(lambda told: {"note": "x"} if told["type"] != "refused" else None)
    with pytest.raises(LeftTheGame):
        seat_game(TABLE, talk).play(None)
    assert len(talk.of("notes")) == MOST_NOTES
    assert "forget one first" in talk.heard[-1]["reason"]


def test_a_game_that_is_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = Talk(lambda told: None if told["number"] == 9 else {"choose": 1, "note": "n"})
    game = seat_game(TABLE, left, seat=1)
    with pytest.raises(LeftTheGame):
        game.play(file)
    record, kept = read_seat_game(file)
    back = Talk(lambda told: {"choose": told["options"][-1]["words"]})
    resumed = seat_game(record.setup, back, seat=kept.seat)
    resumed.catch_up(record, kept)
    resumed.play(file)
    first = back.of("question")[0]
    assert first["news"][-len(left.of("question")[8]["news"]) :] != []
    assert (first["number"], first["notes"]) == (9, ["n"] * 8)
    assert resumed.game.over
    assert read_seat_game(file)[0].begin()  # of a whole game
    file.write_text(resumed.game.record())
    with pytest.raises(RecordError, match="not one of colt-express seat"):
        read_seat_game(file)


def test_a_program_may_leave_on_purpose() -> None:
    with pytest.raises(LeftTheGame, match="the program has left the game") as left:
        seat_game(TABLE, Talk(lambda _: {"quit": True})).play(None)
    assert left.value.on_purpose


def test_what_comes_after_a_line_that_is_too_long_is_heard() -> None:
    lines = Lines(BytesIO(b"x" * 3 * LONGEST + b"\ndraw\nlast"), BytesIO())
    with pytest.raises(Refused, match="too long"):
        lines.hear()
    assert lines.hear() == b"draw\n"
    assert lines.hear() == b"last"
    with pytest.raises(LeftTheGame, match="the answers ended"):
        lines.hear()


def test_a_line_may_be_an_object_a_number_or_words() -> None:
    assert read_answer(b" 3 \n").choose == 3
    assert read_answer(b'"play rob"').choose == "play rob"
    assert read_answer(b"Play rob\r\n").choose == "Play rob"
    assert read_answer(b'{"choose": 2}').choose == 2
