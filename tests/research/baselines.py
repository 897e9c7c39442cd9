"""What tests of the baselines share: their folder, games to learn from, and running a command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import policy_network
import pytest
from policy_network import Network

from colt_express.research.data import Dataset, sample_games

EXAMPLES: Final = Path(__file__).parents[2] / "examples/baselines"
GAMES: Final = sample_games()[0]


def small(dataset: Dataset, seed: int = 0) -> Network:
    """An untrained network for the table of a dataset."""
    return Network(dataset.observations.size, 16, dataset.actions.size, seed)


def command(monkeypatch: pytest.MonkeyPatch, module: object, *arguments: str) -> int:
    """Run the command of a module; returns its exit code."""
    monkeypatch.setattr(sys, "argv", ["baseline.py", *arguments])
    with pytest.raises(SystemExit) as ended:
        policy_network.run(vars(module)["main"])
    return ended.value.code if isinstance(ended.value.code, int) else 0
