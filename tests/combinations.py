"""Every combination of players, rules, boxes and switches that is allowed (MIX-1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from colt_express import Setup
from colt_express.engine.configuration.setup import BOXES
from colt_express.engine.errors import SetupError

from .playing import EXPERT, HORSES, MARSHAL_TABLES, SHORTAGES, TABLES, WHISKEY

EVERYONE: list[tuple[str | None, Any]] = [*TABLES, *((None, table) for table in MARSHAL_TABLES)]


def every_combination() -> list[dict[str, Any]]:
    """The combination as data for `Setup.from_dict`."""
    return [wanted for wanted in _everything() if _is_allowed(wanted)]


def _everything() -> Iterator[dict[str, Any]]:
    for (variant, players), rules, expert, boxes in product(
        EVERYONE, ("advanced", "basic"), EXPERT, _subsets()
    ):
        for switches in _switches("horses" in boxes):
            yield {
                "players": players,
                "variant": variant,
                "rules": rules,
                "expert": expert,
                "boxes": boxes,
                "switches": switches,
            }


def _subsets() -> list[list[str]]:
    sizes = range(len(BOXES) + 1)
    return [list(subset) for size in sizes for subset in combinations(BOXES, size)]


def _switches(horses: bool) -> Iterator[dict[str, str]]:
    for shortage in SHORTAGES:
        if not horses:
            yield {"neutral_shortage": shortage}
            continue
        for ride, drink in product(HORSES, WHISKEY):
            yield {"neutral_shortage": shortage, "horses": ride, "whiskey": drink}


def _is_allowed(wanted: dict[str, Any]) -> bool:
    try:
        Setup.from_dict(wanted)
    except SetupError:
        return False
    return True
