"""Hostages: what they are worth to whoever takes one (HS-COACH-5)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.hostages import HOSTAGES, RANSOMS
from ...scene import Scene
from ...stage import Stage
from ...worth import BULLET_RECEIVED
from .parts import horses_in, horses_on, own_horses

# What a hostage's quirk costs in a round
QUIRKS: Final[dict[str, int]] = {
    "poodle": BULLET_RECEIVED,
    "minister": 120,
    "teacher": 60,
    "zealot": 50,
    "old_lady": 60,
    "poker_player": 80,
    "photographer": 30,
}


def take_hostage(stage: Stage, scene: Scene, bandit: int, hostage: str) -> None:
    """In a scene just made."""
    part = own_horses(scene)
    part.hostages = tuple(other for other in part.hostages if other != hostage)
    part.hostage[bandit] = hostage
    scene.gains[stage.sides[bandit]] += hostage_worth(stage, scene, bandit, hostage)


def best_hostage(stage: Stage, scene: Scene, bandit: int) -> str:
    hostages = horses_in(scene).hostages
    return max(hostages, key=lambda name: hostage_worth(stage, scene, bandit, name))


def hostage_worth(stage: Stage, scene: Scene, bandit: int, hostage: str) -> int:
    """The ransom as things stand, less what the quirk will cost."""
    ransom = RANSOMS[HOSTAGES.index(hostage)]
    kinds = [stage.kinds[token] for token in scene.loot[bandit]]
    if hostage == "banker":
        ransom = ransom if "strongbox" in kinds else ransom // 5
    elif hostage == "old_lady":
        ransom *= kinds.count("jewel")
    elif hostage == "poker_player":
        ransom *= kinds.count("purse")
    elif hostage == "photographer":
        ransom *= horses_on(stage).wounds[bandit]
    return ransom - QUIRKS.get(hostage, 0) * stage.rounds_left
