"""Variants: changes to the rules of the base game, one of which a table may have."""

from __future__ import annotations

from typing import Final

from ..manifest import Variant
from . import duel, pair, team

VARIANTS: Final[dict[str, Variant]] = {
    "pair": Variant(
        players=(2, 3), install=pair.install, cars=pair.cars_drawn, bandits=2, check=pair.check_pair
    ),
    "duel": Variant(players=(2,), install=duel.install, cars=duel.cars_drawn, bandits=2),
    "team": Variant(players=(4, 6), install=team.install),
}
