"""What cards do beside the Marshal: his own, and those of bandits who may be in the cell, wounded,
or in company."""

from __future__ import annotations

from .....engine.places import CELL
from ...deeds import shoot as shoot_once
from ...lore import Deed
from ...scene import Scene
from ...stage import Stage
from .scene import marshal_in
from .shooting import arrests, shots
from .stage import marshal_on


def deeds_beside_him(deeds: dict[str, Deed]) -> dict[str, Deed]:
    """What the same cards do here, and others."""
    return {
        **deeds,
        "shoot": shoot,
        "rob": rob_twice(deeds["rob"]),
        "move+": deeds["move"],
        "climb+": deeds["climb"],
        "arrest": arrests,
    }


def is_hindered(scene: Scene, bandit: int, kind: str) -> bool:
    """In the cell nothing helps but an idea; wounds forbid some cards (MP-BULLET)."""
    return scene.at[bandit] == CELL or marshal_in(scene).hinders(bandit, kind)


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    shooting = shots if bandit == stage.lawman else shoot_once
    return shooting(stage, scene, bandit)


def rob_twice(rob: Deed) -> Deed:
    """MP-PRISONER: two tokens with his own companion."""

    def rob_in_company(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
        scenes = rob(stage, scene, bandit)
        if marshal_in(scene).companion[bandit] == marshal_on(stage).names[bandit]:
            return rob(stage, scenes[0], bandit)
        return scenes

    return rob_in_company
