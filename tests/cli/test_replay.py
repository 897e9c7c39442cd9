"""Telling a saved game again: to one who knows all, to a seat, step by step, or not at all."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from colt_express import Game, RecordError, Setup
from colt_express.cli.readers import NoSuchReader
from colt_express.cli.replay import NotBoth
from colt_express.cli.serving import serve
from colt_express.engine.serialization.record import load_record
from colt_express.server.api.theatre.sources import local_name

from ..playing import play_out, play_some
from .at_keyboard import played_to_the_escape, run, too_wide

BANDITS = ["belle", "tuco", "doc", "ghost"]


@pytest.fixture(autouse=True)
def _with_a_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = play_out(Game(Setup(BANDITS, seed="replay")), Random(1))
    Path("game.json").write_text(game.record(), encoding="utf-8")


def test_the_story_goes_round_by_round_and_ends_with_the_scoreboard() -> None:
    result = run("replay game.json")
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    assert re.findall(r"─ Round (\d): ", result.output) == ["1", "2", "3", "4", "5"]
    end = result.output.partition("Time to count.")[2]
    assert "total" in end
    assert "rides off into the sunset" in end


def test_by_default_everything_is_known() -> None:
    story = run("replay game.json").output
    assert "plays a card face down" not in story
    assert not re.search(r"draws \d cards", story)
    assert not re.search(r"a purse(?! \(\$\d+\))", story)


def test_a_replay_for_a_seat_shows_what_it_saw() -> None:
    by_number = run("replay game.json --seat 1").output
    assert run("replay game.json --seat tuco").output == by_number
    assert "Belle plays a card face down." in by_number
    assert "Tuco plays a card face down." not in by_number
    assert re.search(r"Tuco plays \w+, face down\.", by_number)


def test_a_spectator_sees_no_face_down_card() -> None:
    story = run("replay game.json --seat spectator").output
    assert "Tuco plays a card face down." in story
    assert ", face down." not in story


def test_a_bandit_who_did_not_play_is_refused() -> None:
    with pytest.raises(NoSuchReader, match="nobody called 'tucco' was there; did you mean 'tuco'"):
        run("replay game.json --seat tucco")


def test_step_by_step_tells_the_same() -> None:
    stepped = run("replay game.json --step", "\n" * 1000).output
    lines = [line.rstrip() for line in stepped.splitlines()]
    assert lines[0] == "Enter goes on, q quits."
    assert lines[1:] == [line.rstrip() for line in run("replay game.json").output.splitlines()]


@pytest.mark.parametrize("typed", ["\n\nq\n", "\n\n"])
def test_step_by_step_stops_when_the_reader_does(typed: str) -> None:
    result = run("replay game.json --step", typed)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 4
    assert "total" not in result.output


def test_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    game = play_some(Game(Setup(BANDITS, seed="replay")), Random(1), 30)
    Path("game.json").write_text(game.record(), encoding="utf-8")
    output = run("replay game.json").output
    assert output.endswith("Here the record ends; the game isn't over.\n")


def test_with_horses_there_may_be_no_winner() -> None:
    game = played_to_the_escape(BANDITS)
    assert game.result is not None
    assert game.result.winners == []
    Path("game.json").write_text(game.record(), encoding="utf-8")
    output = run("replay game.json").output
    assert too_wide(output) == []
    assert "Tuco is caught " in output
    assert "Nobody got away, so nobody wins." in output


def test_who_escapes_wins_and_stands_first() -> None:
    game = played_to_the_escape(BANDITS, rider="tuco")
    Path("game.json").write_text(game.record(), encoding="utf-8")
    output = run("replay game.json").output
    assert "Tuco gallops off into the dust, for good." in output
    assert re.search(r"The loot +Tuco", output)
    assert "can't win, however rich they are." in output
    assert "Tuco wins and rides off" in output


def test_a_game_with_horses_is_told_to_a_seat_as_it_saw_it() -> None:
    setup = Setup(BANDITS, boxes=["horses"], switches={"whiskey": "any"}, seed="replay")
    game = play_out(Game(setup), Random(1))
    Path("game.json").write_text(game.record(), encoding="utf-8")
    story = run("replay game.json --seat tuco").output
    for who, what in re.findall(r"^(\w+) keeps (.+) for the next round\.$", story, re.MULTILINE):
        assert (who == "Tuco") != (what in ("a card", "2 cards"))
    assert "Belle keeps a card for the next round." in story


def test_a_game_played_in_the_terminal_is_told_again() -> None:
    run("play --pace 0 --bots greenhorn --humans 0 --seed 1 --save other.json")
    assert "rides off into the sunset" in run("replay other.json").output


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is no JSON, or it is damaged"),
        ('{"format": "chess"', "this is no JSON, or it is damaged"),
        ('{"a": 1}', "this is no record of a game"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_with_its_name(text: str, reason: str) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match=f"game.json: {reason}"):
        run("replay game.json")


TOLD = {
    "damaged": "This record is damaged. It's told as far as it goes.",
    "changed": "This record doesn't add up",
    "rules": "This game was played by older rules.",
}
GOLDEN = Path(__file__).parents[1] / "golden" / "records"


def damage(how: str) -> None:
    """Damages ``game.json``."""
    file = Path("game.json")
    text = file.read_text(encoding="utf-8")
    match how:
        case "an illegal choice":
            text = text.replace('"1 draw"', '"1 drink"', 1)
        case "cut off":
            text = text[: len(text) * 2 // 3]
        case "another end":
            text = text.replace('"digest":"', '"digest":"0')
        case "other rules":
            text = (GOLDEN / "1-horses.json").read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("how", "trouble"),
    [
        ("an illegal choice", "damaged"),
        ("cut off", "damaged"),
        ("another end", "changed"),
        ("other rules", "rules"),
    ],
)
def test_a_record_in_trouble_is_told_as_far_as_it_goes(how: str, trouble: str) -> None:
    whole = run("replay game.json").output
    damage(how)
    result = run("replay game.json")
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    story, _, _ = result.output.partition(TOLD[trouble])
    assert TOLD[trouble] in result.output
    assert "Round 1" in story
    if how != "other rules":
        assert whole.startswith(story)


def test_a_game_in_notation_is_told() -> None:
    record = Path("game.json").read_bytes()
    Path("game.txt").write_text(load_record(record).notation(), encoding="utf-8")
    assert run("replay game.txt").output == run("replay game.json").output
    Path("game.txt").write_text(load_record(record).position(), encoding="utf-8")
    with pytest.raises(RecordError, match=r"game\.txt: this is a single position in notation"):
        run("replay game.txt")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, int]]:
    """The records that are opened in a browser, and from which seat."""
    calls: list[tuple[bytes, int]] = []
    monkeypatch.setattr(serve, "open_record", lambda record, seat: calls.append((record, seat)))
    return calls


def test_a_game_can_be_watched_in_the_browser(opened: list[tuple[bytes, int]]) -> None:
    record = Path("game.json").read_bytes()
    for options in ("", "--seat tuco", "--seat spectator", "--seat 3"):
        assert run(f"replay game.json --open {options}").exit_code == 0
    assert opened == [(record, -2), (record, 1), (record, -1), (record, 3)]


def test_a_record_of_other_rules_is_watched_as_far_as_it_goes(
    opened: list[tuple[bytes, int]],
) -> None:
    assert run(f"replay {GOLDEN / '1-horses.json'} --open").exit_code == 0
    assert len(opened) == 1


def test_what_cannot_be_watched_is_refused(opened: list[tuple[bytes, int]]) -> None:
    Path("poem.json").write_text("roses are red", encoding="utf-8")
    with pytest.raises(RecordError, match=r"poem.json: this is no JSON"):
        run("replay poem.json --open")
    with pytest.raises(RecordError, match=r"no.json cannot be read"):
        run("replay no.json --open")
    with pytest.raises(NoSuchReader, match="nobody called"):
        run("replay game.json --open --seat calamity")
    with pytest.raises(NotBoth, match="either --open or --step"):
        run("replay game.json --open --step")
    assert opened == []


def test_the_local_server_opens_the_page_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[serve.Run] = []
    monkeypatch.setattr(serve, "_run", lambda _settings, _page, _legal, run: runs.append(run))
    monkeypatch.setattr(serve, "static_files", lambda _folder, needed: needed)
    record = Path("game.json").read_bytes()
    serve.open_record(record, 2)
    assert runs[0].records == (record,)
    assert runs[0].opened == f"/game/{local_name(record)}?seat=2"
    assert runs[0].host == "127.0.0.1"
