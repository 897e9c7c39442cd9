"""Small screens: narrow ones on which the train is drawn shorter, short ones with less on them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from colt_express import Game, Setup
from colt_express.cli.terminal.beside import draw_beside
from colt_express.cli.terminal.train import draw_train
from colt_express.engine.boxes import BOX_NAMES
from colt_express.words import Words, languages

from .at_keyboard import run

PLAY = "play --pace 0 --bots greenhorn --save game.json --seed 4"
SHORT = {"LINES": "24", "FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm"}
"""Makes a file look like a terminal."""
ALL_BOXES = [box for box in BOX_NAMES if box != "cursed"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def plain(output: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output).splitlines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 7},
        {"players": 6, "boxes": ["horses", "time_machine"]},
        {"players": 8, "boxes": ALL_BOXES},
    ],
    ids=str,
)
def test_the_train_is_no_wider_than_sixty_columns(options: dict[str, Any], language: str) -> None:
    words = Words(language)
    for seed in range(3):
        game = Game(Setup(**options, seed=seed))
        for _ in range(30 * seed):
            decision = game.decisions[0]
            game.choose(decision.seat, decision.options[-1])
        for line in draw_train(game.view(0), words, 60).plain.splitlines():
            assert cell_len(line) <= 60, line
        for row in draw_beside(game.view(0), words, 60):
            assert cell_len(row.plain) <= 60 or ("♞" not in row.plain and "╭" not in row.plain)


def test_at_sixty_columns_nothing_that_is_drawn_wraps() -> None:
    shown = plain(run(f"{PLAY} --players 6", "quit\n", COLUMNS="60").output)
    assert max(map(cell_len, (line for line in shown if "│" in line or "┐" in line))) <= 60
    assert sum("╔" in line for line in shown) == 1
    roof = next(line for line in shown if "╔" in line)
    assert roof.count("┐") == 6


def test_at_twenty_four_lines_the_bandits_stay_in_sight() -> None:
    shown = plain(run(PLAY, "quit\n", **SHORT).output)
    prompt = next(number for number, line in enumerate(shown) if line.startswith("Django (1-"))
    seen = "\n".join(shown[prompt - 23 : prompt + 1])
    for what in ("bandit ", "Cheyenne ", "╔═", "Your hand"):
        assert what in seen


def test_on_a_tall_screen_they_stand_above_with_the_legend() -> None:
    shown = "\n".join(plain(run(PLAY, "quit\n", **{**SHORT, "LINES": "60"}).output))
    assert shown.index("bandit ") < shown.index("╔═") < shown.index("$ purse")


def test_the_guide_comes_a_screen_at_a_time() -> None:
    whole = plain(run(PLAY, "?\nquit\n").output)
    assert "Enter goes on, q quits." not in "\n".join(whole)
    small = {**SHORT, "LINES": "12"}
    paged = plain(run(PLAY, f"?{9 * chr(10)}quit\n", **small).output)
    stops = [n for n, line in enumerate(paged) if line.startswith("Enter goes on, q quits.")]
    assert len(stops) > 2
    assert all(later - earlier <= 13 for earlier, later in pairwise(stops))  # and the typed input
    left = plain(run(PLAY, "?\nq\nquit\n", **SHORT).output)
    assert sum(line.startswith("Enter goes on") for line in left) == 1
