"""The outlaw's forward model agrees with the engine: each state that it has after a card can be
reached, and the best that can be reached is among them. What it leaves out on purpose is listed in
`model_trials.Trial.worth_a_thought`."""

from __future__ import annotations

import pytest

from .model_trials import TABLES, wrong_trials

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_transitions_of_the_model_are_those_of_the_engine(part: int) -> None:
    made, wrong = wrong_trials(TABLES[part::PARTS], range(1))
    assert made > 1000
    assert wrong == []
