"""The Marshal's shots (MP-SHOOT, MP-BULLET), and his arrests (MP-ARREST)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.ending import POSTER
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.boxes.marshal.table import (
    DROP_THE_BAG,
    GOTCHA,
    LOST_GUN,
    WOUNDED_KNEE,
    WOUNDED_SHOULDER,
)
from .....engine.places import CELL
from ...constants import Stage
from ...state import Scene
from ...targets import seen_by, spared
from ...treasure import without
from .ideas import companion_worth
from .state import MarshalScene, marshal_in, own_marshal
from .worth import WOUND

SIDES: Final[list[int]] = [0, 1]
LASTING: Final[list[int]] = [LOST_GUN, WOUNDED_KNEE, WOUNDED_SHOULDER]


def shots(stage: Stage, scene: Scene, lawman: int) -> list[Scene]:
    """One or two bandits in sight, and which cylinder for whom. Two where he can: he has never
    too many bullets in them."""
    seen = seen_by(stage, scene, lawman)
    loaded = [side for side in SIDES if marshal_in(scene).cylinders[side]]
    if not seen or not loaded:
        return [scene]
    targets = seen if len(seen) == 2 else spared(stage, seen)
    if len(loaded) == 2 and len(targets) > 1:
        return [
            hit(stage, first, other, 1)
            for one in targets
            for first in [hit(stage, scene, one, 0)]
            for other in targets
            if other != one
        ]
    return [hit(stage, scene, target, side) for target in spared(stage, seen) for side in loaded]


def hit(stage: Stage, scene: Scene, target: int, side: int) -> Scene:
    """MP-BULLET: what the next bullet of that cylinder does to him."""
    new = scene.copy()
    part = own_marshal(new)
    cylinder, victim = part.cylinders[side], stage.sides[target]
    effect = cylinder[-1]
    part.cylinders[side] = cylinder[:-1]
    part.hits[target] += 1
    new.earn(victim, -stage.bite)
    if effect in LASTING:
        part.wounds[target] = [*part.wounds[target], effect]
        new.earn(victim, -WOUND)
    elif effect == GOTCHA:
        lose_companion(stage, new, part, target)
    elif effect == DROP_THE_BAG:
        lose_bag(stage, new, target)
    return new


def lose_companion(stage: Stage, scene: Scene, part: MarshalScene, target: int) -> None:
    """``part``: of this scene, in which it may be changed."""
    if part.companion[target] >= 0:
        scene.earn(stage.sides[target], -companion_worth(stage, target, part.companion[target]))
        part.companion[target] = -1
        part.with_the_law += 1


def lose_bag(stage: Stage, scene: Scene, target: int) -> None:
    """CASE-34: one, if he has two."""
    for token in scene.loot[target]:
        if stage.kinds[token] == MAILBAG:
            scene.give(target, without(scene.loot[target], token))
            scene.give(stage.lawman, (*scene.loot[stage.lawman], token))
            scene.earn(stage.sides[target], -stage.dollars[token])
            return


def arrests(stage: Stage, scene: Scene, lawman: int) -> list[Scene]:
    """CASE-31: anybody at his place, Belle too."""
    here = [n for n in scene.who_is_at(scene.at[lawman]) if n != lawman]
    return [arrest(stage, scene, bandit) for bandit in here] or [scene]


def arrest(stage: Stage, scene: Scene, bandit: int) -> Scene:
    new = scene.copy()
    new.at[bandit] = CELL
    if marshal_in(new).wanted[bandit]:
        own_marshal(new).wanted[bandit] = False
        new.earn(stage.sides[bandit], -POSTER)
    return new
