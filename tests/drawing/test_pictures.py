"""Pictures of positions: every kind of table, the same bytes everywhere, and nothing hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from xml.etree import ElementTree

import pytest

from colt_express import ColtExpressError, Game, Setup
from colt_express.drawing import draw, png
from colt_express.drawing.art import THEMES, art
from colt_express.languages import languages

from ..playing import every_setup, label, play_some
from ..poison import poisoned
from .samples import position

SVG = "{http://www.w3.org/2000/svg}"
ALL_BOXES = ["horses", "marshal", "time_machine", "cursed"]
PNG = b"\x89PNG\r\n\x1a\n"


def drawn(picture: str) -> ElementTree.Element:
    """The document, after checks that it is whole: every reference leads to a part of it, no text
    needs a font, and nothing was left open."""
    root = ElementTree.fromstring(picture)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in root.iter():
        assert one.tag not in (f"{SVG}text", f"{SVG}style", f"{SVG}script", f"{SVG}image")
        for value in one.attrib.values():
            assert "{" not in value
            assert "var(" not in value
            assert "color-mix" not in value
            if "#" in value and ("url(" in value or value.startswith("#c")) and "-" in value:
                assert value.removeprefix("url(").strip("#)") in ids
    return root


@pytest.mark.parametrize("setup", every_setup()[::7], ids=label)
def test_every_kind_of_table_can_be_drawn_at_any_moment(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("drawing"))
    while True:
        seat = dice.randrange(-1, setup.seats)
        theme, language = dice.choice(THEMES), dice.choice(languages())
        drawn(draw(game.view(seat), theme=theme, language=language))
        if game.over:
            break
        play_some(game, dice, dice.randrange(30, 80))


@pytest.mark.parametrize("setup", every_setup()[::9], ids=label)
def test_a_picture_does_not_depend_on_hidden_information(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("poison"))
    while not game.over:
        for seat in (-1, dice.randrange(setup.seats)):
            other = poisoned(game, seat, dice)
            assert draw(other.view(seat)) == draw(game.view(seat))
        play_some(game, dice, dice.randrange(20, 60))


def test_a_picture_for_a_seat_has_its_hand_and_a_spectators_has_none() -> None:
    game = Game(Setup(4, seed="folsom"))
    public, own = draw(game.view(-1)), draw(game.view(0))
    assert "card_" not in public
    assert "card_" in own
    assert draw(game.view(-1), game.mine(0)) == own


def test_everybody_and_everything_on_the_train_is_in_the_picture() -> None:
    game = play_some(Game(Setup(6, boxes=ALL_BOXES, seed="folsom")), Random(1), 60)
    view = game.view(-1)
    picture = draw(view)
    for car in view.cars[1:-1]:
        assert f"-car_{car}" in picture
    for piece in ("locomotive", "prison", "time_machine", "coach", "road", "figure_marshal"):
        assert f"-{piece}" in picture
    for bandit in view.bandits:
        if bandit.at != "away":
            assert f"-figure_{bandit.name}" in picture
    loot = [token for tokens in view.floor.values() for token in tokens]
    held = [token for bandit in view.bandits for token in bandit.loot]
    assert len(re.findall(r'<use href="#\w+-token_', picture)) == len(loot) + len(held)


def test_the_drawing_tells_figures_apart_by_their_letters_too() -> None:
    """Every figure has a drawing, a colour and a letter of its own."""
    figures = [name for name in art().people if name != "stranger"]
    assert len({art().pieces[f"figure {name}"] for name in figures}) == len(figures)
    assert len({art().people[name][0] for name in figures}) == len(figures)


CODE = """
from random import Random
from colt_express import Game, Setup
from colt_express.drawing import draw
from hashlib import sha256
from tests.playing import play_some
game = play_some(Game(Setup(5, boxes=["horses", "cursed"], seed="same")), Random(3), 50)
print(sha256(draw(game.view(2), theme="night").encode()).hexdigest())
"""


def test_pictures_are_the_same_in_every_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", CODE],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_two_pictures_on_a_page_share_no_ids() -> None:
    game = Game(Setup(4, seed="folsom"))
    one, two = (drawn(draw(game.view(-1), theme=theme)) for theme in THEMES)
    ids = [{part.get("id") for part in root.iter()} - {None} for root in (one, two)]
    assert ids[0].isdisjoint(ids[1])


def test_a_picture_is_drawn_quickly_and_stays_small() -> None:
    game = play_some(Game(Setup(7, boxes=ALL_BOXES, seed="folsom")), Random(1), 100)
    view = game.view(0)
    draw(view)  # reads the art
    begin = process_time()
    for _ in range(10):
        picture = draw(view)
    assert process_time() - begin < 1  # 0.05 on an idle machine
    assert len(picture) < 500_000


def test_sizes() -> None:
    view = Game(Setup(7, boxes=ALL_BOXES, seed="folsom")).view(-1)
    for width, height in ((1200, 630), (320, 568), (64, 64), (844, 390)):
        root = drawn(draw(view, width=width, height=height))
        assert (root.get("width"), root.get("height")) == (str(width), str(height))
        picture = png(draw(view, width=width, height=height))
        assert picture.startswith(PNG)
        assert int.from_bytes(picture[16:20]) == width
        assert int.from_bytes(picture[20:24]) == height


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"theme": "noon"}, "there is no theme 'noon': day or night"),
        ({"width": 0}, "a picture is 64 to 4096 pixels wide and high, not 0"),
        ({"height": 10**9}, "a picture is 64 to 4096 pixels wide and high, not 1000000000"),
        ({"width": 4096, "height": 64}, "the picture is too low for its width"),
        ({"language": "xx"}, "no language is called 'xx'"),
    ],
)
def test_what_cannot_be_drawn_gets_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    view = Game(Setup(4, seed="folsom")).view(-1)
    with pytest.raises(ColtExpressError, match=sentence):
        draw(view, **wrong)  # type: ignore[arg-type]


def test_a_house_car_and_a_heading_from_outside_are_drawn_safely() -> None:
    view = Game(Setup(4, seed="folsom")).view(-1)
    heading = '</title><script>alert("1")</script> 😀 & Žižkov'
    root = drawn(draw(view, heading=heading))
    assert root.findtext(f"{SVG}title") == heading


def test_the_documentations_picture_is_up_to_date() -> None:
    """Otherwise run `make art`."""
    known = Path(__file__).parents[2] / "docs" / "pictures" / "position.svg"
    assert known.read_text(encoding="utf-8") == position() + "\n"
