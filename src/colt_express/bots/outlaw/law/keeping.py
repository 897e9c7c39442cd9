"""Which cards to keep for the next round, beside the law (KEEP-1, EXPERT-2)."""

from __future__ import annotations

from typing import Final

from ....engine.places import CELL
from ..situation import Situation
from .stage import IDEA

LAW_KEEPSAKES: Final = ("arrest", "move+", "climb+", "shoot", "move")
CAPTIVES: Final = (IDEA, "rob", "shoot", "move", "climb")


def keepsakes_beside_the_law(now: Situation) -> tuple[str, ...]:
    """Of the Marshal and of captives, whom nothing helps but an idea, the most useful first; none
    of others, who keep what they always keep."""
    if now.stage.me == now.stage.lawman:
        return LAW_KEEPSAKES
    return CAPTIVES if now.scene.at[now.stage.me] == CELL else ()
