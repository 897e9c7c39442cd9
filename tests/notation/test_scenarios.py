"""Scenarios, whose positions no game need come to, have lines as well."""

from __future__ import annotations

from pathlib import Path

from colt_express import Game
from colt_express.engine.serialization.digest import digest
from colt_express.notation import read_position
from colt_express.scenarios.document import find_files, read_scenarios
from colt_express.scenarios.position import build_game

FOLDER = Path(__file__).parents[1] / "scenarios"


def test_every_scenario_begins_at_a_position_that_can_be_written() -> None:
    count = 0
    for file in find_files([FOLDER])[::6]:
        for scenario in read_scenarios(file):
            if "refused" in scenario:
                continue
            game = build_game(scenario)
            line = game.position()
            assert digest(Game.from_notation(line).state) == digest(game.state), scenario.file
            for seat in (-1, 0):
                seen = game.position(seat)
                assert read_position(seen).line == seen
                assert read_position(seen).view == game.view(seat)
            count += 1
    assert count > 50
