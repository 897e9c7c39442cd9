"""Component files: the packaged one, and wrong ones refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from colt_express import ComponentError, load_box
from colt_express.engine.configuration.components import packaged_text, parse_box

BASE = packaged_text("base")
HORSES = packaged_text("horses")


def test_the_base_game_is_as_it_lies_in_the_box() -> None:
    box = parse_box(BASE, "base.toml")
    assert sum(box.deck.values()) == 10
    assert sum(box.tokens["purse"].values()) == 18
    assert sum(box.tokens["jewel"].values()) == 6
    assert sum(box.tokens["strongbox"].values()) == 2
    assert (len(box.rounds_2_4), len(box.rounds_5_6), len(box.stations)) == (7, 7, 3)
    assert len(box.cars) == 6
    assert {card.turns for card in box.stations.values()} == {"OOTO"}


def test_horses_and_stagecoach_is_as_it_lies_in_the_box() -> None:
    """HS-1, D4"""
    box = parse_box(HORSES, "horses.toml")
    assert box.deck == {"ride": 1}
    assert box.tokens["flask"] == {"1": 5, "2": 1}
    assert box.tokens["strongbox"] == {"1000": 1}
    assert (box.every_car, box.coach) == ({"flask": 1}, {"strongbox": 1})
    assert (len(box.rounds_2_4), len(box.rounds_5_6), len(box.stations)) == (5, 5, 3)
    assert len(box.hostages) == len(set(box.hostages)) == 8
    assert box.neutral_bullets == 3


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"poodle"', '"poodles"', "hostages: there is no 'poodles'; known are poodle, banker"),
        ('"poodle"', "1", "hostages[0]: Expected `str`"),
        ("[every_car]\nflask = 1", "[every_car]\nflsk = 1", "every_car: there is no 'flsk'"),
        (
            "[every_car]\nflask = 1",
            "[every_car]\nflask = -1",
            "every_car[...]: Expected `int` >= 0",
        ),
        ("[coach]\nstrongbox", "[coach]\nstrongboxes", "coach: there is no 'strongboxes'"),
        ("[coach]\nstrongbox = 1", "[coach]\nstrongbox = full", "this is not TOML"),
        ("ride = 1", "rides = 1", "deck: there is no 'rides'"),
        ('turns = "MTOO"', 'turns = "MTOZ"', "rounds_2_4.dust_cloud.turns: 'Z' is no turn symbol"),
        ('event = "escape"', 'event = "escapes"', "stations.escape.event: no event is called"),
        ("1 = 5", "classic = 5", "tokens.flask: 'classic' is no value"),
        ("keep = 2", "keep = -2", "keep: Expected `int` >= 0"),
    ],
)
def test_a_wrong_file_of_the_box_is_refused_too(old: str, new: str, reason: str) -> None:
    assert old in HORSES
    with pytest.raises(ComponentError) as error:
        parse_box(HORSES.replace(old, new, 1), "my.toml")
    assert str(error.value).startswith("my.toml: ")
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("neutral_bullets = 13", "neutral_bullets = -1", "neutral_bullets: Expected `int` >= 0"),
        ("neutral_bullets = 13", 'neutral_bullets = "many"', "neutral_bullets: Expected `int`"),
        ("neutral_bullets = 13", "neutral_bullet = 13", "unknown field `neutral_bullet`"),
        ("neutral_bullets = 13", "neutral_bullets = ", "this is not TOML"),
        ('turns = "OOTR"', 'turns = "OOXR"', "rounds_2_4.angry_marshal.turns: 'X' is no turn"),
        ('turns = "OOTR"', 'turns = ""', "Expected `str` of length >= 1"),
        ('event = "braking"', 'event = "breaking"', "rounds_2_4.braking.event: no event is called"),
        ('"ghost", "doc"', '"ghost", "dock"', "characters: there is no 'dock'"),
        ("move = 2", "jump = 2", "deck: there is no 'jump'"),
        ("first_class = { jewel = 3 }", "first_class = { gold = 3 }", "cars.first_class: there is"),
        ("250 = 8", "cheap = 8", "tokens.purse: 'cheap' is no value in dollars"),
    ],
)
def test_a_wrong_file_is_refused_with_file_key_and_reason(old: str, new: str, reason: str) -> None:
    assert old in BASE
    with pytest.raises(ComponentError) as error:
        parse_box(BASE.replace(old, new, 1), "my.toml")
    assert str(error.value).startswith("my.toml: ")
    assert reason in str(error.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        load_box(tmp_path / "nothing.toml")
    file = tmp_path / "binary.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match="cannot be read"):
        load_box(file)
