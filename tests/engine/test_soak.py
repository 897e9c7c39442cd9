"""A little of what ``python -m tests.soak`` does at length."""

from __future__ import annotations

from collections import Counter

import pytest

from colt_express.engine.configuration.setup import BOXES

from ..soak import CHUNK, soak_chunk, tables


@pytest.mark.parametrize("start", range(0, 4 * CHUNK, CHUNK))
def test_games_of_all_combinations_pass_all_checks(start: int) -> None:
    choices, wrong = soak_chunk(start)
    assert wrong == []
    assert choices > 20 * CHUNK


def test_every_combination_of_boxes_is_among_them() -> None:
    """MIX-1: any boxes go together; with a variant, any without the Marshal's."""
    counted = Counter((table["variant"], tuple(table["boxes"])) for table in tables())
    alone = [boxes for variant, boxes in counted if variant is None]
    assert len(alone) == 2 ** len(BOXES)
    for variant in ("pair", "duel", "team"):
        together = [boxes for one, boxes in counted if one == variant]
        assert len(together) == 2 ** (len(BOXES) - 1)
        assert all("marshal" not in boxes for boxes in together)


def test_basic_tables_have_no_boxes() -> None:
    assert all(not table["boxes"] for table in tables() if table["rules"] == "basic")
