"""Companions: what a prisoner is worth to the bandit who takes him along (MP-PRISONER)."""

from __future__ import annotations

from .....engine.boxes.marshal.ending import PRISONER
from ...scene import Scene
from ...stage import Stage
from .scene import marshal_in, own_marshal
from .stage import marshal_on
from .worth import ABILITY, SECOND_TOKEN


def companion_worth(stage: Stage, bandit: int, name: str) -> float:
    """His own lets him rob twice as much; another one's ability is of some use."""
    marshal = marshal_on(stage)
    own = name == marshal.names[bandit]
    return PRISONER + (SECOND_TOKEN if own else ABILITY) * marshal.time


def best_companion(stage: Stage, scene: Scene, bandit: int) -> float:
    """What the best one laid out would bring him; nothing if he has one already."""
    part = marshal_in(scene)
    if part.companion[bandit]:
        return 0
    return max((companion_worth(stage, bandit, name) for name in part.prisoners), default=0)


def take_companion(stage: Stage, scene: Scene, bandit: int, name: str) -> Scene:
    new = scene.copy()
    part = own_marshal(new)
    part.prisoners = [other for other in part.prisoners if other != name]
    part.companion[bandit] = name
    new.gains[stage.sides[bandit]] += companion_worth(stage, bandit, name)
    return new
