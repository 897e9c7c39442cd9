"""An outlaw imagines what the engine does: each scene that he thinks a card may lead to can be
reached, and the best that can be reached is among them. What he leaves out on purpose is listed in
`imagining.Trial.worth_a_thought`."""

from __future__ import annotations

import pytest

from .model_trials import TABLES, wrong_trials

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_his_deeds_are_those_of_the_engine(part: int) -> None:
    made, wrong = wrong_trials(TABLES[part::PARTS], range(1))
    assert made > 1000
    assert wrong == []
