"""Golden games, and the same game in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from colt_express import Game, Setup, perft
from colt_express.engine.configuration.setup import BOXES, VARIANTS

from ..golden_games import (
    OUTLAWS,
    PERFT,
    golden_games,
    golden_setups,
    outlaw_games,
    perft_tables,
    play_golden,
)
from ..playthroughs import FOLDER, TABLES, difference, file_of, playthrough

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("part", range(10))
def test_golden_games_end_as_they_always_did(part: int) -> None:
    for golden in golden_games()[part::10]:
        assert play_golden(golden["setup"]) == golden


def test_games_between_outlaws_end_as_they_always_did() -> None:
    assert outlaw_games() == msgspec.json.decode(OUTLAWS.read_bytes())


def test_the_golden_file_covers_every_kind_of_table() -> None:
    assert [golden["setup"] for golden in golden_games()] == golden_setups()


def test_there_are_as_many_ways_to_go_on_as_there_always_were() -> None:
    assert perft_tables() == msgspec.json.decode(PERFT.read_bytes())


def test_ways_are_counted_as_they_can_be_taken() -> None:
    game = Game(Setup(3, seed="ways"))
    ways = 0
    for first in game.decisions[0].options:
        once = game.copy()
        once.choose(game.decisions[0].seat, first)
        ways += len(once.decisions[0].options)
    assert (perft(game, 0), perft(game, 2)) == (1, ways)
    while not game.over:
        game.choose_index(0)
    assert perft(game, 3) == 1
    with pytest.raises(ValueError, match="a depth is 0 or more choices, not -1"):
        perft(game, -1)


@pytest.mark.parametrize("name", TABLES)
def test_a_playthrough_goes_as_it_always_did(name: str) -> None:
    expected = file_of(name).read_text(encoding="utf-8").splitlines()
    if changed := difference(expected, playthrough(name)):
        pytest.fail(f"{file_of(name).name}, {changed}")


def test_there_is_a_playthrough_of_every_kind_of_table_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(TABLES)
    boxes = {box for setup in TABLES.values() for box in setup.boxes if len(setup.boxes) == 1}
    assert boxes == set(BOXES)
    assert {setup.variant for setup in TABLES.values()} == {None, *VARIANTS}


def test_hash_seeds_do_not_matter() -> None:
    """Nothing depends on the order of a set: processes with different hash seeds give the same
    digests."""
    script = (
        "from tests.golden_games import golden_setups, play_golden\n"
        "print([play_golden(setup)['digest'] for setup in golden_setups()[::7]])"
    )
    printed = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        printed.add(done.stdout)
    assert len(printed) == 1
    assert len(printed.pop()) > 300
