"""docs/api.md says what every field of decisions and events is; its house cards can be played."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from colt_express import Decision, EventView, Game, Setup, load_box, play_at_random

DOCS = Path(__file__).parents[2] / "docs"
NAMED = set(
    re.findall(
        r"`(\w+)", "\n".join(re.findall(r"^\| (`.*?) \|", (DOCS / "api.md").read_text(), re.M))
    )
)
INSIDE = {"kind"}
"""Fields of a decision that are not documented: a number, which `name` has in words."""


@pytest.mark.parametrize("kind", [Decision, EventView])
def test_every_field_is_explained(kind: type) -> None:
    fields = getattr(kind, "__struct_fields__", None) or Decision.__slots__
    assert set(fields) - INSIDE <= NAMED


@pytest.mark.parametrize("players", [3, 6])
def test_house_cards_of_the_example(players: int) -> None:
    house = load_box(str(DOCS / "examples/house.toml"))
    for seed in range(5):
        game = Game(Setup(players, house=house, seed=seed))
        assert play_at_random(game, Random(seed)) > 0
        assert game.over
