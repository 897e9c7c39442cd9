"""Golden games, and the same game in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .golden_games import golden_games, golden_setups, play_golden

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("part", range(10))
def test_golden_games_end_as_they_always_did(part: int) -> None:
    for golden in golden_games()[part::10]:
        assert play_golden(golden["setup"]) == golden


def test_the_golden_file_covers_every_kind_of_table() -> None:
    assert [golden["setup"] for golden in golden_games()] == golden_setups()


def test_hash_seeds_do_not_matter() -> None:
    """Never lean on the order of a set or a hash: two processes, the same digests."""
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
