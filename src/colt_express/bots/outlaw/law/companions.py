"""Companions: what a prisoner is worth to the bandit who takes him along (MP-PRISONER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.boxes.marshal.ending import PRISONER
from .worth import ABILITY, SECOND_TOKEN

if TYPE_CHECKING:
    from ..scene import Scene
    from ..stage import Stage


def companion_worth(stage: Stage, bandit: int, name: str) -> float:
    """His own lets him rob twice as much; another one's ability is of some use."""
    law = stage.law
    assert law is not None
    own = name == law.names[bandit]
    return PRISONER + (SECOND_TOKEN if own else ABILITY) * law.time


def best_companion(stage: Stage, scene: Scene, bandit: int) -> float:
    """What the best one laid out would bring him; nothing if he has one already."""
    law = scene.law
    if law.companion[bandit]:
        return 0
    return max((companion_worth(stage, bandit, name) for name in law.prisoners), default=0)


def take_companion(stage: Stage, scene: Scene, bandit: int, name: str) -> Scene:
    new = scene.copy_of_all()
    new.law.prisoners = [other for other in new.law.prisoners if other != name]
    new.law.companion[bandit] = name
    new.gains[stage.sides[bandit]] += companion_worth(stage, bandit, name)
    return new
