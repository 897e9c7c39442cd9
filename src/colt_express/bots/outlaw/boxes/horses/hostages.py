"""Hostages: what they are worth to whoever takes one (HS-COACH-5)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.hostages import (
    BANKER,
    HOSTAGES,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
    RANSOMS,
    TEACHER,
    ZEALOT,
)
from .....engine.tokens import JEWEL, PURSE, STRONGBOX
from ...constants import Stage
from ...state import Scene
from ...worth import BULLET_RECEIVED
from .parts import horses_in, horses_on, own_horses

_QUIRKS: Final[dict[int, int]] = {
    POODLE: BULLET_RECEIVED,
    MINISTER: 120,
    TEACHER: 60,
    ZEALOT: 50,
    OLD_LADY: 60,
    POKER_PLAYER: 80,
    PHOTOGRAPHER: 30,
}
QUIRKS: Final[list[int]] = [_QUIRKS.get(hostage, 0) for hostage in range(len(HOSTAGES))]
"""What a hostage's quirk costs in a round."""


def take_hostage(stage: Stage, scene: Scene, bandit: int, hostage: int) -> None:
    """In a scene just made."""
    part = own_horses(scene)
    part.hostages = [other for other in part.hostages if other != hostage]
    part.hostage[bandit] = hostage
    scene.earn(stage.sides[bandit], hostage_worth(stage, scene, bandit, hostage))


def best_hostage(stage: Stage, scene: Scene, bandit: int) -> int:
    hostages = horses_in(scene).hostages
    best, most = hostages[0], hostage_worth(stage, scene, bandit, hostages[0])
    for hostage in hostages[1:]:
        worth = hostage_worth(stage, scene, bandit, hostage)
        if worth > most:
            best, most = hostage, worth
    return best


def hostage_worth(stage: Stage, scene: Scene, bandit: int, hostage: int) -> int:
    """The ransom as things stand, less what the quirk will cost."""
    ransom = RANSOMS[hostage]
    if hostage == BANKER:
        ransom = ransom if _held(stage, scene, bandit, STRONGBOX) else ransom // 5
    elif hostage == OLD_LADY:
        ransom *= _held(stage, scene, bandit, JEWEL)
    elif hostage == POKER_PLAYER:
        ransom *= _held(stage, scene, bandit, PURSE)
    elif hostage == PHOTOGRAPHER:
        ransom *= horses_on(stage).wounds[bandit]
    return ransom - QUIRKS[hostage] * stage.rounds_left


def _held(stage: Stage, scene: Scene, bandit: int, kind: int) -> int:
    """How many tokens of a kind he holds."""
    held = 0
    for token in scene.loot[bandit]:
        if stage.kinds[token] == kind:
            held += 1
    return held
