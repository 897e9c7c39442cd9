"""Records: a few kB that play again, and clear words about those that do not."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, RecordError, Setup, load_record
from colt_express.engine.serialization.digest import digest, seal

from ..playing import label, play_out, stormy_setups


def finished() -> Game:
    return play_out(Game(Setup(4, seed="record")), Random(1))


RECORD = finished().record()
FOLDER = Path(__file__).parents[1] / "golden" / "records"
FIRST_RULES = {
    "1-base": "e018ea9624bbec65cf40e2c714e027e0",
    "1-marshal": "69550fcd3fbb02af3ef09a7322039c8e",
    "1-team-unfinished": "6af536eb782ae07ea80a59c4975a11f8",
}
"""Records made by a program of rules version 1, and where they led then."""


def changed(**fields: Any) -> bytes:
    record = msgspec.json.decode(RECORD)
    record.update(fields)
    return msgspec.json.encode(record)


def test_a_record_is_small_and_plays_again() -> None:
    assert len(RECORD) < 3000
    game = load_record(RECORD)
    assert game.over
    assert digest(game.state) == digest(finished().state)
    assert game.record() == RECORD


@pytest.mark.parametrize("setup", stormy_setups(), ids=label)
def test_a_record_with_the_box_plays_again(setup: Setup) -> None:
    game = play_out(Game(setup.seeded("record")), Random(2))
    again = load_record(game.record())
    assert digest(again.state) == digest(game.state)
    assert again.record() == game.record()
    assert [again.see(event, 0) for event in again.events] == [
        game.see(event, 0) for event in game.events
    ]


@pytest.mark.parametrize("name", FIRST_RULES)
def test_a_record_of_the_first_rules_gives_the_same_game(name: str) -> None:
    game = load_record((FOLDER / f"{name}.json").read_bytes())
    assert seal(game.state) == FIRST_RULES[name]
    assert load_record(game.record()).over == game.over


@pytest.mark.parametrize(
    "name", ["2-base", "2-horses", "2-pair-unfinished", "2-duel", "2-all-boxes"]
)
def test_a_record_of_our_rules_leads_where_it_led_when_it_was_made(name: str) -> None:
    game = load_record((FOLDER / f"{name}.json").read_bytes())
    assert game.over != name.endswith("unfinished")


@pytest.mark.parametrize("name", ["1-horses", "1-expert", "1-duel"])
def test_a_record_of_the_first_rules_is_refused_where_it_would_be_another_game(name: str) -> None:
    with pytest.raises(RecordError, match="by rules version 1; this program plays version 2, by"):
        load_record((FOLDER / f"{name}.json").read_bytes())


def other_story() -> list[str]:
    """The choices of a game with another choice near the end."""
    game = finished()
    for number in reversed(range(len(game.choices))):
        other = Game(game.setup)
        for seat, option in zip(game.choosers[:number], game.choices[:number], strict=True):
            other.choose(seat, option)
        options = [option for option in other.decisions[0] if not option.same(game.choices[number])]
        if options and other.decisions[0].name != "plan":
            other.choose(other.decisions[0].seat, options[0])
            return list(msgspec.json.decode(play_out(other, Random(2)).record())["choices"])
    raise AssertionError("nobody had a choice")


@pytest.mark.parametrize(
    "fields",
    [
        {"choices": other_story()},
        {"choices": msgspec.json.decode(RECORD)["choices"][:-1]},
        {"digest": "0" * 32},
    ],
)
def test_a_record_that_leads_elsewhere_says_so(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="they lead elsewhere than the record says"):
        load_record(changed(**fields))


def test_an_unfinished_record_is_sealed_too() -> None:
    game = Game(Setup(4, seed="record"))
    first = game.decisions[0]
    game.choose(first.seat, "draw")
    record = msgspec.json.decode(game.record())
    assert len(load_record(game.record()).choices) == 1
    cards = [str(option) for option in first if str(option).startswith("play")]
    record["choices"] = [f"{first.seat} {cards[0]}"]
    with pytest.raises(RecordError, match="they lead elsewhere"):
        load_record(msgspec.json.encode(record))


def test_a_record_without_a_digest_is_taken_at_its_word() -> None:
    assert load_record(changed(digest="")).over


def test_words_for_tokens_are_enough() -> None:
    choices = msgspec.json.decode(RECORD)["choices"]
    assert any("purse" in choice for choice in choices)
    assert any(choice.endswith("draw") for choice in choices)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is no JSON"),
        (RECORD[:-20], "this is no JSON, or it is damaged"),
        ("[]", "this is no record of a game"),
        ("{}", "missing required field `format`"),
        (b"\xff\xfe", "this is no JSON, or it is damaged"),
        (changed(format="chess game"), "this is a 'chess game', not a 'colt-express game'"),
        (changed(version=99), "the record has version 99; this program reads versions 1 and 2"),
        (changed(rules=0), "played by rules version 0"),
        (changed(setup={"players": 4, "variant": "solitaire"}), "its setup is refused"),
        (changed(setup={"players": 4}), "its setup has no seed"),
        (changed(setup=3), "this is no record of a game: Expected `object`"),
        (changed(choices=["play move"]), "it should read like '0 play move'"),
        (changed(choices=["0 play banjo"]), "choice 1 cannot be made"),
        (changed(choices=["9 play move"]), "choice 1 cannot be made: there is no seat 9"),
        (changed(choices=["0"]), "choice 1 is '0'"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_the_reason(
    text: str | bytes, reason: str
) -> None:
    with pytest.raises(RecordError) as error:
        load_record(text)
    assert reason in str(error.value)


def test_a_choice_too_many_is_refused() -> None:
    choices = msgspec.json.decode(RECORD)["choices"]
    with pytest.raises(RecordError, match="the game is over"):
        load_record(changed(choices=[*choices, "0 draw"]))


@given(st.binary(max_size=200), st.integers(0, len(RECORD) - 1))
@settings(max_examples=150, deadline=None)
def test_no_damage_whatever_gives_anything_but_a_sentence(junk: bytes, at: int) -> None:
    for text in (junk, RECORD.encode()[:at] + junk + RECORD.encode()[at:]):
        try:
            sentence = load_record(text).record()
        except RecordError as error:
            sentence = str(error)
        assert sentence
