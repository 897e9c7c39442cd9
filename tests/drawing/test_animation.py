"""Animations of rounds, and the command that draws saved games."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat
from typer.testing import CliRunner

from colt_express import ColtExpressError, Game, Setup
from colt_express.cli.main import app
from colt_express.drawing import animate, draw, png
from colt_express.engine.serialization.record import save_record

from ..playing import play_some


def test_an_animation_has_a_frame_for_every_picture() -> None:
    game, dice = Game(Setup(3, seed="folsom")), Random(1)
    views = [game.view(-1)]
    for _ in range(3):
        views.append(play_some(game, dice, 1).view(-1))
    views.append(views[-1])  # shows nothing new
    picture = Image.open(io.BytesIO(animate(views, width=200)))
    assert picture.format == "PNG"
    assert picture.n_frames == 4  # type: ignore[attr-defined]
    assert picture.width == 200
    seen = set()
    for n in range(4):
        picture.seek(n)
        seen.add(picture.convert("RGB").tobytes())
    assert len(seen) == 4


def test_an_animation_is_small_and_shows_the_pictures() -> None:
    """Colours are rounded to a palette, and a frame has only what changes."""
    game, dice = Game(Setup(4, seed="folsom")), Random(1)
    views = [game.view(-1)]
    views += [play_some(game, dice, 1).view(-1) for _ in range(7)]
    made = animate(views, width=300, theme="night")
    animation = Image.open(io.BytesIO(made))
    whole = [png(draw(view, width=300, theme="night", height=animation.height)) for view in views]
    assert len(made) < sum(map(len, whole)) / 4
    for n, expected in enumerate(whole):
        animation.seek(n)
        shown = animation.convert("RGB")
        off = ImageChops.difference(shown, Image.open(io.BytesIO(expected)).convert("RGB"))
        assert max(ImageStat.Stat(off).mean) < 6, n


def test_no_positions_no_animation() -> None:
    with pytest.raises(ColtExpressError, match="at least one position"):
        animate([])


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = play_some(Game(Setup(3, seed="folsom")), Random(1), 20)
    (tmp_path / "game.json").write_text(save_record(game))
    return tmp_path / "game.json"


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["draw", *words])
    return done.exit_code, done.output + str(done.exception or "")


def test_a_saved_game_is_drawn(saved: Path) -> None:
    out = saved.with_name("x.svg")
    assert run(str(saved), "--at", "0", "--seat", "1", "--out", str(out))[0] == 0
    game = Game(Setup(3, seed="folsom"))
    assert out.read_text() == draw(game.view(1))
    for seat, viewer in ((game.view(-1).bandits[2].name, 2), ("spectator", -1), ("-1", -1)):
        assert run(str(saved), "--at", "0", "--seat", seat, "--out", str(out))[0] == 0
        assert out.read_text() == draw(game.view(viewer))
    out = saved.with_name("x.png")
    assert run(str(saved), "--round", "1", "--width", "120", "--out", str(out))[0] == 0
    assert Image.open(io.BytesIO(out.read_bytes())).n_frames > 3  # type: ignore[attr-defined]


def test_a_damaged_game_is_drawn_as_far_as_it_goes(saved: Path) -> None:
    text = saved.read_text()
    saved.write_text(text[: text.index("]", text.index('"choices"')) - 3])
    code, said = run(str(saved), "--out", str(saved.with_name("x.svg")))
    assert code == 0
    assert "This record is damaged. It's told as far as it goes." in said
    code, said = run(str(saved), "--at", "20", "--out", str(saved.with_name("x.svg")))
    assert code != 0
    assert "this game has no moment 20: its last one is 19" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "x.gif"], "a picture is a file .svg or .png"),
        (["--at", "999", "--out", "x.svg"], "this game has no moment 999: its last one is 20"),
        (["--seat", "7", "--out", "x.svg"], "nobody called '7' was there"),
        (["--seat", "-2", "--out", "x.svg"], "nobody called '-2' was there"),
        (["--seat", "calamity", "--out", "x.svg"], "nobody called 'calamity' was there"),
        (["--round", "5", "--out", "x.png"], "this game has no round 5"),
        (["--round", "1", "--out", "x.svg"], "a round is an animation"),
        (["--theme", "noon", "--out", "x.svg"], "there is no theme 'noon'"),
    ],
)
def test_what_cannot_be_drawn_gets_a_sentence(
    saved: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(saved.parent)
    code, said = run(str(saved), *words)
    assert code != 0
    assert sentence in said
