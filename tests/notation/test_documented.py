"""docs/notation.md: its example is the line of its game, and it names every field and letter."""

from __future__ import annotations

from pathlib import Path

from colt_express import Game, Setup
from colt_express.notation.positions.fields import FIELDS
from colt_express.notation.symbols import CARD_LETTERS, FIGURE_LETTERS, TOKEN_LETTERS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_example_is_true() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="folsom"))
    game.choose(0, "draw")
    assert game.position() in PAGE.replace("\n", " ")


def test_every_field_and_letter_is_explained() -> None:
    for name in FIELDS:
        assert f"| `{name}` |" in PAGE
        assert f"\n{name} " in PAGE
    for letter in (*FIGURE_LETTERS, *CARD_LETTERS.values(), *TOKEN_LETTERS.values()):
        assert f"`{letter}`" in PAGE
